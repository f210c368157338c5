import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '../../src/text/languages';
import { formatDecimal, formatInteger } from '../../src/text/numbers';
import { setCurrentLanguage } from '../../src/text/say';

afterEach(() => setCurrentLanguage('en', {}, LANGUAGES.en.marks));

describe.each(LANGUAGE_CODES)("numbers in %s match the browser's format", (code) => {
  it('with one decimal', () => {
    setCurrentLanguage(code, {}, LANGUAGES[code].marks);
    const format = new Intl.NumberFormat(code, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    for (let tenth = -200; tenth <= 200; tenth++)
      for (const off of [0, 0.03, -0.04]) {
        const value = tenth / 10 + off;
        expect(formatDecimal(value)).toBe(format.format(value));
      }
  });

  it('in thousands', () => {
    setCurrentLanguage(code, {}, LANGUAGES[code].marks);
    const format = new Intl.NumberFormat(code);
    for (const value of [0, 7, 999, 1000, 1240, 10_000, 123_456, 1_000_000, 1_234_567])
      expect(formatInteger(value)).toBe(format.format(value));
  });
});
