/**
 * `npm run selfplay -- --games 16 --edition core-2008 --seed 1 --red bold/champion --blue points`: two planners play each
 * other with dice. Both sides have the same characters, and each seed is played twice, with the sides swapped. `--red`
 * and `--blue` are `points` or a manner and a strength. `--file` collects one line of JSON for each game; games that are
 * in the file are not played again. Other options: `--steps`, `--rounds`, `--maps`, `--forces`.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MANNERS, STRENGTHS } from '../../src/table/app-player';
import { DEED_RESOLVING_RULESETS } from '../helpers/random-game';
import { type MatchPlayer, type MatchSettings, playMatch, type SideRecord } from '../plan/match';
import { computeSignTest } from '../plan/sign-test';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '4' },
    edition: { type: 'string', default: 'all' },
    seed: { type: 'string', default: '1' },
    red: { type: 'string', default: 'bold/champion' },
    blue: { type: 'string', default: 'points' },
    steps: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '12' },
    maps: { type: 'string', default: 'yard,demo-signal-vault,demo-tannery-row' },
    forces: { type: 'string', default: 'demo,3' },
    file: { type: 'string' },
  },
});

function parsePlayer(name: string): MatchPlayer {
  if (name === 'points' || name === 'random-goal') return name;
  const [manner, strength] = name.split('/');
  const [m, s] = [MANNERS.find((each) => each === manner), STRENGTHS.find((each) => each === strength)];
  if (!m || !s) throw new RangeError(`no player ${name}`);
  return { manner: m, strength: s };
}

/** One game, as a line of the file. */
interface PlayedGame {
  readonly key: string;
  readonly edition: string;
  readonly decided: boolean;
  /** The winning player. Players swap sides in every second game. */
  readonly winner: 'red' | 'blue' | null;
  /** Points of the red player's figures in play less those of the blue player's. */
  readonly margin: number;
  readonly round: number;
  readonly refused: readonly string[];
  readonly stuck: number;
  readonly plans: number;
  readonly milliseconds: number;
  /** By player: red, then blue. */
  readonly records: readonly SideRecord[];
}

const known = new Map<string, PlayedGame>();
if (values.file !== undefined && existsSync(values.file))
  for (const line of readFileSync(values.file, 'utf8').split('\n'))
    if (line !== '') known.set((JSON.parse(line) as PlayedGame).key, JSON.parse(line) as PlayedGame);

const [red, blue] = [parsePlayer(values.red), parsePlayer(values.blue)];
const [maps, kinds] = [values.maps.split(','), values.forces.split(',')];
const pairs = Math.ceil(Number(values.games) / 2);
const rules = DEED_RESOLVING_RULESETS.filter(({ id }) => values.edition === 'all' || id === values.edition);
let faults = 0;

console.log(
  `red ${values.red}, blue ${values.blue}: ${pairs * 2} games an edition from seed ${values.seed}, ${values.steps} steps a plan, ${values.rounds} rounds`,
);
console.log(
  'edition         games  decided  red won  blue won  draws  p           margin  refused  stuck  s a game  ms a plan  attacks a turn  distance',
);
const all: PlayedGame[] = [];
for (const ruleset of rules) {
  const played: PlayedGame[] = [];
  for (let pair = 0; pair < pairs; pair++)
    for (const isSwapped of [false, true]) {
      const seed = Number(values.seed) + pair;
      const [map = 'yard', kind = 'demo'] = [maps[pair % maps.length], kinds[pair % kinds.length]];
      const key = [ruleset.id, seed, map, kind, values.red, values.blue, values.steps, values.rounds, isSwapped].join(
        ' ',
      );
      const settings: MatchSettings = {
        seed,
        forces: kind === 'demo' ? 'demo' : Number(kind),
        steps: Number(values.steps),
        rounds: Number(values.rounds),
        isMirrored: true,
        players: isSwapped ? [blue, red] : [red, blue],
        ...(map === 'yard' ? {} : { map }),
      };
      const game = known.get(key) ?? playGame(key, settings, isSwapped);
      played.push(game);
    }
  all.push(...played);
  printRow(ruleset.id, played);
}
if (rules.length > 1) printRow('all', all);
if (faults > 0) process.exitCode = 1;

function playGame(key: string, settings: MatchSettings, isSwapped: boolean): PlayedGame {
  const ruleset = rules.find(({ id }) => key.startsWith(`${id} `));
  if (!ruleset) throw new RangeError(key);
  const { decided, winner, margin, round, refused, stuck, plans, milliseconds, records } = playMatch(ruleset, settings);
  const isRed = winner === 'red';
  const game: PlayedGame = {
    key,
    edition: ruleset.id,
    decided,
    winner: winner === null ? null : isRed !== isSwapped ? 'red' : 'blue',
    margin: isSwapped ? -margin : margin,
    ...{ round, refused, stuck, plans, milliseconds: Math.round(milliseconds) },
    records: isSwapped ? [...records].reverse() : records,
  };
  if (values.file !== undefined) appendFileSync(values.file, `${JSON.stringify(game)}\n`);
  return game;
}

function printRow(name: string, played: readonly PlayedGame[]): void {
  const sum = (of: (each: PlayedGame) => number) => played.reduce((total, each) => total + of(each), 0);
  const won = (player: 'red' | 'blue') => sum(({ winner }) => Number(winner === player));
  const refused = played.flatMap((each) => each.refused);
  const stuck = sum((each) => each.stuck);
  faults += refused.length + stuck;
  const perPlayer = (of: (record: SideRecord) => [number, number]): string =>
    [0, 1]
      .map((player) => {
        const parts = played.flatMap(({ records }) => (records[player] ? [of(records[player])] : []));
        const [a, b] = [0, 1].map((part) => parts.reduce((total, each) => total + (each[part] ?? 0), 0));
        return ((a ?? 0) / Math.max(1, b ?? 0)).toFixed(2);
      })
      .join('/');
  const cells: readonly [string | number, number][] = [
    [played.length, 5],
    [sum(({ decided }) => Number(decided)), 9],
    [won('red'), 9],
    [won('blue'), 10],
    [sum(({ winner }) => Number(winner === null)), 7],
    [computeSignTest(won('red'), won('blue')).toFixed(5), 9],
    [describeMean(played.map(({ margin }) => margin)), 11],
    [refused.length, 8],
    [stuck, 7],
    [(sum(({ milliseconds }) => milliseconds) / 1000 / played.length).toFixed(1), 10],
    [
      (
        sum(({ milliseconds }) => milliseconds) /
        Math.max(
          1,
          sum(({ plans }) => plans),
        )
      ).toFixed(0),
      11,
    ],
    [perPlayer(({ attacks, turns }) => [attacks, turns]), 16],
    [perPlayer(({ distance, figures }) => [distance, figures]), 12],
  ];
  console.log(`${name.padEnd(16)}${cells.map(([cell, wide]) => String(cell).padStart(wide)).join('')}`);
  for (const each of refused.slice(0, 3)) console.log(`  ${each}`);
}

/** Describes a mean with its standard error. */
function describeMean(numbers: readonly number[]): string {
  const mean = numbers.reduce((a, b) => a + b, 0) / numbers.length;
  const square = numbers.reduce((total, each) => total + (each - mean) ** 2, 0) / Math.max(1, numbers.length - 1);
  return `${mean.toFixed(0)}±${Math.sqrt(square / numbers.length).toFixed(0)}`;
}
