import type { Opening } from '../game/opening';
import type { Fact } from '../table/facts';

/** Everything that stands on the table when a mission begins, as facts: the map, each figure with its card, the tokens. */
export function openingFacts({ map, figures, tokens }: Opening): Fact[] {
  return [
    { fact: 'mapped', ...map },
    ...figures.flatMap(({ piece, side, character, points, card, square }): Fact[] => [
      { fact: 'joined', piece, side, character, points, click: 1 },
      { fact: 'carded', piece, card },
      ...(square === null ? [] : [{ fact: 'placed', piece, squares: [square], how: 'placed' } as const]),
    ]),
    ...tokens.map((token): Fact => ({ fact: 'token', ...token })),
  ];
}
