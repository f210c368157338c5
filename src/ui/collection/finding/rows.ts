import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import { charactersChanged } from '../../../app/library';
import type { Character } from '../../../catalog/character';
import { getCharacters } from '../../../store/characters';

/** As many as some minutes of scrolling show. */
const KEPT = 600;

/** Characters by id, read when they come into sight. Undefined while one is on its way, or is not there. */
export function createRows(wanted: Accessor<readonly string[]>): (id: string) => Character | undefined {
  const [read, setRead] = createSignal<ReadonlyMap<string, Character>>(new Map());

  async function fetch(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const found = await getCharacters(ids);
    if (!found.ok) return;
    const all = [...read(), ...found.value.map((each): [string, Character] => [each.id, each])];
    setRead(new Map(all.slice(-KEPT)));
  }

  createEffect(
    on(wanted, (ids) => {
      const known = read();
      void fetch(ids.filter((id) => !known.has(id)));
    }),
  );
  createEffect(on(charactersChanged, ({ ids }) => void fetch(ids ?? wanted()), { defer: true }));
  return (id) => read().get(id);
}
