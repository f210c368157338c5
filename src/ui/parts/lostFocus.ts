/** Where the button that brought a screen went with it, whoever goes by keys goes on at its heading, and hears it. A heading takes the focus by `tabindex={-1}`. */
export function catchFocus(screen: () => ParentNode | null | undefined): void {
  queueMicrotask(() => {
    if (document.activeElement === document.body)
      screen()?.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  });
}
