import { createSignal, type JSX, onMount, Show } from 'solid-js';
import {
  type BuiltForce,
  createForceBuilder,
  type DemoForce,
  findFreeDemoForce,
  isDemoForceBetter,
  judgeBuiltForce,
} from '../../../app/forces/opponent-force';
import type { Character } from '../../../catalog/character';
import type { Ruleset } from '../../../rules/ruleset';
import { truncate } from '../../../text/character-text';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { ProgressBar } from '../../kit/progress';

/** Buttons for the force of a side that Sidekick plays: built from the collection, or a demo force. */
export default function SidekickForce(props: {
  rules: Ruleset | undefined;
  buildTotal: number;
  format: string | undefined;
  /** Index of the side among the players. */
  seat: number;
  /** Whether to choose a force at once: from the collection, or a demo force if the collection is too small. */
  atOnce: boolean;
  /** Characters in the forces of other players. Their copies are not available. */
  taken: readonly Character[];
  onForce: (characters: readonly Character[]) => void;
  /** Called when a search begins. The game cannot start before the search has ended. */
  onSearch: (search: Promise<void>) => void;
}): JSX.Element {
  const build = createForceBuilder();
  const [busy, setBusy] = createSignal(false);
  const [sentence, setSentence] = createSignal<string | null>(null);
  /** Number of forces built so far for the same choices. The next tap shows the next force. */
  const [built, setBuilt] = createSignal(0);
  const takenIds = () => props.taken.map(({ id }) => id);
  const demo = () => findFreeDemoForce(props.seat, takenIds());
  const take = async (orDemo: boolean): Promise<void> => {
    const { rules, buildTotal, format } = props;
    if (busy() || !rules) return;
    setBusy(true);
    const forces = await build({ rules, buildTotal, format, taken: takenIds() });
    setBusy(false);
    const chosen = forces?.[built() % forces.length] ?? null;
    const other = orDemo && isDemoForceBetter(chosen, demo(), buildTotal) ? demo() : null;
    const force = other ?? chosen;
    if (chosen && !other) setBuilt(built() + 1);
    if (force) props.onForce(force.characters);
    setSentence(other ? describeDemo(other) : describeBuilt(forces, chosen, buildTotal));
  };
  onMount(() => props.atOnce && props.onSearch(take(true)));
  return (
    <>
      <Button
        wide
        disabled={busy()}
        hint={sayMany(props.buildTotal, '1 point', '{n} points')}
        onClick={() => props.onSearch(take(false))}
      >
        {built() === 0 ? say('Build a force from my collection') : say('Build another force')}
      </Button>
      <Show when={busy()}>
        <ProgressBar label={say('Building a force…')} />
      </Show>
      <Show when={sentence()}>{(words) => <p role="status">{words()}</p>}</Show>
      <Show when={demo()}>
        {(force) => (
          <Button
            wide
            hint={sayMany(force().points, '1 point', '{n} points')}
            onClick={() => {
              setSentence(null);
              props.onForce(force().characters);
            }}
          >
            {say('Use the demo force {name}', { name: force().name })}
          </Button>
        )}
      </Show>
    </>
  );
}

function describeDemo({ name }: DemoForce): string {
  return say('Your free figures make no full force, so Sidekick plays the demo force {name}.', { name });
}

/** Names the figures of the built force, or says what the collection lacks, and what to do. */
function describeBuilt(forces: readonly unknown[] | null, built: BuiltForce | null, total: number): string {
  if (!forces) return say('The search failed. Try again.');
  if (!built)
    return say('Your free figures make no legal force of {total} points. Add figures, or use a demo force.', { total });
  const { characters, points } = built;
  const names = characters.map(({ name }) => truncate(name, 40)).join(', ');
  if (judgeBuiltForce(built, total) === 'full') return names;
  const lacks = say('Your free figures fill only {points} of {total} points. Add figures, or lower the build total.', {
    points,
    total,
  });
  return `${names}. ${lacks}`;
}
