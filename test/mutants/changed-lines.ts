import { execFileSync } from 'node:child_process';

/**
 * Lists the lines of `src` that differ from a revision, such as `src/game/log.ts:12-14`, with uncommitted changes.
 * Untracked files are listed by path. Null compares with the fork from `main`, or on `main` with the previous commit.
 */
export function listChangedLines(since: string | null): string[] {
  const added = git('ls-files', '--others', '--exclude-standard', 'src')
    .split('\n')
    .filter((path) => path !== '');
  const diff = git('diff', '--unified=0', '--find-renames', '--no-color', since ?? base(), '--', 'src');
  return [...parseDiff(diff), ...added];
}

function base(): string {
  const branches = git('branch', '--list', '--format=%(refname:short)', 'main');
  const left = branches === '' ? git('rev-parse', 'HEAD') : git('merge-base', 'main', 'HEAD');
  return left === git('rev-parse', 'HEAD') ? 'HEAD~1' : left;
}

/**
 * Lists the added lines of a diff, such as `src/game/log.ts:12-14`.
 * @param diff output of `git diff` without context lines
 */
export function parseDiff(diff: string): string[] {
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
