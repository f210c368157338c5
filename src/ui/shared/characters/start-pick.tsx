import { For, type JSX } from 'solid-js';
import type { Character } from '../../../catalog/character';
import { LINE_NAMES } from '../../../text/names/dial';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { Sheet } from '../../kit/sheet';

/** At which of its starting lines a character joins: one tap. */
export default function StartPick(props: {
  character: Character;
  /** The character with that one line. */
  onPick: (character: Character) => void;
  onClose: () => void;
}): JSX.Element {
  return (
    <Sheet title={say('Starting line for {name}', { name: props.character.name })} onClose={props.onClose}>
      <For each={props.character.starts}>
        {(start) => (
          <Button
            wide
            big
            hint={[
              say('click {click} of {clicks}', { click: start.click, clicks: props.character.dial.length }),
              ...(props.character.lines ?? [])
                .filter((line) => line.click === start.click)
                .map((line) => LINE_NAMES[line.colour]),
            ].join(' · ')}
            onClick={() => props.onPick({ ...props.character, starts: [start] })}
          >
            {say('{points} points', { points: start.points })}
          </Button>
        )}
      </For>
    </Sheet>
  );
}
