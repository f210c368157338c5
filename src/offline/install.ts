/** What Chromium's browsers hand a page that can be put on the home screen. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: string }>;
}

/**
 * How the app can come onto the home screen: `ask`, the browser asks by itself; `share`, by Safari's share menu; `installed`, it
 * is there; `none`, nobody knows.
 */
export type InstallWay = 'ask' | 'share' | 'installed' | 'none';

let offered: InstallEvent | null = null;

/** Keeps the browser from asking at a moment of its own; call it early. `tell` hears when the answer of `installWay` may have changed. */
export function awaitInstall(tell: () => void): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallEvent;
    tell();
  });
  window.addEventListener('appinstalled', () => {
    offered = null;
    tell();
  });
}

export function installWay(): InstallWay {
  const { standalone } = navigator as { readonly standalone?: boolean };
  if (standalone === true || window.matchMedia?.('(display-mode: standalone)').matches) return 'installed';
  if (offered) return 'ask';
  return standalone === false ? 'share' : 'none';
}

/** Has the browser ask, in answer to a tap. True where the person agreed. */
export async function install(): Promise<boolean> {
  const event = offered;
  offered = null;
  if (!event) return false;
  try {
    await event.prompt();
    return (await event.userChoice).outcome === 'accepted';
  } catch {
    return false;
  }
}

/** Whether this is Safari with the page in a tab: there what a page keeps is cleared after seven days without a visit. */
export function clearsAfterAWeek(): boolean {
  return (navigator as { readonly standalone?: boolean }).standalone === false;
}
