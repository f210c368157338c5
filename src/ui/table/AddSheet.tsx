import { createMemo, createResource, createSignal, type JSX, Show } from 'solid-js';
import { characters, ensureLibrary } from '../../app/library';
import { joining } from '../../app/newGame';
import { table } from '../../app/session';
import type { Character } from '../../catalog/character';
import { Button } from '../parts/Button';
import { Progress } from '../parts/Progress';
import { Segmented } from '../parts/Segmented';
import { Sheet } from '../parts/Sheet';
import { CharacterPick } from './CharacterPick';
import { note } from './deeds';

/** Brings characters into a game that has begun. */
export default function AddSheet(props: { onClose: () => void }): JSX.Element {
  createResource(ensureLibrary);
  const players = () => table()?.players ?? [];
  const [side, setSide] = createSignal(players()[0]?.side ?? '');
  const [chosen, setChosen] = createSignal<readonly Character[]>([]);
  const counts = createMemo(() => countsOf(chosen()));
  const add = () => {
    props.onClose();
    const facts = joining(side(), chosen(), table()?.figures.keys() ?? []);
    const names = chosen().map((each) => each.name);
    void note('join', facts, `${names.length === 1 ? names[0] : `${names.length} characters`} joined.`);
  };
  return (
    <Sheet
      title="Add characters"
      onClose={props.onClose}
      foot={
        <Button tone="accent" disabled={chosen().length === 0} onClick={add}>
          Add {chosen().length || ''}
        </Button>
      }
    >
      <Segmented
        label="For"
        options={players().map((player) => ({ value: player.side, label: player.name }))}
        value={side()}
        onChange={setSide}
      />
      <Show when={characters()} fallback={<Progress label="Reading the collection…" />}>
        {(all) => (
          <CharacterPick
            characters={all()}
            chosen={counts()}
            onChange={(character, count) => setChosen(withCount(chosen(), character, count))}
          />
        )}
      </Show>
    </Sheet>
  );
}

export function countsOf(chosen: readonly Character[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { id } of chosen) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** The list with that many of one character, the others where they were. */
export function withCount(chosen: readonly Character[], character: Character, count: number): readonly Character[] {
  const others = chosen.filter((each) => each.id !== character.id);
  return [...others, ...Array.from({ length: Math.max(0, count) }, () => character)];
}
