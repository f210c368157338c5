import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/catalog/card';
import { listLiveClicks, type SpecialPower } from '../../src/catalog/character';
import { NO_NEEDS } from '../../src/catalog/feat-needs';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import { makePieceOfFigure } from '../../src/table/table-position';
import { BEGAN_FACT, clickFact, MAPPED_FACT, makeFeatCard, makeTestCharacter } from '../game/make';

const special = (slot: SpecialPower['slot'], name: string, grants: string[], cost?: number): SpecialPower => ({
  slot,
  name,
  text: '',
  grants,
  ...(cost === undefined ? {} : { cost }),
});

/** Makes a figure with a special power as speed power and super strength as damage power on its first click. */
function joined(...specials: SpecialPower[]): Fact {
  const plain = makeTestCharacter('A');
  const dial = listLiveClicks(plain.dial).map((click, at) =>
    at === 0 ? { ...click, speed: { value: 8, power: 'special' } } : click,
  );
  return { fact: 'joined', piece: 'A', side: 'red', character: { ...plain, dial, specials }, points: 50, click: 1 };
}

function powers(...facts: Fact[]): readonly string[] {
  const { table } = fold([BEGAN_FACT, MAPPED_FACT, ...facts]);
  const figure = table.figures.get('A');
  if (!figure) throw new Error('nobody joined');
  return [...makePieceOfFigure(figure, table).powers].sort();
}

const off = (power: string): Fact => ({ fact: 'switched', piece: 'A', power, off: true, until: null });
const given = (card: Card): Fact => ({ fact: 'card', card: 'Cord', is: card, owner: null, pieces: ['A'], click: 1 });

describe('counts a granted power', () => {
  test.each<[string, Fact[], string[]]>([
    ['by the white square that shows', [joined(special('speed', 'Rush', ['charge']))], ['charge', 'super-strength']],
    ['by a trait on every click', [joined(special('trait', 'Eel', ['flurry'])), clickFact('A', 1)], ['flurry']],
    ['not by one that is on another click', [joined(special('speed', 'Rush', ['charge'])), clickFact('A', 1)], []],
    ['not by one in another slot', [joined(special('attack', 'Rush', ['charge']))], ['super-strength']],
    ['not by a trait that nobody paid for', [joined(special('trait', 'Key', ['flurry'], 5))], ['super-strength']],
    ['not by one that is cancelled', [joined(special('speed', 'Rush', ['charge'])), off('rush')], ['super-strength']],
    [
      'not where it is cancelled itself',
      [joined(special('speed', 'Rush', ['charge', 'flurry'])), off('charge')],
      ['flurry', 'super-strength'],
    ],
    ['by a card', [joined(), given({ ...makeFeatCard(5), grants: ['leadership'] })], ['leadership', 'super-strength']],
    [
      'by a feat while its prerequisite shows',
      [
        joined(),
        given({ ...makeFeatCard(5), grants: ['outwit'], requires: { ...NO_NEEDS, powers: ['super-strength'] } }),
      ],
      ['outwit', 'super-strength'],
    ],
    [
      'not by a feat whose prerequisite does not show',
      [
        joined(),
        given({ ...makeFeatCard(5), grants: ['outwit'], requires: { ...NO_NEEDS, powers: ['super-strength'] } }),
        clickFact('A', 1),
      ],
      [],
    ],
  ])('%s', (_, facts, expected) => {
    expect(powers(...facts)).toEqual(expected);
  });
});
