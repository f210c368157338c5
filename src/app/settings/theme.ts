import { createSignal } from 'solid-js';

export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

// Not in the database: it must be known before the first paint, and belongs to the device, not to a backup.
const KEY = 'sidekick-theme';

function stored(): Theme {
  try {
    const value = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === value) ?? 'system';
  } catch {
    return 'system';
  }
}

const [theme, set] = createSignal<Theme>(stored());

export { theme };

/** Applies the theme chosen on this device. Call it before the first render. */
export function applyTheme(): void {
  if (theme() === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme();
}

export function setTheme(next: Theme): void {
  set(next);
  applyTheme();
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Without storage, the choice lasts until the app is closed.
  }
}
