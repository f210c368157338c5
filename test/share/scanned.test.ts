import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEMO_CHARACTERS } from '../../src/catalog/demo';
import { linkOfCharacter, readCharacterLink } from '../../src/share/character';
import { linkOfForce } from '../../src/share/force';
import { packed } from '../../src/share/packed';
import { readScanned } from '../../src/share/scanned';
import { printSticker, stickerOf } from '../../src/share/sticker';
import { makeForce } from '../../src/store/forces';

const BASE = 'https://play.example/sidekick/#/table';
const [titan] = DEMO_CHARACTERS;
if (!titan) throw new Error('there are demo characters');

describe('what a code says', () => {
  test('a sticker', () => {
    const sticker = stickerOf(titan);
    expect(readScanned(printSticker(sticker))).toEqual({ kind: 'sticker', sticker });
  });

  test('a force and a character, from whatever address', async () => {
    const force = makeForce({ id: 'f', name: 'Night shift', edition: 'e', buildTotal: 300 });
    const link = await linkOfForce(BASE, force);
    expect(readScanned(link)).toEqual({ kind: 'force', packed: link.slice(link.indexOf('take/') + 5) });
    const sent = await linkOfCharacter(BASE, titan);
    expect(readScanned(sent)).toEqual({ kind: 'character', packed: sent.slice(sent.indexOf('take/') + 5) });
  });

  test.each([
    ['EAN-13', '4006381333931', '4006381333931'],
    ['EAN-13 as people write it', '4 006381 333931', '4006381333931'],
    ['UPC-A, the same as EAN-13', '036000291452', '0036000291452'],
    ['EAN-8', '96385074', '96385074'],
  ])('a barcode: %s', (_, text, digits) => expect(readScanned(text)).toEqual({ kind: 'barcode', digits }));

  test.each([
    ['a barcode with a wrong digit', '4006381333932'],
    ['somebody’s address', 'https://example.org/?x=1'],
    ['nothing', ''],
  ])('anything else: %s', (_, text) => expect(readScanned(text)).toEqual({ kind: 'other', text }));

  test('never throws, and what it passes on is short', () => {
    const look = (text: string): void => {
      const found = readScanned(text);
      if (found.kind === 'other') expect(found.text.length).toBeLessThanOrEqual(200);
    };
    assert(property(string({ unit: 'binary', maxLength: 400 }), look), { seed: 10, numRuns: 4_000 });
    look('9'.repeat(5_000_000));
  });
});

describe('a character as a link', () => {
  test('comes back as it was, and what the store adds stays here', async () => {
    const link = await linkOfCharacter(BASE, { ...titan, added: 1, edited: 2, deletedAt: null } as typeof titan);
    expect(link.startsWith('https://play.example/sidekick/#/collection/take/')).toBe(true);
    expect(await readCharacterLink(link)).toEqual({ ok: true, value: { ...titan, origin: 'imported' } });
    // Short enough for one code on a screen.
    for (const each of DEMO_CHARACTERS) expect((await linkOfCharacter(BASE, each)).length).toBeLessThan(1200);
  });

  test.each([
    ['nothing', '', 'not-a-character'],
    ['letters that unpack to nothing', 'abcdef', 'not-a-character'],
    ['no letters', '%%%', 'not-a-character'],
    ['too much', 'a'.repeat(200_001), 'too-large'],
  ])('%s is told', async (_, text, fault) => {
    expect(await readCharacterLink(text)).toEqual({ ok: false, fault });
  });

  test.each([
    ['no record', '7', 'not-a-character'],
    ['something else of ours', '{"sidekick":"force","version":1}', 'not-a-character'],
    ['a broken character', '{"sidekick":"character","version":1,"character":{"id":"x"}}', 'not-a-character'],
    ['one of a later version', '{"sidekick":"character","version":2,"character":{"id":"x"}}', 'newer-version'],
    ['no JSON', '{', 'not-a-character'],
  ])('%s is told', async (_, file, fault) => {
    expect(await readCharacterLink(await packed(file))).toEqual({ ok: false, fault });
  });

  test('a link cut or changed anywhere never throws', async () => {
    const link = await linkOfCharacter('', titan);
    for (let at = 20; at < link.length; at += 7) {
      const letter = link[at] === 'A' ? 'B' : 'A';
      expect((await readCharacterLink(link.slice(0, at))).ok).toBe(false);
      await readCharacterLink(link.slice(0, at) + letter + link.slice(at + 1));
    }
  });
});
