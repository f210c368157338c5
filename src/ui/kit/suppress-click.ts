/** Element in which the click of the handled gesture is still allowed. Null if there is no such gesture. */
let owner: Element | null = null;
let listens = false;

function onPointerDown(): void {
  owner = null;
}

function onClick(event: MouseEvent): void {
  // Clicks by keys, screen readers and scripts have no gesture: their click count is 0.
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
 * is under the finger after it is lifted, which may be a button of a layer that the handler opened or revealed. Clicks
 * within `element` pass. Call it before handling the gesture, which may remove the element.
 */
export function suppressClick(element: Element): void {
  owner = element;
  if (listens) return;
  listens = true;
  document.addEventListener('pointerdown', onPointerDown, true);
  document.addEventListener('click', onClick, true);
}
