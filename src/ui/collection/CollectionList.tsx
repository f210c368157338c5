import './CollectionList.css';
import { createMemo, createSignal, type JSX, onMount, Show } from 'solid-js';
import { characters, ensureLibrary, libraryFault, maps, refreshCharacters, refreshMaps } from '../../app/library';
import { Button } from '../parts/Button';
import { FilePicker } from '../parts/FilePicker';
import { Progress } from '../parts/Progress';
import { Segmented } from '../parts/Segmented';
import { toast } from '../parts/toasts';
import { goTo } from '../shell/route';
import { Characters } from './Characters';
import { ImportReportSheet } from './ImportReportSheet';
import type { ImportProgress, ImportReport } from './importFiles';
import { takeBack } from './keepImported';
import { Maps } from './Maps';
import { characterShelf, mapShelf } from './shelves';

/** Progress is not worth a glance before this. */
const SLOW_MS = 400;

/** What is kept on this device: characters or maps, and the ways by which more come in. */
export function CollectionList(props: { shown: 'characters' | 'maps' }): JSX.Element {
  const [progress, setProgress] = createSignal<ImportProgress | null>(null);
  const [slow, setSlow] = createSignal(false);
  const [report, setReport] = createSignal<ImportReport | null>(null);
  onMount(() => void ensureLibrary());
  const sizes = createMemo(() => ({ characters: characters()?.length, maps: maps()?.length }));
  const labelOf = (name: string, count: number | undefined) => (count === undefined ? name : `${name} ${count}`);

  async function bringIn(files: readonly File[]): Promise<void> {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    setProgress({ label: 'Reading', done: 0 });
    try {
      // The readers of foreign files come only with the first import.
      const { importFiles } = await import('./importFiles');
      const came = await importFiles(files, SHELVES, setProgress);
      await refresh();
      setReport(came);
    } finally {
      clearTimeout(timer);
      setSlow(false);
      setProgress(null);
    }
  }

  async function undoImport(came: ImportReport): Promise<void> {
    setReport(null);
    const backs = [await takeBack(came.characters, characterShelf), await takeBack(came.maps, mapShelf)];
    await refresh();
    toast(
      backs.every(Boolean)
        ? 'The import was taken back.'
        : { text: 'Not all of the import could be taken back.', tone: 'bad' },
    );
  }

  function closeReport(came: ImportReport): void {
    setReport(null);
    const updated = came.characters.replaced.length + came.maps.replaced.length;
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
            { value: 'maps', label: labelOf('Maps', sizes().maps) },
          ]}
          value={props.shown}
          onChange={(shown) => (shown === 'maps' ? goTo('collection', 'maps') : goTo('collection'))}
        />
      </header>
      <Show when={libraryFault()}>
        {(sentence) => (
          <p class="collection-fault" role="alert">
            {sentence()}
          </p>
        )}
      </Show>
      <Show when={props.shown === 'characters'} fallback={<Maps maps={maps()} />}>
        <Characters characters={characters()} />
      </Show>
      <footer class="collection-foot">
        <Show when={progress() && slow()}>
          <Progress label={`${progress()?.label ?? ''}…`} value={progress()?.done} />
        </Show>
        <div class="collection-deeds">
          <FilePicker
            label="Import files"
            accept=".json,application/json,text/plain"
            onFiles={(files) => void bringIn(files)}
          />
          <Button tone="accent" onClick={() => goTo('collection', 'new')}>
            New character
          </Button>
        </div>
      </footer>
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
  await Promise.all([refreshCharacters(), refreshMaps()]);
}
