import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteProfile, openPhone, type Phone } from '../browser/harness';
import { makeSeededNumbers } from '../browser/table-steps';
import type { KillResult, TortureKind } from './torture-kind';

/** Flags for a faster start of Chromium that do not affect its storage. */
const QUICK = ['--in-process-gpu', '--disable-extensions', '--no-zygote', '--mute-audio'];

/** Number of phones in parallel: one phone starts while another is checked. */
const PHONES = 2;

export interface KindResult extends KillResult {
  readonly kind: string;
  readonly kills: number;
  readonly seconds: number;
  /** Losses and failed starts of the app: the reason, and how to reproduce the failure. */
  readonly failures: readonly string[];
}

interface Life {
  readonly kind: TortureKind;
  readonly kills: number;
  readonly seed: number;
}

/** Distributes the requested kills over the kinds by their shares, and groups the kills into lives of phones. */
function livesOf(kinds: readonly TortureKind[], kills: number, seed: number): Life[] {
  const whole = kinds.reduce((sum, { share }) => sum + share, 0);
  let [shares, given] = [0, 0];
  return kinds.flatMap((kind, place) => {
    shares += kind.share;
    const share = Math.round((kills * shares) / whole) - given;
    given += share;
    return Array.from({ length: Math.ceil(share / kind.life) }, (_, life) => ({
      kind,
      kills: Math.min(kind.life, share - life * kind.life),
      seed: seed + place * 1000 + life,
    }));
  });
}

/** Kills phones at random moments during each kind of action, and compares the stored data afterwards. */
export async function runTorture(
  kinds: readonly TortureKind[],
  kills: number,
  seed: number,
  url: string,
): Promise<KindResult[]> {
  const began = performance.now();
  const rows = new Map<string, KindResult>();
  const waiting = livesOf(kinds, kills, seed);
  const work = async (): Promise<void> => {
    for (let life = waiting.shift(); life; life = waiting.shift()) {
      const row = await live(life, url);
      rows.set(row.kind, added(rows.get(row.kind), row));
      const done = [...rows.values()].reduce((sum, each) => sum + each.kills, 0);
      const minutes = ((performance.now() - began) / 60_000).toFixed(1);
      // Progress is printed, because a run takes many minutes and may be stopped.
      console.log(`${done} of ${kills} kills in ${minutes} minutes: ${row.kind}, ${row.confirmed - row.found} lost`);
      for (const failure of row.failures) console.log(failure);
    }
  };
  await Promise.all(Array.from({ length: PHONES }, work));
  return kinds.flatMap(({ name }) => rows.get(name) ?? []);
}

/**
 * Runs one phone from its first start to its last kill. Ends at the first loss, because later results would only repeat
 * the loss.
 */
async function live({ kind, kills, seed }: Life, url: string): Promise<KindResult> {
  const began = performance.now();
  const random = makeSeededNumbers(seed);
  let row: KindResult = { kind: kind.name, kills: 0, seconds: 0, confirmed: 0, found: 0, unseen: 0, failures: [] };
  let phone: Phone = await openPhone({ flags: QUICK });
  let kill = 0;
  const mark = join(phone.profile, 'Default', 'mark-of-this-life');
  try {
    const deeds = await kind.begin(phone, { url, random });
    await writeFile(mark, '');
    for (kill = 1; kill <= kills && row.failures.length === 0; kill++) {
      await deeds.act(phone);
      await new Promise((done) => setTimeout(done, random() * deeds.within));
      const died = Date.now();
      await phone.kill();
      phone = await openPhone({ profile: phone.profile, flags: QUICK });
      const count = await deeds.check(phone, died);
      const failures =
        count.found < count.confirmed
          ? [`${count.confirmed - count.found} lost\n  ${count.story ?? ''}`.trimEnd()]
          : [];
      row = added(row, { ...count, kind: kind.name, kills: 1, seconds: 0, failures });
    }
  } catch (error) {
    // On an overloaded computer, Chromium lost its entire profile in 3 of 1,500 kills.
    const anew = kill === 0 || existsSync(mark) ? '' : '\nThe browser has made its whole profile anew.';
    const screen = await phone.page.evaluate('document.body.innerText').catch(() => 'nothing: the page is gone');
    row = {
      ...row,
      failures: [`${error instanceof Error ? error.message : String(error)}${anew}\nThe screen shows: ${screen}`],
    };
  }
  await phone.close().catch(() => undefined);
  await deleteProfile(phone.profile);
  const failures = row.failures.map((reason) => `${kind.name}, seed ${seed}, kill ${kill}: ${reason}`);
  return { ...row, failures, seconds: (performance.now() - began) / 1000 };
}

function added(a: KindResult | undefined, b: KindResult): KindResult {
  if (!a) return b;
  return {
    kind: a.kind,
    kills: a.kills + b.kills,
    seconds: a.seconds + b.seconds,
    confirmed: a.confirmed + b.confirmed,
    found: a.found + b.found,
    unseen: a.unseen + b.unseen,
    failures: [...a.failures, ...b.failures],
  };
}

export function formatResults(rows: readonly KindResult[], seed: number): string {
  const cells = rows.map(({ kind, kills, confirmed, found, unseen, seconds }) => [
    kind,
    ...[kills, confirmed, found, unseen, confirmed - found, Math.round(seconds)].map(String),
  ]);
  const all = [['kind', 'kills', 'confirmed', 'found after', 'unseen', 'lost', 'seconds'], ...cells];
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  const lines = all.map((line) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  return [`seed ${seed}`, ...lines].join('\n');
}
