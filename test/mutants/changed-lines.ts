import { execFileSync } from 'node:child_process';

/**
 * The lines of `src` that are other than at a revision, as `src/game/log.ts:12-14`; what is not committed counts too. Null: since the branch left
 * `main`, and on `main` itself since the commit before.
 */
export function changedLines(since: string | null): string[] {
  const added = git('ls-files', '--others', '--exclude-standard', 'src')
    .split('\n')
    .filter((path) => path !== '');
  const diff = git('diff', '--unified=0', '--find-renames', '--no-color', since ?? base(), '--', 'src');
  return [...readDiff(diff), ...added];
}

function base(): string {
  const branches = git('branch', '--list', '--format=%(refname:short)', 'main');
  const left = branches === '' ? git('rev-parse', 'HEAD') : git('merge-base', 'main', 'HEAD');
  return left === git('rev-parse', 'HEAD') ? 'HEAD~1' : left;
}

/** @param diff of git, without lines around what changed. */
export function readDiff(diff: string): string[] {
  let file: string | null = null;
  return diff.split('\n').flatMap((line) => {
    const named = /^\+\+\+ (?:b\/(.*)|\/dev\/null)$/.exec(line);
    if (named) file = named[1] ?? null;
    const [, first, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (first === undefined || file === null || count === '0') return [];
    return [`${file}:${first}-${Number(first) + Number(count) - 1}`];
  });
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();
}
