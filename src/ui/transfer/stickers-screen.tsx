import { say, sayMany } from '../../text/say';
import '../kit/print.css';
import './stickers-screen.css';
import { createMemo, createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { countOwned } from '../../app/collection/owned-copies';

import { goTo } from '../../app/route';
import { MAX_STICKERS } from '../../app/transfer/go-to-stickers';
import {
  DEFAULT_STICKER_SETTINGS,
  readStickerSheet,
  rememberStickerCounts,
  type StickerSettings,
  type StickerSource,
  saveStickerSettings,
} from '../../app/transfer/stickers';
import type { Character } from '../../catalog/character';
import { makeQrMatrix, toSvgPath } from '../../share/qr-matrix';
import { makeSticker, printSticker } from '../../share/sticker';
import {
  arrangePages,
  computeSheetLayout,
  PAPER_SIZES,
  type PaperSize,
  type PlacedItem,
  QUIET_ZONE_MODULES,
  STICKER_SIZES,
  type StickerSize,
  wrapLabel,
} from '../../share/sticker-sheet';
import { describeOrigin, truncate } from '../../text/character-text';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { ProgressBar } from '../kit/progress';
import { SegmentedControl } from '../kit/segmented';
import { Stepper } from '../kit/stepper';
import { PageHeader } from '../shared/page-header';

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
function StickerPage(props: {
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

const MOST_EACH = 50;

/** Screen that prints stickers: copies of each, paper, size, and the first free sticker on a partly used sheet. */
export default function StickersScreen(props: { of: StickerSource }): JSX.Element {
  const [counts, setCounts] = createSignal<ReadonlyMap<string, number>>(new Map());
  /** Characters to print on stickers. Null while loading. */
  const [characters, setCharacters] = createSignal<readonly Character[] | null>(null);
  const [sheet, setSheet] = createSignal<StickerSettings>(DEFAULT_STICKER_SETTINGS);
  const [row, setRow] = createSignal(1);
  const [column, setColumn] = createSignal(1);
  onMount(() => void begin());

  async function begin(): Promise<void> {
    const first = await readStickerSheet(props.of);
    setSheet(first.sheet);
    setCounts(first.counts);
    setCharacters(first.characters);
  }
  function change(to: Partial<StickerSettings>): void {
    setSheet({ ...sheet(), ...to });
    saveStickerSettings(sheet());
  }
  function back(): void {
    if (props.of.what === 'force') goTo('forces', props.of.id);
    else goTo('collection');
  }
  function chooseMore(): void {
    rememberStickerCounts(counts());
    goTo('collection');
  }
  const setCount = (id: string, count: number) => setCounts(new Map([...counts(), [id, count]]));
  const asOwned = () =>
    setCounts(new Map([...counts()].map(([id, count]) => [id, Math.min(countOwned(id) || count, MOST_EACH)])));
  const ownsSome = () =>
    (characters() ?? []).some(({ id }) => countOwned(id) > 0 && countOwned(id) !== counts().get(id));

  const stickers = createMemo(() =>
    (characters() ?? [])
      .flatMap((each) => Array.from({ length: counts().get(each.id) ?? 0 }, (): Character => each))
      .slice(0, MAX_STICKERS),
  );
  const layout = createMemo(() => computeSheetLayout(sheet().paper, sheet().size));
  const start = () =>
    (Math.min(row(), layout().rows) - 1) * layout().columns + Math.min(column(), layout().columns) - 1;
  const pages = createMemo(() => arrangePages(stickers(), layout(), start()));

  const choices = () => (
    <>
      <div class="stack stickers-choices">
        <SegmentedControl
          label={say('Paper')}
          options={[
            { value: 'a4', label: 'A4' },
            { value: 'letter', label: say('Letter') },
          ]}
          value={sheet().paper}
          onChange={(paper: PaperSize) => change({ paper })}
        />
        <SegmentedControl
          label={say('Sticker size')}
          options={STICKER_SIZES.map((size) => ({ value: String(size), label: say('{size} mm', { size }) }))}
          value={String(sheet().size)}
          onChange={(size) => change({ size: Number(size) as StickerSize })}
        />
        <div class="stickers-start">
          <span>{say('First free row on the sheet')}</span>
          <Stepper
            label={say('First free row on the sheet')}
            value={row()}
            min={1}
            max={layout().rows}
            onChange={setRow}
          />
          <span>{say('First free column')}</span>
          <Stepper
            label={say('First free column')}
            value={column()}
            min={1}
            max={layout().columns}
            onChange={setColumn}
          />
        </div>
      </div>
      <p class="stickers-sum" role="status">
        {stickers().length === 0
          ? say('No stickers chosen yet.')
          : say('{stickers} on {sheets}. Print at 100%, without margins.', {
              stickers: sayMany(stickers().length, '1 sticker', '{n} stickers'),
              sheets: sayMany(pages().length, '1 sheet', '{n} sheets'),
            })}
      </p>
      <section class="stack" aria-label={say('Stickers to print')}>
        <ul class="stickers-list" aria-label={say('Characters')}>
          <For each={characters()}>
            {(character) => (
              <li class="between">
                <span class="stickers-name">
                  <strong class="clip">{truncate(character.name)}</strong>
                  <small class="muted clip">{describeOrigin(character)}</small>
                </span>
                <Stepper
                  label={say('Stickers for {character}', { character: truncate(character.name, 40) })}
                  value={counts().get(character.id) ?? 0}
                  min={0}
                  max={MOST_EACH}
                  onChange={(count) => setCount(character.id, count)}
                />
              </li>
            )}
          </For>
        </ul>
        <div class="between">
          <Show when={ownsSome()}>
            <Button onClick={asOwned}>{say('As many as I own')}</Button>
          </Show>
          <Button onClick={chooseMore}>{say('Choose more')}</Button>
        </div>
      </section>
    </>
  );

  return (
    <div class="page stickers-screen" data-wide="">
      <PageHeader title={say('Stickers')} onBack={back}>
        <Button tone="accent" disabled={stickers().length === 0} onClick={() => window.print()}>
          {say('Print')}
        </Button>
      </PageHeader>
      <p class="muted small">{say('Cut out a code and glue it under the base. The camera then opens that dial.')}</p>
      <Show when={characters()} fallback={<ProgressBar label={say('Loading characters…')} />}>
        {(all) => (
          <Show
            when={all().length > 0}
            fallback={
              <EmptyState
                icon="collection"
                title={say('No characters chosen')}
                text={say('In your collection, tap Select, choose characters, then tap Stickers.')}
              >
                <Button tone="accent" onClick={chooseMore}>
                  {say('Choose characters')}
                </Button>
              </EmptyState>
            }
          >
            {choices()}
          </Show>
        )}
      </Show>
      <div class="sticker-pages printed">
        <For each={stickers().length === 0 ? [] : pages()}>
          {(places, at) => (
            <div class="sticker-paper" data-paper={sheet().paper}>
              <StickerPage
                paper={sheet().paper}
                size={sheet().size}
                places={places}
                label={say('Sheet {sheet}: {stickers}', {
                  sheet: at() + 1,
                  stickers: sayMany(places.length, '1 sticker', '{n} stickers'),
                })}
              />
            </div>
          )}
        </For>
      </div>
    </div>
  );
}
