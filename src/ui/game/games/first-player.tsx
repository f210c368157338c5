import { createSignal, type JSX, Show } from 'solid-js';
import { recordFirstPlayerRolls } from '../../../app/game/first-player';
import { findThemeBonus, hasThemeBonus } from '../../../app/game/setup-progress';
import type { ThemeBonus } from '../../../rules/setup';
import type { Player } from '../../../table/facts';
import type { Table } from '../../../table/table';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import { Stepper } from '../../kit/stepper';
import { createRollOff, ThrowRows } from '../dice/throw-row';

const MOST_BONUS = 12;

/**
 * Sheet for the first-turn roll: each player’s 2d6, rolled in the app or on the table, with the bonus of a themed team.
 * The highest roll goes first.
 */
export default function FirstPlayer(props: { table: Table; onClose: () => void }): JSX.Element {
  // Bonus of a themed team by side, as the edition computes it. Players may override the bonus.
  const themes = new Map<string, ThemeBonus | null>(
    props.table.players.map(({ side }) => [side, findThemeBonus(props.table, side)]),
  );
  const [bonus, setBonus] = createSignal<ReadonlyMap<string, number>>(
    new Map([...themes].map(([side, theme]) => [side, theme?.bonus ?? 0])),
  );
  const rolls = createRollOff(
    () => props.table.players,
    (side) => bonus().get(side) ?? 0,
  );
  const begin = (player: Player): void => {
    void recordFirstPlayerRolls(
      props.table,
      player,
      props.table.players.map(({ side, name }) => ({
        name,
        dice: rolls.thrownBy(side)?.dice ?? null,
        bonus: bonus().get(side) ?? 0,
        total: rolls.sumOf(side) ?? 0,
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
          when={rolls.best().length === 1 && rolls.best()[0]}
          fallback={
            <Button tone="accent" big disabled={rolls.how() === 'type'} onClick={rolls.rollAll}>
              {rolls.best().length > 1 ? say('Tied: roll again') : say('Roll for all')}
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
      <ThrowRows
        rolls={rolls}
        about={(side) => (hasThemeBonus() ? (themes.get(side)?.keyword ?? say('no theme')) : '')}
        bonus={({ side, name }) => (
          <Show when={hasThemeBonus()}>
            <span class="throw-bonus">
              <small class="muted">{say('theme bonus')}</small>
              <Stepper
                label={say('Theme bonus for {name}', { name })}
                value={bonus().get(side) ?? 0}
                min={0}
                max={MOST_BONUS}
                onChange={(value) => setBonus(new Map(bonus()).set(side, value))}
              />
            </span>
          </Show>
        )}
      />
    </BottomSheet>
  );
}
