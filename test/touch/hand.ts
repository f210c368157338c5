/** Finds and presses elements of a screen by role and name, as a player's finger does. */

/** Thrown if the screen does not offer what the finger looks for. */
export class Unreachable extends Error {}

/** How long the finger waits for an element, in milliseconds. The first screen loads its modules. */
const PATIENCE = 20_000;

/** Returns the accessible name of an element: its label, or else its text. */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  return (label ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Returns the sheet on top, or the page if no sheet is open. */
function findTop(): Element {
  const sheets = document.querySelectorAll('dialog[open]');
  return sheets[sheets.length - 1] ?? document.body;
}

export function isSheetOpen(): boolean {
  return findTop() !== document.body;
}

function isHidden(element: Element): boolean {
  return element.closest('[hidden], [aria-hidden="true"]') !== null;
}

function listButtons(): readonly HTMLButtonElement[] {
  return [...findTop().querySelectorAll('button')].filter((button) => !button.disabled && !isHidden(button));
}

/** Returns the button with a name on the sheet on top. Undefined if there is none that can be pressed. */
export function findPressable(name: string | RegExp): HTMLButtonElement | undefined {
  const fits = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  return listButtons().find((button) => fits(nameOf(button)));
}

export function listButtonNames(): readonly string[] {
  return listButtons().map(nameOf);
}

/**
 * Waits until a condition holds.
 * @param what what is missing, for the error
 */
export async function waitOnScreen<T>(what: string, ask: () => T | undefined | null | false): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const found = ask();
    if (found) return found;
    if (Date.now() > end) throw new Unreachable(`${what}. The screen has: ${listButtonNames().join(' | ')}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Waits for a button and presses it. */
export async function press(name: string | RegExp): Promise<void> {
  const button = await waitOnScreen(`No button ${name}`, () => findPressable(name));
  button.click();
}

/** Returns the title of the choice that the sheet on top asks for. Undefined if it asks for none. */
export function findAskedTitle(): string | undefined {
  const legend = findTop().querySelector('fieldset > legend');
  return legend ? nameOf(legend) : undefined;
}

/**
 * Enters text in a text field of the sheet on top.
 * @param label label of the field; left out if there is only one
 */
export function enterText(text: string, label?: string): void {
  const fields = [...findTop().querySelectorAll<HTMLInputElement>('textarea, input:not([type="radio"])')];
  const field = fields.find(({ labels }) => label === undefined || labels?.[0]?.textContent?.trim() === label);
  if (!field) throw new Unreachable(`No text field ${label ?? ''}`);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Returns the reasons against the action that the sheet on top shows. Undefined if it shows none. */
export function findRefusal(): string | undefined {
  const shown = [...findTop().querySelectorAll('[role="status"]')].map((each) => each.textContent ?? '');
  return shown.find((text) => text.startsWith('Against the rules'));
}
