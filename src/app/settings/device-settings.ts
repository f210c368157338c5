import { type Accessor, createSignal } from 'solid-js';
import { readLocalValue, writeLocalValue } from '../../offline/local-value';

export const COLOUR_THEMES = ['system', 'dark', 'light'] as const;
export const PHONE_HANDS = ['left', 'right'] as const;
export const SHORTCUT_STATES = ['on', 'off'] as const;
export const MAP_LAYERS = ['picture', 'drawing'] as const;

/** A choice of the user that is stored on the device. Calling it returns the current choice. */
export interface DeviceSetting<Choice extends string> extends Accessor<Choice> {
  readonly set: (choice: Choice) => void;
}

/**
 * Creates a setting that is stored in localStorage, because it is needed before the first paint. Such a setting belongs
 * to the device and is in no backup.
 */
function createDeviceSetting<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  initial: Choice,
): DeviceSetting<Choice> {
  const stored = readLocalValue(key);
  const [choice, setChoice] = createSignal(choices.find((each) => each === stored) ?? initial);
  const set = (next: Choice): void => {
    setChoice(() => next);
    applyDeviceSettings();
    writeLocalValue(key, next);
  };
  return Object.assign(choice, { set });
}

export const deviceSettings = {
  theme: createDeviceSetting('sidekick-theme', COLOUR_THEMES, 'system'),
  /** Hand that holds the phone. Controls for the thumb are on that side. */
  hand: createDeviceSetting('sidekick-hand', PHONE_HANDS, 'right'),
  /** Whether single keys are shortcuts. Users of speech input can turn this off, because speech may trigger letters. */
  shortcuts: createDeviceSetting('sidekick-keys', SHORTCUT_STATES, 'on'),
  /** Whether maps show their picture below the board, or only the drawing. */
  mapLayer: createDeviceSetting('sidekick-map-picture', MAP_LAYERS, 'picture'),
} as const;

/** Applies the theme and the user's hand to the page. Must be called before the first render. */
export function applyDeviceSettings(): void {
  const { dataset } = document.documentElement;
  if (deviceSettings.theme() === 'system') delete dataset.theme;
  else dataset.theme = deviceSettings.theme();
  dataset.hand = deviceSettings.hand();
}
