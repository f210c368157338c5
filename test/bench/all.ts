/**
 * `npm run bench`: measures all speed claims in one run. Compares sight with recursive shadowcasting, which is
 * approximate and ignores walls, levels, figures and hindering terrain.
 */
import { FOV } from 'rot-js';
import { listBoardSquares } from '../../src/board/board';
import { printBoardText } from '../../src/board/board-text';
import { BLOCKING } from '../../src/board/terrain';
import { type Square, squareAt, xOf, yOf } from '../../src/grid/square';
import { computeChanceField, mergeThreats } from '../../src/rules/attack-fields';
import { EDITIONS } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import type { Position } from '../../src/table/position';
import { makeBenchPosition } from './boards';
import { benchDeedTimes } from './deeds';
import { benchEngine } from './engine';
import { benchCharacterSearch } from './find';
import { printTimings, type Timing, timeAlternately } from './measure';
import { benchOpponentSteps, benchPlans } from './plan';
import { benchSuggestions } from './suggest';

const edition = EDITIONS[0] as Ruleset;
const MOVE = { action: 'move', carrying: null, mode: null, actionPoints: null, run: false };

/**
 * Budget of a complete deed in microseconds: 5 ms on a phone four times slower than this computer. The median of the
 * slowest deed counts, because a player waits for the result.
 */
const DEED_US = 5000 / 4;

/** Budget of the pending reminders after a tap, in microseconds, on this computer. */
const DUE_US = 1000;

/** Time budget to compute the reach of a character on the largest printed map, in microseconds. */
const REACH_US = 1000;

/** Budget of the first plan in milliseconds: 300 ms on a phone four times slower than this computer. */
const FIRST_PLAN_MS = 300 / 4;

/** Budget of a step of Sidekick in milliseconds, on a phone four times slower than this computer. */
const OPPONENT_STEP_MS = 1000;

/** Benchmarks by name, for `npm run bench -- deeds`. Without a name all benchmarks run. */
const PARTS: Readonly<Record<string, () => void>> = {
  sight,
  reach,
  threat,
  deeds,
  suggest: () => benchSuggestions(EDITIONS),
  find: benchCharacterSearch,
  plan: plans,
  engine: benchEngine,
};

const named = process.argv.slice(2);
const strange = named.filter((name) => !Object.hasOwn(PARTS, name));
if (strange.length > 0) {
  console.error(`No part is called ${strange.join(', ')}: there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
for (const [name, measure] of Object.entries(PARTS)) if (named.length === 0 || named.includes(name)) measure();

function sight(): void {
  const wide = makeBenchPosition(36, 36, 20);
  console.log(
    `Rules: ${edition.name}. The board, 36 by 36, figures on ${wide.pieces.map((piece) => piece.id).length} squares:\n`,
  );
  console.log(printBoardText(wide.board));

  const cast = shadowcasting(wide);
  const [shadows, ours] = report('Sight from one square to all 1,296, over 20 origins', [
    {
      name: 'recursive shadowcasting',
      times: 20,
      run: eachOf(20, (figure) => cast(wide.pieces[figure]?.squares[0] ?? 0)),
    },
    { name: 'ours, exact', times: 20, run: eachOf(20, (figure) => edition.sight(wide, { piece: idOf(wide, figure) })) },
  ]);
  held('sight, ours / shadowcasting', ratio('ours / shadowcasting', ours, shadows), 1);
  const [firstShadows, firstOurs] = report('The same, first look at a position nobody asked about before', [
    {
      name: 'recursive shadowcasting',
      times: 1,
      run: eachOf(20, (figure) => cast(wide.pieces[figure]?.squares[0] ?? 0)),
    },
    {
      name: 'ours, exact',
      times: 1,
      run: eachOf(20, (figure) => edition.sight({ ...wide }, { piece: idOf(wide, figure) })),
    },
  ]);

  ratio('ours / shadowcasting', firstOurs, firstShadows);

  const origins = listBoardSquares(wide.board);
  const [allShadows, allOurs] = report(
    'Sight from every square to every square',
    [
      { name: 'recursive shadowcasting', times: 1, run: () => origins.forEach((square) => void cast(square)) },
      { name: 'ours, exact', times: 1, run: () => origins.forEach((square) => void edition.sight(wide, { square })) },
    ],
    24,
  );
  ratio('ours / shadowcasting', allOurs, allShadows);
}

function reach(): void {
  const long = makeBenchPosition(24, 36, 20);
  const [one] = report(
    'Reach on 24 by 36, speeds 8 to 12',
    [
      {
        name: 'one figure',
        times: 20,
        run: eachOf(20, (figure) => edition.reach(long, { piece: idOf(long, figure), ...MOVE })),
      },
    ],
    60,
  );
  held('reach of one figure, µs', one?.median ?? Number.NaN, REACH_US);
}

function threat(): void {
  const eight = makeBenchPosition(24, 36, 16);
  report(
    'Threat of eight figures on every square of 24 by 36',
    [
      {
        name: 'threat map',
        times: 1,
        run: () => {
          const now = { ...eight };
          const red = now.pieces.filter(({ side }) => side === 'red');
          const dummy = { side: 'blue', defense: 16 };
          mergeThreats(
            now.board,
            red.map(({ id }) => computeChanceField(edition, now, id, dummy)),
          );
        },
      },
    ],
    40,
  );
}

function deeds(): void {
  const { deeds: measured, reminders } = benchDeedTimes(EDITIONS);
  const slow = measured.filter(({ median }) => !(median < DEED_US));
  for (const { name, median } of slow)
    console.log(`  ${name} takes ${median.toFixed(0)} µs in the median; ${DEED_US} µs are allowed`);
  held(
    'a deed with all that follows, median of the slowest, µs',
    Math.max(...measured.map(({ median }) => median)),
    DEED_US,
  );
  held(
    'pending reminders after a tap, slowest edition, µs',
    Math.max(...reminders.map(({ median }) => median)),
    DUE_US,
  );
}

function plans(): void {
  held('the first plan, ms', benchPlans(EDITIONS), FIRST_PLAN_MS);
  held('a step of Sidekick, ms', benchOpponentSteps(EDITIONS), OPPONENT_STEP_MS);
}

function report(title: string, works: Parameters<typeof timeAlternately>[0], rounds = 200): Timing[] {
  console.log(`\n${title}`);
  const measured = timeAlternately(works, rounds);
  printTimings(measured);
  return measured;
}

function ratio(name: string, over: Timing | undefined, under: Timing | undefined): number {
  const value = over && under ? over.median / under.median : Number.NaN;
  console.log(`  ratio ${name}: ${value.toFixed(2)}`);
  return value;
}

/** Prints a value with its budget, and fails the run if the value is not below the budget. */
function held(what: string, figure: number, budget: number): void {
  const holds = figure < budget;
  console.log(`budget | ${what} | ${figure.toFixed(2)} of ${budget} | ${holds ? 'holds' : 'BEYOND'}`);
  if (!holds) process.exitCode = 1;
}

/** Returns a function that processes the next figure on each call, starting again after the last figure. */
function eachOf(figures: number, work: (figure: number) => void): () => void {
  let next = 0;
  return () => work(next++ % figures);
}

function idOf(position: Position, figure: number): string {
  return position.pieces[figure % position.pieces.length]?.id ?? '';
}

function shadowcasting({ board }: Position): (square: Square) => number {
  const lit = new Uint8Array(squareAt(0, board.height));
  const passes = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < board.width && y < board.height && ((board.terrain[squareAt(x, y)] ?? 0) & BLOCKING) === 0;
  const caster = new FOV.RecursiveShadowcasting(passes);
  return (square) => {
    let seen = 0;
    caster.compute(xOf(square), yOf(square), 36, (x, y) => {
      lit[squareAt(x, y)] = 1;
      seen++;
    });
    return seen;
  };
}
