import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { finder } from '../../app/collection/finder';
import { forces, refreshForces } from '../../app/collection/library';
import { countOwned, ownsAny, refreshOwned } from '../../app/collection/owned';
import { checkForce } from '../../app/forces/checked';
import { freeName } from '../../app/forces/names';
import { saveForce } from '../../app/forces/save-force';
import { toast } from '../../app/messages';
import { goTo } from '../../app/route';
import { plainForce } from '../../force/format';
import type { ForceRead } from '../../force/parse';
import { EDITIONS } from '../../rules/editions';
import { makeForce, removeForces } from '../../store/forces';
import type { Force } from '../../store/records';
import { sameData } from '../../store/same';
import { shortened } from '../../text/collection-words';
import { wordsOfAside, wordsOfFound, wordsOfProblem } from '../../text/force';
import { say, sayMany } from '../../text/say';
import { Button } from '../kit/button';
import { ReceivedFrame, type Standing } from './received-frame';
import type { ReceivedAbout } from './received-sheet';

const ASIDE_SHOWN = 20;

/** Somebody's force, looked at before anything is kept: who is missing here, what was set aside, what is wrong with it. */
export default function ReceivedForce(props: ReceivedAbout & { read: ForceRead }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const rules = () => EDITIONS.find(({ id }) => id === props.read.force.edition) ?? EDITIONS[0];
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
  const judged = () => checkForce(kept(), finder(), rules());
  // As they were when the sheet opened: what is kept now is none that was here before.
  const before = forces() ?? [];
  const same = before.find((each) => sameData(plainForce(each), plainForce(kept()))) ?? null;
  const standing = (): Standing => {
    if (same) return { how: 'same', words: say('You already have exactly this force.') };
    return before.some(({ name }) => name === kept().name)
      ? { how: 'other', words: say('You have another force with this name. Saving this one does not change yours.') }
      : { how: 'new', words: say('You do not have this force yet.') };
  };
  const missing = () => judged().saved.members.filter((_, place) => judged().found[place] === null);
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
      return [count === 1 ? name : say('{name} ({owned} of {count})', { name, owned: countOwned(id), count })];
    });
  };
  const guessed = () =>
    judged().found.flatMap((found, place) => {
      const words = found ? wordsOfFound(found.by) : '';
      return words === '' ? [] : [`${judged().saved.members[place]?.name || found?.character.name}: ${words}`];
    });

  function open(id: string): void {
    props.onClose();
    goTo('forces', id);
  }

  async function take(): Promise<void> {
    setBusy(true);
    const mine = kept();
    const done = await saveForce(mine);
    setBusy(false);
    if (!done) return;
    props.onClose();
    goTo('forces', mine.id);
    const back = async (): Promise<void> => {
      await removeForces([mine.id]);
      await refreshForces();
      goTo('forces');
    };
    toast({
      text: say('{name} saved to your forces.', { name: shortened(mine.name, 60) }),
      action: { label: say('Undo'), run: () => void back() },
    });
  }

  return (
    <ReceivedFrame
      title={say('Force received')}
      name={kept().name}
      facts={[
        say('{points} of {total} points', { points: judged().verdict.points, total: kept().buildTotal }),
        rules().name,
      ]}
      bytes={props.bytes}
      standing={standing()}
      onClose={props.onClose}
      foot={
        <>
          <Show when={same}>{(own) => <Button onClick={() => open(own().id)}>{say('Open mine')}</Button>}</Show>
          <Button tone={same ? 'plain' : 'accent'} big={!same} disabled={busy()} onClick={() => void take()}>
            {same ? say('Save a second copy') : say('Save')}
          </Button>
        </>
      }
    >
      <ul class="sent-members" aria-label={say('Characters in this force')}>
        <For each={judged().force.members}>
          {(member) => (
            <li>
              <span>{member.name}</span> <b class="number">{member.points}</b>
            </li>
          )}
        </For>
      </ul>
      <Show when={missing().length > 0}>
        <p class="sent-warned">
          {say('Not in your collection: {missing}. The force still lists their names and points.', {
            missing: missing()
              .map((member) => member.name || member.id)
              .join(', '),
          })}
        </p>
      </Show>
      <Show when={lacking().length > 0}>
        <p class="sent-warned">{say('You do not own: {lacking}.', { lacking: lacking().join(', ') })}</p>
      </Show>
      <For each={guessed()}>{(sentence) => <p class="small muted">{sentence}</p>}</For>
      <Show when={props.read.aside.length > 0}>
        <details class="unfolds">
          <summary>
            {say('{things} skipped or corrected', { things: sayMany(props.read.aside.length, '1 item', '{n} items') })}
          </summary>
          <ul class="small">
            <For each={props.read.aside.slice(0, ASIDE_SHOWN)}>{(aside) => <li>{wordsOfAside(aside)}</li>}</For>
          </ul>
        </details>
      </Show>
      <For each={judged().verdict.problems}>
        {(problem) => <p class="small sent-problem">{wordsOfProblem(problem, judged().force)}</p>}
      </For>
    </ReceivedFrame>
  );
}
