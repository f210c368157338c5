import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { LEFT_OUT, rankOf } from './rooms';

/** Folders of `test/`, set by `npm run mutants` for the measured layer. */
const folders = (process.env.MUTANTS_TESTS ?? 'grid').split(',');

function testsOf(folder: string): string {
  if (folder.endsWith('.ts')) return `test/${folder}`;
  return folder === 'cases' ? 'test/mutants/cases.ts' : `test/${folder}/**/*.test.ts`;
}

class QuickFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    return [...files].sort((a, b) => rankOf(a.moduleId, folders) - rankOf(b.moduleId, folders));
  }
}

/** Without the app's plugins, because no screen is tested. */
export default defineConfig({
  test: {
    environment: 'node',
    include: folders.map(testsOf),
    exclude: LEFT_OUT,
    setupFiles: ['test/mutants/set-up.ts'],
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    sequence: { sequencer: QuickFirst },
    testTimeout: 60_000,
  },
});
