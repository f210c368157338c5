import './objectives.css';
import { createMemo, createSignal, Index, type JSX, Show } from 'solid-js';
import { naming } from '../../../app/game/naming';
import {
  listFaceUpScenarios,
  listTokenSquares,
  listTokensToPlace,
  missionTeamName,
  placeToken,
} from '../../../app/mission/mission-objectives';
import { emptyBoard } from '../../../board/board';
import { type Square, squareName } from '../../../grid/square';
import type { TokenReminder } from '../../../rules/objectives';
import type { Table } from '../../../table/table';
import { say, sayMany } from '../../../text/say';
import { isOnMap, makeBoardPieces, makeStartAreas } from '../../../view/figures';
import { describeTokensOn, makeTokenObjects } from '../../../view/tokens';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import { MissionSquarePicker } from '../../shared/mission/choose-square';
import { ScenarioOutcome } from './scenario-outcome';

/** Section with the objectives of the face-up scenario cards: progress, tokens that enter now, and pending outcomes. */
export default function Objectives(props: { table: Table }): JSX.Element {
  const scenarios = createMemo(() => listFaceUpScenarios(props.table));
  const due = createMemo(() => listTokensToPlace(props.table));
  const [placing, setPlacing] = createSignal(false);
  const place = (token: TokenReminder) => {
    if (token.at === null) setPlacing(true);
    else void placeToken(token, token.at);
  };
  return (
    <Show when={scenarios().length > 0}>
      <section class="objectives" aria-label={say('Objectives')}>
        <h2>{say('Objectives')}</h2>
        <Index each={scenarios()}>{(scenario) => <ScenarioOutcome scenario={scenario()} />}</Index>
        <Show when={due()[0]}>
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
        <Show when={placing() && due()[0]}>
          {(token) => <PlaceToken table={props.table} token={token()} onClose={() => setPlacing(false)} />}
        </Show>
      </section>
    </Show>
  );
}

/** Returns the text for a token that enters: `Tide gate enters: choose a square`. */
function wordsOfEntry({ name, at, left }: TokenReminder): string {
  if (at !== null) return say('{token} enters: place it on {square}', { token: name, square: squareName(at) });
  return sayMany(left, '{token} enters: choose a square', '{token} enters, {n} left: choose a square', { token: name });
}

function PlaceToken(props: { table: Table; token: TokenReminder; onClose: () => void }): JSX.Element {
  const open = createMemo(() => listTokenSquares(props.table));
  const pieces = createMemo(() => makeBoardPieces(props.table, { selected: null, target: null, badges: null }));
  const namesOn = (square: Square) => {
    const figures = [...props.table.figures.values()].filter((each) => isOnMap(each) && each.squares.includes(square));
    return [...figures.map(({ piece }) => naming().piece(piece)), ...describeTokensOn(props.table, square)];
  };
  return (
    <BottomSheet title={say('Place {token}', { token: props.token.name })} onClose={props.onClose}>
      <p>{say('Tap a square of the battle zone.')}</p>
      <MissionSquarePicker
        board={props.table.board ?? emptyBoard(1, 1)}
        pieces={pieces()}
        objects={makeTokenObjects(props.table)}
        starts={makeStartAreas(props.table)}
        open={open()}
        namesOn={namesOn}
        tall={true}
        onSquare={(square) => {
          void placeToken(props.token, square);
          props.onClose();
        }}
      />
    </BottomSheet>
  );
}
