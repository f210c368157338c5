import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDiff } from './changed-lines';
import { findGoalFolder, layerOfSource, MUTATION_LAYERS, rankTestFile } from './layers';
import { describeSurvivingMutant, type Mutant, reportMutants } from './report';
import { sampleLineRanges } from './sample';

const root = join(import.meta.dirname, '../..');

function mutant(status: Mutant['status'], file = 'src/grid/line.ts'): Mutant {
  const location = { start: { line: 12, column: 5 }, end: { line: 13, column: 1 } };
  return {
    id: '1',
    mutatorName: 'Any',
    fileName: join(process.cwd(), file),
    location,
    replacement: 'a <\n  b',
    status,
  };
}

describe('layers', () => {
  test('are measured with existing tests', () => {
    for (const [name, { tests }] of Object.entries(MUTATION_LAYERS)) {
      if (!existsSync(join(root, 'src', name))) continue;
      expect(tests.filter((folder) => !existsSync(join(root, 'test', folder)))).toEqual([]);
    }
  });

  test.each([
    ['src/rules/shared/hypertime/gait.ts', 'rules', 'src/rules/shared/', 85],
    ['src/rules/near.ts', 'rules', 'src/rules/', 75],
    ['src/grid/line.ts', 'grid', 'src/grid/', 85],
    ['src/game/log.ts', 'game', 'src/game/', 85],
    ['src/store/merge.ts', 'store', 'src/store/', 75],
    ['src/ui/main.tsx', undefined, undefined, undefined],
    ['src/gridiron/line.ts', undefined, undefined, undefined],
  ])('%s belongs to layer %s, and is counted in %s', (file, room, folder, goal) => {
    expect([layerOfSource(file), findGoalFolder(file)?.folder, findGoalFolder(file)?.goal]).toEqual([
      room,
      folder,
      goal,
    ]);
  });

  test('run their slow tests last, and the others in the order of their folders', () => {
    const folders = ['cases', 'rules', 'editions', 'game/campaign.test.ts'];
    const files = [
      '/p/test/editions/oracle.test.ts',
      '/p/test/game/campaign.test.ts',
      '/p/test/editions/turns.test.ts',
      '/p/test/rules/odds.test.ts',
      '/p/test/mutants/cases.ts',
    ];
    const sorted = files.toSorted((a, b) => rankTestFile(a, folders) - rankTestFile(b, folders));
    expect(sorted).toEqual(files.toReversed());
  });
});

describe('changed lines', () => {
  test('are listed by their new numbers, without deleted ones', () => {
    const diff = [
      'diff --git a/src/grid/line.ts b/src/grid/line.ts',
      '--- a/src/grid/line.ts',
      '+++ b/src/grid/line.ts',
      '@@ -1 +1 @@ import',
      '-one',
      '+two',
      '@@ -10,3 +10,0 @@ function',
      '-gone',
      '@@ -20,0 +18,4 @@ function',
      '+added',
      '--- a/src/grid/old.ts',
      '+++ /dev/null',
      '@@ -1,9 +0,0 @@',
      '--- a/src/grid/was.ts',
      '+++ b/src/grid/is.ts',
      '@@ -7,2 +7,2 @@',
    ].join('\n');
    expect(parseDiff(diff)).toEqual(['src/grid/line.ts:1-1', 'src/grid/line.ts:18-21', 'src/grid/is.ts:7-8']);
    expect(parseDiff('')).toEqual([]);
  });
});

describe('the report', () => {
  test('lists each mutant that no test noticed in one line', () => {
    expect(describeSurvivingMutant(mutant('Survived'))).toBe('src/grid/line.ts:12:5: a < b');
    expect(describeSurvivingMutant(mutant('NoCoverage'))).toBe('src/grid/line.ts:12:5: a < b  (no test comes by)');
    for (const status of ['Killed', 'Timeout', 'Ignored', 'RuntimeError'] as const)
      expect(describeSurvivingMutant(mutant(status))).toBeNull();
  });

  test('counts noticed mutants by part, and passes if each part reaches its goal', () => {
    const shared = 'src/rules/shared/walk.ts';
    const noticed = [...Array(16).fill(mutant('Killed')), mutant('Timeout')];
    const good = [...noticed, ...Array(3).fill(mutant('Survived')), mutant('Ignored'), mutant('Killed', shared)];
    expect(reportMutants(good)).toEqual({
      lines: [
        'src/grid/: 85.0% of 20 mutants noticed, goal 85%',
        'src/rules/shared/: 100.0% of 1 mutants noticed, goal 85%',
      ],
      reached: true,
    });
    expect(reportMutants([...good, mutant('NoCoverage')])).toMatchObject({
      lines: ['src/grid/: 81.0% of 21 mutants noticed, goal 85%', expect.any(String)],
      reached: false,
    });
    expect(reportMutants([mutant('Ignored')])).toEqual({ lines: [], reached: true });
  });
});

describe('a sample', () => {
  const sources = [
    { path: 'src/grid/line.ts', lines: 45 },
    { path: 'src/grid/edge.ts', lines: 20 },
  ];

  test('draws each line once if all are requested', () => {
    const all = ['edge.ts:1-20', 'line.ts:1-20', 'line.ts:21-40', 'line.ts:41-45'];
    expect(sampleLineRanges(sources, 1000, 7).sort()).toEqual(all.map((stretch) => `src/grid/${stretch}`));
  });

  test('stops at its number of lines, and depends on the seed', () => {
    const draws = [1, 2, 3, 4, 5].map((seed) => sampleLineRanges(sources, 20, seed).join());
    expect(new Set(draws).size).toBeGreaterThan(1);
    expect(sampleLineRanges(sources, 1, 1)).toHaveLength(1);
    expect(sampleLineRanges(sources, 20, 1)).toEqual(sampleLineRanges(sources, 20, 1));
  });
});
