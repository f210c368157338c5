import './CollectionList.css';
import {
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  lazy,
  Match,
  onMount,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { boxCards, boxFault, refreshCards } from '../../app/cardBox';
import {
  characters,
  ensureLibrary,
  ensureSeeded,
  libraryFault,
  maps,
  refreshCharacters,
  refreshMaps,
} from '../../app/library';
import { refreshOwned } from '../../app/owned';
import { takeForImport } from '../../app/taken';
import { Button } from '../parts/Button';
import { FilePicker } from '../parts/FilePicker';
import { Progress } from '../parts/Progress';
import { Segmented } from '../parts/Segmented';
import { toast } from '../parts/toasts';
import { goTo } from '../shell/route';
import { Cards } from './Cards';
import { Characters } from './Characters';
import { theFinding } from './finding/finding';
import type { ImportProgress } from './importing/importFiles';
import type { Imported, RunningImport, TableAsked } from './importing/run';
import { Maps } from './Maps';
import { NewCardSheet } from './NewCardSheet';

const ImportReportSheet = lazy(() => import('./importing/ImportReportSheet'));
const ColumnSheet = lazy(() => import('./importing/ColumnSheet'));

/** Progress is not worth a glance before this. */
const SLOW_MS = 400;

export const SHOWN = ['characters', 'cards', 'maps'] as const;
export type Shown = (typeof SHOWN)[number];

/** What is kept on this device: characters, other cards or maps, and the ways by which more come in. */
export function CollectionList(props: { shown: Shown }): JSX.Element {
  const [running, setRunning] = createSignal<RunningImport | null>(null);
  const [progress, setProgress] = createSignal<ImportProgress | null>(null);
  const [slow, setSlow] = createSignal(false);
  const [imported, setImported] = createSignal<Imported | null>(null);
  const [table, setTable] = createSignal<TableAsked | null>(null);
  const [choosing, setChoosing] = createSignal(false);
  const finding = theFinding();
  onMount(() => void refreshCards());
  createEffect(() => {
    // Characters are listed without being read all at once; what stands beside them needs them.
    void (props.shown === 'characters' ? ensureSeeded() : ensureLibrary());
    if (maps() === null) void refreshMaps();
  });
  const sizes = createMemo(() => ({
    characters: finding.size() ?? undefined,
    cards: boxCards()?.length,
    maps: maps()?.length,
  }));
  const labelOf = (name: string, count: number | undefined) => (count === undefined ? name : `${name} ${count}`);

  async function bringIn(work: () => Promise<Imported>): Promise<void> {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    setProgress({ label: 'Reading', done: 0, safe: true });
    try {
      const came = await work();
      await refresh(came.summary.changed);
      setImported(came);
    } finally {
      clearTimeout(timer);
      setSlow(false);
      setProgress(null);
      setRunning(null);
    }
  }

  /** The readers of foreign files come only with the first import. */
  const readFiles = (files: readonly File[]) => async () => {
    const { startImport } = await import('./importing/run');
    const run = startImport(files, { onProgress: setProgress, onTable: setTable });
    setRunning(run);
    return run.done;
  };
  onMount(() => {
    const left = takeForImport();
    if (left.length > 0) void bringIn(readFiles(left));
  });
  const sample = async () => (await import('./sampleCards')).importSample();

  async function undoImport(came: Imported): Promise<void> {
    setImported(null);
    const back = await came.undo();
    came.end();
    await refresh(null);
    toast(back ? 'The import was taken back.' : { text: 'Not all of the import could be taken back.', tone: 'bad' });
  }

  function closeReport(came: Imported): void {
    setImported(null);
    const { counts } = came.summary;
    const updated = counts.characters.replaced + counts.cards.replaced + counts.maps.replaced;
    if (updated === 0) {
      came.end();
      return;
    }
    toast({
      text:
        updated === 1
          ? 'One record took the place of what stood there.'
          : `${updated} records took the place of what stood there.`,
      action: { label: 'Undo', run: () => void undoImport(came) },
    });
  }

  return (
    <div class="collection">
      <header class="collection-head">
        <h1>Collection</h1>
        <Segmented
          label="What to list"
          options={[
            { value: 'characters', label: labelOf('Characters', sizes().characters) },
            { value: 'cards', label: labelOf('Cards', sizes().cards) },
            { value: 'maps', label: labelOf('Maps', sizes().maps) },
          ]}
          value={props.shown}
          onChange={(shown) => (shown === 'characters' ? goTo('collection') : goTo('collection', shown))}
        />
      </header>
      <Show when={libraryFault() ?? boxFault()}>
        {(sentence) => (
          <p class="collection-fault" role="alert">
            {sentence()}
          </p>
        )}
      </Show>
      <Switch fallback={<Characters />}>
        <Match when={props.shown === 'maps'}>
          <Maps maps={maps()} />
        </Match>
        <Match when={props.shown === 'cards'}>
          <Cards cards={boxCards()} characters={characters()} onSample={() => void bringIn(sample)} />
        </Match>
      </Switch>
      <footer class="collection-foot">
        <Show when={progress() && slow()}>
          <Progress label={`${progress()?.label ?? ''}…`} value={progress()?.done} />
          <Show when={running()}>{(run) => <Button onClick={() => run().stop()}>Stop the import</Button>}</Show>
        </Show>
        <div class="collection-deeds">
          <Button onClick={() => goTo('collection', 'scan')}>Scan</Button>
          <Button onClick={() => goTo('collection', 'stickers')}>Stickers</Button>
          <FilePicker
            label="Import files"
            accept=".json,.dd2vtt,.uvtt,.df2vtt,.tmj,.yaml,.yml,.csv,.tsv,.txt,application/json,text/csv,text/plain"
            onFiles={(files) => void bringIn(readFiles(files))}
          />
          <Switch
            fallback={
              <Button tone="accent" onClick={() => goTo('collection', 'new')}>
                New character
              </Button>
            }
          >
            <Match when={props.shown === 'maps'}>
              <Button tone="accent" onClick={() => goTo('collection', 'draw')}>
                New map
              </Button>
            </Match>
            <Match when={props.shown === 'cards'}>
              <Button tone="accent" onClick={() => setChoosing(true)}>
                New card
              </Button>
            </Match>
          </Switch>
        </div>
      </footer>
      <Show when={choosing()}>
        <NewCardSheet onClose={() => setChoosing(false)} />
      </Show>
      {/* What is loaded when wanted must not take the list away meanwhile. */}
      <Suspense>
        <Show when={imported()}>
          {(came) => (
            <ImportReportSheet
              summary={came().summary}
              onClose={() => closeReport(came())}
              onUndo={() => void undoImport(came())}
              onTake={async (ids) => {
                const taken = await came().take(ids);
                await refreshCharacters(ids);
                return taken;
              }}
            />
          )}
        </Show>
        <Show when={table()}>{(asked) => <ColumnSheet asked={asked()} onClose={() => setTable(null)} />}</Show>
      </Suspense>
    </div>
  );
}

async function refresh(ids: readonly string[] | null): Promise<void> {
  await Promise.all([refreshCharacters(ids), refreshCards(), refreshMaps(), refreshOwned()]);
}
