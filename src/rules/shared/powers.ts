import { hasAbilityOrPower, type Piece } from '../../table/piece';
import type { Citation } from '../answer';
import type { AttackCondition, PowerEffect, PowerEntry } from '../power-entry';
import { makeEntriesFromPowerMeanings } from './player-meanings';

/** Effect of one power, with the entry of that power. */
export interface ActiveEffect<Kind extends PowerEffect['effect']> {
  readonly power: PowerEntry;
  readonly effect: Extract<PowerEffect, { effect: Kind }>;
}

type Index = Map<PowerEffect['effect'], ActiveEffect<PowerEffect['effect']>[]>;

/** Effects by effect type, cached for each edition because an edition's powers never change. */
const indexes = new WeakMap<readonly PowerEntry[], Index>();

function indexOf(powers: readonly PowerEntry[]): Index {
  const known = indexes.get(powers);
  if (known) return known;
  const index: Index = new Map();
  for (const power of powers) {
    for (const effect of power.effects) {
      const actives = index.get(effect.effect) ?? [];
      index.set(effect.effect, actives);
      actives.push({ power, effect } as ActiveEffect<PowerEffect['effect']>);
    }
  }
  indexes.set(powers, index);
  return index;
}

/** Lists all effects of one type in an edition. */
export function listEditionEffects<Kind extends PowerEffect['effect']>(
  powers: readonly PowerEntry[],
  kind: Kind,
): readonly ActiveEffect<Kind>[] {
  return (indexOf(powers).get(kind) ?? []) as unknown as ActiveEffect<Kind>[];
}

/** Lists the effects of one type that a game's players gave to powers, whether or not the piece has the power now. */
export function listPlayerEffects<Kind extends PowerEffect['effect']>(
  powers: readonly PowerEntry[],
  { meanings }: Piece,
  kind: Kind,
): readonly ActiveEffect<Kind>[] {
  return meanings ? listEditionEffects(makeEntriesFromPowerMeanings(powers, meanings), kind) : [];
}

/** Lists the effects of one type that a piece has now. */
export function listEffects<Kind extends PowerEffect['effect']>(
  powers: readonly PowerEntry[],
  piece: Piece,
  kind: Kind,
): ActiveEffect<Kind>[] {
  const own = listEditionEffects(powers, kind).filter(({ power }) => hasAbilityOrPower(piece, power.id));
  if (!piece.meanings) return own;
  return [...own, ...listPlayerEffects(powers, piece, kind).filter(({ power }) => hasAbilityOrPower(piece, power.id))];
}

export function hasEffect(powers: readonly PowerEntry[], piece: Piece, kind: PowerEffect['effect']): boolean {
  if (listEditionEffects(powers, kind).some(({ power }) => hasAbilityOrPower(piece, power.id))) return true;
  return (
    piece.meanings !== undefined &&
    listPlayerEffects(powers, piece, kind).some(({ power }) => hasAbilityOrPower(piece, power.id))
  );
}

function isOf(action: string): (active: ActiveEffect<'move-action'>) => boolean {
  return ({ power, effect }) => (effect.action ?? power.id) === action;
}

/** Returns the move action with this name, whichever piece has its power. Null if no power provides the action. */
export function findMoveAction(powers: readonly PowerEntry[], action: string): ActiveEffect<'move-action'> | null {
  return listEditionEffects(powers, 'move-action').find(isOf(action)) ?? null;
}

/** Whether a piece may take this move action: the ordinary move, or a move action of one of its powers. */
export function mayTakeMoveAction(powers: readonly PowerEntry[], piece: Piece, action: string): boolean {
  return action === 'move' || listEffects(powers, piece, 'move-action').some(isOf(action));
}

/** Returns the passage that halves the piece's speed in this action. Null if the speed is not halved. */
export function findHalvingPassage(powers: readonly PowerEntry[], piece: Piece, action: string): Citation | null {
  const gives = listEffects(powers, piece, 'move-action').find((active) => isOf(action)(active) && active.effect.half);
  return gives?.power.cite ?? null;
}

/** Lists the ids of powers with an effect of this type. */
export function listPowerIdsByEffect(powers: readonly PowerEntry[], kind: PowerEffect['effect']): string[] {
  return listEditionEffects(powers, kind).map(({ power }) => power.id);
}

/** Makes the entry of a power with effects that its source defines. */
export function makeAppliedPower(id: string, cite: Citation, ...effects: PowerEffect[]): PowerEntry {
  return { id, standing: cite.basis === 'common' ? 'applied-in-common' : 'applied', effects, cite };
}

/** Returns an effect that modifies a combat value in attacks that meet the condition. */
export function modify(value: 'attack' | 'defense' | 'damage', by: number, when: AttackCondition): PowerEffect {
  return { effect: 'modify', value, by, when };
}

/** Makes entries for powers that change no answer. Players use them by a deed. */
export function makePowersUsedByDeed(cite: Citation, ...ids: string[]): PowerEntry[] {
  return ids.map((id) => makeAppliedPower(id, cite));
}

/** Makes entries for powers that a source names without defining them. */
export function makeUndefinedPowers(cite: Citation, ...ids: string[]): PowerEntry[] {
  return ids.map((id) => ({ id, standing: 'player-rules', effects: [], cite }));
}

/** Returns the powers, with effects added to the power that has this id. */
export function withAddedEffects(powers: readonly PowerEntry[], id: string, ...effects: PowerEffect[]): PowerEntry[] {
  return powers.map((power) => (power.id === id ? { ...power, effects: [...power.effects, ...effects] } : power));
}
