// @vitest-environment jsdom
import { render, screen } from '@solidjs/testing-library';
import { expect, test } from 'vitest';
import { foldUnchecked } from '../../src/game/valid-facts';
import { FigureCard } from '../../src/ui/game/table/figure-card';
import { BEGAN_FACT, MAPPED_FACT, makeTestCharacter } from '../game/make';

test("a figure's card marks unknown values: a guess shows its number, others a question mark", () => {
  const half = { ...makeTestCharacter('a', 2), guessed: ['1.attack', '1.defense', '2.defense'] };
  const joined = { fact: 'joined', piece: 'A', side: 'red', character: half, points: 50, click: 1 };
  const figure = foldUnchecked([BEGAN_FACT, MAPPED_FACT, joined]).table.figures.get('A');
  if (!figure) throw new Error('it did not join');
  const idle = () => undefined;
  render(() => (
    <FigureCard figure={figure} selected={false} spent={false} immune={false} onSelect={idle} onOpen={idle} />
  ));
  const cells = [...screen.getByRole('button').querySelectorAll('.dial-cell')].map((each) => each.textContent);
  expect(cells[0]).toBe(', speed 8');
  expect(cells[1]).toBe(', attack 10?, guessed, unknown');
  expect(cells[2]).toBe(', defense ?unknown');
  expect(cells[3]).toMatch(/^, damage 2/);
});
