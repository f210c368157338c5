import { describe, expect, test } from 'vitest';
import { DIAL_SLOTS } from '../../src/catalog/character';
import { DIAL_POWERS, POWER_COLOURS } from '../../src/catalog/powers';
import {
  COLOUR_VISIONS,
  contrastRatio,
  type LinearRgb,
  mixColours,
  parseColourTokens,
  parseLinearRgb,
  perceptualDistance,
  simulateColourVision,
} from './colour-vision';
import { readStyles } from './style-sheets';

/*
 * Checks that colours stay distinguishable with each kind of colour blindness, or that a pattern or text replaces them.
 */

const styles = readStyles();
/** Fill and text of each dial colour, as tokens: `--dial-red` and `--dial-red-ink`. */
const dialColours = [
  ...(styles['shared/dial/dial-colors.css'] ?? '').matchAll(
    /\[data-colour(?:="(\w+)")?\] \{\s*--fill: ([^;]+);\s*--on-fill: ([^;]+);/g,
  ),
].map(([, name = 'none', fill, ink]) => `--dial-${name}: ${fill}; --dial-${name}-ink: ${ink};`);
const themes = parseColourTokens(`${dialColours.join('\n')}\n${styles['kit/styles/tokens.css'] ?? ''}`);
const CASES = (['light', 'dark'] as const).flatMap((theme) => COLOUR_VISIONS.map((eye) => [theme, eye] as const));

describe.each(CASES)('%s, %s', (theme, eye) => {
  const hex = (name: string): string => {
    const found = themes[theme].get(name);
    if (found === undefined) throw new Error(`there is no colour --${name}`);
    return found;
  };
  const seen = (name: string): LinearRgb => simulateColourVision(eye, parseLinearRgb(hex(name)));
  /** Returns the smallest distance between any two of the named colours, with the names of both. */
  const nearest = (names: readonly string[]): readonly [number, string] =>
    names
      .flatMap((one, index) =>
        names
          .slice(index + 1)
          .map((other) => [perceptualDistance(seen(one), seen(other)), `${one} and ${other}`] as const),
      )
      .reduce((least, each) => (each[0] < least[0] ? each : least));

  test('the four sides differ from each other and from the background', () => {
    const sides = ['side-red', 'side-blue', 'side-green', 'side-violet'];
    expect(nearest(sides)[0], nearest(sides)[1]).toBeGreaterThan(8);
    for (const side of sides)
      for (const ground of ['card', 'map-ground', 'ground'])
        expect(contrastRatio(seen(side), seen(ground)), `${side} on ${ground}`).toBeGreaterThan(3);
  });

  test('the accent differs from good and bad, and text is readable on its background', () => {
    expect(nearest(['accent', 'good'])[0]).toBeGreaterThan(20);
    expect(nearest(['accent', 'bad'])[0]).toBeGreaterThan(20);
    for (const text of ['good-text', 'bad-text', 'warn-text', 'accent-text', 'muted'])
      expect(contrastRatio(seen(text), seen('card')), text).toBeGreaterThan(4.4);
    for (const tone of ['good', 'bad', 'accent'])
      expect(contrastRatio(seen(`on-${tone}`), seen(tone)), tone).toBeGreaterThan(4.4);
  });

  test('the lines and overlays of the map stand out from the ground', () => {
    for (const line of ['map-see', 'map-reach', 'map-stop', 'map-wall', 'map-door'])
      expect(contrastRatio(seen(line), seen('map-ground')), line).toBeGreaterThan(3);
    // The colours of reach and stop appear on one map. The stop is also dashed.
    expect(perceptualDistance(seen('map-reach'), seen('map-stop'))).toBeGreaterThan(5);
  });

  test.each(['none', ...POWER_COLOURS])('the dial colour %s has readable text and a visible pattern', (colour) => {
    const [fill, ink] = [`dial-${colour}`, `dial-${colour}-ink`];
    expect(contrastRatio(seen(ink), seen(fill))).toBeGreaterThan(4.4);
    // The share of ink is the same as in `dial.css`.
    expect(
      perceptualDistance(simulateColourVision(eye, mixColours(hex(ink), hex(fill), 0.15)), seen(fill)),
    ).toBeGreaterThan(4);
  });
});

describe.each(DIAL_SLOTS)('the powers of %s', (slot) => {
  const here = DIAL_POWERS.filter((power) => power.slots.includes(slot));

  test('have a different pattern for each colour', () => {
    for (const power of here)
      for (const other of here)
        if (power.colour !== other.colour)
          expect(other.pattern, `${power.name}, ${other.name}`).not.toBe(power.pattern);
  });

  test('have unique short names', () => {
    expect(new Set(here.map(({ short }) => short)).size).toBe(here.length);
  });

  test('have patterns that the style sheet draws', () => {
    for (const { pattern } of here)
      if (pattern !== 'plain') expect(styles['shared/dial/dial-colors.css']).toContain(`[data-pattern="${pattern}"]`);
  });
});
