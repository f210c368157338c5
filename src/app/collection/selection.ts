import { createFeatureState } from '../feature-state';

interface CharacterSelection {
  /** Whether taps on the list select characters instead of opening them. */
  readonly isOn: boolean;
  /** Ids of the selected characters, in the order of selection. */
  readonly ids: ReadonlySet<string>;
}

const [selection, setSelection] = createFeatureState<CharacterSelection>({ isOn: false, ids: new Set() });

export { selection };

/** Starts or ends selection mode and clears the previous selection. */
export function setSelectionMode(isOn: boolean): void {
  setSelection({ isOn, ids: new Set() });
}

/** Selects only the characters with these ids and starts selection mode. */
export function selectOnly(these: readonly string[]): void {
  setSelection({ isOn: true, ids: new Set(these) });
}

export function toggleCharacterSelection(id: string): void {
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  setSelection({ ids });
}

export function addToSelection(more: readonly string[]): void {
  setSelection({ ids: new Set([...selection.ids, ...more]) });
}

export function clearCharacterSelection(): void {
  setSelection({ ids: new Set() });
}
