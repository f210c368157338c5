import { createSignal } from 'solid-js';

export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

// Not in the store: it must be known before the first paint, and belongs to the device and not to a backup.
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

/** Shows the theme that was chosen on this device; call before the first render. */
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
    // A device that keeps nothing still shows the theme until it is closed.
  }
}
