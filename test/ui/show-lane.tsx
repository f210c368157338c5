import { fireEvent, screen, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import type { MapContext } from '../../src/app/map/map-context';
import { createPositionContext } from '../../src/app/map/position-context';
import type { Board } from '../../src/board/board';
import type { MapSheet } from '../../src/board/map-sheet';
import { type Character, type Click, listLiveClicks } from '../../src/catalog/character';
import { squareName } from '../../src/grid/square';
import { EDITIONS } from '../../src/rules/editions';
import type { Fact } from '../../src/table/facts';
import { GameMap } from '../../src/ui/map/game-map';
import { makeFakeCharacter } from './map-fakes';
import { renderWithMessages } from './table-page';

/** Dice that were recorded in the log, one array for each roll. */
export const loggedDice: (readonly number[])[] = [];
export const loggedNotes: string[] = [];

/** An 8 × 4 map with a wall between d1 and e1. */
export const LANE_MAP: MapSheet = {
  id: 'lane',
  name: 'Lane',
  source: 'entered',
  map: [
    '+---+---+---+---+---+---+---+---+',
    '| .   .   .   . | .   .   .   . |',
    '+   +   +   +   +   +   +   +   +',
    '| .   .   .   .   .   .   .   . |',
    '+   +   +   +   +   +   +   +   +',
    '| .   .   .   .   .   .   .   . |',
    '+   +   +   +   +   +   +   +   +',
    '| .   .   .   .   .   .   .   . |',
    '+---+---+---+---+---+---+---+---+',
  ].join('\n'),
  starts: {},
  warnings: [],
  notes: [],
};

export function withPower(plain: Character, slot: keyof Click, power: string): Character {
  return {
    ...plain,
    dial: listLiveClicks(plain.dial).map((click) => ({ ...click, [slot]: { ...click[slot], power } })),
  };
}

export const TITAN: Character = { ...makeFakeCharacter('Brass Titan'), targets: 2, range: 8 };
export const STRONG_TITAN = withPower(TITAN, 'damage', 'super-strength');
export const PAPER_KITE: Character = { ...makeFakeCharacter('Paper Kite'), abilities: ['flight', 'carry'] };
export const EEL = makeFakeCharacter('Lantern Eel');
export const ROOK_CHARACTER = makeFakeCharacter('Rook');

export interface LaneSetup {
  readonly edition?: string;
  readonly red?: readonly Character[];
  readonly blue?: readonly Character[];
  /** Squares by piece; `red-1` is the first piece of red. */
  readonly at: Readonly<Record<string, string>>;
  readonly facts?: readonly Fact[];
  /** Side that has its turn: red by default. Null before the first turn. */
  readonly turn?: string | null;
  /** Starting areas by side. */
  readonly starts?: MapSheet['starts'];
}

/** Shows the map in Ana's turn, with Titan and Kite against Eel and Rook. */
export async function showLane({
  edition = 'core-2008',
  red = [TITAN, PAPER_KITE],
  blue = [EEL, ROOK_CHARACTER],
  at,
  facts = [],
  turn = 'red',
  starts = {},
}: LaneSetup): Promise<MapContext> {
  loggedDice.length = 0;
  loggedNotes.length = 0;
  const ruleset = EDITIONS.find(({ id }) => id === edition);
  if (!ruleset) throw new Error(`no edition ${edition}`);
  const scratch = createPositionContext({
    ruleset,
    map: { ...LANE_MAP, starts },
    sides: [
      { side: 'red', name: 'Ana', characters: red },
      { side: 'blue', name: 'Ben', characters: blue },
    ],
  });
  const placed = Object.entries(at).map(
    ([piece, square]): Fact => ({ fact: 'placed', piece, squares: [square], how: 'placed' }),
  );
  await scratch.record('place', [...placed, ...facts]);
  const context = Object.create(scratch, {
    plays: { value: true },
    table: { get: () => ({ ...scratch.table, actionTotal: 3, turn }) },
    record: {
      value: (...args: Parameters<MapContext['record']>) => {
        loggedDice.push(...args[1].flatMap((fact) => (fact.fact === 'rolled' ? [fact.dice] : [])));
        loggedNotes.push(...args[1].flatMap((fact) => (fact.fact === 'noted' ? [fact.text] : [])));
        return scratch.record(...args);
      },
    },
  }) as MapContext;
  renderWithMessages(() => <GameMap context={context} board={context.table.board as Board} />);
  return context;
}

export const makeCrateFact = (square: string): Fact => ({ fact: 'object', object: 'crate', kind: 'light', square });
export const findLaneMap = (): HTMLElement => screen.getByRole('application', { name: 'Map Lane' });
/** Waits for the part below an answer's reasons, which renders a frame later. */
export const waitUntilAnswerSettled = async (): Promise<void> => {
  if (screen.queryByRole('region', { name: 'Answer' })) await screen.findByRole('button', { name: 'Other editions' });
};
export const tapMapPiece = async (name: RegExp): Promise<void> => {
  await userEvent.click(within(findLaneMap()).getByRole('button', { name }));
  await waitUntilAnswerSettled();
};
export const findAnswerPanel = (): HTMLElement => screen.getByRole('region', { name: 'Answer' });
export const chooseMode = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
export const pressMapButton = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const withinAnswerGroup = (group: string) =>
  within(within(findAnswerPanel()).getByRole('group', { name: group }));
export const chooseAnswerOption = (group: string, name: string | RegExp) =>
  userEvent.click(withinAnswerGroup(group).getByRole('radio', { name }));
/** Enters the roll of an attack on the answer. */
export const enterAnswerDice = async (...faces: readonly number[]): Promise<void> => {
  for (const face of faces)
    await userEvent.click(
      withinAnswerGroup('Dice rolled on the table').getByRole('button', { name: `Rolled ${face}` }),
    );
};
export const listAnswerOptions = (group: string) =>
  withinAnswerGroup(group)
    .getAllByRole('radio')
    .map((each) => each.closest('label')?.textContent);
export const requireLaneFigure = (context: MapContext, piece: string) => {
  const figure = context.table.figures.get(piece);
  if (!figure) throw new Error(`no ${piece}`);
  return figure;
};
export const listFigureSquares = (context: MapContext, piece: string) =>
  requireLaneFigure(context, piece).squares.map(squareName);
export const describeLaneObjects = (context: MapContext) =>
  context.table.objects.map(({ id, at }) => `${id} ${squareName(at)}`);
export const pressUndo = () => pressMapButton('Undo');
export const listTickedConsequences = (): string[] =>
  within(within(findAnswerPanel()).getByRole('region', { name: 'What follows' }))
    .getAllByRole('checkbox', { checked: true })
    .map((box) => box.closest('label')?.textContent ?? '');

/**
 * Moves the cursor from the selected figure's square to another square, and presses Enter. The first key only shows the
 * cursor.
 */
export async function askAtSquare(from: string, to: string): Promise<void> {
  const steps = (at: number) => to.charCodeAt(at) - from.charCodeAt(at);
  const keys = [...Array<string>(steps(0)).fill('ArrowRight'), ...Array<string>(steps(1)).fill('ArrowDown')];
  for (const key of ['ArrowRight', ...keys, 'Enter']) fireEvent.keyDown(findLaneMap(), { key });
  await screen.findByRole('region', { name: 'Answer' });
  await waitUntilAnswerSettled();
}
