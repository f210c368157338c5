import { listLiveClicks } from '../../src/catalog/character';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { makeTestCharacter } from '../game/make';

export const applyFactsToTable = (table: Table, facts: readonly Fact[]) => fold(facts, table).table;

/** Makes the fact that a figure of 50 points joins, with the given powers on all of its six clicks. */
export function joinWithPowers(piece: string, side: string, powers: readonly string[], more: object = {}): Fact {
  const plain = makeTestCharacter(piece);
  const [speed = null, attack = null, defense = null, damage = null] = powers;
  const dial = listLiveClicks(plain.dial).map((click) => ({
    speed: { ...click.speed, power: speed },
    attack: { ...click.attack, power: attack },
    defense: { ...click.defense, power: defense },
    damage: { ...click.damage, power: damage },
  }));
  return { fact: 'joined', piece, side, character: { ...plain, dial, ...more }, points: 50, click: 1 };
}

export const RED_TURN: Fact = { fact: 'turn', side: 'red', round: 2 };
export const tokenFact = (piece: string): Fact => ({ fact: 'tokens', piece, by: 1 });
export const actedFact = (piece: string): Fact => ({ fact: 'acted', piece, action: 'move' });
export const usedFact = (piece: string, power: string): Fact => ({ fact: 'used', piece, power });
export const underwayFact = (piece: string, action: string, attacks: number, pushes = false): Fact => ({
  fact: 'underway',
  piece,
  action,
  attacks,
  steps: 2,
  pushes,
});
export const smokeFact = (marker: string, square: string, side: string, when: 'turn-begins' | 'turn-ends'): Fact => ({
  fact: 'marker',
  marker,
  kind: 'hindering',
  square,
  owner: side,
  until: { side, when },
  name: 'smoke',
});
