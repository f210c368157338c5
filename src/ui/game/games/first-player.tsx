import { createSignal, For, type JSX, Show } from 'solid-js';
import { rollDice } from '../../../app/game/dice';
import { recordFirstPlayerRolls } from '../../../app/game/first-player';
import { findThemeBonus, hasThemeBonus } from '../../../app/game/setup-progress';
import type { ThemeBonus } from '../../../rules/setup';
import type { Player } from '../../../table/facts';
import type { Table } from '../../../table/table';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { SegmentedControl } from '../../kit/segmented';
import { BottomSheet } from '../../kit/sheet';
import { Stepper } from '../../kit/stepper';
import { type PlayerThrow, ThrowRow } from '../dice/throw-row';

const MOST_BONUS = 12;

/**
 * Sheet for the first-turn roll: each player’s 2d6, rolled in the app or on the table, with the bonus of a themed team.
 * The highest roll goes first.
 */
export default function FirstPlayer(props: { table: Table; onClose: () => void }): JSX.Element {
  const [how, setHow] = createSignal<'roll' | 'type'>('roll');
  const [thrown, setThrown] = createSignal<ReadonlyMap<string, PlayerThrow>>(new Map());
  // Bonus of a themed team by side, as the edition computes it. Players may override the bonus.
  const themes = new Map<string, ThemeBonus | null>(
    props.table.players.map(({ side }) => [side, findThemeBonus(props.table, side)]),
  );
  const [bonus, setBonus] = createSignal<ReadonlyMap<string, number>>(
    new Map([...themes].map(([side, theme]) => [side, theme?.bonus ?? 0])),
  );
  const sumOf = (side: string) => {
    const own = thrown().get(side);
    return own ? own.total + (bonus().get(side) ?? 0) : null;
  };
  const take = (side: string, roll: PlayerThrow) => setThrown(new Map(thrown()).set(side, roll));
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
    void recordFirstPlayerRolls(
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
    <BottomSheet
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
      <SegmentedControl
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
          <ThrowRow
            player={player}
            how={how()}
            thrown={thrown().get(player.side) ?? null}
            sum={sumOf(player.side)}
            about={hasThemeBonus() ? (themes.get(player.side)?.keyword ?? say('no theme')) : ''}
            onThrow={(roll) => take(player.side, roll)}
          >
            <Show when={hasThemeBonus()}>
              <span class="throw-bonus">
                <small>{say('theme bonus')}</small>
                <Stepper
                  label={say('Theme bonus for {name}', { name: player.name })}
                  value={bonus().get(player.side) ?? 0}
                  min={0}
                  max={MOST_BONUS}
                  onChange={(value) => setBonus(new Map(bonus()).set(player.side, value))}
                />
              </span>
            </Show>
          </ThrowRow>
        )}
      </For>
    </BottomSheet>
  );
}
