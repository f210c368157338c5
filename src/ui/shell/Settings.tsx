import type { JSX } from 'solid-js';
import { offlineState } from '../../app/device';
import { setTheme, THEMES, theme } from '../../app/theme';
import { Segmented } from '../parts/Segmented';
import { Sheet } from '../parts/Sheet';

const THEME_NAMES = { system: 'System', dark: 'Dark', light: 'Light' } as const;

const OFFLINE_WORDS = {
  unsupported: 'This address cannot keep the app: open it over HTTPS to use it without a network.',
  installing: 'The app is being put on this device…',
  ready: 'The app is on this device and needs no network.',
  'update-waiting': 'The app is on this device; a newer version waits.',
  failed: 'This device could not keep the app; it runs only with a network.',
} as const;

/** What belongs to the device and to no game. */
export default function Settings(props: { onClose: () => void }): JSX.Element {
  return (
    <Sheet title="Settings" onClose={props.onClose}>
      <Segmented
        label="Light or dark"
        options={THEMES.map((value) => ({ value, label: THEME_NAMES[value] }))}
        value={theme()}
        onChange={setTheme}
      />
      <p class="muted small">{OFFLINE_WORDS[offlineState() ?? 'installing']}</p>
      <p class="muted small">
        Sidekick is unofficial: made by players, with no tie to any publisher. Its demo characters and maps are our own.
      </p>
    </Sheet>
  );
}
