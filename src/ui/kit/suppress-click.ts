/** Element of the gesture handled last, where clicks are still allowed. Null if no gesture is pending. */
let owner: Element | null = null;
let listens = false;

function onPointerDown(): void {
  owner = null;
}

function onClick(event: MouseEvent): void {
  // Clicks by keys, screen readers and scripts have a click count of 0 and belong to no gesture.
  if (owner === null || event.detail === 0) return;
  const { target } = event;
  const isOwn = owner.isConnected && target instanceof Node && owner.contains(target);
  owner = null;
  if (isOwn) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Suppresses the click that follows a gesture already handled on `pointerup` or by a timer. A browser clicks whatever
 * is under the lifted finger, which may be a button of a newly opened layer. Clicks within `element` pass. Must be
 * called before handling the gesture, which may remove the element.
 */
export function suppressClick(element: Element): void {
  owner = element;
  if (listens) return;
  listens = true;
  document.addEventListener('pointerdown', onPointerDown, true);
  document.addEventListener('click', onClick, true);
}
