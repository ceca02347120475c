// The wire of Infection at Outpost 31, by the names that its table uses.
import type { Slots } from '$lib/wire/infection.gen';

export type {
  Blood,
  Card,
  Chip,
  Directive,
  Fallout,
  Gear,
  Mission,
  Own,
  Power,
  Progress,
  Room,
  Sector,
  Table,
  TrackerRules,
} from '$lib/wire/infection.gen';
export type Department = Slots[number];
