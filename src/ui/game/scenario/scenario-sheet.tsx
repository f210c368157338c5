import { listTeamsInOrder } from '../../../table/allies';
import { describeWin } from '../../../text/names/team';
import { say, sayMany } from '../../../text/say';
import './scenario-sheet.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { showRuling } from '../../../app/game/game-actions';
import { naming } from '../../../app/game/naming';
import { listFromTable, ruleset, table } from '../../../app/game/open-game';
import { recordStep } from '../../../app/game/perform';
import { recordScenarioReminder } from '../../../app/game/scenario-actions';
import {
  describeScenarioLine,
  describeScenarioReminder,
  findScenarioInPlay,
  scenarioReminderLabel,
} from '../../../app/game/scenario-text';
import { goTo } from '../../../app/route';
import type { Board } from '../../../board/board';
import { xOf, yOf } from '../../../grid/square';
import type { ScenarioInPlay, ScenarioReminder, ScenarioReminderOption } from '../../../rules/scenario';
import { listBrokenLimits, reconstructForce } from '../../../rules/shared/scenarios';
import type { Table } from '../../../table/table';
import { describeCitation } from '../../../text/answer/answers';
import { CARD_KIND_NAMES } from '../../../text/cards';
import { SCENARIO_TEXT } from '../../../text/scenarios';
import { describeForceProblem } from '../../../text/screens/force-text';
import { Button } from '../../kit/button';
import { lazyPart } from '../../kit/lazy-part';
import { BottomSheet } from '../../kit/sheet';
import { PlayedCardFace } from '../cards/card-face';
import { DoneButton, UndoStepButton } from '../step-buttons';
import { ScenarioPick } from './scenario-pick';

/** Picture of the squares covered by a scenario’s damage, with all figures. Damaged figures have an outline. */
function CloudPicture(props: { board: Board; table: Table; due: ScenarioReminder }): JSX.Element {
  const cloud = () => props.due.squares.map((square) => `M${xOf(square)} ${yOf(square)}h1v1h-1z`).join('');
  const standing = () => [...props.table.figures.values()].filter(({ squares }) => squares.length > 0);
  return (
    <svg
      class="cloud-picture"
      viewBox={`-0.2 -0.2 ${props.board.width + 0.4} ${props.board.height + 0.4}`}
      role="img"
      aria-label={sayMany(
        props.due.count,
        'Map: the outer squares deal damage',
        'Map: the outer {n} squares on every side deal damage',
      )}
    >
      <rect class="ground" width={props.board.width} height={props.board.height} />
      <path class="cloud" d={cloud()} />
      <For each={standing()}>
        {({ piece, side, squares }) => (
          <For each={squares}>
            {(square) => (
              <circle
                cx={xOf(square) + 0.5}
                cy={yOf(square) + 0.5}
                r="0.4"
                data-side={side}
                data-met={props.due.pieces.includes(piece) ? '' : undefined}
              />
            )}
          </For>
        )}
      </For>
    </svg>
  );
}

const EntrySheet = lazyPart(() => import('../../shared/book/entry-sheet'));
const CardForm = lazyPart(() => import('../cards/card-form'));

/**
 * Sheet for the scenario of the game: rules, state, pending reminders and winner. Without a scenario, a choice of
 * scenarios.
 */
export default function ScenarioSheet(props: { onClose: () => void }): JSX.Element {
  const scenario = createMemo(findScenarioInPlay);
  const [over, setOver] = createSignal<'pick' | 'book' | 'dial' | 'card' | null>(null);
  const back = () => setOver(null);
  return (
    <Show
      when={over() !== 'dial' && over() !== 'card'}
      fallback={
        <CardForm before={over() === 'card' ? (scenario()?.card ?? null) : null} kind="event-dial" onClose={back} />
      }
    >
      <BottomSheet
        title={
          scenario() && over() !== 'pick'
            ? CARD_KIND_NAMES[scenario()?.card.card.kind ?? 'scenario']
            : say('Choose a scenario')
        }
        onClose={props.onClose}
        foot={
          <>
            <UndoStepButton />
            <Show when={scenario() && over() !== 'pick'}>
              <Button onClick={() => setOver('pick')}>{say('Choose another')}</Button>
            </Show>
            <DoneButton onClick={props.onClose} />
          </>
        }
      >
        <Show
          when={over() !== 'pick' && scenario()}
          fallback={<ScenarioPick onDone={back} onOwnDial={() => setOver('dial')} />}
        >
          {(now) => <ScenarioView now={now()} onBook={() => setOver('book')} onChange={() => setOver('card')} />}
        </Show>
      </BottomSheet>
      <Show when={over() === 'book' && scenario()}>
        {(now) => <EntrySheet cite={now().scenario.cite} onClose={back} />}
      </Show>
    </Show>
  );
}

function ScenarioView(props: { now: ScenarioInPlay; onBook: () => void; onChange: () => void }): JSX.Element {
  const scenario = () => props.now.scenario;
  const card = () => props.now.card;
  const lines = createMemo(() => listFromTable((now) => ruleset()?.scenarios.lines(now, scenario()) ?? []));
  const dues = createMemo(() => listFromTable((now) => ruleset()?.scenarios.dues(now) ?? []));
  const broken = createMemo(() => {
    const [now, rules] = [table(), ruleset()?.force];
    if (!now || !rules) return [];
    return now.players.flatMap(({ side, name }) => {
      const force = reconstructForce(now, side);
      return listBrokenLimits(rules, scenario(), force).map(
        (problem) => `${name}: ${describeForceProblem(problem, force)}`,
      );
    });
  });
  return (
    <div class="scenario-sheet">
      <Show
        when={card().card.dial}
        fallback={
          <>
            <h3>{card().id}</h3>
            <p>{SCENARIO_TEXT[scenario().id]}</p>
            <Show when={scenario().wonByCard}>
              <p>
                <strong>{say('How to win:')} </strong>
                {card().card.text || say('not entered yet')}
              </p>
              <Button onClick={() => props.onChange()}>{say('Edit card text')}</Button>
            </Show>
          </>
        }
      >
        <PlayedCardFace card={card()} onChange={props.onChange} />
      </Show>
      <Show when={lines().length > 0}>
        <ul class="scenario-lines" aria-label={say('Progress')}>
          <For each={lines()}>
            {(line) => (
              <li data-side={line.side ?? undefined}>
                <span>{describeScenarioLine(line)}</span>
                <Show when={line.met}>
                  <strong>{say('reached')}</strong>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <For each={broken()}>
        {(text) => (
          <p class="well scenario-broken" role="status">
            <strong>{say('Breaks the scenario’s limits.')} </strong>
            {text}
          </p>
        )}
      </For>
      <Show when={scenario().clauses.length > 0 && broken().length === 0}>
        <p class="muted small" role="status">
          {say('All forces are within the scenario’s limits.')}
        </p>
      </Show>
      <For each={dues()}>{(due) => <DueChoice due={due} />}</For>
      <Show when={scenario().wonByCard && !table()?.ended}>
        <Winners />
      </Show>
      <Show when={table()?.ended}>
        <Button wide onClick={() => goTo('table', 'summary')}>
          {say('Summary')}
        </Button>
      </Show>
      <Button wide hint={describeCitation(scenario().cite, naming())} onClick={() => props.onBook()}>
        {say('Read the rule')}
      </Button>
    </div>
  );
}

/** Pending reminder with the figures that it damages. Players choose among figures that are not on the map. */
function DueChoice(props: { due: ScenarioReminder }): JSX.Element {
  const all = () => [...props.due.pieces, ...props.due.unsure];
  const [chosen, setChosen] = createSignal<readonly string[]>(props.due.pieces);
  const toggle = (piece: string) =>
    setChosen(chosen().includes(piece) ? chosen().filter((each) => each !== piece) : [...chosen(), piece]);
  const see = async (way: ScenarioReminderOption) => showRuling(await recordScenarioReminder(props.due, way, chosen()));
  const label = (way: ScenarioReminderOption) => {
    if (way.way !== 'hurt') return scenarioReminderLabel(props.due, way);
    return chosen().length === 0
      ? say('No figure in the cloud')
      : sayMany(chosen().length, 'Deal {clicks} damage to 1 figure', 'Deal {clicks} damage to {n} figures', {
          clicks: way.clicks,
        });
  };
  return (
    <section class="stack" aria-label={say('Due now')}>
      <h3>{say('Now')}</h3>
      <p>{describeScenarioReminder(props.due)}</p>
      <Show when={props.due.squares.length > 0 && table()}>
        {(now) => (
          <Show when={now().board}>{(board) => <CloudPicture board={board()} table={now()} due={props.due} />}</Show>
        )}
      </Show>
      <Show when={all().length > 0}>
        <div class="scenario-met">
          <For each={all()}>
            {(piece) => (
              <label class="check">
                <input type="checkbox" checked={chosen().includes(piece)} onChange={() => toggle(piece)} />
                {naming().piece(piece)}
                <Show when={props.due.unsure.includes(piece)}>
                  <small class="muted">{say('off the map')}</small>
                </Show>
              </label>
            )}
          </For>
        </div>
      </Show>
      <div class="button-grid scenario-buttons">
        <For each={props.due.ways.filter(({ way }) => way !== 'go')}>
          {(way) => (
            <Button tone="accent" onClick={() => void see(way)}>
              {label(way)}
            </Button>
          )}
        </For>
      </div>
    </section>
  );
}

/** Buttons by which the players name the side that met the card’s win condition. A team wins together. */
function Winners(): JSX.Element {
  const firsts = () => {
    const sides = (table()?.players ?? []).map(({ side }) => side);
    return listTeamsInOrder(table() ?? {}, sides).flatMap(([first]) => first ?? []);
  };
  const won = async (side: string) => {
    if (await recordStep('end-game', [{ fact: 'ended', winner: side }])) goTo('table', 'summary');
  };
  return (
    <section class="stack" aria-label={say('Scenario won')}>
      <h3>{say('Who met the scenario’s win condition?')}</h3>
      <div class="button-grid scenario-buttons">
        <For each={firsts()}>
          {(side) => (
            <Button onClick={() => void won(side)}>
              <span class="clip">{describeWin(table() ?? { players: [] }, side)}</span>
            </Button>
          )}
        </For>
      </div>
    </section>
  );
}
