import { afterNextFrame } from '../../app/timing/frames';

/**
 * Moves the focus to the heading of a new screen if the button that opened the screen is gone. Keyboard and
 * screen-reader users then continue there. A heading is focusable by `tabindex={-1}`. Waits until the screen is
 * painted, because focusing earlier would force a layout.
 */
export function restoreFocus(screen: () => ParentNode | null | undefined): void {
  // Without input since the app was opened, there is no focus to restore.
  if (navigator.userActivation?.hasBeenActive === false) return;
  const page = document;
  void afterNextFrame().then(() => {
    // The page may have been closed before this frame.
    if (page.defaultView !== null && page.activeElement === page.body)
      screen()?.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  });
}
