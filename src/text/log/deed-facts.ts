import { powerName } from '../../catalog/powers';
import { getOwnProperty } from '../../plain/get-own';
import type { Fact } from '../../table/facts';
import type { Naming } from '../names/naming';
import { PLACE_TEXT } from '../names/places';
import { say, sayMany } from '../say';

type DeedKind = 'rolled' | 'attacked' | 'used' | 'underway' | 'mode' | 'rerolls' | 'loaned' | 'granted';

/** Log texts of rolls for which the figure and the outcome are recorded, by the purpose of the roll. */
const TESTS: Readonly<
  Record<string, (made: boolean, words: { readonly figure: string; readonly dice: string }) => string>
> = {
  evade: (made, words) =>
    made ? say('{figure} rolls {dice} and evades', words) : say('{figure} rolls {dice} and does not evade', words),
  'not being attacked': (made, words) =>
    made
      ? say('{figure} rolls {dice} and cannot be attacked', words)
      : say('{figure} rolls {dice} and can be attacked', words),
};

/**
 * Log texts for marks that the rules record in place of the name of a power. The pattern captures the id or name of the
 * other figure or team.
 */
const MARK_TEXTS: readonly (readonly [RegExp, (figure: string, other: string, naming: Naming) => string])[] = [
  [/^backs (.+)$/, (figure, id, naming) => say('{figure} backs {other}', { figure, other: naming.piece(id) })],
  [
    /^answers (.+) \d+$/,
    (figure, id, naming) => say('{figure} strikes back at {other}', { figure, other: naming.piece(id) }),
  ],
  [/^counts as \d+ (.+)$/, (figure, team) => say('{figure} counts as {team}', { figure, team })],
  // Ids of powers have no spaces. A trade of clicks is marked with the team and the other figure.
  [/ (\S+)$/, (figure, id, naming) => say('{figure} trades a click with {other}', { figure, other: naming.piece(id) })],
];

/** Marks that only the rules need, to remember what happened in a turn. Readers of the log see the event itself. */
const HIDDEN_MARKS = /^(backed|is struck by|is answered by|is hurt without a blow by|gangs up on) | moved$/;

/** Returns whether a fact about a used power only helps the rules to remember an event of the turn. */
export function isHiddenMark({ power }: Extract<Fact, { readonly fact: 'used' }>): boolean {
  return HIDDEN_MARKS.test(power);
}

function describeUse({ piece, power }: Extract<Fact, { readonly fact: 'used' }>, naming: Naming): string {
  const figure = naming.piece(piece);
  for (const [mark, text] of MARK_TEXTS) {
    const other = mark.exec(power)?.[1];
    if (other !== undefined) return text(figure, other, naming);
  }
  return say('{figure} uses {power}', { figure, power: powerName(power) });
}

/** Lists the targets that an attack hit and missed: `Critical hit: Titan hits Rook`. */
export function describeAttack(fact: Extract<Fact, { readonly fact: 'attacked' }>, naming: Naming): string {
  const attacker = naming.piece(fact.piece);
  const figures = (pieces: readonly string[]) => PLACE_TEXT.list(pieces.map((piece) => naming.piece(piece)));
  const { hit, missed, evaded = [], showed } = fact;
  const text = [
    ...(hit.length > 0 ? [say('{attacker} hits {targets}', { attacker, targets: figures(hit) })] : []),
    ...(missed.length > 0 ? [say('{attacker} misses {targets}', { attacker, targets: figures(missed) })] : []),
    ...(evaded.length > 0 ? [say('{attacker} attacks {targets}: evaded', { attacker, targets: figures(evaded) })] : []),
  ].join('; ');
  if (showed === 'sixes') return say('Critical hit: {attack}', { attack: text });
  if (showed === 'ones') return say('Critical miss: {attack}', { attack: text });
  return showed === 'doubles' ? say('Doubles: {attack}', { attack: text }) : text;
}

/** Log texts of facts about actions, such as rolls, attacks and used powers. */
export const DEED_FACT_TEXT: {
  readonly [Kind in DeedKind]: (fact: Extract<Fact, { readonly fact: Kind }>, naming: Naming) => string;
} = {
  rolled: ({ dice: rolled, for: purpose, piece, made }, naming) => {
    const dice = rolled.join(' + ');
    if (purpose === null) return say('Rolled {dice}', { dice });
    const test = piece === undefined || made === undefined ? undefined : getOwnProperty(TESTS, purpose);
    return test && piece !== undefined && made !== undefined
      ? test(made, { figure: naming.piece(piece), dice })
      : say('Rolled {dice} for {purpose}', { dice, purpose: say(purpose) });
  },
  attacked: describeAttack,
  used: describeUse,
  underway: ({ piece, action }, naming) =>
    piece === null
      ? say('The action ends')
      : say('{figure}: {action} goes on', { figure: naming.piece(piece), action: powerName(action) }),
  mode: ({ piece, mode }, naming) =>
    mode === 'soaring'
      ? say('{figure} soars', { figure: naming.piece(piece) })
      : say('{figure} hovers', { figure: naming.piece(piece) }),
  rerolls: ({ side, left }, naming) =>
    sayMany(left, '{player} has 1 reroll left', '{player} has {n} rerolls left', { player: naming.side(side) }),
  loaned: ({ piece, to }, naming) =>
    to === null
      ? say('{figure} acts for its own side again', { figure: naming.piece(piece) })
      : say('{player} controls {figure} for one action', { player: naming.side(to), figure: naming.piece(piece) }),
  granted: ({ side, by }, naming) =>
    by < 0
      ? sayMany(-by, '{player} has 1 action less this turn', '{player} has {n} actions less this turn', {
          player: naming.side(side),
        })
      : sayMany(by, '{player} has 1 more action this turn', '{player} has {n} more actions this turn', {
          player: naming.side(side),
        }),
};
