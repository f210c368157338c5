// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Fact } from '../../src/table/facts';
import {
  askAtSquare,
  chooseAnswerOption,
  chooseMode,
  describeLaneObjects,
  EEL,
  findAnswerPanel,
  findLaneMap,
  listAnswerOptions,
  listFigureSquares,
  listTickedConsequences,
  makeCrateFact,
  PAPER_KITE,
  pressMapButton,
  pressUndo,
  ROOK_CHARACTER,
  requireLaneFigure,
  STRONG_TITAN,
  showLane,
  TITAN,
  tapMapPiece,
  withPower,
} from './show-lane';

// The app loads the answer panel lazily; tests load it once, up front.
beforeAll(() => import('../../src/ui/map/answer'));

describe('an attack on several targets', () => {
  it('splits the damage, shows each share, and is undone at once', async () => {
    const context = await showLane({ at: { 'red-1': 'a2', 'blue-1': 'e2', 'blue-2': 'e3' } });
    await tapMapPiece(/Brass Titan/);
    await chooseMode('Hit');
    await tapMapPiece(/Lantern Eel/);
    await pressMapButton(/Add a target/);
    await tapMapPiece(/Rook/);
    expect(listTickedConsequences()).toEqual([
      'Brass Titan gets 1 action token',
      'Lantern Eel takes 2 clicks from Brass Titan',
      'Rook takes 1 click from Brass Titan',
    ]);
    await userEvent.click(
      within(findAnswerPanel()).getByRole('button', { name: 'Decrease Clicks dealt to Lantern Eel' }),
    );
    expect(listTickedConsequences()[1]).toBe('Lantern Eel takes 1 click from Brass Titan');
    await userEvent.click(within(findAnswerPanel()).getByRole('button', { name: /^Hit: 1 \+ 1/ }));
    await waitFor(() => expect(requireLaneFigure(context, 'blue-1').click).toBe(2));
    expect(requireLaneFigure(context, 'blue-2').click).toBe(2);
    await pressUndo();
    expect([requireLaneFigure(context, 'blue-1').click, requireLaneFigure(context, 'blue-2').click]).toEqual([1, 1]);
    expect(requireLaneFigure(context, 'red-1').tokens).toBe(0);
  });
});

describe('a hit by keyboard', () => {
  it('moves the focus to the heading, which names the figure, once the answer is gone', async () => {
    const context = await showLane({ at: { 'red-1': 'a2', 'blue-2': 'b2' } });
    await tapMapPiece(/Brass Titan/);
    await chooseMode('Hit');
    await tapMapPiece(/Rook/);
    within(findAnswerPanel())
      .getByRole('button', { name: /^Hit: / })
      .focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(requireLaneFigure(context, 'blue-2').click).toBeGreaterThan(1));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    expect(document.activeElement?.textContent).toContain('Brass Titan');
  });
});

describe('a target that rolls to avoid an attack', () => {
  it('is prompted for on the map as well, and only the roll is recorded', async () => {
    const red = [{ ...TITAN, range: 8 }];
    const blue = [withPower(EEL, 'defense', 'shape-change'), ROOK_CHARACTER];
    const context = await showLane({ edition: 'hypertime-2002', red, blue, at: { 'red-1': 'a2', 'blue-1': 'b2' } });
    await tapMapPiece(/Brass Titan/);
    await chooseMode('Hit');
    await tapMapPiece(/Lantern Eel/);
    await chooseAnswerOption('Lantern Eel rolls not to be attacked: 6 or more', '6');
    await userEvent.click(within(findAnswerPanel()).getByRole('button', { name: 'No attack' }));
    expect(await screen.findByText(/^Lantern Eel cannot be attacked/)).toBeTruthy();
    expect(requireLaneFigure(context, 'blue-1').click).toBe(1);
    expect(requireLaneFigure(context, 'red-1')).toMatchObject({ tokens: 0, actedThisTurn: false });
  });
});

describe('a hit that captures', () => {
  it('removes the target from the map, unhurt', async () => {
    const red = [{ ...TITAN, abilities: ['capture'] }];
    const context = await showLane({ red, at: { 'red-1': 'a2', 'blue-2': 'b2' } });
    await tapMapPiece(/Brass Titan/);
    await chooseMode('Hit');
    await tapMapPiece(/Rook/);
    expect(listAnswerOptions('A hit')).toEqual(['Deals damage', 'Captures']);
    await chooseAnswerOption('A hit', 'Captures');
    expect(within(findAnswerPanel()).queryByRole('group', { name: /^Clicks dealt/ })).toBeNull();
    await userEvent.click(within(findAnswerPanel()).getByRole('button', { name: /^Hit/ }));
    await waitFor(() =>
      expect(requireLaneFigure(context, 'blue-2')).toMatchObject({ captor: 'red-1', squares: [], click: 1 }),
    );
  });

  it('is not offered to a figure that cannot capture', async () => {
    await showLane({ at: { 'red-1': 'a2', 'blue-2': 'b2' } });
    await tapMapPiece(/Brass Titan/);
    await chooseMode('Hit');
    await tapMapPiece(/Rook/);
    expect(within(findAnswerPanel()).queryByRole('group', { name: 'A hit' })).toBeNull();
  });
});

describe('objects', () => {
  it('are picked up during a move on request, and undo puts them back', async () => {
    const context = await showLane({
      red: [STRONG_TITAN],
      at: { 'red-1': 'a1', 'blue-2': 'h4' },
      facts: [makeCrateFact('b2')],
    });
    await tapMapPiece(/Brass Titan/);
    await chooseMode('Move');
    await askAtSquare('a1', 'c3');
    expect(listAnswerOptions('Picks up')).toEqual(['Nothing', 'Light object b2']);
    await chooseAnswerOption('Picks up', 'Light object b2');
    await pressMapButton(/^Move here/);
    await waitFor(() => expect(listFigureSquares(context, 'red-1')).toEqual(['c3']));
    expect(requireLaneFigure(context, 'red-1').holding).toBe('light');
    expect(describeLaneObjects(context)).toEqual([]);
    await pressUndo();
    expect(requireLaneFigure(context, 'red-1').holding).toBeNull();
    expect(describeLaneObjects(context)).toEqual(['crate b2']);
  });

  it('are left where they are by a figure that is not strong enough', async () => {
    await showLane({ at: { 'red-1': 'a1', 'blue-2': 'h4' }, facts: [makeCrateFact('b2')] });
    await tapMapPiece(/Brass Titan/);
    await chooseMode('Move');
    await askAtSquare('a1', 'c3');
    expect(within(findAnswerPanel()).queryByRole('group', { name: 'Picks up' })).toBeNull();
  });

  it('are picked up by an adjacent figure in one tap', async () => {
    const context = await showLane({
      red: [STRONG_TITAN],
      at: { 'red-1': 'a1', 'blue-2': 'h4' },
      facts: [makeCrateFact('b1')],
    });
    await tapMapPiece(/Brass Titan/);
    screen.getByRole('button', { name: 'Pick up: light object b1' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(requireLaneFigure(context, 'red-1').holding).toBe('light'));
    // The pressed button is gone, so keyboard focus moves to the heading.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    expect(describeLaneObjects(context)).toEqual([]);
    expect(requireLaneFigure(context, 'red-1')).toMatchObject({ tokens: 1, actedThisTurn: true });
    expect(await screen.findByText(/Brass Titan holds a light object/)).toBeTruthy();
  });

  it('show the cost of picking one up in advance: a figure with a token pushes', async () => {
    const token: Fact = { fact: 'tokens', piece: 'red-1', by: 1 };
    const heavy: Fact = { fact: 'object', object: 'engine', kind: 'heavy', square: 'b1' };
    const at = { 'red-1': 'a1', 'blue-2': 'h4' };
    const context = await showLane({ red: [STRONG_TITAN], at, facts: [heavy, token] });
    await tapMapPiece(/Brass Titan/);
    await pressMapButton('Pick up: heavy object b1 you push: 1');
    await waitFor(() => expect(requireLaneFigure(context, 'red-1').holding).toBe('heavy'));
    expect(requireLaneFigure(context, 'red-1')).toMatchObject({ tokens: 2, click: 2 });
  });

  it('are put down beside the figure, if the edition allows it', async () => {
    const held: Fact[] = [makeCrateFact('b1'), { fact: 'object', object: 'crate', kind: 'light', square: null }];
    const holds: Fact = { fact: 'holds', piece: 'red-1', object: 'light', id: 'crate' };
    const context = await showLane({
      edition: 'x-of-swords',
      red: [STRONG_TITAN],
      at: { 'red-1': 'a1', 'blue-2': 'h4' },
      facts: [...held, holds],
    });
    await tapMapPiece(/Brass Titan/);
    const putDown = screen.getByRole('button', { name: 'Put down' });
    expect(putDown.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(putDown);
    expect(putDown.getAttribute('aria-expanded')).toBe('true');
    expect(
      screen
        .getAllByRole('button', { name: /^on [a-h]\d$/ })
        .map((each) => each.textContent?.trim())
        .sort(),
    ).toEqual(['on a1', 'on a2', 'on b1', 'on b2']);
    await pressMapButton('on b2');
    await waitFor(() => expect(requireLaneFigure(context, 'red-1').holding).toBeNull());
    expect(describeLaneObjects(context)).toEqual(['crate b2']);
  });

  it("are thrown as far as the book says, whatever the thrower's range", async () => {
    const holds: Fact = { fact: 'holds', piece: 'red-1', object: 'light', id: 'crate' };
    const red = [{ ...STRONG_TITAN, range: 0 }];
    await showLane({ red, at: { 'red-1': 'a2', 'blue-2': 'f2' }, facts: [holds] });
    await tapMapPiece(/Brass Titan/);
    await chooseMode('Hit');
    await tapMapPiece(/Rook/);
    expect(screen.getByText('Throw · 5 of 8 squares')).toBeTruthy();
  });

  it('are used up by the attack that uses them', async () => {
    const holds: Fact = { fact: 'holds', piece: 'red-1', object: 'heavy', id: 'engine' };
    const context = await showLane({ red: [STRONG_TITAN], at: { 'red-1': 'a2', 'blue-2': 'b2' }, facts: [holds] });
    await tapMapPiece(/Brass Titan/);
    await chooseMode('Hit');
    await tapMapPiece(/Rook/);
    expect(listTickedConsequences().join()).toMatch(/Brass Titan .* object/);
    await userEvent.click(within(findAnswerPanel()).getByRole('button', { name: /^Hit: 5/ }));
    await waitFor(() => expect(requireLaneFigure(context, 'red-1').holding).toBeNull());
    expect(describeLaneObjects(context)).toEqual([]);
  });
});

describe('flying', () => {
  it('soars and comes down by a tap, in its square, shown and announced', async () => {
    const context = await showLane({
      edition: 'hypertime-2003',
      red: [PAPER_KITE],
      at: { 'red-1': 'a1', 'blue-2': 'h4' },
    });
    await tapMapPiece(/Paper Kite/);
    await pressMapButton('Soar');
    await waitFor(() => expect(requireLaneFigure(context, 'red-1').mode).toBe('soaring'));
    expect(within(findLaneMap()).getByRole('button', { name: /Paper Kite, .*soaring/ })).toBeTruthy();
    expect((await screen.findByText(/Paper Kite soars/)).closest('[role="status"]')).toBeTruthy();
    expect(listFigureSquares(context, 'red-1')).toEqual(['a1']);
    expect(requireLaneFigure(context, 'red-1').tokens).toBe(1);
    expect(await screen.findByRole('button', { name: 'Hover' })).toBeTruthy();
    await pressUndo();
    expect(requireLaneFigure(context, 'red-1').mode).not.toBe('soaring');
    expect(screen.getByRole('button', { name: 'Soar' })).toBeTruthy();
  });

  it('is not offered to figures on foot, nor in an edition without elevations', async () => {
    await showLane({ edition: 'hypertime-2003', at: { 'red-1': 'a1', 'red-2': 'b1' } });
    await tapMapPiece(/Brass Titan/);
    expect(screen.queryByRole('button', { name: /^(Soar|Hover)$/ })).toBeNull();
    cleanup();
    await showLane({ at: { 'red-1': 'a1', 'red-2': 'b1' } });
    await tapMapPiece(/Paper Kite/);
    expect(screen.queryByRole('button', { name: /^(Soar|Hover)$/ })).toBeNull();
  });

  it('can end a move soaring', async () => {
    const context = await showLane({
      edition: 'hypertime-2003',
      red: [PAPER_KITE],
      at: { 'red-1': 'a1', 'blue-2': 'h4' },
    });
    await tapMapPiece(/Paper Kite/);
    await chooseMode('Move');
    await askAtSquare('a1', 'c2');
    await chooseAnswerOption('Ends the move', 'Soaring');
    await pressMapButton(/^Move here/);
    await waitFor(() => expect(listFigureSquares(context, 'red-1')).toEqual(['c2']));
    expect(requireLaneFigure(context, 'red-1').mode).toBe('soaring');
  });
});

describe('carrying', () => {
  it('sets the carried friend down where the players choose', async () => {
    const context = await showLane({ at: { 'red-2': 'a1', 'red-1': 'b1', 'blue-2': 'h4' } });
    await tapMapPiece(/Paper Kite/);
    await chooseMode('Move');
    await askAtSquare('a1', 'd3');
    await userEvent.click(within(findAnswerPanel()).getByRole('radio', { name: 'Brass Titan' }));
    const squares = listAnswerOptions('Brass Titan is set down');
    expect(squares).toHaveLength(8);
    await chooseAnswerOption('Brass Titan is set down', 'e4');
    await pressMapButton(/^Move here/);
    await waitFor(() => expect(listFigureSquares(context, 'red-2')).toEqual(['d3']));
    expect(listFigureSquares(context, 'red-1')).toEqual(['e4']);
    expect(requireLaneFigure(context, 'red-2').tokens).toBe(1);
    expect(requireLaneFigure(context, 'red-1').tokens).toBe(0);
    await pressUndo();
    expect([listFigureSquares(context, 'red-2'), listFigureSquares(context, 'red-1')]).toEqual([['a1'], ['b1']]);
  });
});

describe('a wall', () => {
  it('warns that destroying it pushes the figure', async () => {
    const token: Fact = { fact: 'tokens', piece: 'red-1', by: 1 };
    await showLane({ red: [TITAN], at: { 'red-1': 'd1', 'blue-2': 'h4' }, facts: [token] });
    await tapMapPiece(/Brass Titan/);
    await chooseMode('Hit');
    await askAtSquare('d1', 'e1');
    expect(screen.getByRole('button', { name: /^Record as destroyed .*you push: 1$/ })).toBeTruthy();
  });

  it('costs the action when destroyed, and is restored by undo', async () => {
    const context = await showLane({ red: [TITAN], at: { 'red-1': 'd1', 'blue-2': 'h4' } });
    await tapMapPiece(/Brass Titan/);
    await chooseMode('Hit');
    await askAtSquare('d1', 'e1');
    await pressMapButton(/Record as destroyed/);
    await waitFor(() => expect(context.table.board?.walls.some((wall) => wall !== 0)).toBe(false));
    expect(requireLaneFigure(context, 'red-1')).toMatchObject({ tokens: 1, actedThisTurn: true });
    expect(screen.getByText('Brass Titan destroys wall d1|e1')).toBeTruthy();
    await pressUndo();
    expect(context.table.board?.walls.some((wall) => wall !== 0)).toBe(true);
    expect(requireLaneFigure(context, 'red-1').tokens).toBe(0);
  });
});
