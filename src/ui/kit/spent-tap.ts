/** Where the click of the gesture that was acted on may still go; null: no such gesture. */
let owner: Element | null = null;
let listens = false;

function onPointerDown(): void {
  owner = null;
}

function onClick(event: MouseEvent): void {
  // Keys, screen readers and scripts click without a gesture: their clicks have no count.
  if (owner === null || event.detail === 0) return;
  const { target } = event;
  const isOwn = owner.isConnected && target instanceof Node && owner.contains(target);
  owner = null;
  if (isOwn) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Drops the click of a gesture that is acted on before it, by `pointerup` or a timer. A browser clicks whatever is under the finger
 * once it has lifted. Where the act closed or opened a layer, that is a button of another layer. Clicks within `element` go on.
 * Call it before acting, for the act may take the element off the page.
 */
export function spendTap(element: Element): void {
  owner = element;
  if (listens) return;
  listens = true;
  document.addEventListener('pointerdown', onPointerDown, true);
  document.addEventListener('click', onClick, true);
}
