import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runCases } from '../../src/command/run-cases';
import { EDITIONS } from '../../src/rules/editions';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'rulings-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `npm run -s rulings -- …`, and returns the printed lines and the exit code. */
function rulings(...given: string[]): { lines: string[]; code: number } {
  const lines: string[] = [];
  const code = runCases(given, (line) => lines.push(line));
  return { lines, code };
}

const edition = EDITIONS[0]?.id as string;
const range = (title: string, squares: number, id = edition) => `title: ${title}
edition: ${id}
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces: {A: {at: a1}}
ask: {range: [A, c1]}
expect: {squares: ${squares}}
`;

function file(name: string, text: string | Uint8Array): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  return path;
}

describe('npm run rulings', () => {
  const fine = file('some/fine.yaml', [range('One', 2), range('Two', 2)].join('---\n'));
  const mixed = file(
    'some/deep/mixed.yaml',
    [range('Right', 2), range('Wrong', 3), range('Lost', 2, 'nowhere-1999')].join('---\n'),
  );
  file('some/deep/notes.txt', 'not a case');
  const bytes = file('bytes.yaml', new Uint8Array([0x74, 0xff, 0xfe, 0x3a]));
  const played = file(
    'played.yaml',
    `${range('Walked', 2).replace('{range: [A, c1]}', '{play: [{turn: red}]}').replace('squares: 2', 'legal: true')}---\n${range('Measured', 2)}`,
  );

  it('counts passed cases, and exits with 0', () => {
    expect(rulings(fine)).toEqual({ lines: ['2 passed, 0 failed'], code: 0 });
  });

  it('is a command that prints the lines and exits with the code', () => {
    const command = ['--import', 'tsx', 'test/scripts/rulings.ts', mixed];
    const { stdout, status } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
    expect({ lines: stdout.trim().split('\n'), code: status }).toEqual(rulings(mixed));
  });

  it('prints a line for each failed case in all subfolders, and exits with 1', () => {
    expect(rulings(join(folder, 'some'))).toEqual({
      lines: [
        `${mixed}: Wrong: expected squares 3, came 2`,
        `${mixed}:22: Lost: edition: this edition is not known (nowhere-1999)`,
        '3 passed, 2 failed',
      ],
      code: 1,
    });
  });

  it('fails for a missing file, a binary file and a file without cases', () => {
    const missing = join(folder, 'missing.yaml');
    const { lines, code } = rulings(missing, bytes, file('empty/x.txt', '').replace('/x.txt', ''));
    expect(code).toBe(1);
    expect(lines[0]).toBe(`${missing}: no such file or folder`);
    expect(lines[1]).toContain(`${bytes}: cannot be read`);
    expect(lines[2]).toContain('no *.yaml below it');
    expect(lines[3]).toBe('0 passed, 3 failed');
  });

  it('leaves out given questions, and prints their number', () => {
    expect(rulings(played, '--except', 'force,play')).toEqual({
      lines: ['1 left out: force play', '1 passed, 0 failed'],
      code: 0,
    });
    expect(rulings('--except=dance', played).code).toBe(1);
  });

  it('prints its usage without a path', () => {
    expect(rulings().lines[0]).toContain('npm run -s rulings');
    expect(rulings().code).toBe(1);
  });
});
