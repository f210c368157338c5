// @vitest-environment jsdom
import { configure, render, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { table } from '../../src/app/game/open-game';
import { recordStep, undoStep } from '../../src/app/game/perform';
import { messages } from '../../src/app/messages';
import FigureSheet from '../../src/ui/game/table/figure-sheet';
import { startUnplacedDemoGame } from '../helpers/demo-game';

configure({ defaultHidden: true });
const user = userEvent.setup({ delay: null });

const figure = (name: string) => {
  const figure = [...(table()?.figures.values() ?? [])].find(({ character }) => character.name === name);
  if (!figure) throw new Error(`${name} is not in the game`);
  return figure;
};
const show = (name: string) => render(() => <FigureSheet figure={figure(name)} onClose={() => undefined} />);
const dial = async () => within(await screen.findByRole('region', { name: 'Dial' }));

beforeEach(async () => {
  await startUnplacedDemoGame();
});

it('turns the dial to the tapped click, forward and back, each as one undo step', async () => {
  show('The Provost');
  const turnTo = async (click: number) =>
    user.click((await dial()).getByRole('button', { name: `Turn the dial to click ${click}` }));
  const now = () => figure('The Provost').click;
  await turnTo(4);
  await waitFor(() => expect(now()).toBe(4));
  await turnTo(2);
  await waitFor(() => expect(now()).toBe(2));
  await undoStep();
  expect(now()).toBe(4);
  await undoStep();
  expect(now()).toBe(1);
});

it('reports a dial turn that breaks the rules, and otherwise only the new click', async () => {
  const [provost, heron] = [figure('The Provost').piece, figure('Night Heron').piece];
  await recordStep('capture', [{ fact: 'captured', piece: provost, by: heron }]);
  show('The Provost');
  const turnTo = async (click: number) =>
    user.click((await dial()).getByRole('button', { name: `Turn the dial to click ${click}` }));
  await turnTo(3);
  await waitFor(() => expect(messages.current?.text).toMatch(/^Against the rules: .+ Recorded anyway\.$/));
  expect(figure('The Provost').click).toBe(3);
  await undoStep();
  await undoStep();
  await turnTo(2);
  await waitFor(() => expect(messages.current?.text).toBe('The Provost on click 2.'));
});

it("opens a power's entry from its dial colour, and a special power's own text", async () => {
  show('The Provost');
  await user.click((await dial()).getAllByRole('button', { name: /Willpower/ })[0] as HTMLElement);
  const entry = await screen.findByRole('dialog', { name: 'Willpower' });
  expect(within(entry).getByRole('link', { name: 'Open in Rules' })).toBeTruthy();
  await user.click(within(entry).getByRole('button', { name: 'Close' }));
  await user.click((await dial()).getAllByRole('button', { name: /Special power/ })[0] as HTMLElement);
  const own = await screen.findByRole('dialog', { name: 'Writ of Standing' });
  expect(own.textContent).toContain(figure('The Provost').character.specials[0]?.text);
});

it('shows special powers first, then the dial, then its actions', async () => {
  show('The Provost');
  const before = (first: Element, second: Element) =>
    expect(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const region = (name: string) => screen.findByRole('region', { name });
  const own = await region('Dial');
  before(await region('Special powers and traits'), own);
  before(own, await region('Powers showing'));
  before(own, await screen.findByRole('button', { name: /^Damage: / }));
});
