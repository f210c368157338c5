import { For, type JSX } from 'solid-js';
import type { Character } from '../../catalog/character';
import { makeQrMatrix, toSvgPath } from '../../share/qr-matrix';
import { makeSticker, printSticker } from '../../share/sticker';
import {
  PAPER_SIZES,
  type PaperSize,
  type PlacedItem,
  QUIET_ZONE_MODULES,
  type StickerSize,
  wrapLabel,
} from '../../share/sticker-sheet';
import { describeOrigin } from '../../text/character-text';

/** Maximum characters per line of a name beside a QR code. */
const NAME_SIGNS = 17;
const SOURCE_SIGNS = 19;

interface Drawn {
  readonly code: string;
  readonly path: string;
  /** QR modules per side, including the quiet zone. */
  readonly dots: number;
}

const drawn = new WeakMap<Character, Drawn>();

function drawingOf(character: Character): Drawn {
  const known = drawn.get(character);
  if (known) return known;
  const code = printSticker(makeSticker(character));
  // Codes up to 16 characters fit error correction Q (25% may be lost). Longer codes get M at the same size.
  const matrix = makeQrMatrix(code, code.length <= 16 ? 'Q' : 'M');
  const made = { code, path: matrix ? toSvgPath(matrix) : '', dots: (matrix?.size ?? 21) + 2 * QUIET_ZONE_MODULES };
  drawn.set(character, made);
  return made;
}

/** Page of stickers at the true printed size. */
export function StickerPage(props: {
  paper: PaperSize;
  size: StickerSize;
  places: readonly PlacedItem<Character>[];
  label: string;
}): JSX.Element {
  const sheet = () => PAPER_SIZES[props.paper];
  return (
    <svg class="sticker-page" viewBox={`0 0 ${sheet().width} ${sheet().height}`} role="img" aria-label={props.label}>
      <rect class="sticker-ground" width={sheet().width} height={sheet().height} />
      <For each={props.places}>
        {({ item, x, y }) => {
          const { code, path, dots } = drawingOf(item);
          const lines = wrapLabel(item.name, NAME_SIGNS);
          const [source = ''] = wrapLabel(describeOrigin(item), SOURCE_SIGNS);
          const dot = () => props.size / dots;
          return (
            <g data-code={code} transform={`translate(${x} ${y})`}>
              <rect class="sticker-cut" width={props.size} height={props.size} />
              <path
                transform={`translate(${dot() * QUIET_ZONE_MODULES} ${dot() * QUIET_ZONE_MODULES}) scale(${dot()})`}
                d={path}
                shape-rendering="crispEdges"
              />
              <text class="sticker-name" x={props.size + 1} y={2.2}>
                <For each={lines}>
                  {(line, at) => (
                    <tspan x={props.size + 1} y={2.2 + at() * 2.3}>
                      {line}
                    </tspan>
                  )}
                </For>
              </text>
              <text class="sticker-source" x={props.size + 1} y={2.1 + lines.length * 2.3}>
                {source}
              </text>
              <text class="sticker-code" x={props.size + 1} y={3.9 + lines.length * 2.3}>
                {code}
              </text>
            </g>
          );
        }}
      </For>
    </svg>
  );
}
