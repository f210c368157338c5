import './StickersScreen.css';
import { createMemo, createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { finder } from '../../app/finder';
import { characters, ensureLibrary, forces } from '../../app/library';
import type { Character } from '../../catalog/character';
import { filterCharacters } from '../../catalog/search';
import { layoutOf, type Paper, pagesOf, STICKER_SIZES, type StickerSize } from '../../share/sticker-sheet';
import { getSetting, putSetting } from '../../store/settings';
import { counted, shortened, sourceOf } from '../collection/words';
import { Button } from '../parts/Button';
import { IconButton } from '../parts/IconButton';
import { Progress } from '../parts/Progress';
import { Segmented } from '../parts/Segmented';
import { Stepper } from '../parts/Stepper';
import { goTo } from '../shell/route';
import { FindInput } from './FindInput';
import { StickerPage } from './StickerPage';
import { countsOf, DEFAULT_SHEET, parseSheet, type Sheet } from './sheetSettings';

const SHOWN = 30;
const MOST_EACH = 50;
/** More paper than anybody cuts in an evening. */
const MOST = 2000;
const SETTING = 'sticker-sheet';

/**
 * A sheet of stickers to print: who, how many of each, on what paper, how large, and where on a sheet that was begun.
 * @param props.of what is chosen at first: a force or a character by id; null for nobody
 */
export default function StickersScreen(props: {
  of: { readonly what: 'force' | 'character'; readonly id: string } | null;
}): JSX.Element {
  const [counts, setCounts] = createSignal<ReadonlyMap<string, number>>(new Map());
  const [typed, setTyped] = createSignal('');
  const [sheet, setSheet] = createSignal<Sheet>(DEFAULT_SHEET);
  const [row, setRow] = createSignal(1);
  const [column, setColumn] = createSignal(1);
  onMount(() => void begin());

  async function begin(): Promise<void> {
    await ensureLibrary();
    const { of } = props;
    const force = of?.what === 'force' ? forces()?.find(({ id }) => id === of.id) : undefined;
    if (force) setCounts(countsOf(force, finder()));
    else if (of?.what === 'character') setCounts(new Map([[of.id, 1]]));
    const kept = await getSetting(SETTING, parseSheet);
    if (kept.ok && kept.value) setSheet(kept.value);
  }
  function change(to: Partial<Sheet>): void {
    setSheet({ ...sheet(), ...to });
    void putSetting(SETTING, sheet());
  }
  function back(): void {
    if (props.of?.what === 'force') goTo('forces', props.of.id);
    else goTo('collection');
  }
  const setCount = (id: string, count: number) => {
    const next = new Map(counts());
    if (count === 0) next.delete(id);
    else next.set(id, count);
    setCounts(next);
  };

  const sorted = createMemo(() => [...(characters() ?? [])].sort((a, b) => a.name.localeCompare(b.name)));
  const chosen = createMemo(() => sorted().filter(({ id }) => counts().has(id)));
  const found = createMemo(() => filterCharacters(sorted(), { text: typed() }));
  /** Those that were found, in their order; below them whoever else was chosen, so that nobody is forgotten. */
  const listed = createMemo(() => {
    const shown = found().slice(0, SHOWN);
    return [...shown, ...chosen().filter((each) => !shown.includes(each))];
  });
  const more = () => Math.max(0, found().length - SHOWN);
  const oneOfEach = () =>
    setCounts(new Map([...counts(), ...found().map(({ id }) => [id, counts().get(id) ?? 1] as const)]));
  const stickers = createMemo(() =>
    chosen()
      .flatMap((each) => Array.from({ length: counts().get(each.id) ?? 0 }, (): Character => each))
      .slice(0, MOST),
  );
  const layout = createMemo(() => layoutOf(sheet().paper, sheet().size));
  const start = () =>
    (Math.min(row(), layout().rows) - 1) * layout().columns + Math.min(column(), layout().columns) - 1;
  const pages = createMemo(() => pagesOf(stickers(), layout(), start()));

  return (
    <div class="stickers-screen">
      <header>
        <IconButton icon="back" name="Back" onClick={back} />
        <h1>Stickers</h1>
        <Button tone="accent" disabled={stickers().length === 0} onClick={() => window.print()}>
          Print
        </Button>
      </header>
      <p class="muted small">Cut a code out and glue it under the base: the camera then opens that dial.</p>
      <div class="stickers-choices">
        <Segmented
          label="Paper"
          options={[
            { value: 'a4', label: 'A4' },
            { value: 'letter', label: 'Letter' },
          ]}
          value={sheet().paper}
          onChange={(paper: Paper) => change({ paper })}
        />
        <Segmented
          label="Size of a sticker"
          options={STICKER_SIZES.map((size) => ({ value: String(size), label: `${size} mm` }))}
          value={String(sheet().size)}
          onChange={(size) => change({ size: Number(size) as StickerSize })}
        />
        <div class="stickers-start">
          <span>
            First row <small class="muted">of a sheet that was begun</small>
          </span>
          <Stepper label="First row" value={row()} min={1} max={layout().rows} onChange={setRow} />
          <span>First column</span>
          <Stepper label="First column" value={column()} min={1} max={layout().columns} onChange={setColumn} />
        </div>
      </div>
      <p class="stickers-sum" role="status">
        {stickers().length === 0
          ? 'Choose who gets a sticker.'
          : `${counted(stickers().length, 'sticker')} on ${counted(pages().length, 'sheet')}. Print at 100%, without margins.`}
      </p>
      <section class="stack" aria-label="Who gets a sticker">
        <FindInput value={typed()} onInput={setTyped} />
        <Show when={characters()} fallback={<Progress label="Opening your collection…" />}>
          <ul class="stickers-list" aria-label="Characters">
            <For
              each={listed()}
              fallback={<li class="muted">Nobody found. Characters come in on the Collection tab.</li>}
            >
              {(character) => (
                <li>
                  <span class="stickers-name">
                    <strong class="clip">{shortened(character.name)}</strong>
                    <small class="muted clip">{sourceOf(character)}</small>
                  </span>
                  <Stepper
                    label={`Stickers of ${shortened(character.name, 40)}`}
                    value={counts().get(character.id) ?? 0}
                    min={0}
                    max={MOST_EACH}
                    onChange={(count) => setCount(character.id, count)}
                  />
                </li>
              )}
            </For>
          </ul>
          <Show when={more() > 0}>
            <div class="stickers-more">
              <span class="muted small">{more()} more: type to find them.</span>
              <Show when={found().length <= MOST}>
                <Button onClick={oneOfEach}>One of each</Button>
              </Show>
            </div>
          </Show>
        </Show>
      </section>
      <div class="sticker-pages">
        <For each={stickers().length === 0 ? [] : pages()}>
          {(places, at) => (
            <div class="sticker-paper" data-paper={sheet().paper}>
              <StickerPage
                paper={sheet().paper}
                size={sheet().size}
                places={places}
                label={`Sheet ${at() + 1}: ${counted(places.length, 'sticker')}`}
              />
            </div>
          )}
        </For>
      </div>
    </div>
  );
}
