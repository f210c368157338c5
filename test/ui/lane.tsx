import { fireEvent, render, screen, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import type { MapContext } from '../../src/app/map/map-context';
import { createPositionContext } from '../../src/app/map/position';
import type { Board } from '../../src/board/board';
import type { MapSheet } from '../../src/board/map-sheet';
import { type Character, type Click, liveClicks } from '../../src/catalog/character';
import { squareName } from '../../src/grid/square';
import { EDITIONS } from '../../src/rules/editions';
import type { Fact } from '../../src/table/facts';
import { ToastPlace } from '../../src/ui/kit/toast';
import { GameMap } from '../../src/ui/map/game-map';
import { character } from './map-fakes';

/** Dice recorded in the log, one array a roll. */
export const rolled: (readonly number[])[] = [];
/** Notes recorded in the log. */
export const noted: string[] = [];

/** An 8 × 4 map with a wall between d1 and e1. */
export const LANE: MapSheet = {
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
  return { ...plain, dial: liveClicks(plain.dial).map((click) => ({ ...click, [slot]: { ...click[slot], power } })) };
}

export const TITAN: Character = { ...character('Brass Titan'), targets: 2, range: 8 };
export const STRONG = withPower(TITAN, 'damage', 'super-strength');
export const KITE: Character = { ...character('Paper Kite'), abilities: ['flight', 'carry'] };
export const EEL = character('Lantern Eel');
export const ROOK = character('Rook');

export interface Lane {
  readonly edition?: string;
  readonly red?: readonly Character[];
  readonly blue?: readonly Character[];
  /** Squares by piece; `red-1` is the first piece of red. */
  readonly at: Readonly<Record<string, string>>;
  readonly facts?: readonly Fact[];
}

/** Shows the map in Ana's turn, with Titan and Kite against Eel and Rook. */
export async function showLane({
  edition = 'core-2008',
  red = [TITAN, KITE],
  blue = [EEL, ROOK],
  at,
  facts = [],
}: Lane): Promise<MapContext> {
  const ruleset = EDITIONS.find(({ id }) => id === edition);
  if (!ruleset) throw new Error(`no edition ${edition}`);
  const scratch = createPositionContext({
    ruleset,
    map: LANE,
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
    table: { get: () => ({ ...scratch.table, actionTotal: 3, turn: 'red' }) },
    record: {
      value: (...told: Parameters<MapContext['record']>) => {
        rolled.push(...told[1].flatMap((fact) => (fact.fact === 'rolled' ? [fact.dice] : [])));
        noted.push(...told[1].flatMap((fact) => (fact.fact === 'noted' ? [fact.text] : [])));
        return scratch.record(...told);
      },
    },
  }) as MapContext;
  render(() => (
    <>
      <GameMap context={context} board={context.table.board as Board} />
      <ToastPlace />
    </>
  ));
  return context;
}

export const crate = (square: string): Fact => ({ fact: 'object', object: 'crate', kind: 'light', square });
export const map = (): HTMLElement => screen.getByRole('application', { name: 'Map Lane' });
/** Waits for the part below an answer's reasons, which renders a frame later. */
export const settled = async (): Promise<void> => {
  if (screen.queryByRole('region', { name: 'Answer' })) await screen.findByRole('button', { name: 'Other editions' });
};
export const tap = async (name: RegExp): Promise<void> => {
  await userEvent.click(within(map()).getByRole('button', { name }));
  await settled();
};
export const answer = (): HTMLElement => screen.getByRole('region', { name: 'Answer' });
export const mode = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const inGroup = (group: string) => within(within(answer()).getByRole('group', { name: group }));
export const choose = (group: string, name: string | RegExp) =>
  userEvent.click(inGroup(group).getByRole('radio', { name }));
export const options = (group: string) =>
  inGroup(group)
    .getAllByRole('radio')
    .map((each) => each.closest('label')?.textContent);
export const figure = (context: MapContext, piece: string) => {
  const found = context.table.figures.get(piece);
  if (!found) throw new Error(`no ${piece}`);
  return found;
};
export const where = (context: MapContext, piece: string) => figure(context, piece).squares.map(squareName);
export const objects = (context: MapContext) => context.table.objects.map(({ id, at }) => `${id} ${squareName(at)}`);
export const undo = () => press('Undo');
export const ticked = (): string[] =>
  within(within(answer()).getByRole('region', { name: 'What follows' }))
    .getAllByRole('checkbox', { checked: true })
    .map((box) => box.closest('label')?.textContent ?? '');

/**
 * Moves the cursor from the selected figure's square to another, and presses Enter. The first key only shows the
 * cursor.
 */
export async function askAt(from: string, to: string): Promise<void> {
  const steps = (at: number) => to.charCodeAt(at) - from.charCodeAt(at);
  const keys = [...Array<string>(steps(0)).fill('ArrowRight'), ...Array<string>(steps(1)).fill('ArrowDown')];
  for (const key of ['ArrowRight', ...keys, 'Enter']) fireEvent.keyDown(map(), { key });
  await screen.findByRole('region', { name: 'Answer' });
  await settled();
}
