import { createResource, createSignal, type JSX, Match, onMount, Switch } from 'solid-js';
import { boxCards, refreshCards } from '../../../app/collection/cards';
import { refreshMaps } from '../../../app/collection/library';
import { createPictureUrl } from '../../../app/collection/pictures';
import { createSteps } from '../../../app/draft-history';
import { createDraftKeeper } from '../../../app/draft-keeper';
import { cardShelf, mapShelf } from '../../../app/import/repositories';
import { takeBack } from '../../../app/import/save-imported';
import {
  draftOfSheet,
  type MapDraft,
  parseStoredDraft,
  type StoredDraft,
  sheetOfDraft,
  storedDraft,
  withFittingPicture,
} from '../../../app/maps/map-draft';
import { toast } from '../../../app/messages';
import { goTo } from '../../../app/route';
import { sentenceOf } from '../../../app/storage/faults';
import { emptyBoard } from '../../../board/board';
import type { MapSheet } from '../../../board/sheet';
import type { Tile } from '../../../board/tiles';
import { type BoxCard, boxCardId, boxOfCards } from '../../../catalog/cards/box-card';
import { getMap, putMaps } from '../../../store/maps';
import { getSetting } from '../../../store/settings';
import { shortened } from '../../../text/collection-words';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { Progress } from '../../kit/progress';
import { MapEditor } from './map-editor';
import { NewMap } from './new-map';

export interface EditorScreenProps {
  /** Of the map to be drawn on; null for a new one. */
  id: string | null;
  onClose: () => void;
}

interface Opened {
  /** The map as it is kept; null for a new one. */
  readonly kept: MapDraft | null;
  /** As it was left, not yet saved; null where nothing was. */
  readonly left: MapDraft | null;
}

/** Draws a new map or changes one that is kept, with a draft that outlives a reload. A map that came with the app is changed as a copy. */
export default function EditorScreen(props: EditorScreenProps): JSX.Element {
  const key = props.id === null ? 'map-draft' : `map-draft-of-${props.id}`;
  const [opened] = createResource(() => open(props.id, key));
  const [begun, setBegun] = createSignal<{ readonly from: MapDraft; readonly now: MapDraft } | null>(null);
  onMount(() => void refreshCards());

  const begin = (from: MapDraft, now: MapDraft = from) => setBegun({ from, now });

  return (
    <Switch>
      <Match when={begun()} keyed>
        {({ from, now }) => <Drawing key={key} isNew from={from} now={now} onClose={props.onClose} />}
      </Match>
      <Match when={opened.loading}>
        <Progress label={say('Loading…')} />
      </Match>
      <Match when={opened()?.kept} keyed>
        {(kept) => <Drawing key={key} from={kept} now={opened()?.left ?? kept} onClose={props.onClose} />}
      </Match>
      <Match when={opened() && props.id === null}>
        <NewMap
          begun={opened()?.left?.head.name ?? null}
          onResume={() => {
            const left = opened()?.left;
            if (left) begin(left);
          }}
          onSize={(width, height) => begin(newMap(width, height))}
          onTiles={() => goTo('collection', 'tiles')}
          onPaste={async (text) => {
            const { readAnyMap } = await import('../../../notation/map-file');
            const read = readAnyMap(text, say('Pasted map'));
            const sheet = read.ok ? read.value.sheets[0] : undefined;
            const draft = sheet && draftOfSheet(sheet);
            if (draft) begin({ ...draft, head: { ...draft.head, id: freshId() } });
            return Boolean(draft);
          }}
          onClose={() => props.onClose()}
        />
      </Match>
      <Match when={true}>
        <EmptyState icon="warn" title={say('This map cannot be opened')} text={say('It may have been deleted.')}>
          <Button onClick={() => props.onClose()}>{say('Back')}</Button>
        </EmptyState>
      </Match>
    </Switch>
  );
}

/** The editor itself. Where `now` is not `from`, one step back leads there. */
function Drawing(props: {
  key: string;
  isNew?: boolean;
  from: MapDraft;
  now: MapDraft;
  onClose: () => void;
}): JSX.Element {
  const [notKept, setNotKept] = createSignal<string | null>(null);
  // A stroke is on disk as soon as it is drawn: whoever paints for an hour must not lose a minute of it.
  const keeper = createDraftKeeper<StoredDraft>(props.key, () => false, {
    pause: 0,
    onWritten: (fault) =>
      setNotKept(
        fault && say('{sentence} Your changes are not saved: leave this editor open.', { sentence: sentenceOf(fault) }),
      ),
  });
  const steps = createSteps(props.from, (draft) => keeper.later(storedDraft(draft)));
  if (props.now !== props.from) {
    steps.change(props.now);
    toast(say('Your unsaved changes were restored. Undo goes back to the saved map.'));
  } else if (props.isNew) keeper.later(storedDraft(props.from));
  const fitting = () => withFittingPicture(steps.draft(), props.from.board);
  const picture = createPictureUrl(() => fitting().head.picture);
  const [sample] = createResource(async () => (await import('../../../catalog/cards/demo/maps')).DEMO_TILES);
  const tiles = () => {
    const [box, made] = [boxCards(), sample()];
    if (box === null || made === undefined) return null;
    const own = boxOfCards(box).tiles;
    return [...own, ...made.filter((tile) => !own.some(({ id }) => id === tile.id))];
  };

  async function save(): Promise<void> {
    const sheet = sheetOfDraft(fitting());
    const put = await putMaps([sheet]);
    const refused = put.ok ? put.value.refused[0] : undefined;
    if (!put.ok || refused) {
      const why = put.ok
        ? say('The map could not be saved: {reason}.', { reason: refused?.reason ?? '' })
        : sentenceOf(put.fault);
      return toast({ text: why, tone: 'bad', action: { label: say('Save to a file'), run: () => void toFile(sheet) } });
    }
    await keeper.drop();
    await refreshMaps();
    const { added, replaced } = put.value;
    toast({
      text: say('{map} saved to your maps.', { map: shortened(sheet.name, 60) }),
      action: {
        label: say('Undo'),
        run: () => void takeBack<MapSheet>({ added, replaced }, mapShelf).then(refreshMaps),
      },
    });
    props.onClose();
  }

  async function keepTile(tile: Tile): Promise<void> {
    const card: BoxCard = { id: boxCardId('tiles', tile.id), part: 'tiles', card: tile };
    const put = await cardShelf.putMany([card]);
    await refreshCards();
    if (!put.ok) return toast({ text: sentenceOf(put.fault), tone: 'bad' });
    const { added, replaced } = put.value;
    toast({
      text: say('{tile} saved to your tiles.', { tile: shortened(tile.name, 60) }),
      action: {
        label: say('Undo'),
        run: () => void takeBack({ added, replaced }, cardShelf).then(() => refreshCards()),
      },
    });
  }

  return (
    <MapEditor
      steps={steps}
      picture={picture()}
      pictureLost={steps.draft().head.picture !== fitting().head.picture}
      tiles={tiles()}
      notKept={notKept()}
      onKeepTile={(tile) => void keepTile(tile)}
      onSave={() => void save()}
      onClose={() => props.onClose()}
    />
  );
}

/** Where the disk takes nothing, the map can still leave the app. */
async function toFile(sheet: MapSheet): Promise<void> {
  const [{ fileName, shareFile }, { printMapFile }] = await Promise.all([
    import('../../../app/share'),
    import('../../../board/format'),
  ]);
  const file = new File([printMapFile(sheet)], `${fileName(sheet.name)}.map.json`, { type: 'application/json' });
  await shareFile(file, sheet.name);
}

function newMap(width: number, height: number): MapDraft {
  return {
    head: { id: freshId(), name: '', source: 'entered', warnings: [], notes: [] },
    board: emptyBoard(width, height),
  };
}

function freshId(): string {
  return `drawn-${Date.now().toString(36)}`;
}

async function open(id: string | null, key: string): Promise<Opened> {
  const found = await getSetting(key, parseStoredDraft);
  const left = found.ok ? found.value : null;
  if (id === null) return { kept: null, left };
  const map = await getMap(id);
  if (!map.ok) return { kept: null, left: null };
  const {
    added: _added,
    edited: _edited,
    deletedAt: _deletedAt,
    ...sheet
  } = map.value as MapSheet & Record<'added' | 'edited' | 'deletedAt', unknown>;
  const kept = draftOfSheet(sheet);
  return { kept: kept && ownCopy(kept), left };
}

/** A map that came with the app stays as it came. */
function ownCopy(draft: MapDraft): MapDraft {
  if (draft.head.source !== 'demo') return draft;
  const { id, name } = draft.head;
  return {
    ...draft,
    head: {
      ...draft.head,
      id: `drawn-${id}-${Date.now().toString(36)}`,
      name: say('{name}, copy', { name }),
      source: 'entered',
    },
  };
}
