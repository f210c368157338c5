import { For, type JSX } from 'solid-js';
import type { Character } from '../../catalog/character';
import { Button } from '../parts/Button';
import { Sheet } from '../parts/Sheet';

/** At which of its starting lines a character joins: one tap. */
export default function StartPick(props: {
  character: Character;
  /** The character with that one line. */
  onPick: (character: Character) => void;
  onClose: () => void;
}): JSX.Element {
  return (
    <Sheet title={`${props.character.name} starts at`} onClose={props.onClose}>
      <For each={props.character.starts}>
        {(start) => (
          <Button
            wide
            big
            hint={`click ${start.click} of ${props.character.dial.length}`}
            onClick={() => props.onPick({ ...props.character, starts: [start] })}
          >
            {start.points} points
          </Button>
        )}
      </For>
    </Sheet>
  );
}
