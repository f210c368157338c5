import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type ArchiveFaultCode, openArchive } from '../../src/share/archive';

interface Packed {
  readonly path: string;
  /** Bytes of a path that is not UTF-8. */
  readonly name?: Uint8Array;
  readonly text: string;
  readonly method?: number;
  readonly flags?: number;
  /** Uncompressed size that the archive declares, in bytes. */
  readonly whole?: number;
  readonly bytes?: Uint8Array;
}

/**
 * Makes a zip of files. Sizes and names are correct unless overridden.
 * @param count number of files that the archive declares
 */
function zipOf(files: readonly Packed[], count = files.length): Blob {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { path, name: given, text, method = 8, flags = 0, whole = Buffer.byteLength(text), bytes } of files) {
    const name = Buffer.from(given ?? path);
    const body = Buffer.from(bytes ?? (method === 0 ? Buffer.from(text) : deflateRawSync(text)));
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(name.length, 26);
    bodies.push(head, name, body);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(body.length, 20);
    entry.writeUInt32LE(whole, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    list.push(entry, name);
    at += 30 + name.length + body.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return new Blob([Buffer.concat([...bodies, listed, end])]);
}

async function texts(zip: Blob, wanted: (path: string) => boolean = () => true): Promise<string[]> {
  const archive = await openArchive(zip, wanted);
  if (!archive.ok) return [archive.fault.code];
  return Promise.all(
    archive.value.map(async ({ path, open }) => {
      const bytes = await open();
      return `${path}: ${bytes.ok ? new TextDecoder().decode(bytes.value) : bytes.fault.code}`;
    }),
  );
}

test('decodes a name that is not UTF-8 by the DOS code page, as old programs write it', async () => {
  const name = Uint8Array.of(0x48, 0x94, 0x68, 0x6c, 0x65, 0x2e, 0x63, 0x73, 0x76);
  expect(await texts(zipOf([{ path: '', name, text: 'x' }]))).toEqual(['Höhle.csv: x']);
});

test('extracts files unchanged, without folders and unwanted files', async () => {
  const zip = zipOf([
    { path: 'a/', text: '', method: 0 },
    { path: 'a/one.json', text: '[1]' },
    { path: 'a/Höhle.json', text: 'ä'.repeat(5000), method: 0 },
    { path: 'a/picture.png', text: 'x', flags: 1 },
  ]);
  expect(await texts(zip, (path) => path.endsWith('.json'))).toEqual([
    'a/one.json: [1]',
    `a/Höhle.json: ${'ä'.repeat(5000)}`,
  ]);
});

const GOOD = { path: 'good.json', text: '[]' };
test.each<[string, Blob, string[]]>([
  ['no archive', new Blob(['[{"name": "x"}]']), ['no-archive']],
  ['nothing', new Blob([]), ['no-archive']],
  ['half of one', zipOf([GOOD]).slice(0, 40), ['no-archive']],
  ['one whose list is elsewhere', zipOf([GOOD]).slice(10), ['no-archive']],
  ['one that counts more than it lists', zipOf([GOOD], 2), ['no-archive']],
  ['too many files', zipOf([GOOD], 65_000), ['too-many']],
  ['a path out of it', zipOf([GOOD, { path: 'a/../../evil.json', text: '1' }]), ['leads-out']],
  ['a path from the root', zipOf([{ path: '/etc/evil.json', text: '1' }]), ['leads-out']],
  ['a password on every file', zipOf([{ ...GOOD, flags: 1 }]), ['encrypted']],
  ['a password on one file', zipOf([GOOD, { ...GOOD, flags: 1 }]), ['good.json: []', 'good.json: encrypted']],
  ['no files', zipOf([]), ['nothing-inside']],
  ['a file packed strangely', zipOf([{ ...GOOD, method: 12 }]), ['good.json: packed-strangely']],
  ['a file larger than it says', zipOf([{ ...GOOD, text: 'a'.repeat(99_999), whole: 10 }]), ['good.json: too-large']],
  ['a file that says it is huge', zipOf([{ ...GOOD, whole: 4_000_000_000 }]), ['good.json: too-large']],
  ['a file smaller than it says', zipOf([{ ...GOOD, whole: 99 }]), ['good.json: no-archive']],
  ['a damaged file', zipOf([{ ...GOOD, bytes: new Uint8Array([255, 255, 255]) }]), ['good.json: no-archive']],
])('reports the cause for %s', async (_, zip, expected) => {
  expect(await texts(zip)).toEqual(expected satisfies (ArchiveFaultCode | string)[]);
});

test('stops a zip bomb of many files at the total size limit', async () => {
  const archive = await openArchive(
    zipOf(
      Array.from({ length: 6 }, (_, at) => ({
        path: `${at}.json`,
        text: '',
        whole: 119_000_000,
        bytes: deflateRawSync(Buffer.alloc(119_000_000)),
      })),
    ),
    () => true,
  );
  if (!archive.ok) throw new Error(archive.fault.code);
  const opened: string[] = [];
  for (const { open } of archive.value) opened.push(await open().then((each) => (each.ok ? 'open' : each.fault.code)));
  expect(opened).toEqual(['open', 'open', 'open', 'open', 'open', 'too-large']);
}, 60_000);
