import { powerName } from '../../catalog/powers';
import type { Fact } from '../../table/facts';
import type { Naming } from '../names/naming';
import { say, sayMany } from '../say';

type DeedKind = 'used' | 'underway' | 'mode' | 'rerolls' | 'loaned' | 'granted';

/** What deeds leave behind them for the rest of a turn. */
export const DEED_FACTS: {
  readonly [Kind in DeedKind]: (fact: Extract<Fact, { readonly fact: Kind }>, naming: Naming) => string;
} = {
  used: ({ piece, power }, naming) =>
    say('{figure} uses {power}', { figure: naming.piece(piece), power: powerName(power) }),
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
