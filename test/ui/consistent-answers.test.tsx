// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { closePosition, openPositionNotation } from '../../src/app/map/opened-position';
import { setCurrentDesk } from '../../src/app/rules/current-desk';
import { parseDesk } from '../../src/app/rules/desk';
import { EDITIONS } from '../../src/rules/editions';
import PositionScreen from '../../src/ui/map/position/position-screen';
import DeskScreen from '../../src/ui/rules/desk/desk-screen';

configure({ defaultHidden: true });

const [book] = EDITIONS;
const HEDGE = `edition: ${book.id}
map: |
  +---+---+---+---+---+
  | .   .   h   .   . |
  +   +   +   +   +   +
  | .   .   .   . | . |
  +---+---+---+---+---+
pieces:
  A: {at: a1, side: red, attack: 10, damage: 3, range: 6, speed: 8}
  B: {at: e1, side: blue, defense: 17, powers: [toughness]}
`;

afterEach(() => {
  cleanup();
  closePosition();
  setCurrentDesk(null);
});

interface Shown {
  readonly head: string;
  readonly lines: readonly string[];
}

const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
const linesIn = (list: Element | null): string[] =>
  [...(list?.querySelectorAll('li > .answer-bullet + p, :scope > li > p:first-of-type') ?? [])].map((each) =>
    plain(each.textContent),
  );

async function onMap(ask: string): Promise<Shown> {
  location.hash = '#/map';
  openPositionNotation(`${HEDGE}ask: ${ask}\n`, { name: '', note: '', id: null });
  const { unmount } = render(() => <PositionScreen game={false} />);
  const answer = await screen.findByRole('region', { name: 'Answer' });
  const spoken = within(answer).getByRole('status');
  await waitFor(() => expect(spoken.textContent).not.toBe(''));
  const shown = { head: plain(spoken.textContent), lines: linesIn(answer) };
  unmount();
  return shown;
}

async function onDesk(ask: string): Promise<Shown> {
  location.hash = '#/rules/desk';
  const desk = parseDesk(`${HEDGE}ask: ${ask}\n`, { name: 'Hedge', note: '' });
  if (!desk.ok) throw new SyntaxError(desk.fault);
  setCurrentDesk(desk.value);
  const { unmount } = render(() => <DeskScreen />);
  const [row] = within(await screen.findByRole('list', { name: 'Answers' })).getAllByRole('listitem');
  const [verdict, figures] = ['.verdict', '.desk-figures'].map((part) => plain(row?.querySelector(part)?.textContent));
  const shown = {
    head: `${verdict}, ${figures?.split(' · ').join(', ')}`,
    lines: linesIn(row?.querySelector('.ruling-said') ?? null),
  };
  unmount();
  return shown;
}

test.each([
  ['{see: [A, B]}', 'Hindered, 4 squares'],
  ['{hit: {attacker: A, target: B, attack: ranged}}', 'Yes, 8 or more, 15/36, 42%'],
  ['{hit: {attacker: A, target: B, attack: close}}', 'No, would need 7'],
  ['{move: {piece: A, to: d2, action: move}}', 'Yes, 3 of speed 8'],
])('%s has the same answer text, in the same order, on the map and on the ruling desk', async (ask, head) => {
  const map = await onMap(ask);
  const desk = await onDesk(ask);
  expect(map.head.startsWith(head)).toBe(true);
  expect(desk.head.startsWith(map.head)).toBe(true);
  expect(map.lines.length).toBeGreaterThan(0);
  expect(desk.lines).toEqual(map.lines);
});
