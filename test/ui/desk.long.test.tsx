// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer';
import { cleanup, configure, render, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordHouseRule } from '../../src/app/game/house-rules';
import { game, table } from '../../src/app/game/open-game';
import { recordStep } from '../../src/app/game/perform';
import { route } from '../../src/app/route';
import { readSavedDesk, setCurrentDesk } from '../../src/app/rules/current-desk';
import { answerByEditions, parseDesk, printDesk } from '../../src/app/rules/desk';
import { printRuling } from '../../src/app/rules/desk-text';
import { closeSession } from '../../src/app/session/session';
import { EDITIONS } from '../../src/rules/editions';
import { makeDeskLink } from '../../src/share/ruling-file';
import DeskScreen from '../../src/ui/rules/desk/desk-screen';
import { TableScreen } from '../../src/ui/shell/table-tab';
import { startUnplacedDemoGame } from '../helpers/demo-game';
import { renderWithMessages } from './table-page';

configure({ defaultHidden: true });
// Packing links needs streams, which the `Blob` of jsdom lacks.
vi.stubGlobal('Blob', NodeBlob);
const user = userEvent.setup({ delay: null });
const [book] = EDITIONS;

/**
 * Position in which two figures close the corner between Titan and Provost. Editions before 2008 leave the corner open.
 */
const CORNER = `title: The corner
edition: ${book.id}
map: |
  +---+---+---+---+
  | .   .   .   . |
  +   +   +   +   +
  | .   .   .   . |
  +   +   +   +   +
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, side: red, name: Brass Titan}
  B: {at: c3, side: blue, name: The Provost}
  C: {at: c2, side: blue}
  D: {at: b3, side: red}
`;
const SEES = `${CORNER}ask: {see: [A, B]}\n`;

beforeEach(async () => {
  location.hash = '#/rules/desk';
  setCurrentDesk(null);
  await waitFor(() => expect(route().rest).toEqual(['desk']));
});

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

async function open(): Promise<void> {
  renderWithMessages(() => <DeskScreen />);
  await screen.findByRole('heading', { level: 1 });
}

async function paste(text: string): Promise<void> {
  await open();
  await press(/^Paste position notation/);
  const area = await screen.findByLabelText('Position notation');
  await user.clear(area);
  await user.click(area);
  await user.paste(text);
  await press('Open on the judge’s desk');
}

const question = (name: string | RegExp) => screen.findByRole('article', { name });

describe('the text of the ruling desk', () => {
  const read = (text: string) => {
    const desk = parseDesk(text, { name: '', note: '' });
    if (!desk.ok) throw new SyntaxError(desk.fault);
    return desk.value;
  };

  it('holds one position and a document for each question, and round-trips', () => {
    const desk = read(`${SEES}---\n${CORNER}ask: {hit: {attacker: A, target: B, attack: ranged}}\n`);
    expect(desk.questions.map(({ ask }) => ask)).toEqual(['see', 'hit']);
    expect(read(printDesk(desk))).toEqual(desk);
    expect(read(printDesk({ ...desk, questions: [] })).questions).toEqual([]);
  });

  it('reports what is wrong with it', () => {
    const fault = (text: string) => {
      const desk = parseDesk(text, { name: '', note: '' });
      return desk.ok ? '' : desk.fault;
    };
    expect(fault('')).toContain('The text is empty');
    expect(fault(`${SEES}---\n${SEES.replace('at: a1', 'at: a2')}`)).toContain('document 2 shows another');
    expect(fault(SEES.replace(book.id, 'no-such-book'))).toMatch(/no-such-book/);
  });

  it('is answered by every edition, its own first, and differing answers are marked', () => {
    const desk = read(SEES);
    const [first, ...others] = answerByEditions(desk, desk.questions[0] as (typeof desk.questions)[number]);
    expect([first?.edition, first?.isChosen, first?.differs, first?.answer?.verdict]).toEqual([
      book.id,
      true,
      false,
      'No',
    ]);
    expect(others.map(({ edition }) => edition).sort()).toEqual(
      EDITIONS.map(({ id }) => id)
        .filter((id) => id !== book.id)
        .sort(),
    );
    for (const { answer, differs } of others) expect(differs).toBe(answer?.verdict !== 'No');
    expect(others.some(({ differs }) => differs)).toBe(true);
  });

  it("prints as sentences with answers, passages, other editions' answers and the notation", () => {
    const text = printRuling({ ...read(SEES), note: 'Round 3.' });
    expect(text).toContain(
      '1. Does Brass Titan have line of fire to The Provost?\nNo · 2 squares\n- C and D block line of fire (Core rules, 2008 · ',
    );
    expect(text).toMatch(/≠ Hypertime, 2002: Yes/);
    expect(text).toContain('Round 3.');
    expect(text.trimEnd().endsWith('ask: {see: [A, B]}')).toBe(true);
  });
});

describe('the ruling desk', () => {
  it('says what to do when it is empty, and what is wrong with pasted text', async () => {
    await paste('edition: nowhere');
    expect((await screen.findByRole('alert')).textContent).toContain('map');
  });

  it("shows every edition's verdict on a pasted question, marks differences, and lists reasons with passages", async () => {
    await paste(SEES);
    const asked = await question('Does Brass Titan have line of fire to The Provost?');
    const rows = within(within(asked).getByRole('list', { name: 'Answers' }))
      .getAllByRole('listitem')
      .filter((row) => row.querySelector('summary'));
    expect(rows).toHaveLength(EDITIONS.length);
    expect(rows[0]?.textContent).toContain('selected');
    expect(rows.filter((row) => within(row).queryByRole('img', { name: 'differs' }))).toHaveLength(3);
    expect(within(rows[0] as HTMLElement).getByRole('link').textContent).toContain('Blocking Terrain');
  });

  it('adds questions by form and by notation, reports unreadable ones, and removes one with undo', async () => {
    await paste(SEES);
    await press('Add a question');
    const sheet = await screen.findByRole('dialog', { name: 'Add a question' });
    await user.selectOptions(within(sheet).getByLabelText('Question'), 'move');
    await user.click(within(sheet).getByRole('button', { name: 'Ask' }));
    expect((await within(sheet).findByRole('alert')).textContent).toBe('Tap the target on the board first.');
    await user.type(within(sheet).getByLabelText('Square'), 'b2');
    await user.click(within(sheet).getByRole('button', { name: 'Select square' }));
    await within(sheet).findByRole('button', { name: 'Square b2', pressed: true });
    await user.click(within(sheet).getByRole('button', { name: 'Ask' }));
    await question(/^Can Brass Titan move to b2/);
    await press('Add a question');
    const again = await screen.findByRole('dialog', { name: 'Add a question' });
    await user.selectOptions(within(again).getByLabelText('Question'), 'notation');
    await user.clear(within(again).getByLabelText('Question in notation'));
    await user.click(within(again).getByLabelText('Question in notation'));
    await user.paste('{range: [A, c3]}');
    await user.click(within(again).getByRole('button', { name: 'Ask' }));
    const far = await question('How far is it from Brass Titan to c3?');
    await user.click(within(far).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: /^How far/ })).toBeNull());
    await press('Undo');
    await question(/^How far/);
    expect((await readSavedDesk())?.notation.match(/^ask:/gm)).toHaveLength(3);
  });

  it('takes the figure and the target of a question from the board', async () => {
    await paste(CORNER);
    const map = await screen.findByRole('application', { name: /^Map/ });
    await user.click(await within(map).findByRole('button', { name: /^The Provost/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Add a question' });
    const board = within(sheet);
    board.getByRole('button', { name: 'Figure The Provost', pressed: false });
    await user.click(await board.findByRole('button', { name: /^D, red/ }));
    await user.click(board.getByRole('button', { name: 'Figure The Provost' }));
    await user.click(board.getByRole('button', { name: /^C, blue/ }));
    board.getByRole('button', { name: 'Figure C', pressed: false });
    await user.click(board.getByRole('button', { name: 'Ask' }));
    await question('Does C have line of fire to D?');
  });

  it("loads the open game's position with its house rules, and answers by them", async () => {
    await startUnplacedDemoGame();
    await recordStep('place', [
      { fact: 'placed', piece: 'red-1', squares: ['a1'], how: 'placed' },
      { fact: 'placed', piece: 'blue-1', squares: ['c1'], how: 'placed' },
    ]);
    const [rule] = book.house.rules;
    if (rule) await recordHouseRule(rule, true);
    await open();
    await press(/^The table of the current game/);
    expect(await screen.findByText(new RegExp(`House rules: ${rule?.name}`))).toBeTruthy();
    await press('Add a question');
    await press('Ask');
    const red = table()?.figures.get('red-1')?.character.name;
    const asked = await question(new RegExp(`^Does ${red} have line of fire to `));
    expect(asked.textContent).toContain('house rules');
    expect(within(asked).getAllByText(/^(Yes|No|Hindered)$/)).toHaveLength(EDITIONS.length + 1);
  });

  it('opens a received ruling, and undo restores the previous one', async () => {
    await paste(SEES);
    await question(/^Does Brass Titan/);
    const link = await makeDeskLink('https://example.org/app/#/x', {
      name: 'From Ben',
      note: '',
      notation: `${CORNER}ask: {adjacent: [A, B]}\n`,
    });
    expect(link).toMatch(/^https:\/\/example\.org\/app\/#\/rules\/desk\/[\w-]+$/);
    location.hash = link.slice(link.indexOf('#'));
    await question('Is Brass Titan adjacent to The Provost?');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('From Ben');
    await press('Restore mine');
    await question(/^Does Brass Titan/);
  });

  it('previews the printed ruling: date, board, verdicts, reasons, passages, notation', async () => {
    await paste(SEES);
    await question(/^Does Brass Titan/);
    await press('Print preview');
    location.hash = '#/rules/desk/paper';
    const paper = await screen.findByRole('article', { name: 'Ruling to print' });
    expect(within(paper).getByRole('heading', { name: 'The corner' })).toBeTruthy();
    expect(paper.querySelector('time')?.textContent).toMatch(/\d{4}$/);
    expect(within(paper).getByRole('img', { name: /^Board: Does Brass Titan/ })).toBeTruthy();
    expect(within(paper).getByText(/C and D block line of fire/).textContent).toContain('Blocking Terrain');
    const table = within(paper).getByRole('table', { name: 'In each edition' });
    expect(within(table).getAllByRole('row')).toHaveLength(EDITIONS.length);
    expect(paper.querySelector('pre')?.textContent).toContain('ask: {see: [A, B]}');
  });

  it('plays on from the position as a saved game, in the turn of the position', async () => {
    await paste(`${CORNER}turn: blue\nround: 4\n`);
    await press('Play on');
    await waitFor(() => expect(route().tab).toBe('table'));
    const now = table();
    expect([game()?.name, now?.turn, now?.round]).toEqual(['The corner', 'blue', 4]);
    expect([...(now?.figures.keys() ?? [])]).toEqual(['A', 'B', 'C', 'D']);
    cleanup();
    render(() => <TableScreen />);
    await screen.findByRole('button', { name: /^Brass Titan/ });
    expect(await screen.findByRole('button', { name: /^The Provost/ })).toBeTruthy();
  });

  it('plays on by every edition, before the first turn if the position names none', async () => {
    for (const { id, mission } of EDITIONS) {
      const sides = mission ? ['heroes', 'mastermind'] : ['red', 'blue'];
      const text = CORNER.replace(book.id, id)
        .replaceAll('red', sides[0] ?? '')
        .replaceAll('blue', sides[1] ?? '');
      await paste(text);
      await press('Play on');
      await waitFor(() => expect(table()?.edition).toBe(id));
      expect(table()?.round).toBe(mission ? 2 : 0);
      await waitFor(() => expect(route().tab).toBe('table'));
      cleanup();
      render(() => <TableScreen />);
      await screen.findAllByRole('button', { name: /Brass Titan/ });
      await screen.findAllByRole('button', { name: /The Provost/ });
      cleanup();
      closeSession();
      setCurrentDesk(null);
      location.hash = '#/rules/desk';
      await waitFor(() => expect(route().tab).toBe('rules'));
    }
  });

  it('says why a position cannot be played on', async () => {
    await paste(CORNER.replace('at: c2,', 'at: c2, clicks: 300,'));
    await press('Play on');
    await screen.findByText('C has 300 clicks, but a dial in a game has at most 200.');
    expect(route().tab).toBe('rules');
  });

  it('lists the events of a played case with what follows, and where the rules refuse one', async () => {
    const events = 'ask: {play: [{turn: red}, {act: [A, move]}, {act: [A, move]}]}\nexpect: {legal: false}\n';
    await paste(`${CORNER}${events}`);
    const asked = await question('What happens in 3 events?');
    const [first] = within(within(asked).getByRole('list', { name: 'Answers' })).getAllByRole('listitem');
    expect(first?.textContent).toContain('Event 3 refused');
    expect(first?.textContent).toMatch(/1\. .*Red/);
    expect(first?.textContent).toContain('3. act: [A, move]');
    expect(first?.textContent).toMatch(/already/i);
    await user.click(within(asked).getByRole('button', { name: 'Play on' }));
    await waitFor(() => expect(route().tab).toBe('table'));
    expect([table()?.figures.size, table()?.round]).toEqual([4, 0]);
  });
});
