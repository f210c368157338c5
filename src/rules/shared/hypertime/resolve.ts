import { DIAL_POWERS } from '../../../catalog/powers';
import { type Square, squareName } from '../../../grid/square';
import { halfRoundedUp } from '../../../plain/fraction';
import { areFriendly } from '../../../table/allies';
import { hasAbilityOrPower, type Piece } from '../../../table/piece';
import { findPiece, type Position } from '../../../table/position';
import type { Table } from '../../../table/table';
import type { Citation, HitAnswer } from '../../answer';
import type { Ruleset } from '../../ruleset';
import type { AttackDeed } from '../../table-deed';
import { findDamageReduction, findLentDefense } from '../attack';
import { attackRules } from '../attack-reasons';
import { pieceMark, reason } from '../cite';
import { isSoaring } from '../flight';
import { hasEffect, listPowerIdsByEffect } from '../powers';
import {
  controllingSide,
  currentPiece,
  currentPosition,
  recordFacts,
  refuse,
  requireDeedFigure,
} from '../resolve/deed-context';
import { isOpenGround, makeMarkerUse } from '../resolve/markers';
import { canSquareHoldObject } from '../resolve/objects';
import type { DeedContext, MultiPartAction, ResolveRules } from '../resolve/resolve-rules';
import { healClicks } from '../resolve/take-damage';
import { makeTelekinesisUse } from '../resolve/telekinesis';
import { isDamaged } from '../resolve/turn-reminders';
import {
  hasSideActed,
  limitToOncePerTurn,
  listAdjacentPieces,
  makeForceBlastUse,
  makeOutwitUse,
  makePerplexUse,
  makePoisonUse,
  makeRegenerateUse,
  makeRerollUse,
  makeSupportUse,
} from '../resolve/uses';
import { TELEKINESIS } from '../telekinesis';
import { computeExplosionClicks } from './explosion';
import { ruleOnHypertimeDeed, turnRules } from './turns';
import type { YearRules } from './year-rules';

/** Range of Outwit, Perplex and Probability Control in squares, by common practice without a source. */
const MIND_REACH = 10;

/** Returns the rules for resolving deeds in one year of the game. */
export function resolveRules(year: YearRules, ruleset: () => Ruleset): ResolveRules {
  const { passages } = year;
  const told = (id: string): Citation => year.powers.find((power) => power.id === id)?.cite ?? passages.powers;
  const range = (user: Piece, target: Piece): number =>
    isSoaring(year, target) && !isSoaring(year, user) ? halfRoundedUp(MIND_REACH) : MIND_REACH;
  const parted = (id: string, rest: Omit<MultiPartAction, 'cite'>): MultiPartAction => ({ ...rest, cite: told(id) });
  const mayLift = (piece: Piece) => hasAbilityOrPower(piece, 'super-strength');
  return {
    ruleset,
    ruleOnDeed: (table, deed) => ruleOnHypertimeDeed(year, table, deed),
    turns: turnRules(year),
    cite: passages['giving-actions'],
    shows: (position, piece) => ({ ...piece, defense: defenseShown(year, position, piece) }),
    soars: (piece) => hasEffect(year.powers, piece, 'fly'),
    multiPartActions: {
      charge: parted('charge', { attacks: ['close'], most: 1, moves: 'before', as: 'move' }),
      'running-shot': parted('running-shot', { attacks: ['ranged', 'throw'], most: 1, moves: 'before', as: 'move' }),
      'hypersonic-speed': parted('hypersonic-speed', {
        attacks: ['close', 'ranged'],
        most: 1,
        moves: 'around',
        as: 'move',
        stillAble: true,
        endsOnKnockBack: true,
      }),
      flurry: parted('flurry', { attacks: ['close'], most: 2, moves: 'none', as: 'close', stillAble: true }),
      'pulse-wave': parted('pulse-wave', { attacks: ['ranged'], most: 1, moves: 'none', as: 'ranged' }),
      'energy-explosion': parted('energy-explosion', { attacks: ['ranged'], most: 1, moves: 'none', as: 'ranged' }),
      multiattack: parted('multiattack', {
        attacks: ['close', 'ranged', 'throw', TELEKINESIS],
        most: 2,
        moves: 'none',
        as: 'close',
        twice: true,
      }),
    },
    uses: {
      outwit: makeOutwitUse({
        cite: told('outwit'),
        range,
        lines: true,
        // Abilities of the base and effects lent by a team are not powers.
        mayCancel: (power, target, own) =>
          isPower(power) && (target.powers.includes(power) || hasAbilityOrPower(own, power)),
      }),
      perplex: makePerplexUse({
        cite: told('perplex'),
        range,
        lines: true,
        notSelf: !year.mayUseOnItself,
        values: ['speed', 'attack', 'defense', 'damage', 'range'],
      }),
      'probability-control': makeRerollUse({
        cite: told('probability-control'),
        range,
        lines: true,
        notSelf: !year.mayUseOnItself,
        spend: (now, deed, user) => {
          if (!hasAbilityOrPower(user, 'probability-control'))
            refuse(now, 'power-forbids', user.id, told('probability-control'));
          limitToOncePerTurn(now, deed, told('probability-control'));
        },
      }),
      regeneration: makeRegenerateUse({ cite: told('regeneration'), heals: (die) => die - 2 }),
      // Poison is resolved at the beginning of a turn, before the first action.
      poison: makePoisonUse({
        cite: told('poison'),
        mayUse: (now, { piece }) => !hasSideActed(now, controllingSide(requireDeedFigure(now, piece))),
      }),
      support: makeSupportUse({ cite: told('support'), action: 'close', heals: (die) => die - 2, critical: 1 }),
      'force-blast': makeForceBlastUse({ cite: told('force-blast'), action: 'close' }),
      telekinesis: makeTelekinesisUse({ cite: told('telekinesis'), action: 'ranged', spares: 'nobody' }),
      barrier: makeMarkerUse({
        cite: passages.barrier,
        kind: 'blocking',
        name: 'barrier',
        least: 4,
        most: 4,
        range: (user) => user.range,
        within: 'one',
        seen: false,
        together: true,
        mayStand: isOpenGround,
        until: (side) => ({ side, when: 'turn-begins' }),
        action: 'move',
      }),
      'smoke-cloud': makeMarkerUse({
        cite: passages.smoke,
        kind: 'hindering',
        name: 'smoke',
        least: 4,
        most: 4,
        range: (user) => user.range,
        within: 'each',
        seen: false,
        together: !year.smokeScatters,
        mayStand: canSquareHoldObject,
        until: (side) => ({ side, when: 'turn-begins' }),
        action: 'move',
      }),
    },
    reminders: [
      { power: 'leadership', when: 'turn-begins', cite: told('leadership') },
      { power: 'poison', when: 'turn-begins', cite: told('poison') },
      { power: 'outwit', when: 'action', cite: told('outwit') },
      { power: 'perplex', when: 'action', cite: told('perplex') },
      {
        power: 'support',
        when: 'action',
        cite: told('support'),
      },
      { power: 'regeneration', when: 'action', couldHelp: isDamaged, cite: told('regeneration') },
      { power: 'probability-control', when: 'action', rolls: true, cite: told('probability-control') },
    ],
    instead: {
      incapacitate: {
        cite: told('incapacitate'),
        // Two sixes add damage only to hits that deal damage.
        critical: 0,
        hit: (now, _deed, target) => {
          if (requireDeedFigure(now, target).tokens < 2) recordFacts(now, { fact: 'tokens', piece: target, by: 1 });
        },
      },
    },
    attacks: {
      normalize: (now, deed) => flung(now, deed),
      untargeted: (deed) => deed.action === 'pulse-wave',
      others: (deed, piece) => (isPulse(deed) ? withoutDodging(year, piece) : piece),
      adjustAnswer: (deed, answer) => (deed.action === 'pulse-wave' ? atAnybody(answer) : answer),
      clicks: (position, question, roll) => {
        const attacker = findPiece(position, question.attacker);
        const explodes = attacker && question.attack === 'ranged' && hasEffect(year.powers, attacker, 'explode');
        return explodes ? computeExplosionClicks(year, position, question, roll) : null;
      },
      shape: (piece) => (hasAbilityOrPower(piece, 'shape-change') ? { least: 6, cite: told('shape-change') } : null),
      fumble: () => true,
      shares: false,
      byDie: (attacker, deed, die) =>
        deed.attack === 'close' && hasAbilityOrPower(attacker, 'blades-claws-fangs') ? die : null,
      prepare: (now, deed, attacker) => withoutExploding(year, deed, withoutExperts(now.table, deed.action, attacker)),
      reasons: (_now, deed, attacker) =>
        deed.capture && attacker.squares.length < 4 && !attacker.character.abilities.includes('capture')
          ? [reason('power-forbids', passages.captives, [pieceMark(attacker.piece)])]
          : [],
      mayPass: (now, _deed, target, to) => {
        const position = currentPosition(now);
        const from = position && findPiece(position, target);
        const other = position && findPiece(position, to);
        return (
          position !== null &&
          from !== null &&
          other !== null &&
          hasAbilityOrPower(from, 'mastermind') &&
          areFriendly(position, from.side, other.side) &&
          listAdjacentPieces(now, position, from).includes(other)
        );
      },
      afterHit: (now, deed, hurts) => {
        const attacker = deed.attack === 'close' ? currentPiece(now, deed.attacker) : null;
        if (!attacker || !hasAbilityOrPower(attacker, 'steal-energy') || fightsAsExpert(now, deed)) return;
        if (hurts.some(({ clicks }) => clicks > 0)) healClicks(now, deed.attacker, 1);
      },
    },
    knockBack: { pushes: (_now, _deed, doubles) => doubles, atNothing: false, chooses: false },
    objects: {
      mayLift: (piece, kind) => kind !== 'immobile' && mayLift(piece),
      stack: true,
      cite: passages['object-held'],
      mayPutDown: false,
      keeps: mayLift,
      usedUpBy: ['close', 'throw'],
      withPassenger: true,
      debris: true,
    },
    afterMove: (now, piece, way) => crush(now, piece, way),
    citeCarry: passages.carry,
    takesOff: (_position, piece) => -(findDamageReduction(attackRules(year), piece, false)?.by ?? 0),
    lasts: (now, source) => {
      const user = currentPiece(now, source);
      return user !== null && hasAbilityOrPower(user, 'outwit');
    },
  };
}

/** Returns the defense to display: the figure's defense, or a neighbour's lent defense plus the figure's modifiers. */
function defenseShown(year: YearRules, position: Position, piece: Piece): number {
  const lent = findLentDefense({ position, target: piece }, attackRules(year));
  return lent ? lent.by + (piece.altered?.defense ?? 0) : piece.defense;
}

/** Whether the id is a power of the dial, not an ability of the base. */
function isPower(id: string): boolean {
  return DIAL_POWERS.some((power) => power.id === id);
}

const CLOSE_EXPERT = 'close-combat-expert';

/**
 * Returns the attacker without expert powers if they do not count: in a move-and-attack action, or if a friend's power
 * changed the attacker's values.
 */
function withoutExperts(table: Table, action: string | undefined, attacker: Piece): Piece {
  const figure = table.figures.get(attacker.id);
  // A multiattack is not a power, so expert powers combine with it.
  const moved = action !== undefined && !['close', 'ranged', 'multiattack'].includes(action);
  const friendly = (id: string | undefined) => {
    const by = id === undefined ? figure : table.figures.get(id);
    return by === undefined || figure === undefined ? by === figure : areFriendly(table, by.side, figure.side);
  };
  const changed = figure?.altered.some(({ from }) => friendly(from)) ?? false;
  if (!moved && !changed) return attacker;
  const kept = (id: string) => id !== CLOSE_EXPERT && id !== 'ranged-combat-expert';
  return { ...attacker, powers: attacker.powers.filter(kept), abilities: attacker.abilities.filter(kept) };
}

/**
 * Whether Close Combat Expert adds to this attack. The attacker then uses no other attack power ("Close-Combat
 * Expert").
 */
function fightsAsExpert({ hit }: DeedContext, { die }: AttackDeed): boolean {
  return (
    die === undefined &&
    !!hit?.targets.some(({ damage }) => damage.changes.some(({ source }) => source === CLOSE_EXPERT))
  );
}

/** Normalizes a throw by telekinesis: its object is on the map, not held. */
function flung(now: DeedContext, deed: AttackDeed): AttackDeed {
  const lies = deed.object !== undefined && now.table.objects.some(({ id }) => id === deed.object);
  if (!lies) return deed;
  const { action, ...rest } = deed;
  return { ...rest, attack: TELEKINESIS, ...(action === 'multiattack' ? { action } : {}) };
}

function isPulse({ action, aim }: AttackDeed): boolean {
  return action === 'pulse-wave' && 'pieces' in aim && aim.pieces.length > 1;
}

/** Removes from a bystander its powers to evade, and the reductions that only targets have. */
function withoutDodging(year: YearRules, piece: Piece): Piece {
  const idle = new Set(
    year.powers
      .filter(({ effects }) =>
        effects.some((each) => each.effect === 'evade' || (each.effect === 'reduce' && each.whenTargeted)),
      )
      .map(({ id }) => id),
  );
  return without(piece, idle);
}

/** Returns the answer with friends and any number of figures allowed as targets. */
function atAnybody(answer: HitAnswer): HitAnswer {
  const reasons = answer.reasons.filter(({ code }) => code !== 'ally' && code !== 'too-many-targets');
  return { ...answer, reasons, legal: reasons.length === 0 };
}

/** Removes explosion powers from the attacker in a pulse wave, because each attack uses one power. */
function withoutExploding(year: YearRules, { action }: AttackDeed, attacker: Piece): Piece {
  if (action !== 'pulse-wave') return attacker;
  const idle = new Set(listPowerIdsByEffect(year.powers, 'explode'));
  return without(attacker, idle);
}

function without(piece: Piece, ids: ReadonlySet<string>): Piece {
  const kept = (id: string) => !ids.has(id);
  return { ...piece, powers: piece.powers.filter(kept), abilities: piece.abilities.filter(kept) };
}

/** Destroys the objects under the path of a 2×2 figure. */
function crush(now: DeedContext, piece: Piece, way: readonly Square[]): void {
  const here = piece.squares[0];
  if (piece.squares.length < 4 || here === undefined) return;
  const under = new Set(way.flatMap((anchor) => piece.squares.map((square) => square + anchor - here)));
  for (const { id, at, kind } of now.table.objects.filter((object) => under.has(object.at)))
    recordFacts(
      now,
      { fact: 'object', object: id, kind, square: null },
      { fact: 'destroyed', what: 'object', at: squareName(at), debris: [squareName(at)], by: piece.id },
    );
}
