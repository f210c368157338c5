import { describe, expect, test } from 'vitest';
import { findEntryById } from '../../src/book';
import { ABILITIES } from '../../src/catalog/abilities';
import { findPower, powerId } from '../../src/catalog/powers';
import { parseSharedPosition } from '../../src/notation/cases';
import { EDITIONS } from '../../src/rules/editions';
import { fold } from '../../src/table/fold/fold';
import { makePiece } from '../../src/table/piece';
import { makeCharacterFromPiece } from '../../src/table/position-setup';
import { makePieceOfFigure } from '../../src/table/table-position';
import { BEGAN_FACT, joinFact } from '../game/make';

describe.each(EDITIONS)('$id', ({ powers }) => {
  test("uses the catalog's ids for powers and abilities", () => {
    const known = (id: string) => findPower(id) !== null || ABILITIES.some((ability) => ability.id === id);
    expect(powers.map(({ id }) => id).filter((id) => !known(id) || powerId(id) !== id)).toEqual([]);
  });
});

/** Ids of earlier versions, each with the present id. */
const OLD = [
  ['earthbound', 'earthbound-neutralized'],
  ['psychic-blast', 'penetrating-psychic-blast'],
] as const;

describe.each(OLD)('the old name %s', (old, id) => {
  test('is converted to the new id in a position', () => {
    const text = `edition: any\nmap: |\n  +---+\n  | . |\n  +---+\npieces: {A: {at: a1, powers: [${old}], abilities: [${old}]}}`;
    const parsed = parseSharedPosition(text, 'a link', () => true);
    const [piece] = parsed.ok ? parsed.value.position.pieces : [];
    expect([piece?.powers, piece?.abilities]).toEqual([[id], [id]]);
  });

  test('gives a figure the power under the new id, which either name switches off', () => {
    const character = makeCharacterFromPiece(makePiece('A', [], { abilities: [old, 'flight'] }));
    const facts = [BEGAN_FACT, { ...joinFact('A', 'red'), character }] as const;
    const figure = fold(facts).table.figures.get('A');
    if (!figure) throw new Error('nobody joined');
    expect(makePieceOfFigure(figure).abilities).toEqual([id, 'flight']);
    for (const power of [old, id]) {
      const off = { ...figure, switchedOff: [{ power, until: null }] };
      expect(makePieceOfFigure(off as typeof figure).abilities).toEqual(['flight']);
    }
  });
});

test('links by the old name of a power still open its entry', () => {
  expect(findEntryById('core-2008/earthbound')?.id).toBe('core-2008/earthbound-neutralized');
  expect(findEntryById('hypertime-2003/psychic-blast')?.id).toBe('hypertime-2003/penetrating-psychic-blast');
  expect(findEntryById('core-2008/no-such-power')).toBeNull();
});
