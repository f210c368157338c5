import { afterNextFrame } from '../../app/timing/next-frame';

/**
 * Moves the focus to the heading of a new screen if the button that opened it is gone, so that keyboard and
 * screen-reader users continue there. A heading is focusable by `tabindex={-1}`. Waits until the screen is painted:
 * focusing earlier would force a layout.
 */
export function restoreFocus(screen: () => ParentNode | null | undefined): void {
  // No input since the app was opened: there is no focus to lose.
  if (navigator.userActivation?.hasBeenActive === false) return;
  const page = document;
  void afterNextFrame().then(() => {
    // The page may be closed by then.
    if (page.defaultView !== null && page.activeElement === page.body)
      screen()?.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  });
}
