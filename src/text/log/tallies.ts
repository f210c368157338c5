import type { Fact } from '../../table/facts';
import type { Tally } from '../../table/tally-kinds';
import { cardTerm } from '../names/ids';
import type { Naming } from '../names/naming';
import { say, sayMany } from '../say';

type Tallied = Extract<Fact, { readonly fact: 'tallied' }>;

/** Changes of a figure’s tallies, without the figure’s name. */
const WORDS: Readonly<Record<Tally, (by: number, up: boolean, of: string | null) => string>> = {
  points: (by, up) =>
    up
      ? sayMany(by, 'gains 1 action point', 'gains {n} action points')
      : sayMany(by, 'spends 1 action point', 'spends {n} action points'),
  wounds: (by, up, of) => {
    if (up)
      return of === null
        ? sayMany(by, 'takes 1 wound', 'takes {n} wounds')
        : sayMany(by, 'takes 1 wound in its {of} box', 'takes {n} wounds in its {of} box', { of });
    return of === null
      ? sayMany(by, 'removes 1 wound', 'removes {n} wounds')
      : sayMany(by, 'removes 1 wound from its {of} box', 'removes {n} wounds from its {of} box', { of });
  },
  'card-wounds': (by, up, of) => {
    const card = of ?? say('a card');
    return up
      ? sayMany(by, 'puts 1 wound on {card}', 'puts {n} wounds on {card}', { card })
      : sayMany(by, 'removes 1 wound from {card}', 'removes {n} wounds from {card}', { card });
  },
  duration: (by, up, of) => {
    const card = of ?? say('a card');
    return up
      ? sayMany(by, 'puts 1 duration token on {card}', 'puts {n} duration tokens on {card}', { card })
      : sayMany(by, 'removes 1 duration token from {card}', 'removes {n} duration tokens from {card}', { card });
  },
  status: (by, up, of) => {
    const kind = of ?? say('status');
    return up
      ? sayMany(by, 'gets 1 {kind} token', 'gets {n} {kind} tokens', { kind })
      : sayMany(by, 'loses 1 {kind} token', 'loses {n} {kind} tokens', { kind });
  },
  defeats: (_, up) => (up ? say('loses its character token') : say('gets its character token back')),
  extracted: (_, up) => (up ? say('is extracted from the mission') : say('is back in the mission')),
  respawned: (_, up) => (up ? say('respawns') : say('can act normally again')),
  attacked: (_, up) => (up ? say('has attacked') : say('may attack again')),
  rolled: (_, up) => (up ? say('has rolled the Action Die') : say('may roll the Action Die again')),
  advanced: (by, up) =>
    up ? sayMany(by, 'advances for 1 action point', 'advances for {n} action points') : say('may advance again'),
  marched: (by, up) =>
    up ? sayMany(by, 'may march for 1 action point', 'may march for {n} action points') : say('marches'),
  ran: (_, up) => (up ? say('runs') : say('may run again')),
  busy: (_, up) => (up ? say('does something other than advance') : say('has only advanced so far')),
  spaces: (by, up, of) => (up ? mayMove : mayNoLongerMove)(by, of),
  triggered: (_, up, of) =>
    up
      ? say('uses {defense} against the attack', { defense: of ?? say('a defense') })
      : say('may use {defense} against the attack again', { defense: of ?? say('a defense') }),
  mobilized: (by, up) => {
    if (!up) return say('may be mobilized again');
    return by === 1 ? say('is mobilized') : say('has done what it does this round');
  },
  struck: (_, up) => (up ? say('has a further target of its attack') : say('may choose that target again')),
  volley: (by, up, of) => {
    const card = of ?? say('a card');
    return up
      ? sayMany(by, 'has 1 more attack from {card}', 'has {n} more attacks from {card}', { card })
      : sayMany(by, 'uses up 1 attack from {card}', 'uses up {n} attacks from {card}', { card });
  },
};

/** Describes the change of a tally: `Rook takes 2 wounds in its attack box`. */
export function describeTallyChange({ piece, tally, of, by }: Tallied, naming: Naming): string {
  return `${naming.piece(piece)} ${WORDS[tally](Math.abs(by), by >= 0, of === null ? null : spoken(tally, of))}`;
}

/**
 * Returns the text of a tally's detail. Ids of boxes and statuses are replaced by names; names of cards and kinds of
 * move are unchanged.
 */
function spoken(tally: Tally, of: string): string {
  return tally === 'spaces' ? of : cardTerm(of);
}

/** Describes a move that a card allows. The kind of move is `card-free`, `card-straight` or `card-exact`. */
function mayMove(spaces: number, way: string | null): string {
  if (way === 'card-straight')
    return sayMany(
      spaces,
      'may move 1 space in a straight line with a card',
      'may move up to {n} spaces in a straight line with a card',
    );
  if (way === 'card-exact')
    return sayMany(
      spaces,
      'may move exactly 1 space in a straight line with a card',
      'may move exactly {n} spaces in a straight line with a card',
    );
  return sayMany(spaces, 'may move 1 space with a card', 'may move up to {n} spaces with a card');
}

function mayNoLongerMove(spaces: number, way: string | null): string {
  if (way === 'card-straight')
    return sayMany(
      spaces,
      'may no longer move 1 space in a straight line with a card',
      'may no longer move {n} spaces in a straight line with a card',
    );
  if (way === 'card-exact')
    return sayMany(
      spaces,
      'may no longer move exactly 1 space in a straight line with a card',
      'may no longer move exactly {n} spaces in a straight line with a card',
    );
  return sayMany(spaces, 'may no longer move 1 space with a card', 'may no longer move {n} spaces with a card');
}
