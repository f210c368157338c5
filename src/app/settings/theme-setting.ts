import { createSignal } from 'solid-js';

export const COLOUR_THEMES = ['system', 'dark', 'light'] as const;
export type ColourTheme = (typeof COLOUR_THEMES)[number];

// Stored in localStorage: needed before the first paint, and specific to the device, not part of a backup.
const KEY = 'sidekick-theme';

function stored(): ColourTheme {
  try {
    const value = localStorage.getItem(KEY);
    return COLOUR_THEMES.find((theme) => theme === value) ?? 'system';
  } catch {
    return 'system';
  }
}

const [theme, set] = createSignal<ColourTheme>(stored());

export { theme };

/** Applies the theme chosen on this device. Must be called before the first render. */
export function applyTheme(): void {
  if (theme() === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme();
}

export function setTheme(next: ColourTheme): void {
  set(next);
  applyTheme();
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Without storage, the choice lasts until the app is closed.
  }
}
