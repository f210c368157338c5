/** Event of Chromium browsers for a page that can be installed. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: string }>;
}

/**
 * How the app can be installed: `ask`, with the browser's prompt; `share`, with Safari's share menu; `installed`, it is
 * installed already; `none`, unknown.
 */
export type InstallMethod = 'ask' | 'share' | 'installed' | 'none';

let deferredPrompt: InstallEvent | null = null;

/**
 * Suppresses the browser's own install prompt; call it early. Calls `tell` when the result of `findInstallMethod` may
 * have changed.
 */
export function onInstallChange(tell: () => void): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    deferredPrompt = event as InstallEvent;
    tell();
  });
  window.addEventListener('appinstalled', () => {
    deferredPrompt = null;
    tell();
  });
}

export function findInstallMethod(): InstallMethod {
  const { standalone } = navigator as { readonly standalone?: boolean };
  if (standalone === true || window.matchMedia?.('(display-mode: standalone)').matches) return 'installed';
  if (deferredPrompt) return 'ask';
  return standalone === false ? 'share' : 'none';
}

/** Shows the browser's install prompt; needs a tap. Returns true if the user accepted. */
export async function promptInstall(): Promise<boolean> {
  const event = deferredPrompt;
  deferredPrompt = null;
  if (!event) return false;
  try {
    await event.prompt();
    return (await event.userChoice).outcome === 'accepted';
  } catch {
    return false;
  }
}

/** Returns whether this is a Safari tab. Safari deletes a page's data after seven days without a visit. */
export function isSafariTab(): boolean {
  return (navigator as { readonly standalone?: boolean }).standalone === false;
}
