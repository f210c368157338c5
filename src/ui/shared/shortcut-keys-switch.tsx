import type { JSX } from 'solid-js';
import { deviceSettings, SHORTCUT_STATES } from '../../app/settings/device-settings';
import { say } from '../../text/say';
import { SegmentedControl } from '../kit/segmented';

/** Switch for single-key shortcuts. People with voice input or a tremor may need them off. */
export function ShortcutKeysSwitch(): JSX.Element {
  return (
    <SegmentedControl
      labelled
      label={say('Keys')}
      options={SHORTCUT_STATES.map((value) => ({ value, label: value === 'on' ? say('On') : say('Off') }))}
      value={deviceSettings.shortcuts()}
      onChange={deviceSettings.shortcuts.set}
    />
  );
}
