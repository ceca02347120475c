section-team = Team

inf-team-captain = The Captain names the team and always belongs to it.
    .title = The Captain goes too
inf-team-size = The team has exactly the size that the mission shows. If fewer players are free, all who are free go. Nobody who is named can refuse.
    .title = Size of the team
inf-team-free = Torched and tied players cannot be on the team.
    .title = Who can go
inf-team-departments = A mission may ask for departments. One member fills one place, the Captain too. The Captain must fill as many of these places as any possible team could. Option `captain_dept_excluded`: the Captain's own department does not count.
    .title = Departments
inf-team-no-swap = If a place for a department cannot be filled, the Captain may not swap cards this turn, neither for the mission nor for the battle. A team that is only too small costs nothing.
    .title = Missing department
