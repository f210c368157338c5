import type { ExampleEffect } from '../../photo/examples';
import type { MapExample } from '../../photo/ink-anchors';
import { say } from '../say';

/** Kinds of terrain that a player can mark as examples in a photo. */
export const EXAMPLE_KINDS: readonly { readonly kind: MapExample['kind']; readonly name: string }[] = [
  { kind: 'hindering', name: say('Hindering') },
  { kind: 'blocking', name: say('Blocking') },
  { kind: 'elevated', name: say('Elevated') },
  { kind: 'water', name: say('Water') },
  { kind: 'special', name: say('Special') },
  { kind: 'indoors', name: say('Indoors') },
  { kind: 'start', name: say('Starting area') },
  { kind: 'wall', name: say('Wall') },
];

/** Describes what the photo reader learned from examples: `Elevated: 12 squares before, 24 now.` */
export function describeExampleEffect({ kind, before, after }: ExampleEffect): string {
  if (kind === 'wall') return say('Walls: {before} before, {after} now.', { before, after });
  const terrain = EXAMPLE_KINDS.find((each) => each.kind === kind)?.name ?? '';
  return say('{terrain}: {before} squares before, {after} now.', { terrain, before, after });
}
