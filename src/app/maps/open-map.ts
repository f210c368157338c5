import { emptyBoard } from '../../board/board';
import type { MapSheet } from '../../board/map-sheet';
import { getMap } from '../../store/maps';
import { getSetting } from '../../store/settings';
import { say } from '../../text/say';
import { draftOfSheet, type MapDraft, parseStoredDraft } from './map-draft';

export interface OpenedMap {
  /** The saved map. Null for a new one. */
  readonly kept: MapDraft | null;
  /** Unsaved changes from an earlier visit. Null if there are none. */
  readonly left: MapDraft | null;
}

/** Parses a map from pasted text and gives it a new id. Null if the text contains none. */
export async function pastedMap(text: string): Promise<MapDraft | null> {
  const { readAside } = await import('../reading/read-aside');
  const read = await readAside({ ask: 'map', text, file: say('Pasted map') });
  const sheet = typeof read !== 'string' && read.answer.ok ? read.answer.value.sheets[0] : undefined;
  const draft = sheet && draftOfSheet(sheet);
  return draft ? { ...draft, head: { ...draft.head, id: freshId() } } : null;
}

/** Makes an empty map. */
export function newMap(width: number, height: number): MapDraft {
  return {
    head: { id: freshId(), name: '', source: 'entered', warnings: [], notes: [] },
    board: emptyBoard(width, height),
  };
}

function freshId(): string {
  return `drawn-${Date.now().toString(36)}`;
}

/**
 * Reads a map for editing, with unsaved changes from before.
 * @param id null for a new one
 * @param key of the draft among the settings
 */
export async function openMap(id: string | null, key: string): Promise<OpenedMap> {
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

/** Copies a map that came with the app, because the original is never changed. */
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
