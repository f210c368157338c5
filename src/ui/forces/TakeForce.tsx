import { say, sayMany } from '../../text/say';
import './TakeForce.css';
import { createResource, createSignal, For, type JSX, Match, onMount, Show, Switch } from 'solid-js';
import { finder } from '../../app/finder';
import { forces } from '../../app/library';
import { countOwned, ownsAny, refreshOwned } from '../../app/owned';
import type { ForceRead } from '../../force/parse';
import type { Ruleset } from '../../rules/ruleset';
import { readForceText } from '../../share/force';
import { makeForce } from '../../store/forces';
import type { Force } from '../../store/records';
import { wordsOfAside, wordsOfFound, wordsOfProblem } from '../../text/force';
import { shortened } from '../collection/words';
import { Button } from '../parts/Button';
import { Progress } from '../parts/Progress';
import { Sheet } from '../parts/Sheet';
import { goTo } from '../shell/route';
import { judge } from './judged';
import { keepForce } from './keepForce';
import { freeName } from './names';

const ASIDE_SHOWN = 20;

/** Somebody's force, looked at before anything is kept: who is missing here, what was set aside, what is wrong with it. */
export function TakeForce(props: {
  /** A link, the end of one, or the text of a file. */
  text: string;
  editions: readonly [Ruleset, ...Ruleset[]];
  onClose: () => void;
}): JSX.Element {
  const [read] = createResource(
    () => props.text,
    (text) =>
      readForceText(
        text,
        props.editions.map(({ id }) => id),
      ),
  );
  const good = () => {
    const result = read();
    return result?.ok ? result.value : null;
  };
  return (
    <Sheet title={say('A force for you')} onClose={props.onClose}>
      <Switch fallback={<Progress label={say('Reading the force…')} />}>
        <Match when={good()}>
          {(found) => <Found read={found()} editions={props.editions} onClose={props.onClose} />}
        </Match>
        <Match when={read()}>
          <p role="alert">
            {say(
              'This is no force that Sidekick can read, or only a part of one. Ask for the link or the file once more.',
            )}
          </p>
        </Match>
      </Switch>
    </Sheet>
  );
}

function Found(props: {
  read: ForceRead;
  editions: readonly [Ruleset, ...Ruleset[]];
  onClose: () => void;
}): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const rules = () => props.editions.find(({ id }) => id === props.read.force.edition) ?? props.editions[0];
  const kept = (): Force => {
    const { force } = props.read;
    return makeForce({
      ...force,
      id: `force-${crypto.randomUUID()}`,
      name: force.name.trim() || freeName(forces() ?? []),
      edition: rules().id,
      buildTotal: force.buildTotal ?? rules().force.usualTotal,
    });
  };
  const judged = () => judge(kept(), finder(), rules());
  const missing = () => judged().kept.members.filter((_, place) => judged().found[place] === null);
  onMount(() => void refreshOwned());
  /** Found here, but more of them are in the force than are owned: where anything is noted as owned at all. */
  const lacking = (): readonly string[] => {
    if (!ownsAny()) return [];
    const wanted = new Map<string, number>();
    for (const found of judged().found)
      if (found) wanted.set(found.character.id, (wanted.get(found.character.id) ?? 0) + 1);
    return judged().found.flatMap((found) => {
      const count = found ? (wanted.get(found.character.id) ?? 0) : 0;
      if (!found || count <= countOwned(found.character.id)) return [];
      wanted.delete(found.character.id);
      const { id, name } = found.character;
      return [
        count === 1 ? name : say('{name} ({countOwned} of {count})', { name, countOwned: countOwned(id), count }),
      ];
    });
  };
  const guessed = () =>
    judged().found.flatMap((found, place) => {
      const words = found ? wordsOfFound(found.by) : '';
      return words === '' ? [] : [`${judged().kept.members[place]?.name || found?.character.name}: ${words}`];
    });

  async function take(): Promise<void> {
    setBusy(true);
    const mine = kept();
    const done = await keepForce(mine);
    setBusy(false);
    if (!done) return;
    props.onClose();
    goTo('forces', mine.id);
  }

  return (
    <div class="stack take-force">
      <p>
        <strong>{shortened(kept().name)}</strong>{' '}
        {say('· {points} of {buildTotal} · {name}', {
          points: judged().verdict.points,
          buildTotal: kept().buildTotal,
          name: rules().name,
        })}
      </p>
      <ul aria-label={say('Who is in it')}>
        <For each={judged().force.members}>
          {(member) => (
            <li>
              <span>{member.name}</span> <b class="number">{member.points}</b>
            </li>
          )}
        </For>
      </ul>
      <Show when={missing().length > 0}>
        <p class="take-missing">
          {say('Not in your collection: {missing}. They stay in the force by name and points.', {
            missing: missing()
              .map((member) => member.name || member.id)
              .join(', '),
          })}
        </p>
      </Show>
      <Show when={lacking().length > 0}>
        <p class="take-missing">{say('You do not own: {lacking}.', { lacking: lacking().join(', ') })}</p>
      </Show>
      <For each={guessed()}>{(sentence) => <p class="small muted">{sentence}</p>}</For>
      <Show when={props.read.aside.length > 0}>
        <details>
          <summary>
            {say('{things} set aside', { things: sayMany(props.read.aside.length, '1 thing', '{n} things') })}
          </summary>
          <ul class="small">
            <For each={props.read.aside.slice(0, ASIDE_SHOWN)}>{(aside) => <li>{wordsOfAside(aside)}</li>}</For>
          </ul>
        </details>
      </Show>
      <For each={judged().verdict.problems}>
        {(problem) => <p class="small take-problem">{wordsOfProblem(problem, judged().force)}</p>}
      </For>
      <Button tone="accent" big wide disabled={busy()} onClick={() => void take()}>
        {say('Keep it')}
      </Button>
    </div>
  );
}
