import { For, type JSX } from 'solid-js';
import { CELL } from '../../view/geometry';
import { type BoardFill, THREAT_TIERS } from '../../view/types';

/** Returns the URLs of the patterns of one board view. The id distinguishes several boards on one page. */
export function makePatternUrls(id: string) {
  const of = (name: string): string => `url(#${id}-${name})`;
  return {
    hindering: of('tufts'),
    blocking: of('hatch'),
    water: of('waves'),
    indoors: of('indoors'),
    hindered: of('dots'),
    blocked: of('veil'),
    roll: of('die'),
    tier: (tier: BoardFill) => of(tier),
    number: (index: number) => of(`number-${index}`),
  };
}

const SQUARE = { width: CELL, height: CELL, patternUnits: 'userSpaceOnUse' } as const;

/** Terrain patterns, because terrain must be distinguishable without colour. */
export function TerrainPatterns(props: { id: string }): JSX.Element {
  return (
    <defs>
      <pattern id={`${props.id}-tufts`} {...SQUARE} class="mark-hindering">
        <path d="M8 17q5-11 10 0M20 17q6-9 11 0M14 32q6-11 11 0" />
      </pattern>
      <pattern id={`${props.id}-hatch`} width="10" height="10" patternUnits="userSpaceOnUse" class="mark-blocking">
        <path d="M-2 2 2-2M0 10 10 0M8 12 12 8" />
      </pattern>
      <pattern id={`${props.id}-waves`} {...SQUARE} class="mark-water">
        <path d="M7 14q4.5-5 9 0t9 0 9 0M5 29q4.5-5 9 0t9 0 9 0" />
      </pattern>
      <pattern id={`${props.id}-indoors`} width="10" height="10" patternUnits="userSpaceOnUse" class="mark-indoors">
        <rect width="10" height="10" />
        <path d="M0 5h10M5 0v10" />
      </pattern>
    </defs>
  );
}

/** Strokes of the threat patterns by tier: more ink means a higher chance. */
const STROKES: Readonly<Record<string, string>> = {
  '1': 'M5 5h.01',
  '2': 'M-2 2 2-2M0 10 10 0M8 12 12 8',
  '3': 'M-2 2 2-2M0 10 10 0M8 12 12 8M-2 8 2 12M0 0 10 10M8-2 12 2',
};

/** Patterns of overlays. Each number is also a pattern, centred in its square. */
export function OverlayPatterns(props: { id: string; numbers: readonly string[] }): JSX.Element {
  return (
    <defs>
      <pattern id={`${props.id}-dots`} width="10" height="10" patternUnits="userSpaceOnUse" class="mark-hindered">
        <rect width="10" height="10" />
        <circle cx="2.5" cy="2.5" r="1.5" />
        <circle cx="7.5" cy="7.5" r="1.5" />
      </pattern>
      <pattern id={`${props.id}-veil`} width="8" height="8" patternUnits="userSpaceOnUse" class="mark-blocked">
        <rect width="8" height="8" />
        <path d="M-1 1 1-1M0 8 8 0M7 9 9 7" />
      </pattern>
      <pattern id={`${props.id}-die`} {...SQUARE} class="mark-roll">
        <rect x="26.5" y="2.5" width="11" height="11" rx="2.5" />
        <path d="M29.5 5.5h.01M34.5 5.5h.01M32 8h.01M29.5 10.5h.01M34.5 10.5h.01" />
      </pattern>
      <For each={THREAT_TIERS}>
        {(tier) => (
          <pattern
            id={`${props.id}-${tier}`}
            width="10"
            height="10"
            patternUnits="userSpaceOnUse"
            class={`mark-${tier}`}
          >
            <rect width="10" height="10" />
            <path d={STROKES[tier.slice(-1)]} />
          </pattern>
        )}
      </For>
      <For each={props.numbers}>
        {(text, index) => (
          <pattern id={`${props.id}-number-${index()}`} {...SQUARE}>
            <text class="cost" x={CELL / 2} y={CELL / 2 + 5}>
              {text}
            </text>
          </pattern>
        )}
      </For>
    </defs>
  );
}
