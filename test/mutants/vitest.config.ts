import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { EXCLUDED_TESTS, rankTestFile } from './layers';

/** Folders of `test/` for the measured layer, set by `npm run mutants`. */
const folders = (process.env.MUTANTS_TESTS ?? 'grid').split(',');

function testsOf(folder: string): string {
  if (folder.endsWith('.ts')) return `test/${folder}`;
  return folder === 'cases' ? 'test/mutants/cases.ts' : `test/${folder}/**/*.test.ts`;
}

class QuickFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    return [...files].sort((a, b) => rankTestFile(a.moduleId, folders) - rankTestFile(b.moduleId, folders));
  }
}

/** Configuration for mutation tests, without the plugins of the app, because no screens are tested. */
export default defineConfig({
  test: {
    environment: 'node',
    include: folders.map(testsOf),
    exclude: EXCLUDED_TESTS,
    setupFiles: ['test/mutants/set-up.ts'],
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    sequence: { sequencer: QuickFirst },
    testTimeout: 60_000,
  },
});
