"""Plays a whole game by docs/protocol.md: python3 bot.py HOST PORT. Needs nothing but Python."""
import base64, http.client, json, os, random, socket, struct, sys, time

host, port = sys.argv[1], int(sys.argv[2])


def post(path, body, cookie=""):
    conn = http.client.HTTPConnection(host, port)
    conn.request("POST", path, json.dumps(body), {"Cookie": cookie})
    answer = conn.getresponse()
    cookie = (answer.getheader("Set-Cookie") or "").split(";")[0]
    return json.loads(answer.read()), cookie


class Socket:
    def __init__(self, path, cookie):
        self.sock = socket.create_connection((host, port), 30)
        key = base64.b64encode(os.urandom(16)).decode()
        self.sock.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                          f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode())
        self.file, self.next = self.sock.makefile("rb"), 1
        while self.file.readline().strip():
            pass

    def send(self, command):
        data = json.dumps({"id": self.next, "do": command}).encode()
        mask, self.next = os.urandom(4), self.next + 1
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        self.sock.sendall(b"\x81" + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def receive(self):
        kind, size = self.file.read(2)
        size = {126: lambda: struct.unpack(">H", self.file.read(2))[0],
                127: lambda: struct.unpack(">Q", self.file.read(8))[0]}.get(size & 127, lambda: size & 127)()
        data = self.file.read(size)
        return json.loads(data) if kind & 15 == 1 else {}


def patch(page, changes):
    for change in changes:
        *path, last = [""] if not change["path"] else change["path"][1:].split("/")
        if not change["path"]:
            page = change.get("value")
            continue
        place = page
        for key in path:
            place = place[int(key)] if isinstance(place, list) else place[key]
        last = int(last) if isinstance(place, list) else last
        place.__setitem__(last, change["value"]) if "value" in change else place.pop(last)
    return page


table, cookie = post("/api/tables", {"game": "boardgame", "players": 4, "options": {"max_rounds": 20}})
ws = Socket(f"/api/tables/{table['id']}/socket", cookie)
ws.send({"sit": {"name": "Python"}})
ws.send({"ready": {"ready": True, "entropy": list(os.urandom(32))}})
for _ in range(3):
    ws.send({"add_bot": {"level": "novice"}})
ws.send("start")
page, own, busy = {}, None, 0
while page.get("phase") != "over":
    message = ws.receive()
    if "page" in message:
        page, own = message["page"]["page"], message["page"]["own"]
    news = message.get("news", {})
    page, own = patch(page, news.get("changes", [])), patch(own, news.get("own", []))
    if message.get("done", {}).get("id") == busy or "refused" in message:
        busy = 0  # answered; after a refusal wait a little: too fast, or somebody else came first
        time.sleep(0.3 if "refused" in message else 0)
    if page.get("phase") == "playing" and own and own["legal"] and not busy:
        busy = ws.next
        ws.send({"act": {"action": random.choice(own["legal"])}})
print("over:", json.dumps(page["table"]["outcome"]))
