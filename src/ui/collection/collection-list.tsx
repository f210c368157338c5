import { ACCEPTED_FILES } from '../../share/file-formats';
import { say, sayMany } from '../../text/say';
import './collection.css';
import {
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  lazy,
  Match,
  on,
  onMount,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { boxCards, cardsFault, ensureCards, generalCards } from '../../app/collection/card-lists';
import { getCollectionSearch } from '../../app/collection/collection-search';
import { characters, ensureLibrary, libraryFault, maps } from '../../app/collection/library';
import { batchWrites } from '../../app/collection/save-records';
import { selection } from '../../app/collection/selection';
import type { ImportProgress } from '../../app/import/import-files';
import type {
  ColumnsPrompt,
  FinishedImport,
  PreviewPrompt,
  RowsPrompt,
  RunningImport,
} from '../../app/import/run-import';
import { toast } from '../../app/messages';
import { goTo } from '../../app/route';
import { goToStickers } from '../../app/transfer/go-to-stickers';
import { classifyFiles, filesToImport, queueForImport, setIncoming } from '../../app/transfer/incoming-items';
import { filterByPart, GENERAL_CARD_PARTS, type GeneralCardPart } from '../../catalog/general-cards/card';
import { GENERAL_CARD_LABELS, GENERAL_CARD_NAMES } from '../../text/general-card-labels';
import { Button } from '../kit/button';
import { FilePicker } from '../kit/file-picker';
import { whenBrowserIdle } from '../kit/idle';
import { lazyPart } from '../kit/lazy-part';
import { ProgressBar } from '../kit/progress';
import { SegmentedControl } from '../kit/segmented';
import { HelpButton } from '../shared/help/help-button';
import { LazyReceivedSheet } from '../shared/other-screens';
import { Characters } from './characters/characters';

const Cards = lazy(() => import('./cards/cards'));
const Maps = lazy(() => import('./maps/maps'));
const NewCardSheet = lazyPart(() => import('./cards/new-card-sheet'));
const ImportReportSheet = lazyPart(() => import('./import/import-report-sheet'));
const ForeseenSheet = lazyPart(() => import('./import/import-preview-sheet'));
const LastImportBar = lazyPart(() => import('./import/last-import-bar'));
const ColumnSheet = lazyPart(() => import('./import/column-sheet'));
const DoubtfulRows = lazyPart(() => import('./import/doubtful-rows'));
const GeneralCardList = lazy(() => import('./cards/general-card-list'));

/** Whether the user can pick folders. Browsers on phones cannot, so the device must also have a mouse. */
const canPickFolders =
  'webkitdirectory' in HTMLInputElement.prototype && matchMedia?.('(pointer: fine)').matches === true;

/** Delay before progress is displayed. */
const SLOW_MS = 400;

export const COLLECTION_LISTS = ['characters', 'cards', 'maps', ...GENERAL_CARD_PARTS] as const;
export type CollectionListKind = (typeof COLLECTION_LISTS)[number];

/** Section of a card: a kind of general card, or the mission cards. */
type CardSection = GeneralCardPart | 'cards';

/** Tabs for the kinds of cards in the collection, each with its number of cards. */
function CardKindTabs(props: { shown: CardSection }): JSX.Element {
  const counted = (name: string, count: number | undefined) => (count === undefined ? name : `${name}\n${count}`);
  const countOf = (part: GeneralCardPart) => {
    const cards = generalCards();
    return cards === null ? undefined : filterByPart(cards, part).length;
  };
  return (
    <div class="general-bar">
      <SegmentedControl
        label={say('Kind of card')}
        options={[
          ...GENERAL_CARD_PARTS.map((part) => ({
            value: part,
            label: counted(GENERAL_CARD_NAMES[part], countOf(part)),
          })),
          { value: 'cards' as const, label: counted(say('Missions'), boxCards()?.length) },
        ]}
        value={props.shown}
        onChange={(place) => goTo('collection', place)}
      />
    </div>
  );
}

/** Section of the cards that was open last. The cards tab opens this section again. */
let lastPlace: CardSection = 'cards';
const setLastPlace = (place: CardSection) => {
  lastPlace = place;
};

/** List of the content on this device (characters, other cards or maps), with buttons to add more. */
export function CollectionList(props: { shown: CollectionListKind }): JSX.Element {
  const [running, setRunning] = createSignal<RunningImport | null>(null);
  const [progress, setProgress] = createSignal<ImportProgress | null>(null);
  const [slow, setSlow] = createSignal(false);
  const [imported, setImported] = createSignal<FinishedImport | null>(null);
  const [table, setTable] = createSignal<ColumnsPrompt | null>(null);
  const [foreseen, setForeseen] = createSignal<PreviewPrompt | null>(null);
  const [doubt, setDoubt] = createSignal<RowsPrompt | null>(null);
  const [sent, setSent] = createSignal<File | null>(null);
  const [choosing, setChoosing] = createSignal(false);
  const finding = getCollectionSearch();
  /** Whether characters are selected. Their actions then replace the actions of the list. */
  const choosingMany = () => selection.isOn && props.shown === 'characters';
  /** The kind of general cards that is listed. Null if another list is open. */
  const general = (): GeneralCardPart | null => GENERAL_CARD_PARTS.find((part) => part === props.shown) ?? null;
  const cardPlace = (): CardSection | null => (props.shown === 'cards' ? 'cards' : general());
  onMount(() => {
    // Loads the map list in advance, because a tap opens it.
    void whenBrowserIdle().then(() => Maps.preload());
  });
  createEffect(() => {
    const place = cardPlace();
    if (place !== null) setLastPlace(place);
  });
  const cardCount = () => {
    const [box, general] = [boxCards(), generalCards()];
    return box === null || general === null ? undefined : box.length + general.length;
  };
  const sizes = createMemo(() => ({
    characters: finding.size() ?? undefined,
    cards: cardCount(),
    maps: maps()?.length,
  }));
  const labelOf = (name: string, count: number | undefined) => (count === undefined ? name : `${name} ${count}`);

  async function bringIn(work: () => Promise<FinishedImport>): Promise<void> {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    setProgress({ label: say('Reading'), done: 0, isCancellable: true });
    try {
      setImported(await batchWrites(work));
    } finally {
      clearTimeout(timer);
      setSlow(false);
      setProgress(null);
      setRunning(null);
    }
  }

  /** Reads files. The code for third-party formats is loaded with the first import. */
  const readFiles = (files: readonly File[]) => async () => {
    const { startImport } = await import('../../app/import/run-import');
    const screen = { onProgress: setProgress, onTable: setTable, onForeseen: setForeseen, onDoubt: setDoubt };
    const run = startImport(files, screen, general());
    setRunning(run);
    return run.done;
  };
  /** Opens files. Items such as a force or a backup are previewed before they are saved; other files are imported. */
  async function open(files: readonly File[]): Promise<void> {
    const items = await classifyFiles({ files, words: '' }, 'import');
    const [only, ...others] = items;
    if (others.length > 0) {
      setIncoming(items);
      goTo('table', 'take');
    } else if (only?.kind === 'sent') setSent(only.file);
    else await bringIn(readFiles(files));
  }
  createEffect(
    on(filesToImport, (files) => {
      if (files.length === 0) return;
      queueForImport([]);
      void bringIn(readFiles(files));
    }),
  );
  const sample = async () => (await import('../../app/import/sample-cards')).importSample();

  async function undoImport(came: FinishedImport): Promise<void> {
    setImported(null);
    const back = await came.undo();
    came.end();
    toast(back ? say('Import undone.') : { text: say('Only part of the import was undone.'), tone: 'bad' });
  }

  function closeReport(came: FinishedImport): void {
    setImported(null);
    const { owned: _, ...counts } = came.summary.counts;
    const updated = Object.values(counts).reduce((sum, { replaced }) => sum + replaced, 0);
    if (updated === 0) {
      came.end();
      return;
    }
    toast({
      text: sayMany(updated, '1 record replaced.', '{n} records replaced.'),
      action: { label: say('Undo'), run: () => void undoImport(came) },
    });
  }

  return (
    <div class="collection">
      <header class="collection-head">
        <h1>{say('Collection')}</h1>
        <HelpButton about="collection" />
        <SegmentedControl
          label={say('Show')}
          options={[
            { value: 'characters', label: labelOf(say('Characters'), sizes().characters) },
            { value: 'cards', label: labelOf(say('Cards'), sizes().cards) },
            { value: 'maps', label: labelOf(say('Maps'), sizes().maps) },
          ]}
          value={cardPlace() === null ? props.shown : 'cards'}
          onChange={(shown) =>
            goTo('collection', ...(shown === 'characters' ? [] : [shown === 'cards' ? lastPlace : shown]))
          }
        />
        <Show when={cardPlace()}>{(place) => <CardKindTabs shown={place()} />}</Show>
      </header>
      <Show when={libraryFault() ?? cardsFault()}>
        {(sentence) => (
          <div class="collection-fault" role="alert">
            <p>{sentence()}</p>
            <Button onClick={() => void Promise.all([ensureLibrary(), ensureCards()])}>{say('Try again')}</Button>
          </div>
        )}
      </Show>
      <Show when={imported() === null && progress() === null}>
        <LastImportBar />
      </Show>
      <Suspense fallback={<ProgressBar label={say('Loading…')} />}>
        <Switch fallback={<Characters />}>
          <Match when={props.shown === 'maps'}>
            <Maps maps={maps()} />
          </Match>
          <Match when={general()} keyed>
            {(part) => <GeneralCardList part={part} />}
          </Match>
          <Match when={props.shown === 'cards'}>
            <Cards cards={boxCards()} characters={characters()} onSample={() => void bringIn(sample)} />
          </Match>
        </Switch>
      </Suspense>
      <Show when={!choosingMany() || (progress() && slow())}>
        <footer class="list-foot">
          <Show when={progress() && slow()}>
            <ProgressBar label={`${progress()?.label ?? ''}…`} value={progress()?.done} />
            <Show when={running()}>{(run) => <Button onClick={() => run().stop()}>{say('Stop import')}</Button>}</Show>
          </Show>
          <Show when={!choosingMany()}>
            <div class="collection-actions">
              <Button onClick={() => goTo('collection', 'scan')}>{say('Scan')}</Button>
              <Button onClick={goToStickers}>{say('Stickers')}</Button>
              <FilePicker label={say('Import files')} accept={ACCEPTED_FILES} onFiles={(files) => void open(files)} />
              <Show when={canPickFolders}>
                <FilePicker
                  label={say('Import a folder')}
                  accept=""
                  folder
                  onFiles={(files) => void bringIn(readFiles(files))}
                />
              </Show>
              <Switch
                fallback={
                  <Button tone="accent" aria-label={say('New character')} onClick={() => goTo('collection', 'new')}>
                    {say('New')}
                  </Button>
                }
              >
                <Match when={props.shown === 'maps'}>
                  <Button tone="accent" aria-label={say('New map')} onClick={() => goTo('collection', 'draw')}>
                    {say('New')}
                  </Button>
                </Match>
                <Match when={general()}>
                  {(part) => (
                    <Button
                      tone="accent"
                      aria-label={GENERAL_CARD_LABELS[part()].add}
                      onClick={() => goTo('collection', 'shelf', part(), 'new')}
                    >
                      {say('New')}
                    </Button>
                  )}
                </Match>
                <Match when={props.shown === 'cards'}>
                  <Button tone="accent" aria-label={say('New card')} onClick={() => setChoosing(true)}>
                    {say('New')}
                  </Button>
                </Match>
              </Switch>
            </div>
          </Show>
        </footer>
      </Show>
      <Show when={choosing()}>
        <NewCardSheet onClose={() => setChoosing(false)} />
      </Show>
      <Show when={imported()}>
        {(came) => (
          <ImportReportSheet
            summary={came().summary}
            onClose={() => closeReport(came())}
            onUndo={() => void undoImport(came())}
            onTake={(ids) => came().takeTheirs(ids)}
          />
        )}
      </Show>
      <Show when={foreseen()}>{(asked) => <ForeseenSheet asked={asked()} onClose={() => setForeseen(null)} />}</Show>
      <Show when={table()}>{(asked) => <ColumnSheet asked={asked()} onClose={() => setTable(null)} />}</Show>
      <Show when={sent()}>
        {(file) => (
          <Suspense>
            <LazyReceivedSheet given={file()} onClose={() => setSent(null)} />
          </Suspense>
        )}
      </Show>
      <Show when={doubt()}>{(asked) => <DoubtfulRows asked={asked()} onClose={() => setDoubt(null)} />}</Show>
    </div>
  );
}
