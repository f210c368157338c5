import { say } from '../../../text/say';
import './first-player.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { rollDice } from '../../../app/game/dice';
import { settleFirstPlayer } from '../../../app/game/first-player';
import { themeOf } from '../../../app/game/setup';
import type { ThemeBonus } from '../../../rules/setup';
import type { Player } from '../../../table/facts';
import type { Table } from '../../../table/table';
import { Button } from '../../kit/button';
import { Segmented } from '../../kit/segmented';
import { Sheet } from '../../kit/sheet';
import { Stepper } from '../../kit/stepper';

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const MOST_BONUS = 12;

interface Throw {
  readonly total: number;
  /** Null where it was typed in and only its sum is known. */
  readonly dice: readonly number[] | null;
}

/** Who goes first: each player's 2d6, thrown here or on the table, with the bonus of a themed team; the highest is first player. */
export default function FirstPlayer(props: { table: Table; onClose: () => void }): JSX.Element {
  const [how, setHow] = createSignal<'roll' | 'type'>('roll');
  const [thrown, setThrown] = createSignal<ReadonlyMap<string, Throw>>(new Map());
  // The edition knows the bonus of a themed team; the players may know better.
  const themes = new Map<string, ThemeBonus | null>(
    props.table.players.map(({ side }) => [side, themeOf(props.table, side)]),
  );
  const [bonus, setBonus] = createSignal<ReadonlyMap<string, number>>(
    new Map([...themes].map(([side, theme]) => [side, theme?.bonus ?? 0])),
  );
  const sumOf = (side: string) => {
    const own = thrown().get(side);
    return own ? own.total + (bonus().get(side) ?? 0) : null;
  };
  const take = (side: string, roll: Throw) => setThrown(new Map(thrown()).set(side, roll));
  const best = (): readonly Player[] => {
    const { players } = props.table;
    if (players.some(({ side }) => sumOf(side) === null)) return [];
    const most = Math.max(...players.map(({ side }) => sumOf(side) ?? 0));
    return players.filter(({ side }) => sumOf(side) === most);
  };
  const rollAll = () =>
    setThrown(
      new Map(
        props.table.players.map(({ side }) => {
          const dice = rollDice(2);
          return [side, { dice, total: dice.reduce((sum, die) => sum + die, 0) }];
        }),
      ),
    );
  const begin = (player: Player): void => {
    void settleFirstPlayer(
      props.table,
      player,
      props.table.players.map(({ side, name }) => ({
        name,
        dice: thrown().get(side)?.dice ?? null,
        bonus: bonus().get(side) ?? 0,
        total: sumOf(side) ?? 0,
      })),
    );
    props.onClose();
  };
  return (
    <Sheet
      title={say('Who goes first?')}
      onClose={props.onClose}
      foot={
        <Show
          when={best().length === 1 && best()[0]}
          fallback={
            <Button tone="accent" big disabled={how() === 'type'} onClick={rollAll}>
              {best().length > 1 ? say('Tied: roll again') : say('Roll for all')}
            </Button>
          }
        >
          {(first) => (
            <Button tone="accent" big onClick={() => begin(first())}>
              {say('{name} goes first', { name: first().name })}
            </Button>
          )}
        </Show>
      }
    >
      <Segmented
        label={say('How')}
        options={[
          { value: 'roll', label: say('Roll here') },
          { value: 'type', label: say('Enter rolls') },
        ]}
        value={how()}
        onChange={setHow}
      />
      <For each={props.table.players}>
        {(player) => (
          <section class="first-player" data-side={player.side} aria-label={player.name}>
            <span class="first-name clip">
              <strong>{player.name}</strong> <small>{themes.get(player.side)?.keyword ?? say('no theme')}</small>
            </span>
            <strong class="number" role="status">
              <span class="spoken">
                {thrown().has(player.side)
                  ? say('Total {total}', { total: sumOf(player.side) ?? 0 })
                  : say('not rolled')}
              </span>
              <span aria-hidden="true">{sumOf(player.side) ?? '–'}</span>
            </strong>
            <Show
              when={how() === 'type'}
              fallback={<small>{thrown().get(player.side)?.dice?.join(' + ') ?? say('not rolled yet')}</small>}
            >
              <select
                aria-label={say('Roll of {name}', { name: player.name })}
                onChange={(event) => {
                  const total = Number(event.currentTarget.value);
                  if (total > 0) take(player.side, { total, dice: null });
                }}
              >
                <option value="">{say('2d6…')}</option>
                <For each={TOTALS}>
                  {(total) => (
                    <option value={total} selected={thrown().get(player.side)?.total === total}>
                      {total}
                    </option>
                  )}
                </For>
              </select>
            </Show>
            <span class="first-bonus">
              <small>{say('theme bonus')}</small>
              <Stepper
                label={say('Theme bonus for {name}', { name: player.name })}
                value={bonus().get(player.side) ?? 0}
                min={0}
                max={MOST_BONUS}
                onChange={(value) => setBonus(new Map(bonus()).set(player.side, value))}
              />
            </span>
          </section>
        )}
      </For>
    </Sheet>
  );
}
