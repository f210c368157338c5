import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { LEFT_OUT, rankOf } from './rooms';

/** Folders of `test/`: `npm run mutants` sets them for the room that it measures. */
const folders = (process.env.MUTANTS_TESTS ?? 'grid').split(',');

class QuickFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    return [...files].sort((a, b) => rankOf(a.moduleId, folders) - rankOf(b.moduleId, folders));
  }
}

/** Without the app's plugins: no screen is among these tests. */
export default defineConfig({
  test: {
    environment: 'node',
    include: folders.map((folder) => (folder === 'cases' ? 'test/mutants/cases.ts' : `test/${folder}/**/*.test.ts`)),
    exclude: LEFT_OUT,
    setupFiles: ['test/mutants/own-coverage.ts'],
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    sequence: { sequencer: QuickFirst },
    testTimeout: 60_000,
  },
});
