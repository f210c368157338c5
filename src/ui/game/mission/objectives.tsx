import './objectives.css';
import { createMemo, createSignal, Index, type JSX, Show } from 'solid-js';
import {
  placeToken,
  recordOutcome,
  rewardInShort,
  scenariosNow,
  teamName,
  tokensEntering,
} from '../../../app/mission/objectives';
import { squareName } from '../../../grid/square';
import type { ObjectiveProgress, ScenarioProgress, TokenDue } from '../../../rules/objectives';
import type { Table } from '../../../table/table';
import { say, sayMany } from '../../../text/say';
import { wordsOfObjective } from '../../../text/screens/objective-words';
import { Button } from '../../kit/button';
import { PlaceToken } from './place-token';

/** The objectives of the scenario cards that lie face up: how far each is, what enters now, and the outcome that is due. */
export default function Objectives(props: { table: Table }): JSX.Element {
  const scenarios = createMemo(() => scenariosNow(props.table));
  const due = createMemo(() => tokensEntering(props.table));
  const [placing, setPlacing] = createSignal(false);
  const place = (token: TokenDue) => {
    if (token.at === null) setPlacing(true);
    else void placeToken(token, token.at);
  };
  return (
    <Show when={scenarios().length > 0}>
      <section class="objectives" aria-label={say('Objectives')}>
        <h2>{say('Objectives')}</h2>
        <Index each={scenarios()}>{(scenario) => <Scenario scenario={scenario()} />}</Index>
        <Show when={due()[0]}>
          {(token) => (
            <Button
              tone="accent"
              wide
              hint={say('Placed by: {team}', { team: teamName(token().placedBy) })}
              onClick={() => place(token())}
            >
              {wordsOfEntry(token())}
            </Button>
          )}
        </Show>
        <Show when={placing() && due()[0]}>
          {(token) => <PlaceToken table={props.table} token={token()} onClose={() => setPlacing(false)} />}
        </Show>
      </section>
    </Show>
  );
}

/** `Tide gate enters: choose a square`. */
function wordsOfEntry({ name, at, left }: TokenDue): string {
  if (at !== null) return say('{token} enters: place it on {square}', { token: name, square: squareName(at) });
  return sayMany(left, '{token} enters: choose a square', '{token} enters, {n} left: choose a square', { token: name });
}

function Scenario(props: { scenario: ScenarioProgress }): JSX.Element {
  const isDue = () => props.scenario.recorded === null && props.scenario.state !== 'open';
  return (
    <article aria-label={props.scenario.card}>
      <h3>
        <span>{props.scenario.card}</span>
        <small>{headOf(props.scenario)}</small>
      </h3>
      <Show when={props.scenario.recorded === null}>
        <ul>
          <Index each={props.scenario.objectives}>
            {(each) => (
              <li>
                <span>{wordsOfObjective(each().objective)}</span>
                <strong class="number">{stateOf(each())}</strong>
              </li>
            )}
          </Index>
        </ul>
      </Show>
      <Show when={isDue()}>
        <div class="objective-answers">
          <Button
            tone={props.scenario.state === 'failed' ? 'plain' : 'accent'}
            hint={rewardInShort(props.scenario, 'succeeded')}
            onClick={() => void recordOutcome(props.scenario, 'succeeded')}
          >
            {say('Succeeded')}
          </Button>
          <Button
            tone={props.scenario.state === 'failed' ? 'accent' : 'plain'}
            hint={rewardInShort(props.scenario, 'failed')}
            onClick={() => void recordOutcome(props.scenario, 'failed')}
          >
            {say('Failed')}
          </Button>
        </div>
      </Show>
    </article>
  );
}

/** When it is lost, or what became of it. */
function headOf(scenario: ScenarioProgress): string {
  const { recorded, until, reward } = scenario;
  if (recorded === 'succeeded') return say('Succeeded: {reward}', { reward: rewardInShort(scenario, recorded) });
  if (recorded === 'failed') return say('Failed: {reward}', { reward: rewardInShort(scenario, recorded) });
  return sayMany(reward, 'until stage {until} · 1 objective point', 'until stage {until} · {n} objective points', {
    until,
  });
}

function stateOf({ state, done, of, hidden }: ObjectiveProgress): string {
  if (state === 'succeeded') return say('done');
  if (state === 'failed') return say('failed');
  if (hidden) return say('role face down');
  if (done === null || of === null) return say('you decide');
  return say('{done} of {all}', { done, all: of });
}
