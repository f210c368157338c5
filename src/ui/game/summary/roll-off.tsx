import { createSignal, type JSX, Show } from 'solid-js';
import { recordTieRolls, type TieRoll } from '../../../app/game/game-end';
import { table } from '../../../app/game/open-game';
import type { Player } from '../../../table/facts';
import { describeWin } from '../../../text/names/team';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { createRollOff, ThrowRows } from '../dice/throw-row';

/**
 * Roll-off in a tied game: each tied player’s 2d6, rolled in the app or on the table. The highest roll wins; equal
 * highest rolls are repeated.
 */
export function TieRollOff(props: { players: readonly Player[] }): JSX.Element {
  const [rolling, setRolling] = createSignal<readonly Player[]>(props.players);
  const [before, setBefore] = createSignal<readonly TieRoll[]>([]);
  const rolls = createRollOff(rolling);
  const tieRolls = (): TieRoll[] =>
    rolling().flatMap(({ side, name }) => {
      const roll = rolls.thrownBy(side);
      return roll ? [{ name, ...roll }] : [];
    });
  const again = () => {
    const tied = rolls.best();
    setBefore([...before(), ...tieRolls()]);
    setRolling(tied);
    rolls.clear();
  };
  const rollAll = () => {
    if (rolls.best().length > 1) again();
    rolls.rollAll();
  };
  return (
    <section class="stack" aria-label={say('Roll-off')}>
      <h2>{say('Roll-off')}</h2>
      <p>{say('Tied players roll 2d6. The highest total wins the game.')}</p>
      <ThrowRows rolls={rolls} />
      <Show
        when={rolls.best().length === 1 && rolls.best()[0]}
        fallback={
          <Button
            tone="accent"
            disabled={rolls.how() === 'type' && rolls.best().length < 2}
            onClick={() => (rolls.how() === 'type' ? again() : rollAll())}
          >
            {rolls.best().length > 1 ? say('Tied: roll again') : say('Roll for all')}
          </Button>
        }
      >
        {(first) => (
          <Button tone="accent" onClick={() => void recordTieRolls(first(), [...before(), ...tieRolls()])}>
            {describeWin(table() ?? { players: [] }, first().side)}
          </Button>
        )}
      </Show>
    </section>
  );
}
