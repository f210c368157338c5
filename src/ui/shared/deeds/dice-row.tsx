import './dice-row.css';
import { For, type JSX } from 'solid-js';
import { say } from '../../../text/say';
import { DieFace } from './die-face';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/**
 * Row of six die faces for entering a roll of two dice. Each tap enters one die, and a third tap starts a new roll. The
 * mark ×2 shows that both dice have the same face.
 */
export function DiceRow(props: {
  dice: readonly number[];
  /** Whether the roll hits. Null while it is incomplete. */
  hits: boolean | null;
  onDie: (face: number) => void;
}): JSX.Element {
  const countOf = (face: number) => props.dice.filter((each) => each === face).length;
  const sum = () => props.dice.reduce((all, face) => all + face, 0);
  return (
    <fieldset class="dice-row">
      <legend class="spoken">{say('Dice rolled on the table')}</legend>
      <For each={FACES}>
        {(face) => (
          <button
            type="button"
            aria-label={say('Rolled {face}', { face })}
            aria-pressed={countOf(face) > 0}
            data-twice={countOf(face) > 1 ? '' : undefined}
            onClick={() => props.onDie(face)}
          >
            <DieFace value={face} size={30} />
          </button>
        )}
      </For>
      <output class="number" aria-label={say('Roll')}>
        {props.dice.length === 0 ? '' : `${sum()}${props.hits === null ? '+' : props.hits ? ' ✓' : ' ✗'}`}
      </output>
    </fieldset>
  );
}
