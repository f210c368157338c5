/**
 * Counters of a figure that plays by a card. `mobilized`: 1 for the henchman that acts now within its group, 3 for a
 * henchman that is done. `wounds`: on a box, in no slot yet (null), or on the base of a henchman. `struck`: the targets
 * of an attack that continues, 1 for the first target and 2 for the others. The last eleven counters are reset with
 * each activation.
 */
export const TALLIES = [
  'points',
  'wounds',
  'card-wounds',
  'duration',
  'status',
  'defeats',
  'extracted',
  'respawned',
  'attacked',
  'rolled',
  'advanced',
  'marched',
  'ran',
  'busy',
  'spaces',
  'triggered',
  'volley',
  'mobilized',
  'struck',
] as const;
export type Tally = (typeof TALLIES)[number];
