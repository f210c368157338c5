import { For, type JSX, Show } from 'solid-js';
import { SIDES } from '../../../app/game/game-setup';
import { EMPTY_ROSTER, type SideRoster } from '../../../app/game/side-roster';
import { findAlliances, listTeamsInOrder } from '../../../table/allies';
import { DEFAULT_OPPONENT, type OpponentSettings } from '../../../table/app-player';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { FormField, TextField } from '../../kit/field';
import { IconButton } from '../../kit/icon-button';
import { OpponentFields } from '../../shared/opponent-fields';

export interface PlayerSeat extends SideRoster {
  readonly side: string;
  /** Name as typed. `playerSeatName` supplies a default for ''. */
  readonly name: string;
  /** Id of the player's team. '' if the player has no team. */
  readonly team: string;
  /** How Sidekick plays the side. Null if a person plays it. */
  readonly plays: OpponentSettings | null;
}

/** Ids of the teams: four players cannot form a third team of two. */
const TEAMS = ['A', 'B'] as const;

export function makePlayerSeat(index: number): PlayerSeat {
  return { side: SIDES[index] ?? `side ${index + 1}`, name: '', team: '', plays: null, ...EMPTY_ROSTER };
}

/** Returns two seats: a person with these characters against Sidekick, with their names and settings of the last game. */
export function makeSeatsAgainstSidekick(last: readonly PlayerSeat[], roster: SideRoster): readonly PlayerSeat[] {
  const person = last.find(({ plays }) => !plays);
  const app = last.find(({ plays }) => plays);
  return [
    { ...makePlayerSeat(0), name: person?.name ?? '', ...roster },
    { ...makePlayerSeat(1), name: app?.name ?? '', plays: app?.plays ?? DEFAULT_OPPONENT },
  ];
}

/** Returns the name of a player, by default with a number. `seats` are all players, among whom Sidekick is numbered. */
export function playerSeatName(
  { side, name, plays }: Pick<PlayerSeat, 'side' | 'name' | 'plays'>,
  seats: readonly PlayerSeat[] = [],
): string {
  if (name.trim() !== '') return name.trim();
  if (!plays) return say('Player {number}', { number: (SIDES as readonly string[]).indexOf(side) + 1 });
  const number = seats.filter((each) => each.plays).findIndex((each) => each.side === side) + 1;
  return number > 1 ? `Sidekick ${number}` : 'Sidekick';
}

/** Rows for the players of the game and, with three or more players, their teams. */
export function PlayerRows(props: {
  seats: readonly PlayerSeat[];
  onChange: (seats: readonly PlayerSeat[]) => void;
}): JSX.Element {
  const sides = () => props.seats.map((each) => each.side);
  const seatOf = (side: string) => props.seats.find((each) => each.side === side);
  const change = (side: string, by: Partial<PlayerSeat>) =>
    props.onChange(props.seats.map((each) => (each.side === side ? { ...each, ...by } : each)));
  const nameOf = (side: string, name = seatOf(side)?.name ?? '') =>
    playerSeatName({ side, name, plays: seatOf(side)?.plays ?? null }, props.seats);
  /** Whether players may form teams. Two players are always opponents. */
  const mayAlly = () => props.seats.length > 2;
  const hasOpponents = () => {
    const players = props.seats.map(({ side, team }) => (team === '' ? { side } : { side, team }));
    return !mayAlly() || listTeamsInOrder(findAlliances(players), sides()).length > 1;
  };
  return (
    <section class="stack">
      <h2>{say('Players')}</h2>
      <ul class="player-rows">
        {/* Keyed by side, so a field keeps the focus while the user types the name. */}
        <For each={sides()}>
          {(side, index) => (
            <li data-side={side}>
              <TextField
                label={say('Player {number}', { number: index() + 1 })}
                maxLength={60}
                placeholder={nameOf(side, '')}
                value={seatOf(side)?.name ?? ''}
                onInput={(text) => change(side, { name: text })}
              />
              <Show when={mayAlly()}>
                <FormField label={say('Team')}>
                  {(input) => (
                    <select
                      {...input}
                      aria-label={say('Team of player {number}', { number: index() + 1 })}
                      onChange={(event) => change(side, { team: event.currentTarget.value })}
                    >
                      <option value="">{say('Alone')}</option>
                      <For each={TEAMS}>
                        {(team) => (
                          <option value={team} selected={seatOf(side)?.team === team}>
                            {say('Team {letter}', { letter: team })}
                          </option>
                        )}
                      </For>
                    </select>
                  )}
                </FormField>
              </Show>
              <Show when={props.seats.length > 2 && index() === props.seats.length - 1}>
                <IconButton
                  icon="close"
                  name={say('Remove player {number}', { number: index() + 1 })}
                  onClick={() => props.onChange(props.seats.slice(0, -1))}
                />
              </Show>
              <div class="player-plays">
                <OpponentFields
                  name={nameOf(side)}
                  plays={seatOf(side)?.plays ?? null}
                  onChange={(plays) => change(side, { plays })}
                />
              </div>
            </li>
          )}
        </For>
      </ul>
      <Show when={!hasOpponents()}>
        <p class="fault" role="alert">
          {say('All players are on one team. Nobody has opponents.')}
        </p>
      </Show>
      <Show when={props.seats.length < SIDES.length}>
        <Button onClick={() => props.onChange([...props.seats, makePlayerSeat(props.seats.length)])}>
          {say('Add a player')}
        </Button>
      </Show>
    </section>
  );
}
