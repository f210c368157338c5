import { BLOCKING } from '../../../board/terrain';
import { has, type Piece } from '../../../table/piece';
import type { Ruleset } from '../../ruleset';
import { reductionOf } from '../../shared/attack';
import { onPiece, reason } from '../../shared/cite';
import { against, figureOf, record, sideOf } from '../../shared/follow/doing';
import type { FollowLaw, PartedAction } from '../../shared/follow/law';
import { alter, cancel, half, make, once, poison, regenerate, rollAnew } from '../../shared/follow/uses';
import { cite } from './citations';
import { attackLaw } from './combat';
import type { SwordsLaw } from './law';
import { turnLaw } from './turns';

const reference = (name: string) => cite(`Powers and Abilities Reference: ${name}`);
const OBJECTS = cite('Objects');

/** "Minimum range 6". */
const atLeastSix = (user: Piece): number => Math.max(6, user.range);

/** What follows from deeds, by the reference on the book's last page. */
export function followLaw(law: SwordsLaw, ruleset: () => Ruleset): FollowLaw {
  const parted = (name: string, rest: Omit<PartedAction, 'cite'>): PartedAction => ({ ...rest, cite: reference(name) });
  return {
    ruleset,
    turns: turnLaw(law),
    cite: cite('Overview of Play: Actions'),
    parted: {
      charge: parted('Charge', { attacks: ['close'], most: 1, moves: 'before', as: 'power' }),
      'running-shot': parted('Running Shot', { attacks: ['ranged', 'throw'], most: 1, moves: 'before', as: 'power' }),
      'hypersonic-speed': parted('Hypersonic Speed', {
        attacks: ['close', 'ranged', 'throw'],
        most: 1,
        moves: 'around',
        as: 'power',
        attacker: (attacker) => ({ ...attacker, range: half(attacker.range) }),
      }),
      flurry: parted('Flurry', { attacks: ['close'], most: 2, moves: 'none', as: 'close' }),
      'energy-explosion': parted('Energy Explosion', { attacks: ['ranged'], most: 1, moves: 'none', as: 'ranged' }),
    },
    uses: {
      outwit: cancel({
        cite: reference('Outwit'),
        range: atLeastSix,
        mayCancel: (power, target) => has(target, power),
      }),
      perplex: alter({
        cite: reference('Perplex'),
        range: atLeastSix,
        values: ['speed', 'attack', 'defense', 'range'],
      }),
      'probability-control': rollAnew({
        cite: cite('Themed Teams'),
        range: atLeastSix,
        spend: (now, deed, user) => {
          const side = sideOf(figureOf(now, deed.piece));
          const left = now.table.rerolls?.[side];
          if (left !== undefined && left < 1 && !has(user, 'probability-control'))
            against(now, reason('power-forbids', cite('Themed Teams'), [onPiece(user.id)]));
          once(now, deed, cite('Themed Teams'));
          if (now.reasons.length === 0 && left !== undefined) record(now, { fact: 'rerolls', side, left: left - 1 });
        },
      }),
      regeneration: regenerate({ cite: reference('Regeneration'), heals: half }),
      poison: poison({
        cite: reference('Poison'),
        mayUse: (now, deed) => figureOf(now, deed.piece).movedThisTurn !== true,
      }),
      'smoke-cloud': make({
        cite: reference('Smoke Cloud'),
        kind: 'hindering',
        name: 'smoke',
        least: 1,
        most: 6,
        range: atLeastSix,
        within: 'each',
        seen: true,
        together: true,
        mayStand: (position, square) => ((position.board.terrain[square] ?? BLOCKING) & BLOCKING) === 0,
        until: (side) => ({ side, when: 'turn-begins' }),
        action: 'power',
      }),
    },
    instead: {
      incapacitate: {
        cite: reference('Incapacitate'),
        critical: 0,
        hit: (now, _deed, target) => {
          if (figureOf(now, target).tokens < 2) record(now, { fact: 'tokens', piece: target, by: 1 });
        },
      },
    },
    attacks: {
      shape: () => null,
      fumble: () => true,
      citeFumble: cite('Resolving Combat: Determine Hits'),
      shares: true,
      byDie: (attacker, deed, die) =>
        deed.attack === 'close' && has(attacker, 'blades-claws-fangs') ? Math.max(die, attacker.damage - 1) : null,
    },
    knockBack: { pushes: (_now, _deed, doubles) => doubles, atNothing: true, chooses: true },
    objects: {
      mayLift: (piece, kind) => kind === 'light' || (kind === 'heavy' && has(piece, 'super-strength')),
      cite: OBJECTS,
      besideWay: true,
      mayPutDown: true,
      keeps: (piece) => piece.holding !== 'heavy' || has(piece, 'super-strength'),
      usedUpBy: ['close', 'throw'],
      withPassenger: false,
      dropsOn: (_position, square) => square,
      debris: false,
      thrownAt: 'any',
    },
    carriedMayAct: false,
    citeCarry: cite('Inherent Abilities: Carry'),
    takesOff: (_position, piece) => -(reductionOf(attackLaw(law), piece)?.by ?? 0),
    // What was chosen holds until the next turn, whatever becomes of who chose it.
    lasts: () => true,
  };
}
