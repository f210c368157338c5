import type { JSX } from 'solid-js';
import { KEYS_STATES, keys, setKeys } from '../../app/settings/keys';
import { say } from '../../text/say';
import { Segmented } from '../kit/segmented';

/** Single keys as shortcuts, on or off: whoever speaks to the keyboard, or shakes, must be able to do without. */
export function KeysSwitch(): JSX.Element {
  return (
    <Segmented
      labelled
      label={say('Keys')}
      options={KEYS_STATES.map((value) => ({ value, label: value === 'on' ? say('On') : say('Off') }))}
      value={keys()}
      onChange={setKeys}
    />
  );
}
