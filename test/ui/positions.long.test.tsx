// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closePosition, openedPosition, openPositionNotation } from '../../src/app/map/opened-position';
import { dismissToast } from '../../src/app/messages';
import { currentDesk, setCurrentDesk } from '../../src/app/rules/current-desk';
import { parseDesk } from '../../src/app/rules/desk';
import { readOpenPosition, rulings, saveOpenPosition } from '../../src/app/rules/rulings';
import { squareName } from '../../src/grid/square';
import { EDITIONS } from '../../src/rules/editions';
import { printPositionFile } from '../../src/share/ruling-file';
import { makeTransferLink } from '../../src/share/transfer-link';
import { rulingRepository } from '../../src/store/rulings';
import PositionScreen from '../../src/ui/map/position/position-screen';
import { SavedRulings } from '../../src/ui/shared/rulings/saved-rulings';
import ReceivedSheet from '../../src/ui/transfer/received-sheet';
import { renderWithMessages } from './table-page';

const FENCE = `title: The fence
edition: ${EDITIONS[0].id}
map: |
  +---+---+---+---+
  | .   . | .   . |
  +   +   +   +   +
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, side: red, tokens: 1}
  B: {at: d1, side: blue, defense: 17}
ask: {see: [A, B]}
`;

// Packing links needs streams, which the `Blob` of jsdom lacks.
vi.stubGlobal('Blob', NodeBlob);

beforeEach(async () => {
  location.hash = '#/map';
  closePosition();
  await saveOpenPosition(null);
  await rulingRepository.remove((rulings() ?? []).map(({ id }) => id));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(): void {
  renderWithMessages(() => <PositionScreen game={false} />);
}

const map = (): HTMLElement => screen.getByRole('application');
const press = (...keys: readonly string[]): void => {
  for (const key of keys) fireEvent.keyDown(map(), { key });
};
const where = (piece: string) => openedPosition()?.context.table.figures.get(piece)?.squares.map(squareName);

describe('a new position', () => {
  it('adds quick figures, and places them by keyboard', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Empty 16 × 16' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    const sheet = await screen.findByRole('dialog', { name: 'Add figures' });
    fireEvent.change(within(sheet).getByLabelText('Attack'), { target: { value: '11' } });
    fireEvent.input(within(sheet).getByLabelText('Powers and abilities'), { target: { value: 'Toughness, flight' } });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Add A' }));
    press('ArrowRight', 'ArrowRight', 'Enter');
    await waitFor(() => expect(where('red-1')).toEqual(['b1']));
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add B' }));
    press('Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
    await waitFor(() => expect(where('blue-1')).toEqual(['e1']));
    const piece = openedPosition()?.context.position(openedPosition()?.context.table as never)?.pieces[0];
    expect(piece).toMatchObject({ attack: 11, abilities: ['toughness', 'flight'], side: 'red' });
  });

  it('undoes step by step on the map', async () => {
    openPositionNotation(FENCE, { name: '', note: '', id: null });
    show();
    const back = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Undo the last step' });
    await userEvent.click(within(await screen.findByRole('application')).getByRole('button', { name: /^A, Red/ }));
    expect(back().disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(where('A')).toEqual([]));
    dismissToast();
    await userEvent.click(back());
    expect(where('A')).toEqual(['a1']);
    expect(back().disabled).toBe(true);
  });

  it('is saved under a name, with note and question', async () => {
    openPositionNotation(FENCE, { name: '', note: '', id: null });
    show();
    await screen.findByRole('region', { name: 'Answer' });
    await userEvent.click(
      within(screen.getByRole('region', { name: 'Answer' })).getByRole('button', { name: /Close/ }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Deselect' }));
    await userEvent.click(screen.getByRole('button', { name: 'This position' }));
    const menu = await screen.findByRole('dialog', { name: 'Save this ruling' });
    fireEvent.input(within(menu).getByLabelText('Name'), { target: { value: 'Shot in the open' } });
    fireEvent.input(within(menu).getByLabelText('Note'), { target: { value: 'Friday' } });
    await userEvent.click(within(menu).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(rulings()).toMatchObject([{ name: 'Shot in the open', note: 'Friday' }]));
    expect(rulings()?.[0]?.notation).toMatch(/B: \{at: d1, side: blue, defense: 17\}/);
  });

  it('opens on the ruling desk, where undo restores the previous one', async () => {
    const before = parseDesk(FENCE, { name: 'Before', note: '' });
    setCurrentDesk(before.ok ? before.value : null);
    openPositionNotation(FENCE.replace(/^ask:.*$/m, ''), { name: 'The fence', note: '', id: null });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'This position' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Open on the judge’s desk/ }));
    await waitFor(() => expect(location.hash).toBe('#/rules/desk'));
    expect(currentDesk()?.name).toBe('The fence');
    expect(currentDesk()?.position.pieces.map(({ id }) => id)).toContain('B');
    await userEvent.click(await screen.findByRole('button', { name: 'Restore mine' }));
    expect(currentDesk()?.name).toBe('Before');
  });

  it('changes side, click, tokens and values of a figure, each as one step', async () => {
    openPositionNotation(FENCE, { name: '', note: '', id: null });
    show();
    await userEvent.click(within(await screen.findByRole('application')).getByRole('button', { name: /^B, Blue/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Deselect' }));
    await userEvent.click(within(map()).getByRole('button', { name: /^B, Blue/ }));
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const sheet = await screen.findByRole('dialog', { name: 'B' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Increase Click' }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Increase Action tokens' }));
    await userEvent.click(within(sheet).getByRole('radio', { name: 'Red' }));
    const now = () =>
      openedPosition()
        ?.context.position(openedPosition()?.context.table as never)
        ?.pieces.find(({ id }) => id === 'B');
    await waitFor(() => expect(now()).toMatchObject({ side: 'red', clicks: 4, tokens: 1, defense: 17 }));
    openedPosition()?.context.undo();
    await waitFor(() => expect(now()).toMatchObject({ side: 'blue', clicks: 4, tokens: 1 }));
  });

  it('is restored after a restart', async () => {
    openPositionNotation(FENCE, { name: '', note: '', id: null });
    show();
    await screen.findByRole('application');
    await waitFor(async () => expect((await readOpenPosition())?.name).toBe('The fence'));
    cleanup();
    closePosition();
    show();
    await screen.findByRole('application', { name: 'Map The fence' });
    expect(where('A')).toEqual(['a1']);
    expect(openedPosition()?.context.table.figures.get('A')?.tokens).toBe(1);
  });
});

describe('saved rulings', () => {
  it('are listed, deleted and restored', async () => {
    await rulingRepository.putMany([
      { id: 'r', name: 'The fence', notation: FENCE, note: '', edition: EDITIONS[0].id },
    ]);
    renderWithMessages(() => <SavedRulings />);
    const list = await screen.findByRole('region', { name: 'Saved rulings' });
    await userEvent.click(within(list).getByRole('button', { name: 'Options for The fence' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved rulings' })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('region', { name: 'Saved rulings' });
  });

  it('open on the map with their question answered', async () => {
    await rulingRepository.putMany([
      { id: 'r', name: 'The fence', notation: FENCE, note: '', edition: EDITIONS[0].id },
    ]);
    location.hash = '#/map/ruling/r';
    await waitFor(() => expect(location.hash).toBe('#/map/ruling/r'));
    show();
    const answer = await screen.findByRole('region', { name: 'Answer' });
    expect(answer.textContent).toContain('No');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A → B');
  });
});

describe('a received ruling', () => {
  it('is previewed before it is saved', async () => {
    const link = await makeTransferLink(
      'https://example.org/',
      'position',
      printPositionFile({ name: 'From Ann', note: 'See?', notation: FENCE }),
    );
    renderWithMessages(() => <ReceivedSheet given={link} onClose={() => {}} />);
    expect(await screen.findByText('From Ann')).toBeTruthy();
    expect(screen.getByText('See?')).toBeTruthy();
    expect(screen.getByText('No')).toBeTruthy();
    expect(rulings()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(rulings()).toMatchObject([{ name: 'From Ann', note: 'See?', notation: FENCE }]));
  });

  it.each(['https://example.org/#/rules/take/zzz', 'nothing'])('%s is rejected with a message', async (text) => {
    render(() => <ReceivedSheet given={text} onClose={() => {}} />);
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed.');
  });

  it('says so when only its text is unreadable', async () => {
    const link = await makeTransferLink(
      'x',
      'position',
      printPositionFile({ name: '', note: '', notation: 'edition: nobody knows' }),
    );
    render(() => <ReceivedSheet given={link} onClose={() => {}} />);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot read this ruling');
  });
});
