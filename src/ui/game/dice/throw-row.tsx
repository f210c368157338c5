import { say } from '../../../text/say';
import './dice.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { rollDice } from '../../../app/game/dice';
import type { Player } from '../../../table/facts';
import { SegmentedControl } from '../../kit/segmented';

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

interface PlayerThrow {
  readonly total: number;
  /** Faces of the dice. Null if only the sum was typed in. */
  readonly dice: readonly number[] | null;
}

/** Creates the state of a roll-off: each player’s 2d6, rolled in the app or typed in. `bonusOf` is added to the dice. */
export function createRollOff(players: () => readonly Player[], bonusOf: (side: string) => number = () => 0) {
  const [how, setHow] = createSignal<'roll' | 'type'>('roll');
  const [thrown, setThrown] = createSignal<ReadonlyMap<string, PlayerThrow>>(new Map());
  /** Returns the total with bonus. Null before the roll. */
  const sumOf = (side: string) => {
    const own = thrown().get(side);
    return own ? own.total + bonusOf(side) : null;
  };
  const throwAll = () =>
    players().map(({ side }): [string, PlayerThrow] => {
      const dice = rollDice(2);
      return [side, { dice, total: dice.reduce((sum, die) => sum + die, 0) }];
    });
  return {
    players,
    how,
    setHow,
    sumOf,
    thrownBy: (side: string) => thrown().get(side) ?? null,
    put: (side: string, roll: PlayerThrow) => setThrown(new Map(thrown()).set(side, roll)),
    rollAll: () => setThrown(new Map(throwAll())),
    clear: () => setThrown(new Map()),
    /** Returns the players with the highest total. Empty until everyone has rolled. */
    best: (): readonly Player[] => {
      const sums = players().map(({ side }) => sumOf(side));
      const most = Math.max(...sums.map((sum) => sum ?? 0));
      return sums.includes(null) ? [] : players().filter((_, at) => sums[at] === most);
    },
  };
}

/** Fields of a roll-off: how the dice are rolled, and a row for each player. `bonus` shows a player's bonus. */
export function ThrowRows(props: {
  rolls: ReturnType<typeof createRollOff>;
  about?: (side: string) => string;
  bonus?: (player: Player) => JSX.Element;
}): JSX.Element {
  return (
    <>
      <SegmentedControl
        label={say('How')}
        options={[
          { value: 'roll', label: say('Roll here') },
          { value: 'type', label: say('Enter rolls') },
        ]}
        value={props.rolls.how()}
        onChange={props.rolls.setHow}
      />
      <For each={props.rolls.players()}>
        {(player) => (
          <ThrowRow
            player={player}
            isTyped={props.rolls.how() === 'type'}
            thrown={props.rolls.thrownBy(player.side)}
            sum={props.rolls.sumOf(player.side)}
            about={props.about?.(player.side)}
            onThrow={(total) => props.rolls.put(player.side, { total, dice: null })}
          >
            {props.bonus?.(player)}
          </ThrowRow>
        )}
      </For>
    </>
  );
}

function ThrowRow(props: {
  player: Player;
  isTyped: boolean;
  thrown: PlayerThrow | null;
  sum: number | null;
  about: string | undefined;
  /** Receives the total that a player typed in. */
  onThrow: (total: number) => void;
  children: JSX.Element;
}): JSX.Element {
  return (
    <section class="throw-row" data-side={props.player.side} aria-label={props.player.name}>
      <span class="throw-name clip">
        <strong>{props.player.name}</strong> <small class="muted">{props.about}</small>
      </span>
      <strong class="number" role="status">
        <span class="spoken">
          {props.sum === null ? say('not rolled') : say('Total {total}', { total: props.sum })}
        </span>
        <span aria-hidden="true">{props.sum ?? '–'}</span>
      </strong>
      <Show
        when={props.isTyped}
        fallback={<small class="muted">{props.thrown?.dice?.join(' + ') ?? say('not rolled yet')}</small>}
      >
        <select
          aria-label={say('Roll of {name}', { name: props.player.name })}
          onChange={(event) => {
            const total = Number(event.currentTarget.value);
            if (total > 0) props.onThrow(total);
          }}
        >
          <option value="">{say('2d6…')}</option>
          <For each={TOTALS}>
            {(total) => (
              <option value={total} selected={props.thrown?.total === total}>
                {total}
              </option>
            )}
          </For>
        </select>
      </Show>
      {props.children}
    </section>
  );
}
