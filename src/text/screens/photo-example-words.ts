import type { Learnt } from '../../photo/examples';
import type { Shown } from '../../photo/shown';
import { say } from '../say';

/** What an example can be of. */
export const EXAMPLE_KINDS: readonly { readonly kind: Shown['kind']; readonly name: string }[] = [
  { kind: 'hindering', name: say('Hindering') },
  { kind: 'blocking', name: say('Blocking') },
  { kind: 'elevated', name: say('Elevated') },
  { kind: 'water', name: say('Water') },
  { kind: 'special', name: say('Special') },
  { kind: 'indoors', name: say('Indoors') },
  { kind: 'start', name: say('Starting area') },
  { kind: 'wall', name: say('Wall') },
];

/** `Elevated: 12 squares before, 24 now.` */
export function wordsOfLearnt({ kind, before, after }: Learnt): string {
  if (kind === 'wall') return say('Walls: {before} before, {after} now.', { before, after });
  const terrain = EXAMPLE_KINDS.find((each) => each.kind === kind)?.name ?? '';
  return say('{terrain}: {before} squares before, {after} now.', { terrain, before, after });
}
