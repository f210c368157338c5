import './CollectionList.css';
import { createMemo, createSignal, type JSX, Match, onMount, Show, Switch } from 'solid-js';
import { boxCards, boxFault, refreshCards } from '../../app/cardBox';
import { characters, ensureLibrary, libraryFault, maps, refreshCharacters, refreshMaps } from '../../app/library';
import { Button } from '../parts/Button';
import { FilePicker } from '../parts/FilePicker';
import { Progress } from '../parts/Progress';
import { Segmented } from '../parts/Segmented';
import { toast } from '../parts/toasts';
import { goTo } from '../shell/route';
import { Cards } from './Cards';
import { Characters } from './Characters';
import { ImportReportSheet } from './ImportReportSheet';
import type { ImportProgress, ImportReport } from './importFiles';
import { takeBackAll } from './keepImported';
import { Maps } from './Maps';
import { NewCardSheet } from './NewCardSheet';
import { SHELVES } from './shelves';

/** Progress is not worth a glance before this. */
const SLOW_MS = 400;

export const SHOWN = ['characters', 'cards', 'maps'] as const;
export type Shown = (typeof SHOWN)[number];

/** What is kept on this device: characters, other cards or maps, and the ways by which more come in. */
export function CollectionList(props: { shown: Shown }): JSX.Element {
  const [progress, setProgress] = createSignal<ImportProgress | null>(null);
  const [slow, setSlow] = createSignal(false);
  const [report, setReport] = createSignal<ImportReport | null>(null);
  const [choosing, setChoosing] = createSignal(false);
  onMount(() => {
    void ensureLibrary();
    void refreshCards();
  });
  const sizes = createMemo(() => ({
    characters: characters()?.length,
    cards: boxCards()?.length,
    maps: maps()?.length,
  }));
  const labelOf = (name: string, count: number | undefined) => (count === undefined ? name : `${name} ${count}`);

  async function bringIn(work: () => Promise<ImportReport>): Promise<void> {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    setProgress({ label: 'Reading', done: 0 });
    try {
      const came = await work();
      await refresh();
      setReport(came);
    } finally {
      clearTimeout(timer);
      setSlow(false);
      setProgress(null);
    }
  }

  /** The readers of foreign files come only with the first import. */
  const readFiles = (files: readonly File[]) => async () =>
    (await import('./importFiles')).importFiles(files, SHELVES, setProgress);
  const sample = async () => (await import('./sampleCards')).keepSample(SHELVES);

  async function undoImport(came: ImportReport): Promise<void> {
    setReport(null);
    const back = await takeBackAll(came, SHELVES);
    await refresh();
    toast(back ? 'The import was taken back.' : { text: 'Not all of the import could be taken back.', tone: 'bad' });
  }

  function closeReport(came: ImportReport): void {
    setReport(null);
    const updated = came.characters.replaced.length + came.cards.replaced.length + came.maps.replaced.length;
    if (updated === 0) return;
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
      <Switch fallback={<Characters characters={characters()} />}>
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
        </Show>
        <div class="collection-deeds">
          <FilePicker
            label="Import files"
            accept=".json,.dd2vtt,.uvtt,.df2vtt,.tmj,.yaml,.yml,.txt,application/json,text/plain"
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
      <Show when={report()}>
        {(came) => (
          <ImportReportSheet
            report={came()}
            onClose={() => closeReport(came())}
            onUndo={() => void undoImport(came())}
          />
        )}
      </Show>
    </div>
  );
}

async function refresh(): Promise<void> {
  await Promise.all([refreshCharacters(), refreshCards(), refreshMaps()]);
}
