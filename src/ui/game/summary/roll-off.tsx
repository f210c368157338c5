import { createSignal, For, type JSX, Show } from 'solid-js';
import { rollDice } from '../../../app/game/dice';
import { recordTieRolls, type TieRoll } from '../../../app/game/game-end';
import { table } from '../../../app/game/open-game';
import type { Player } from '../../../table/facts';
import { describeWin } from '../../../text/names/team';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { SegmentedControl } from '../../kit/segmented';
import { type PlayerThrow, ThrowRow } from '../dice/throw-row';

/**
 * Roll-off in a tied game: each tied player’s 2d6, rolled in the app or on the table. The highest roll wins; equal
 * highest rolls are repeated.
 */
export function TieRollOff(props: { players: readonly Player[] }): JSX.Element {
  const [how, setHow] = createSignal<'roll' | 'type'>('roll');
  const [rolling, setRolling] = createSignal<readonly Player[]>(props.players);
  const [thrown, setThrown] = createSignal<ReadonlyMap<string, PlayerThrow>>(new Map());
  const [before, setBefore] = createSignal<readonly TieRoll[]>([]);
  const best = (): readonly Player[] => {
    const totals = rolling().map(({ side }) => thrown().get(side)?.total ?? null);
    if (totals.includes(null)) return [];
    const most = Math.max(...totals.map((total) => total ?? 0));
    return rolling().filter((_, at) => totals[at] === most);
  };
  const rolls = (): TieRoll[] =>
    rolling().flatMap(({ side, name }) => {
      const roll = thrown().get(side);
      return roll ? [{ name, ...roll }] : [];
    });
  const again = () => {
    const tied = best();
    setBefore([...before(), ...rolls()]);
    setRolling(tied);
    setThrown(new Map());
  };
  const rollAll = () => {
    if (best().length > 1) again();
    setThrown(
      new Map(
        rolling().map(({ side }) => {
          const dice = rollDice(2);
          return [side, { dice, total: dice.reduce((sum, die) => sum + die, 0) }];
        }),
      ),
    );
  };
  return (
    <section class="stack" aria-label={say('Roll-off')}>
      <h2>{say('Roll-off')}</h2>
      <p>{say('Tied players roll 2d6. The highest total wins the game.')}</p>
      <SegmentedControl
        label={say('How')}
        options={[
          { value: 'roll', label: say('Roll here') },
          { value: 'type', label: say('Enter rolls') },
        ]}
        value={how()}
        onChange={setHow}
      />
      <For each={rolling()}>
        {(player) => (
          <ThrowRow
            player={player}
            how={how()}
            thrown={thrown().get(player.side) ?? null}
            sum={thrown().get(player.side)?.total ?? null}
            onThrow={(roll) => setThrown(new Map(thrown()).set(player.side, roll))}
          />
        )}
      </For>
      <Show
        when={best().length === 1 && best()[0]}
        fallback={
          <Button
            tone="accent"
            disabled={how() === 'type' && best().length < 2}
            onClick={() => (how() === 'type' ? again() : rollAll())}
          >
            {best().length > 1 ? say('Tied: roll again') : say('Roll for all')}
          </Button>
        }
      >
        {(first) => (
          <Button tone="accent" onClick={() => void recordTieRolls(first(), [...before(), ...rolls()])}>
            {describeWin(table() ?? { players: [] }, first().side)}
          </Button>
        )}
      </Show>
    </section>
  );
}
