/** Finds and presses elements on a screen by role and name, as a player does with a finger. */

/** Thrown if the screen does not offer the element that the test looks for. */
export class Unreachable extends Error {}

/** Maximum wait for an element, in milliseconds. The first screen has to load its modules. */
const PATIENCE = 20_000;

/** Returns the accessible name of an element: its label or, without a label, its text. */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  return (label ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Returns the topmost sheet, or the page if no sheet is open. */
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

/** Returns the enabled button with this name on the topmost sheet. Undefined if there is no such button. */
export function findPressable(name: string | RegExp): HTMLButtonElement | undefined {
  const fits = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  return listButtons().find((button) => fits(nameOf(button)));
}

export function listButtonNames(): readonly string[] {
  return listButtons().map(nameOf);
}

/**
 * Waits until `ask` returns a value, and returns it.
 * @param what description of what is missing, for the error
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

/** Returns the title of the choice that the topmost sheet asks for. Undefined if it asks for no choice. */
export function findAskedTitle(): string | undefined {
  const legend = findTop().querySelector('fieldset > legend');
  return legend ? nameOf(legend) : undefined;
}

/**
 * Enters text in a text field of the topmost sheet.
 * @param label label of the field; left out if there is only one field
 */
export function enterText(text: string, label?: string): void {
  const fields = [...findTop().querySelectorAll<HTMLInputElement>('textarea, input:not([type="radio"])')];
  const field = fields.find(({ labels }) => label === undefined || labels?.[0]?.textContent?.trim() === label);
  if (!field) throw new Unreachable(`No text field ${label ?? ''}`);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Returns the reasons against the action, as the topmost sheet shows them. Undefined if it shows no reasons. */
export function findRefusal(): string | undefined {
  const shown = [...findTop().querySelectorAll('[role="status"]')].map((each) => each.textContent ?? '');
  return shown.find((text) => text.startsWith('Against the rules'));
}
