import type { JSX } from 'solid-js';
import { KEYS_STATES, keys, setKeys } from '../../app/settings/keys';
import { say } from '../../text/say';
import { Segmented } from '../kit/segmented';

/** Turns single-key shortcuts on or off. People with voice input or a tremor may need them off. */
export function ShortcutKeysSwitch(): JSX.Element {
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
