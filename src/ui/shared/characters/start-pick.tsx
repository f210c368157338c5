import { For, type JSX } from 'solid-js';
import type { Character } from '../../../catalog/character';
import { applyStartOption, listStartOptions } from '../../../catalog/start-options';
import { describeStartOption } from '../../../text/names/dial';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';

/** Sheet to choose, by one tap, the starting line and priced trait with which a character joins. */
export default function StartPick(props: {
  character: Character;
  /** Called with the character reduced to the chosen starting line and trait. */
  onPick: (character: Character) => void;
  onClose: () => void;
}): JSX.Element {
  return (
    <BottomSheet title={say('Starting line for {name}', { name: props.character.name })} onClose={props.onClose}>
      <For each={listStartOptions(props.character)}>
        {(way) => (
          <Button
            wide
            big
            hint={describeStartOption(props.character, way)}
            onClick={() => props.onPick(applyStartOption(props.character, way))}
          >
            {say('{points} points', { points: way.points })}
          </Button>
        )}
      </For>
    </BottomSheet>
  );
}
