import { describe, expect, test } from 'vitest';
import { NO_NEEDS } from '../../src/catalog/force';
import { EMPTY_KEPT, type KeptForce, memberOf } from '../../src/force/kept';
import { linkOfForce, readForceText } from '../../src/share/force';
import { packed, unpacked } from '../../src/share/packed';

const BASE = 'https://example.org/app/';
const EDITION = 'core-2008';
const force: KeptForce = {
  ...EMPTY_KEPT,
  name: 'Nächtliche Wache “7”',
  edition: EDITION,
  buildTotal: 300,
  members: [memberOf({ id: 'ab-007', name: 'Grey Heron', set: 'ab', number: '007' }, 90)],
  feats: [{ name: 'Signal', points: 8, for: [0], needs: { ...NO_NEEDS, powers: ['charge'] } }],
  notes: 'Second line\nstays a line.',
};

describe('a link', () => {
  test('brings back the force that went into it, whole or by its end alone', async () => {
    const link = await linkOfForce(`${BASE}#/table`, force);
    expect(link.startsWith(`${BASE}#/forces/take/`)).toBe(true);
    expect(link.slice(BASE.length)).toMatch(/^[#/\w-]+$/);
    for (const text of [link, `  ${link}\n`, link.slice(`${BASE}#/forces/take/`.length)]) {
      expect(await readForceText(text, [EDITION])).toEqual({ ok: true, value: { force, aside: [] } });
    }
  });

  test('of a force of sixty stays short enough for a message', async () => {
    const members = Array.from({ length: 60 }, (_, each) =>
      memberOf({ id: `ab-${each}`, name: `Figure ${each}`, set: 'ab', number: String(each) }, 50),
    );
    expect((await linkOfForce(BASE, { ...force, members })).length).toBeLessThan(2000);
  });

  test.each([
    ['nothing', ''],
    ['words', 'see you on friday'],
    ['another address', 'https://example.org/#/forces/take/'],
    ['letters that unpack to nothing', 'AAAA'],
    ['markup', '<script>alert(1)</script>'],
    ['a list', '[1, 2, 3]'],
    ['a file cut off', '{"sidekick": "force", "members": ['],
  ])('that is %s is refused with a reason', async (_, text) => {
    expect(await readForceText(text, [EDITION])).toMatchObject({ ok: false });
  });

  test('cut off anywhere is refused or read, and never throws', async () => {
    const link = await linkOfForce(BASE, force);
    for (let length = link.length - 1; length > BASE.length; length -= 7) {
      const read = await readForceText(link.slice(0, length), [EDITION]);
      if (read.ok) expect(read.value.force.members.length).toBeLessThanOrEqual(1);
    }
  });
});

test('a text that would unpack to a flood does not unpack', async () => {
  const flood = await packed('x'.repeat(3_000_000));
  expect(flood.length).toBeLessThan(10_000);
  expect(await unpacked(flood)).toBeNull();
  expect(await unpacked(await packed('x'.repeat(1_000_000)))).toHaveLength(1_000_000);
});

test('foreign parts are named and set aside, the rest comes in', async () => {
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
  const read = await readForceText(file, [EDITION]);
  if (!read.ok) throw new Error(read.fault.code);
  expect(read.value.force.members[0]?.name).toBe('Good');
  expect(read.value.force.members.length).toBeLessThanOrEqual(1000);
  const codes = new Set(read.value.aside.map(({ code }) => code));
  expect([...codes].sort()).toEqual(['bad-points', 'not-a-record', 'too-many', 'unknown-edition']);
});
