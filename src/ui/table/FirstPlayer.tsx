import './FirstPlayer.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { rollDice } from '../../app/dice';
import { record } from '../../app/session';
import type { Player } from '../../table/facts';
import type { Table } from '../../table/table';
import { Button } from '../parts/Button';
import { Segmented } from '../parts/Segmented';
import { Sheet } from '../parts/Sheet';
import { Stepper } from '../parts/Stepper';
import { startTurn } from './deeds';

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const MOST_BONUS = 12;

interface Throw {
  readonly total: number;
  /** Null where it was typed in and only its sum is known. */
  readonly dice: readonly number[] | null;
}

/** Who goes first: each player's 2d6, thrown here or on the table, with the theme bonus; the highest begins. */
export default function FirstPlayer(props: { table: Table; onClose: () => void }): JSX.Element {
  const [how, setHow] = createSignal<'roll' | 'type'>('roll');
  const [thrown, setThrown] = createSignal<ReadonlyMap<string, Throw>>(new Map());
  const [bonus, setBonus] = createSignal<ReadonlyMap<string, number>>(new Map());
  const sumOf = (side: string) => {
    const own = thrown().get(side);
    return own ? own.total + (bonus().get(side) ?? 0) : null;
  };
  const keep = (side: string, roll: Throw) => setThrown(new Map(thrown()).set(side, roll));
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
  const begin = async (player: Player): Promise<void> => {
    const facts = props.table.players.map(({ side, name }) => ({
      fact: 'noted' as const,
      text: `${name} has ${sumOf(side) ?? 0} for the first turn`,
    }));
    props.onClose();
    if (await record('first-player', facts)) await startTurn(player.side);
  };
  return (
    <Sheet
      title="Who goes first?"
      onClose={props.onClose}
      foot={
        <Show
          when={best().length === 1 && best()[0]}
          fallback={
            <Button tone="accent" big disabled={how() === 'type'} onClick={rollAll}>
              {best().length > 1 ? 'A tie: roll again' : 'Roll for all'}
            </Button>
          }
        >
          {(first) => (
            <Button tone="accent" big onClick={() => void begin(first())}>
              {first().name} begins
            </Button>
          )}
        </Show>
      }
    >
      <Segmented
        label="How"
        options={[
          { value: 'roll', label: 'Roll here' },
          { value: 'type', label: 'Type it in' },
        ]}
        value={how()}
        onChange={setHow}
      />
      <For each={props.table.players}>
        {(player) => (
          <section class="first-player" data-side={player.side} aria-label={player.name}>
            <strong class="clip">{player.name}</strong>
            <strong class="number" role="status">
              <span class="spoken">{thrown().has(player.side) ? 'in all ' : 'not rolled'}</span>
              {sumOf(player.side) ?? '–'}
            </strong>
            <Show
              when={how() === 'type'}
              fallback={<small>{thrown().get(player.side)?.dice?.join(' + ') ?? 'not rolled yet'}</small>}
            >
              <select
                aria-label={`Roll of ${player.name}`}
                onChange={(event) => {
                  const total = Number(event.currentTarget.value);
                  if (total > 0) keep(player.side, { total, dice: null });
                }}
              >
                <option value="">2d6…</option>
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
              <small>theme bonus</small>
              <Stepper
                label={`Theme bonus of ${player.name}`}
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
