import './mission-sheets.css';
import { createMemo, createSignal, Index, type JSX, Show } from 'solid-js';
import {
  isPlacedByApp,
  listFaceUpScenarios,
  listTokenSquares,
  listTokensToPlace,
  missionTeamName,
  placeToken,
} from '../../../app/mission/mission-objectives';
import { squareName } from '../../../grid/square';
import type { TokenReminder } from '../../../rules/objectives';
import type { Table } from '../../../table/table';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import { TableSquarePicker } from '../../shared/maps/square-picker';
import { describeProgress, isOutcomePending, ScenarioOutcome } from './scenario-outcome';

/**
 * Section with the objectives of the face-up scenario cards, one line each, which opens if its outcome is pending, and
 * the tokens that enter now.
 */
export default function Objectives(props: { table: Table }): JSX.Element {
  const scenarios = createMemo(() => listFaceUpScenarios(props.table));
  return (
    <Show when={scenarios().length > 0}>
      <section class="objectives" aria-label={say('Objectives')}>
        <Index each={scenarios()}>
          {(scenario) => (
            <details open={isOutcomePending(scenario())}>
              <summary>
                <span class="clip">{scenario().card}</span>
                <strong class="number">{describeProgress(scenario())}</strong>
              </summary>
              <ScenarioOutcome scenario={scenario()} untitled />
            </details>
          )}
        </Index>
        <EnteringTokens table={props.table} due={listTokensToPlace(props.table)} />
      </section>
    </Show>
  );
}

/**
 * Button for the next token that enters the map, or who places it if Sidekick does. Renders nothing if there is none.
 */
export function EnteringTokens(props: { table: Table; due: readonly TokenReminder[] }): JSX.Element {
  const [placing, setPlacing] = createSignal(false);
  const next = () => props.due.find((token) => !isPlacedByApp(props.table, token));
  const placedByApp = () => props.due.find((token) => isPlacedByApp(props.table, token));
  const place = (token: TokenReminder) => {
    if (token.at === null) setPlacing(true);
    else void placeToken(token, token.at);
  };
  return (
    <>
      <Show when={placedByApp()}>
        {(token) => (
          <p class="muted">{say('{token} enters: Sidekick places it in its phase.', { token: token().name })}</p>
        )}
      </Show>
      <Show when={next()}>
        {(token) => (
          <Button
            tone="accent"
            wide
            hint={say('Placed by: {team}', { team: missionTeamName(token().placedBy) })}
            onClick={() => place(token())}
          >
            {wordsOfEntry(token())}
          </Button>
        )}
      </Show>
      <Show when={placing() && next()}>
        {(token) => <PlaceToken table={props.table} token={token()} onClose={() => setPlacing(false)} />}
      </Show>
    </>
  );
}

/** Returns the text for a token that enters: `Tide gate enters: choose a square`. */
function wordsOfEntry({ name, at, left }: TokenReminder): string {
  if (at !== null) return say('{token} enters: place it on {square}', { token: name, square: squareName(at) });
  return sayMany(left, '{token} enters: choose a square', '{token} enters, {n} left: choose a square', { token: name });
}

function PlaceToken(props: { table: Table; token: TokenReminder; onClose: () => void }): JSX.Element {
  const open = createMemo(() => listTokenSquares(props.table));
  return (
    <BottomSheet title={say('Place {token}', { token: props.token.name })} onClose={props.onClose}>
      <p>{say('Tap a square of the battle zone.')}</p>
      <TableSquarePicker
        table={props.table}
        label={say('Mission map')}
        open={open()}
        onSquare={(square) => {
          void placeToken(props.token, square);
          props.onClose();
        }}
      />
    </BottomSheet>
  );
}
