import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import { describeTimeEstimate, listMissingFiles, type TestTimes } from './long-estimate';

const ROOT = join(import.meta.dirname, '../..');
const TABLE = join(ROOT, 'test/long-times.json');

/**
 * Vitest reporter of `npm run long`: estimates the duration from the last complete run of each file. With
 * `KEEP_TIMES=1`, stores the times of this run; a failed file retains its old time.
 */
export default class LongTimes implements Reporter {
  private readonly before: TestTimes = JSON.parse(readFileSync(TABLE, 'utf8'));
  private readonly now = new Map<string, number>();

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    console.log(
      describeTimeEstimate(
        specifications.map(({ moduleId }) => nameOf(moduleId)),
        this.before,
        new Date(),
      ),
    );
  }

  onTestModuleEnd(module: TestModule): void {
    if (module.state() !== 'passed') return;
    const { duration, collectDuration, prepareDuration, environmentSetupDuration } = module.diagnostic();
    const ms = duration + collectDuration + prepareDuration + environmentSetupDuration;
    this.now.set(nameOf(module.moduleId), Math.ceil(ms / 1000));
  }

  onTestRunEnd(): void {
    const gone = listMissingFiles(this.before, (name) => readable(join(ROOT, name)));
    if (process.env.KEEP_TIMES !== '1') return;
    const kept = Object.entries(this.before).filter(([name]) => !gone.includes(name));
    const all = [...new Map([...kept, ...this.now])].toSorted(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(TABLE, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
    console.log(`${this.now.size} times are kept in ${relative(ROOT, TABLE)}.`);
  }
}

function nameOf(moduleId: string): string {
  return relative(ROOT, moduleId).replaceAll('\\', '/');
}

function readable(path: string): boolean {
  try {
    readFileSync(path);
    return true;
  } catch {
    return false;
  }
}
