import { expect, test } from 'vitest';
import { NO_NEEDS } from '../../src/catalog/feat-needs';
import { printForceFile } from '../../src/force/format';
import { EMPTY_STORED_FORCE, makeStoredMember, type StoredForce } from '../../src/force/stored-force';
import { packText, unpackText } from '../../src/share/pack-text';
import { readTransfer } from '../../src/share/transfer';
import { makeTransferLink } from '../../src/share/transfer-link';

const BASE = 'https://example.org/app/';
const EDITION = 'core-2008';
const force: StoredForce = {
  ...EMPTY_STORED_FORCE,
  name: 'Nächtliche Wache “7”',
  edition: EDITION,
  buildTotal: 300,
  members: [makeStoredMember({ id: 'ab-007', name: 'Grey Heron', set: 'ab', number: '007' }, 90)],
  feats: [{ name: 'Signal', points: 8, for: [0], needs: { ...NO_NEEDS, powers: ['charge'] } }],
  notes: 'Second line\nstays a line.',
};

test('a link of a force of sixty is short enough for a message', async () => {
  const members = Array.from({ length: 60 }, (_, each) =>
    makeStoredMember({ id: `ab-${each}`, name: `Figure ${each}`, set: 'ab', number: String(each) }, 50),
  );
  expect((await makeTransferLink(BASE, 'force', printForceFile({ ...force, members }))).length).toBeLessThan(2000);
});

test('a decompression bomb is not unpacked', async () => {
  const flood = await packText('x'.repeat(3_000_000));
  expect(flood.length).toBeLessThan(10_000);
  expect(await unpackText(flood)).toEqual({ ok: false, fault: 'too-large' });
  const most = await unpackText(await packText('x'.repeat(1_000_000)));
  expect(most.ok && most.value.length).toBe(1_000_000);
});

test('invalid parts are listed and skipped, the rest is imported', async () => {
  const file = JSON.stringify({
    sidekick: 'force',
    version: 1,
    name: 'Odd',
    edition: 'nowhere-1999',
    build_total: 300,
    members: [
      { id: 'ab-001', name: 'Good', points: 50 },
      { id: 'ab-002', name: 'Less than nothing', points: -5 },
      { id: 'ab-003', name: 'Huge', points: 1e12 },
      'nobody',
      ...Array.from({ length: 10_000 }, () => ({ id: 'ab-004', name: 'Many', points: 1 })),
    ],
  });
  const sent = await readTransfer(file, [EDITION]);
  if (!sent.ok || sent.value.kind !== 'force') throw new Error('no force');
  const { read } = sent.value;
  expect(read.force.members[0]?.name).toBe('Good');
  expect(read.force.members.length).toBeLessThanOrEqual(1000);
  const codes = new Set(read.aside.map(({ code }) => code));
  expect([...codes].sort()).toEqual(['bad-points', 'not-a-record', 'too-many', 'unknown-edition']);
});
