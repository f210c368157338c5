import { type Accessor, createComputed, createEffect, createSignal, on, untrack } from 'solid-js';
import type { Character } from '../../catalog/character';
import { getCharacters } from '../../store/characters';
import { charactersChanged } from './library';

/** As many as some minutes of scrolling show. */
const KEPT = 600;

/**
 * Characters by id, read when they come into sight. Undefined while one is on its way, or is not there.
 * @param wanted ids of those in sight
 * @param given characters that were read already
 */
export function createRows(
  wanted: Accessor<readonly string[]>,
  given: Accessor<readonly Character[]>,
): (id: string) => Character | undefined {
  const [read, setRead] = createSignal<ReadonlyMap<string, Character>>(new Map());

  async function fetch(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const found = await getCharacters(ids);
    if (found.ok) keep(found.value);
  }

  function keep(characters: readonly Character[]): void {
    const all = [...read(), ...characters.map((each): [string, Character] => [each.id, each])];
    setRead(new Map(all.slice(-KEPT)));
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
    on(charactersChanged, ({ ids }) => void fetch((ids ?? wanted()).filter((id) => id !== '')), { defer: true }),
  );
  return (id) => read().get(id);
}
