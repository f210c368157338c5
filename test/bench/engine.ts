/**
 * Benchmark of the engine package: questions per second from text to answer, and lines of fire on the largest printed
 * map.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { squareAt } from '../../src/grid/square';
import { parseCases } from '../../src/notation/cases';
import { ask, give } from '../../src/package/engine';
import { editionById } from '../../src/rules/editions';
import { core2008 } from '../../src/rules/editions/core-2008';
import type { Ruleset } from '../../src/rules/ruleset';
import type { Position } from '../../src/table/position';
import { makeBenchPosition } from './boards';

const LINES = 10_000;
/** Time budget for computing all lines of fire on the largest printed map, in milliseconds. */
const MOST_MS = 1000;

/** Prints the question rate and the time for all lines of fire. Returns that time in milliseconds. */
export function benchEngine(): number {
  const folder = join(import.meta.dirname, '../cases');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  const texts = files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split(/^---$/m)
      .flatMap((text) => {
        const [one] = parseCases(text, file, (id) => editionById(id) !== null);
        const rules = one?.ok ? editionById(one.value.edition) : null;
        return one?.ok && rules && one.value.ask.ask !== 'force' ? [{ text, rules, one: one.value }] : [];
      }),
  );
  const answered = ({ text, rules, one }: (typeof texts)[number]) =>
    (one.ask.ask === 'play' ? give : ask)(rules, text).ok;
  const before = performance.now();
  const count = texts.filter(answered).length;
  const seconds = (performance.now() - before) / 1000;
  console.log(`\n${count} questions of the suite, each from its text: ${(count / seconds).toFixed(0)} a second`);
  return linesOf(core2008, makeBenchPosition(24, 36, 20));
}

function linesOf(rules: Ruleset, position: Position): number {
  const { width, height } = position.board;
  const start = performance.now();
  let seen = 0;
  for (let line = 0; line < LINES; line++) {
    const from = squareAt(line % width, Math.floor(line / width) % height);
    const to = squareAt((line * 7) % width, Math.floor((line * 13) / width) % height);
    if (rules.see(position, { square: from }, { square: to }).see !== 'blocked') seen++;
  }
  const took = performance.now() - start;
  console.log(`${LINES} lines of fire on ${width} by ${height}, ${seen} of them open: ${took.toFixed(0)} ms`);
  console.log(
    `budget | ${LINES} lines of fire, ms | ${took.toFixed(0)} of ${MOST_MS} | ${took <= MOST_MS ? 'holds' : 'BEYOND'}`,
  );
  return took;
}
