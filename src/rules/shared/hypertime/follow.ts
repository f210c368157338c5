import { BLOCKING } from '../../../board/terrain';
import { halfRoundedUp } from '../../../plain/fraction';
import { has, type Piece } from '../../../table/piece';
import { pieceOf } from '../../../table/position';
import type { Table } from '../../../table/table';
import type { Citation } from '../../answer';
import type { Ruleset } from '../../ruleset';
import { reductionOf } from '../attack';
import { onPiece, reason } from '../cite';
import { heal } from '../follow/damage';
import { against, figureOf, positionNow, record } from '../follow/doing';
import type { FollowLaw, PartedAction } from '../follow/law';
import {
  alter,
  besides,
  blast,
  cancel,
  lift,
  make,
  once,
  openGround,
  poison,
  regenerate,
  rollAnew,
  support,
} from '../follow/uses';
import { attackLaw } from './combat';
import { isSoaring } from './flight';
import { turnLaw } from './turns';
import type { YearLaw } from './year';

/** Squares that outwit, perplex and probability control reach: common knowledge of the players, no source tells it. */
const MIND_REACH = 10;

/** What follows from deeds in one year of the game. */
export function followLaw(year: YearLaw, ruleset: () => Ruleset): FollowLaw {
  const { passages } = year;
  const told = (id: string): Citation => year.powers.find((power) => power.id === id)?.cite ?? passages.powers;
  const range = (user: Piece, target: Piece): number =>
    isSoaring(year, target) && !isSoaring(year, user) ? halfRoundedUp(MIND_REACH) : MIND_REACH;
  const parted = (id: string, rest: Omit<PartedAction, 'cite'>): PartedAction => ({ ...rest, cite: told(id) });
  const mayLift = (piece: Piece) => has(piece, 'super-strength');
  return {
    ruleset,
    turns: turnLaw(year),
    cite: passages['giving-actions'],
    parted: {
      charge: parted('charge', { attacks: ['close'], most: 1, moves: 'before', as: 'move' }),
      'running-shot': parted('running-shot', { attacks: ['ranged', 'throw'], most: 1, moves: 'before', as: 'move' }),
      'hypersonic-speed': parted('hypersonic-speed', {
        attacks: ['close', 'ranged'],
        most: 1,
        moves: 'around',
        as: 'move',
      }),
      flurry: parted('flurry', { attacks: ['close'], most: 2, moves: 'none', as: 'close' }),
      'energy-explosion': parted('energy-explosion', { attacks: ['ranged'], most: 1, moves: 'none', as: 'ranged' }),
      multiattack: parted('multiattack', {
        attacks: ['close', 'ranged'],
        most: 2,
        moves: 'none',
        as: 'close',
        twice: true,
      }),
    },
    uses: {
      outwit: cancel({
        cite: told('outwit'),
        range,
        mayCancel: (power, target) => target.powers.includes(power) || year.powers.some(({ id }) => id === power),
      }),
      perplex: alter({ cite: told('perplex'), range, values: ['speed', 'attack', 'defense', 'damage', 'range'] }),
      'probability-control': rollAnew({
        cite: told('probability-control'),
        range,
        spend: (now, deed, user) => {
          if (!has(user, 'probability-control'))
            against(now, reason('power-forbids', told('probability-control'), [onPiece(user.id)]));
          once(now, deed, told('probability-control'));
        },
      }),
      regeneration: regenerate({ cite: told('regeneration'), heals: (die) => die - 2 }),
      poison: poison({ cite: told('poison'), mayUse: () => true }),
      support: support({ cite: told('support'), action: 'close', heals: (die) => die - 2 }),
      'force-blast': blast({ cite: told('force-blast'), action: 'close' }),
      telekinesis: lift({ cite: told('telekinesis'), action: 'ranged', spares: 'moved' }),
      barrier: make({
        cite: passages.barrier,
        kind: 'blocking',
        name: 'barrier',
        least: 4,
        most: 4,
        range: (user) => user.range,
        within: 'one',
        seen: false,
        together: true,
        mayStand: openGround,
        until: (side) => ({ side, when: 'turn-begins' }),
        action: 'move',
      }),
      'smoke-cloud': make({
        cite: passages.smoke,
        kind: 'hindering',
        name: 'smoke',
        least: 4,
        most: 4,
        range: (user) => user.range,
        within: 'each',
        seen: false,
        together: true,
        mayStand: (position, square) => ((position.board.terrain[square] ?? BLOCKING) & BLOCKING) === 0,
        until: (side) => ({ side, when: 'turn-begins' }),
        action: 'move',
      }),
    },
    instead: {
      incapacitate: {
        cite: told('incapacitate'),
        critical: 1,
        hit: (now, _deed, target) => {
          if (figureOf(now, target).tokens < 2) record(now, { fact: 'tokens', piece: target, by: 1 });
        },
      },
    },
    attacks: {
      shape: (piece) => (has(piece, 'shape-change') ? 6 : null),
      fumble: () => true,
      citeFumble: passages['giving-actions'],
      shares: false,
      byDie: (attacker, deed, die) => (deed.attack === 'close' && has(attacker, 'blades-claws-fangs') ? die : null),
      prepare: (now, deed, attacker) => withoutExperts(now.table, deed.action, attacker),
      reasons: (now, deed, attacker) =>
        deed.attack === 'ranged' || deed.attack === 'close' || !('pieces' in deed.aim)
          ? []
          : deed.aim.pieces.some((id) => figureOf(now, id).side === attacker.side)
            ? [reason('ally', passages.friends, [onPiece(attacker.piece)])]
            : [],
      mayPass: (now, _deed, target, to) => {
        const position = positionNow(now);
        const from = position && pieceOf(position, target);
        const other = position && pieceOf(position, to);
        return (
          position !== null &&
          from !== null &&
          other !== null &&
          has(from, 'mastermind') &&
          from.side === other.side &&
          besides(now, position, from).includes(other)
        );
      },
      afterHit: (now, deed, hurts) => {
        const position = positionNow(now);
        const attacker = position && pieceOf(position, deed.attacker);
        if (!attacker || deed.attack !== 'close' || !has(attacker, 'steal-energy')) return;
        if (hurts.some(({ clicks }) => clicks > 0)) heal(now, deed.attacker, 1);
      },
    },
    knockBack: { pushes: (_now, _deed, doubles) => doubles, atNothing: false, chooses: false },
    objects: {
      mayLift: (piece, kind) => kind !== 'immobile' && mayLift(piece),
      cite: passages['object-in-hand'],
      besideWay: true,
      mayPutDown: false,
      keeps: mayLift,
      usedUpBy: ['close', 'throw'],
      withPassenger: true,
      dropsOn: (_position, square) => square,
      debris: true,
      thrownAt: 'opposing',
    },
    carriedMayAct: true,
    citeCarry: passages.carry,
    takesOff: (_position, piece) => -(reductionOf(attackLaw(year), piece, false)?.by ?? 0),
    lasts: (now, source, power, target) => {
      const position = positionNow(now);
      const user = position && pieceOf(position, source);
      if (power === 'alter') return true;
      return user !== null && has(user, 'outwit') && target !== '';
    },
  };
}

/** Experts work with no other power: not on the run, and not where something changed their values. */
function withoutExperts(table: Table, action: string | undefined, attacker: Piece): Piece {
  const figure = table.figures.get(attacker.id);
  const moved = action !== undefined && action !== 'close' && action !== 'ranged';
  const changed = (figure?.altered.length ?? 0) > 0;
  if (!moved && !changed) return attacker;
  const kept = (id: string) => id !== 'close-combat-expert' && id !== 'ranged-combat-expert';
  return { ...attacker, powers: attacker.powers.filter(kept), abilities: attacker.abilities.filter(kept) };
}
