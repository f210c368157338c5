import { type Accessor, createComputed, createEffect, createSignal, on, untrack } from 'solid-js';
import type { Character } from '../../catalog/character';
import { getCharacters } from '../../store/characters';
import { type LiveQuery, watchTables } from '../../store/live-queries';

const [changed, setChanged] = createSignal<{ readonly ids: readonly string[] | null }>({ ids: null });
let watched: LiveQuery | null = null;

/**
 * Returns the characters that changed last, for lists that read the store themselves. `ids` is null if any character
 * may have changed.
 */
export function lastCharacterChange(): { readonly ids: readonly string[] | null } {
  // Each list reads the store when it opens, so the first read is no change.
  watched ??= watchTables(['characters'], async (written) => {
    const ids = written?.get('characters');
    if (watched) setChanged({ ids: ids ? [...ids] : null });
  });
  return changed();
}

/** Maximum number of characters in memory, enough for some minutes of scrolling. */
const CACHE_SIZE = 600;

/**
 * Returns characters by id, read when they become visible. Undefined while a character is being read, or if it does not
 * exist.
 * @param wanted ids of the visible characters
 * @param given characters that are already read
 */
export function createVisibleRows(
  wanted: Accessor<readonly string[]>,
  given: Accessor<readonly Character[]>,
): (id: string) => Character | undefined {
  const [read, setRead] = createSignal<ReadonlyMap<string, Character>>(new Map());

  async function fetch(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const result = await getCharacters(ids);
    if (result.ok) keep(result.value);
  }

  function keep(characters: readonly Character[]): void {
    const all = [...read(), ...characters.map((each): [string, Character] => [each.id, each])];
    setRead(new Map(all.slice(-CACHE_SIZE)));
  }

  createComputed(() => {
    const characters = given();
    untrack(() => keep(characters));
  });

  createEffect(
    on(wanted, (ids) => {
      const known = read();
      void fetch(ids.filter((id) => id !== '' && !known.has(id)));
    }),
  );
  createEffect(
    on(lastCharacterChange, ({ ids }) => void fetch((ids ?? wanted()).filter((id) => id !== '')), { defer: true }),
  );
  return (id) => read().get(id);
}
