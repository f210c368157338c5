import { BLOCKING } from '../../../board/terrain';
import { has, type Piece } from '../../../table/piece';
import { pieceOf } from '../../../table/position';
import type { Citation } from '../../answer';
import type { Ruleset } from '../../ruleset';
import { reductionOf } from '../../shared/attack';
import { onPiece, reason } from '../../shared/cite';
import { against, type Doing, figureOf, record, refuse, sideOf } from '../../shared/follow/doing';
import type { FollowLaw, PartedAction } from '../../shared/follow/law';
import {
  alter,
  besides,
  cancel,
  half,
  make,
  once,
  poison,
  regenerate,
  rollAnew,
  userOf,
} from '../../shared/follow/uses';
import type { UseDeed } from '../../table-deed';
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
      leadership: (now, deed) => lead(now, deed),
      willpower: (now, deed) => shakeOff(now, deed),
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

/** The faces are lost in the scan: 5 and 6, as for the other rolls. */
const SUCCESS = 5;

/** "At the beginning of your turn": before anybody of the side was given an action. */
function atBeginning(now: Doing, deed: UseDeed, passage: Citation): void {
  const { table } = now;
  if (table.turn !== sideOf(figureOf(now, deed.piece)) || table.actionsSpent > 0)
    against(now, reason('power-forbids', passage, [onPiece(deed.piece)]));
}

/** "Leadership": a roll takes a token off a neighbour of fewer points, or of a keyword that both have. */
function lead(now: Doing, deed: UseDeed): void {
  const passage = reference('Leadership');
  const who = userOf(now, deed, passage);
  const target = who && deed.target !== undefined ? pieceOf(who.position, deed.target) : null;
  if (!who || !target) {
    refuse(now, 'power-forbids', deed.piece, passage);
    return;
  }
  atBeginning(now, deed, passage);
  const { user } = who;
  const kin = user.keywords.some((keyword) => target.keywords.includes(keyword));
  if (target.side !== user.side) against(now, reason('opposing', passage, [onPiece(target.id)]));
  if (!besides(now, who.position, user).includes(target))
    against(now, reason('no-adjacent', passage, [onPiece(target.id)]));
  if (!kin && target.points >= user.points) against(now, reason('power-forbids', passage, [onPiece(target.id)]));
  once(now, deed, passage);
  if (now.reasons.length === 0) clearOne(now, deed, target.id);
}

/** "Willpower": a roll takes a token off itself. */
function shakeOff(now: Doing, deed: UseDeed): void {
  const passage = reference('Willpower');
  if (!userOf(now, deed, passage)) return;
  atBeginning(now, deed, passage);
  once(now, deed, passage);
  if (now.reasons.length === 0) clearOne(now, deed, deed.piece);
}

function clearOne(now: Doing, { die = 0, power }: UseDeed, piece: string): void {
  record(now, { fact: 'rolled', dice: [die], for: power });
  if (die >= SUCCESS && figureOf(now, piece).tokens > 0) record(now, { fact: 'tokens', piece, by: -1 });
}
