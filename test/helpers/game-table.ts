import { listLiveClicks } from '../../src/catalog/character';
import type { Ruleset } from '../../src/rules/ruleset';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { MAPPED_FACT, makeTestCharacter, placeFact } from '../game/make';

/** A piece of a test game. Omitted fields default to speed 8, attack 10, defense 16, damage 2, range 6 and one bolt. */
export interface TestPiece {
  readonly at: string | readonly string[];
  readonly side?: string;
  readonly powers?: readonly string[];
  readonly abilities?: readonly string[];
  readonly damage?: number;
  readonly targets?: number;
  readonly clicks?: number;
}

function joinedAs(piece: string, { powers = [], abilities = [], clicks = 6, ...one }: TestPiece): Fact {
  const plain = makeTestCharacter(piece, clicks);
  const [speed = null, attack = null, defense = null, damage = null] = powers;
  const dial = listLiveClicks(plain.dial).map((click) => ({
    speed: { ...click.speed, power: speed },
    attack: { ...click.attack, power: attack },
    defense: { ...click.defense, power: defense },
    damage: { value: one.damage ?? click.damage.value, power: damage },
  }));
  const base: [number, number] = [Math.max(1, [one.at].flat().length), 1];
  const is = { ...plain, base, dial, abilities, targets: one.targets ?? 1 };
  return { fact: 'joined', piece, side: one.side ?? 'red', character: is, points: 50, click: 1 };
}

/**
 * Makes a game of red and blue at red's turn in the second round. The map is a clear 8 × 8 board unless `more` contains
 * a map.
 */
export function makeGameTable(rules: Ruleset, standing: Readonly<Record<string, TestPiece>>, ...more: Fact[]): Table {
  const players = [
    { side: 'red', name: 'Ann' },
    { side: 'blue', name: 'Ben' },
  ];
  const facts: Fact[] = [
    { fact: 'began', edition: rules.id, buildTotal: 300, actionTotal: 3, players },
    more.find(({ fact }) => fact === 'mapped') ?? MAPPED_FACT,
    ...Object.entries(standing).flatMap(([piece, one]) => [joinedAs(piece, one), placeFact(piece, ...[one.at].flat())]),
    { fact: 'turn', side: 'red', round: 2 },
    ...more.filter(({ fact }) => fact !== 'mapped'),
  ];
  return fold(facts).table;
}

export const objectFact = (object: string, square: string, kind: 'light' | 'heavy' | 'immobile' = 'light'): Fact => ({
  ...{ fact: 'object', object, kind, square },
});
