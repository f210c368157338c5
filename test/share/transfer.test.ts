import { Blob as WholeBlob, File as WholeFile } from 'node:buffer';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { decompressFrameData, makeTextFountain } from '../../src/app/transfer/frames';
import {
  type OutgoingData,
  prepareCharacter,
  prepareForce,
  prepareMap,
  preparePosition,
} from '../../src/app/transfer/outgoing-data';
import { sheetFromBoard } from '../../src/board/map-sheet';
import type { Character } from '../../src/catalog/character';
import { DEMO_CHARACTERS } from '../../src/catalog/demo';
import { EMPTY_FORCE_DIALS } from '../../src/force/force-dials';
import { makeCharacterFinder } from '../../src/force/resolve';
import { makeLog } from '../../src/game/log';
import { printPosition } from '../../src/notation/cases';
import { EDITION_IDS } from '../../src/rules';
import { writeBackup } from '../../src/share/backup/write-backup';
import { makeFrameReceiver } from '../../src/share/fountain';
import { packText } from '../../src/share/pack-text';
import { MAX_CODE_LENGTH, makeQrMatrix } from '../../src/share/qr-matrix';
import { TRANSFER_KINDS, type TransferKind } from '../../src/share/read-item';
import { parseScannedText } from '../../src/share/scanned-text';
import { readTransfer } from '../../src/share/transfer';
import { findTransferLink, MAX_LINK_LENGTH, makeTransferLink } from '../../src/share/transfer-link';
import { parseBackup, printBackup } from '../../src/store/backup';
import { printGameFile } from '../../src/store/unsaved';
import { randomStoredForce } from '../force/random-stored-force';
import { SETUP_FACTS } from '../game/make';
import { makeInventedUnit } from '../helpers/invented-units';
import { randomDrawingBoard } from '../helpers/random-board';
import { randomPosition, seededRandom } from '../helpers/random-position';
import { readUnits } from '../helpers/read-text';

const BASE = 'https://play.example/sidekick/';
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

function someCharacter(seed: number): Character {
  const read = readUnits(JSON.stringify([makeInventedUnit(seed)]), 'x');
  const [character] = read.ok ? read.value.characters : [];
  if (!character) throw new Error(`no character of ${seed}`);
  return character;
}

/** Makes a game of a few taps and undoes the last tap. With seed 1 there are no figures, so the game fits one code. */
function someGame(seed: number): string {
  const random = seededRandom(seed);
  const taps = 2 + Math.floor(random() * 40);
  const entries = Array.from({ length: taps }, (_, at) => ({
    game: `game-${seed}`,
    seq: at + 1,
    parent: at === 0 ? null : at,
    at: 1_700_000_000_000 + at * 1000,
    step: at === 0 ? 'begin' : 'turn',
    facts:
      at === 0
        ? seed === 1
          ? []
          : SETUP_FACTS
        : [{ fact: 'turn' as const, side: at % 2 ? 'red' : 'blue', round: at }],
  }));
  return printGameFile(makeLog(`game-${seed}`, entries, taps - 1, taps).log, `Friday ${seed}`);
}

const later = async (text: string, kind: TransferKind, name: string): Promise<OutgoingData> => ({
  kind,
  name,
  text,
  file: async () => ({ ok: true, value: { file: new File([text], `${name}.json`) } }),
});

async function someBackup(seed: number): Promise<OutgoingData> {
  const body = parseBackup(
    printBackup({ characters: [{ ...someCharacter(seed), added: 1, edited: 1, deletedAt: null }] }),
  );
  if (!body.ok) throw new Error(body.fault.code);
  const bytes = await writeBackup(body.value, 1_700_000_000_000, '1.0.0');
  const file = new WholeFile(bytes, 'all.sidekick') as unknown as File;
  return {
    kind: 'backup',
    name: 'all',
    text: printBackup(body.value),
    file: async () => ({ ok: true, value: { file } }),
  };
}

/** Functions that make one item of each kind from a seed. */
const MADE: Readonly<Record<TransferKind, (seed: number) => OutgoingData | Promise<OutgoingData>>> = {
  character: (seed) => prepareCharacter(someCharacter(seed)),
  force: (seed) => prepareForce(randomStoredForce(seed), makeCharacterFinder([]), []),
  map: (seed) =>
    prepareMap(
      sheetFromBoard(randomDrawingBoard(seed), {
        id: `m-${seed}`,
        name: `Map ${seed}`,
        source: 'entered',
        warnings: [],
        notes: ['“x”'],
      }),
    ),
  position: (seed) =>
    preparePosition({
      name: `Ask ${seed}`,
      note: 'two\nlines',
      notation: printPosition(randomPosition(seed), 'core-2008', null, null),
    }),
  game: (seed) => later(someGame(seed), 'game', `game ${seed}`),
  backup: someBackup,
};

/** Reads a transfer and returns its contents, without the creation time of a backup. */
async function told(given: string | Blob): Promise<unknown> {
  const read = await readTransfer(given, EDITION_IDS);
  if (!read.ok) throw new Error(read.fault);
  const { value } = read;
  return 'found' in value ? { kind: value.kind, body: value.found.body } : value;
}

/** Reads the text of an item directly, without a transfer. */
const plain = (out: OutgoingData): Promise<unknown> => told(out.text);

/** Draws a text as a QR code, and decodes the picture as a camera would. */
function seen(text: string): string {
  const matrix = makeQrMatrix(text, 'L');
  if (!matrix) throw new Error('too much for one code');
  const [dot, quiet] = [4, 16];
  const side = matrix.size * dot + 2 * quiet;
  const data = new Uint8Array(side * side * 3).fill(255);
  for (let y = 0; y < matrix.size * dot; y++)
    for (let x = 0; x < matrix.size * dot; x++)
      if (matrix.rows[Math.floor(y / dot)]?.[Math.floor(x / dot)])
        data.fill(0, ((y + quiet) * side + x + quiet) * 3, ((y + quiet) * side + x + quiet) * 3 + 3);
  return decodeQR({ width: side, height: side, data });
}

describe.each(TRANSFER_KINDS)('a %s', (kind) => {
  const all = () => Promise.all(SEEDS.map((seed) => MADE[kind](seed)));

  test('round-trips by a link: complete, in a message or by its end alone', async () => {
    for (const out of await all()) {
      const link = await makeTransferLink(`${BASE}#/table`, kind, out.text);
      expect(link.slice(BASE.length)).toMatch(/^#\/(?:collection|forces|rules|table)\/take\/[\w-]+$/);
      const code = findTransferLink(link)?.code ?? '';
      for (const text of [link, `Look: ${link} \n see you`, `Sidekick ${link}`, code])
        expect(await told(text)).toEqual(await plain(out));
    }
  });

  test('round-trips by a file', async () => {
    for (const out of await all()) {
      const result = await out.file();
      if (!result.ok) throw new Error(result.fault);
      const bytes = new Uint8Array(await result.value.file.arrayBuffer());
      expect(await told(new WholeBlob([bytes]) as unknown as Blob)).toEqual(await plain(out));
    }
  });

  test('round-trips by one code, if short enough', async () => {
    let fitted = 0;
    for (const out of (await all()).slice(0, 3)) {
      const link = await makeTransferLink(BASE, kind, out.text);
      if (link.length > MAX_CODE_LENGTH) continue;
      fitted++;
      const scanned = parseScannedText(seen(link));
      expect(scanned.kind === 'sent' && (await told(scanned.sent.code))).toEqual(await plain(out));
    }
    expect(fitted).toBeGreaterThan(0);
  });

  test('round-trips by many codes, with a third lost and the rest in any order', async () => {
    for (const [at, out] of (await all()).entries()) {
      const fountain = await makeTextFountain(out.text);
      if (!fountain) throw new Error('nothing to send');
      const random = seededRandom(at + 1);
      const receiver = makeFrameReceiver();
      for (let number = 0; receiver.bytes() === null && number < 10_000; number++)
        if (random() > 0.33) receiver.take(fountain.frame(random() < 0.5 ? number : number + 7));
      const text = await decompressFrameData(receiver.bytes() ?? new Uint8Array());
      expect(text.ok && (await told(text.value))).toEqual(await plain(out));
    }
  });

  test('is rejected or parsed when cut or changed anywhere, and never throws', async () => {
    const out = await MADE[kind](3);
    const link = await makeTransferLink(BASE, kind, out.text);
    const step = Math.ceil(link.length / 60);
    for (let at = BASE.length; at < link.length - 1; at += step) {
      expect((await readTransfer(link.slice(0, at), EDITION_IDS)).ok, `cut at ${at}`).toBe(false);
      const other = link[at] === 'A' ? 'B' : 'A';
      await readTransfer(link.slice(0, at) + other + link.slice(at + 1), EDITION_IDS);
      await readTransfer(out.text.slice(0, at), EDITION_IDS);
    }
  });
});

test('sends a character unchanged', async () => {
  const [titan] = DEMO_CHARACTERS;
  if (!titan) throw new Error('there are demo characters');
  const stored = { ...titan, added: 1, edited: 2, deletedAt: null };
  expect(await told(prepareCharacter(stored as typeof titan).text)).toEqual({
    kind: 'character',
    character: { ...titan, origin: 'imported' },
  });
  const force = { ...randomStoredForce(5), edition: 'core-2008' };
  expect(await told(prepareForce(force, makeCharacterFinder([]), []).text)).toEqual({
    kind: 'force',
    read: { force, dials: EMPTY_FORCE_DIALS, aside: [] },
  });
  const ruling = { name: 'Lücke ⚡', note: '', notation: 'title: "#"\n', id: 'secret' };
  expect(await told(preparePosition(ruling).text)).toEqual({
    kind: 'position',
    ruling: { name: 'Lücke ⚡', note: '', notation: 'title: "#"\n' },
  });
});

test('old links of positions without a heading still open', async () => {
  const ruling = { name: 'A', note: '', notation: 'edition: core-2008' };
  expect(await told(`${BASE}#/rules/take/${await packText(JSON.stringify(ruling))}`)).toEqual({
    kind: 'position',
    ruling,
  });
});

test('a game is a single game; with anything else it is a backup', async () => {
  const game = parseBackup(someGame(1));
  if (!game.ok) throw new Error(game.fault.code);
  expect(await told(printBackup(game.value))).toMatchObject({ kind: 'game' });
  expect(await told(printBackup({ ...game.value, settings: [{ key: 'a', value: 1 }] }))).toMatchObject({
    kind: 'backup',
  });
  expect(await told(printBackup({ ...game.value, games: [...game.value.games, ...game.value.games] }))).toMatchObject({
    kind: 'backup',
  });
});

describe('rejected input', () => {
  const cut = JSON.stringify({ sidekick: 'map', version: 1, name: 'x' });
  test.each([
    ['nothing', '', 'not-ours'],
    ['words', 'see you on friday', 'not-ours'],
    ['one word', 'friday', 'not-ours'],
    ['another address', 'https://example.org/?x=1', 'not-ours'],
    ['markup', '<script>alert(1)</script>', 'not-ours'],
    ['a list', '[1, 2, 3]', 'not-ours'],
    ['a link without an end', `${BASE}#/forces/take/`, 'not-ours'],
    ['a link whose end unpacks to nothing', `${BASE}#/table/take/AAAA`, 'damaged'],
    ['letters without end', 'a'.repeat(200_001), 'too-large'],
    ['a map without a drawing', cut, 'damaged'],
    ['a map cut off', cut.slice(0, -9), 'damaged'],
    ['a broken character', '{"sidekick":"character","version":1,"character":{"id":"x"}}', 'damaged'],
    ['a character of a later version', '{"sidekick":"character","version":2,"character":{"id":"x"}}', 'newer-version'],
    ['a map of a later version', '{"sidekick":"map","version":2,"name":"x"}', 'newer-version'],
    ['a position of a later version', '{"sidekick":"position","version":2}', 'newer-version'],
    ['a backup of a later version', '{"format":"sidekick-backup","version":9,"body":{}}', 'newer-version'],
    ['a position without notation', '{"sidekick":"position","version":1,"name":"","note":"","notation":""}', 'damaged'],
  ])('%s', async (_, text, fault) => expect(await readTransfer(text, EDITION_IDS)).toEqual({ ok: false, fault }));

  test('a decompression bomb, before it fills the phone', async () => {
    const flood = await packText('x'.repeat(30_000_000));
    expect(flood.length).toBeLessThan(60_000);
    expect(await readTransfer(`${BASE}#/table/take/${flood}`, EDITION_IDS)).toEqual({ ok: false, fault: 'too-large' });
  });

  test('endless nesting', async () => {
    const deep = `{"sidekick":"character","version":1,"character":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;
    expect((await readTransfer(deep, EDITION_IDS)).ok).toBe(false);
    expect((await readTransfer(await packText(deep), EDITION_IDS)).ok).toBe(false);
  });
});

test('commonly shared content fits a link', async () => {
  for (const kind of ['character', 'force', 'map', 'position'] as const)
    for (const seed of SEEDS)
      expect((await makeTransferLink(BASE, kind, (await MADE[kind](seed)).text)).length).toBeLessThan(MAX_LINK_LENGTH);
});
