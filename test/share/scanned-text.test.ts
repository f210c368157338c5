import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEMO_CHARACTERS } from '../../src/catalog/demo';
import { printCharacterFile } from '../../src/share/character-file';
import { parseScannedText } from '../../src/share/scanned-text';
import { makeSticker, printSticker } from '../../src/share/sticker';
import { makeTransferLink } from '../../src/share/transfer-link';

const BASE = 'https://play.example/sidekick/#/table';
const [titan] = DEMO_CHARACTERS;
if (!titan) throw new Error('there are demo characters');

describe('content of a code', () => {
  test('a sticker', () => {
    const sticker = makeSticker(titan);
    expect(parseScannedText(printSticker(sticker))).toEqual({ kind: 'sticker', sticker });
  });

  test('received content, from any address', async () => {
    const link = await makeTransferLink(BASE, 'character', printCharacterFile(titan));
    const code = link.slice(link.indexOf('take/') + 5);
    expect(parseScannedText(link)).toEqual({ kind: 'sent', sent: { tab: 'collection', code } });
    expect(parseScannedText('https://elsewhere.example/#/forces/take/abc')).toEqual({
      kind: 'sent',
      sent: { tab: 'forces', code: 'abc' },
    });
  });

  test.each([
    ['EAN-13', '4006381333931', '4006381333931'],
    ['EAN-13 as people write it', '4 006381 333931', '4006381333931'],
    ['UPC-A, the same as EAN-13', '036000291452', '0036000291452'],
    ['EAN-8', '96385074', '96385074'],
  ])('a barcode: %s', (_, text, digits) => expect(parseScannedText(text)).toEqual({ kind: 'barcode', digits }));

  test.each([
    ['a barcode with a wrong digit', '4006381333932'],
    ['somebody’s address', 'https://example.org/?x=1'],
    ['nothing', ''],
  ])('anything else: %s', (_, text) => expect(parseScannedText(text)).toEqual({ kind: 'other', text }));

  test('never throws, and passes on only short text', () => {
    const look = (text: string): void => {
      const content = parseScannedText(text);
      if (content.kind === 'other') expect(content.text.length).toBeLessThanOrEqual(200);
    };
    assert(property(string({ unit: 'binary', maxLength: 400 }), look), { seed: 10, numRuns: 4_000 });
    look('9'.repeat(5_000_000));
  });
});

test('a character fits one code on a screen', async () => {
  for (const each of DEMO_CHARACTERS)
    expect((await makeTransferLink(BASE, 'character', printCharacterFile(each))).length).toBeLessThan(1200);
});
