// Whether this is a phone held upright, or anything narrower than a table.
import { MediaQuery } from 'svelte/reactivity';

const narrow = new MediaQuery('(max-width: 759px)');
const medium = new MediaQuery('(max-width: 1279px)');

export const screen = {
  get small(): boolean {
    return narrow.current;
  },
  get medium(): boolean {
    return medium.current;
  },
};
