/** Tests the server’s log, which limits repeated messages. */
import { expect, test } from 'vitest';
import { describeConsole, makeBoundedLog } from '../../src/club/bounded-log';

function logAt(start: number) {
  const clock = { now: start };
  const printed: string[] = [];
  const log = makeBoundedLog(
    (sentence) => printed.push(sentence),
    () => clock.now,
  );
  return { clock, printed, ...log };
}

test('writes one sentence of a kind per minute, with the number of suppressed ones', () => {
  const { clock, printed, note, reportSuppressed } = logAt(5);
  for (let n = 0; n < 5; n++) note(`A phone was sent out of room abc${n}…: it sent ${n} bytes.`);
  note('The disk refused: no space');
  clock.now += 59_999;
  note('A phone was sent out of room xyz…: late.');
  expect(printed).toEqual(['A phone was sent out of room abc0…: it sent 0 bytes.', 'The disk refused: no space']);
  clock.now += 1;
  reportSuppressed();
  expect(printed.slice(2)).toEqual(['A phone was sent out of room xyz…: late. (5 like it in the last minute)']);
  note('A phone was sent out of room abc…: again.');
  expect(printed).toHaveLength(3);
  clock.now += 120_000;
  reportSuppressed();
  clock.now += 60_000;
  note('A phone was sent out of room abc…: much later.');
  expect(printed.slice(3)).toEqual([
    'A phone was sent out of room abc…: again. (1 like it in the last minute)',
    'A phone was sent out of room abc…: much later.',
  ]);
});

test('sentences of ever new kinds are limited too', () => {
  const { printed, note } = logAt(0);
  for (let n = 0; n < 5000; n++) note(`Kind ${n.toString(36).replace(/\d/g, 'z')}${'q'.repeat(n % 50)}`);
  expect(printed.length).toBeLessThan(50);
});

test('a sentence becomes one line of limited length', () => {
  const { printed, note } = logAt(0);
  note(`first\nsecond\u001b[2J${'x'.repeat(1000)}`, 'kind');
  expect(printed).toEqual([expect.stringMatching(/^first second \[2Jx{100,}…$/)]);
  expect(printed[0]?.length).toBeLessThan(310);
});

test('console output of a library is described without a stack trace', () => {
  const error = new TypeError('no such type');
  expect(describeConsole(['closing', error, { code: 1, reason: 'deletes' }, { a: 1 }, 7, null])).toBe(
    'closing no such type deletes an object 7 null',
  );
});
