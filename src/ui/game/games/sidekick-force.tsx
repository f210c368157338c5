import { createSignal, type JSX, Show } from 'solid-js';
import { type BuiltForce, createForceBuilder } from '../../../app/forces/opponent-force';
import { DEMO_FORCES } from '../../../app/game/demo-game';
import type { Character } from '../../../catalog/character';
import type { Ruleset } from '../../../rules/ruleset';
import { truncate } from '../../../text/character-text';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { ProgressBar } from '../../kit/progress';

/** Minimum share of the build total. Below it, a sentence suggests adding figures. */
const ENOUGH = 0.9;

const sumPoints = (characters: readonly Character[]) =>
  characters.reduce((sum, { starts }) => sum + (starts[0]?.points ?? 0), 0);

/** Buttons for the force of a side that Sidekick plays: built from the collection, or a demo force. */
export default function SidekickForce(props: {
  rules: Ruleset | undefined;
  buildTotal: number;
  format: string | undefined;
  /** Index of the side among the players. */
  seat: number;
  /** Characters in the forces of other players. Their copies are not available. */
  taken: readonly Character[];
  onForce: (characters: readonly Character[]) => void;
}): JSX.Element {
  const build = createForceBuilder();
  const [busy, setBusy] = createSignal(false);
  const [sentence, setSentence] = createSignal<string | null>(null);
  /** Number of forces built so far for the same choices. The next tap shows the next force. */
  const [built, setBuilt] = createSignal(0);
  const demo = () => {
    const free = DEMO_FORCES.filter(({ characters }) =>
      characters.every(({ id }) => !props.taken.some((each) => each.id === id)),
    );
    return free[props.seat % free.length] ?? null;
  };
  const take = async (): Promise<void> => {
    const { rules, buildTotal, format } = props;
    if (busy() || !rules) return;
    setBusy(true);
    const forces = await build({ rules, buildTotal, format, taken: props.taken.map(({ id }) => id) });
    setBusy(false);
    const chosen = forces?.[built() % forces.length];
    if (forces && chosen) {
      setBuilt(built() + 1);
      props.onForce(chosen.characters);
    }
    setSentence(describeBuilt(forces, chosen ?? null, buildTotal));
  };
  return (
    <>
      <Button
        wide
        disabled={busy()}
        hint={sayMany(props.buildTotal, '1 point', '{n} points')}
        onClick={() => void take()}
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
            hint={sayMany(sumPoints(force().characters), '1 point', '{n} points')}
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

/** Names the figures of the built force, or says what the collection lacks, and what to do. */
function describeBuilt(forces: readonly unknown[] | null, built: BuiltForce | null, total: number): string {
  if (!forces) return say('The search failed. Try again.');
  if (!built)
    return say('Your free figures make no legal force of {total} points. Add figures, or use a demo force.', { total });
  const { characters, points } = built;
  const names = characters.map(({ name }) => truncate(name, 40)).join(', ');
  if (points >= total * ENOUGH) return names;
  const lacks = say('Your free figures fill only {points} of {total} points. Add figures, or lower the build total.', {
    points,
    total,
  });
  return `${names}. ${lacks}`;
}
