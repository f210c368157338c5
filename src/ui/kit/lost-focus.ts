import { painted } from '../../app/timing/painted';

/**
 * Where the button that brought a screen went with it, whoever goes by keys goes on at its heading, and hears it. A heading takes the focus by
 * `tabindex={-1}`. Not before the screen is drawn: to give focus the browser would have to lay it out at once.
 */
export function catchFocus(screen: () => ParentNode | null | undefined): void {
  // Nobody has touched anything since the app was opened: nothing is lost.
  if (navigator.userActivation?.hasBeenActive === false) return;
  const page = document;
  void painted().then(() => {
    // By then the page may be closed.
    if (page.defaultView !== null && page.activeElement === page.body)
      screen()?.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  });
}
