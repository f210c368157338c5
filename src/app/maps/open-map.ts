import { emptyBoard } from '../../board/board';
import type { MapSheet } from '../../board/map-sheet';
import { mapRepository } from '../../store/maps';
import { getSetting } from '../../store/settings';
import { say } from '../../text/say';
import { type MapDraft, makeMapDraft, parseStoredMapDraft } from './map-draft';

export interface MapToEdit {
  /** The saved map. Null if the map is new. */
  readonly saved: MapDraft | null;
  /** Unsaved changes from an earlier visit. Null if there is none. */
  readonly unsaved: MapDraft | null;
}

/** Parses a map from pasted text and gives it a new id. Null if the text contains no map. */
export async function parsePastedMap(text: string): Promise<MapDraft | null> {
  const { readInWorker } = await import('../reading/read-in-worker');
  const read = await readInWorker('map', text, say('Pasted map'));
  const sheet = read.ok ? read.value?.sheets[0] : undefined;
  const draft = sheet && makeMapDraft(sheet);
  return draft ? { ...draft, head: { ...draft.head, id: freshId() } } : null;
}

export function makeNewMap(width: number, height: number): MapDraft {
  return {
    head: { id: freshId(), name: '', source: 'entered', warnings: [], notes: [] },
    board: emptyBoard(width, height),
  };
}

function freshId(): string {
  return `drawn-${Date.now().toString(36)}`;
}

/**
 * Reads a map and the unsaved changes from an earlier visit.
 * @param id null for a new map
 * @param key key of the setting that stores the draft
 */
export async function readMapToEdit(id: string | null, key: string): Promise<MapToEdit> {
  const result = await getSetting(key, parseStoredMapDraft);
  const left = result.ok ? result.value : null;
  if (id === null) return { saved: null, unsaved: left };
  const map = await mapRepository.get(id);
  if (!map.ok) return { saved: null, unsaved: null };
  const {
    added: _added,
    edited: _edited,
    deletedAt: _deletedAt,
    ...sheet
  } = map.value as MapSheet & Record<'added' | 'edited' | 'deletedAt', unknown>;
  const draft = makeMapDraft(sheet);
  return { saved: draft && copyDemoMap(draft), unsaved: left };
}

/** Copies a demo map before editing, because demo maps are never changed. Returns other maps unchanged. */
function copyDemoMap(draft: MapDraft): MapDraft {
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
