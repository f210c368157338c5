/**
 * Simulates a screen reader: reads the browser's accessibility tree in order, the focused element, and live regions.
 */
import type { CDPSession, Page } from 'playwright';

interface AxValue {
  readonly value?: unknown;
}

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly value?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
  readonly childIds?: readonly string[];
  readonly parentId?: string;
}

/** Roles that a screen reader does not announce. The content of such elements is read. */
const UNANNOUNCED_ROLES = new Set([
  'generic',
  'none',
  'RootWebArea',
  'InlineTextBox',
  'LineBreak',
  'LabelText',
  'Legend',
  'MenuListPopup',
]);

/** Roles whose elements are read as one unit, by name. */
const ANNOUNCED_ROLES = new Set([
  'button',
  'link',
  'radio',
  'checkbox',
  'switch',
  'heading',
  'textbox',
  'searchbox',
  'spinbutton',
  'slider',
  'image',
  'combobox',
  'option',
]);

/** Lists the states of a node that a screen reader announces. */
function statesOf(node: AxNode): string[] {
  return (node.properties ?? []).flatMap(({ name, value }) => {
    const now = value.value;
    switch (name) {
      case 'checked':
      case 'pressed':
        return [now === 'true' || now === true ? name : `not ${name}`];
      case 'selected':
        return now === true ? ['selected'] : [];
      case 'expanded':
        return [now === true ? 'expanded' : 'collapsed'];
      case 'disabled':
        return now === true ? ['unavailable'] : [];
      case 'invalid':
        return now === 'true' ? ['invalid'] : [];
      case 'modal':
        return now === true ? ['modal'] : [];
      default:
        return [];
    }
  });
}

function wordsOf(node: AxNode): string {
  const value =
    typeof node.value?.value === 'string' && node.value.value !== node.name?.value ? [node.value.value] : [];
  return [
    node.role?.value,
    node.name?.value,
    ...statesOf(node),
    ...value,
    node.description?.value === node.name?.value ? '' : node.description?.value,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
}

export interface ScreenReader {
  /** Returns the announcements of all reachable elements, in reading order. */
  read(): Promise<string[]>;
  /** Returns the announcement of the focused element. */
  focused(): Promise<string>;
  /** Returns the announcements of live regions since the last call. */
  heard(): Promise<string[]>;
  /** Presses Tab until the focused element has a matching announcement. */
  tabTo(said: RegExp): Promise<string>;
  press(...keys: readonly string[]): Promise<void>;
}

export async function openScreenReader(page: Page): Promise<ScreenReader> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  await page.evaluate(() => {
    const said: string[] = [];
    (globalThis as unknown as { said: string[] }).said = said;
    const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"], output';
    const before = new WeakMap<Element, string>();
    for (const region of document.querySelectorAll(live)) before.set(region, textOf(region));
    function textOf(region: Element): string {
      return ((region as HTMLElement).innerText ?? region.textContent ?? '').replace(/\s+/g, ' ').trim();
    }
    new MutationObserver((changes) => {
      const touched = new Set<Element>();
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        if (region) touched.add(region);
        // A live region inserted with its text is not announced: only some screen readers announce it.
        for (const born of element?.querySelectorAll(live) ?? []) if (!before.has(born)) before.set(born, textOf(born));
      }
      for (const region of touched) {
        const text = textOf(region);
        if (before.get(region) === text) continue;
        before.set(region, text);
        // Elements behind an open modal dialog are hidden.
        const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
        const hidden = region.closest('[aria-hidden="true"], [aria-live="off"]') !== null;
        if (text !== '' && !hidden && (!dialog || dialog.contains(region))) said.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const tree = async (): Promise<readonly AxNode[]> => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes as unknown as readonly AxNode[];
  };
  const focused = async (): Promise<string> => {
    const nodes = await tree();
    const has = nodes.filter((node) =>
      (node.properties ?? []).some(({ name, value }) => name === 'focused' && value.value === true),
    );
    const node = has.findLast((each) => each.role?.value !== 'RootWebArea');
    return node ? wordsOf(node) : '';
  };
  return {
    async read() {
      const nodes = await tree();
      const byId = new Map(nodes.map((node) => [node.nodeId, node]));
      const said: string[] = [];
      const walk = (node: AxNode): void => {
        const role = String(node.role?.value ?? '');
        const named = !node.ignored && !UNANNOUNCED_ROLES.has(role);
        if (named && (role !== 'StaticText' || String(node.name?.value ?? '').trim() !== '')) said.push(wordsOf(node));
        if (named && ANNOUNCED_ROLES.has(role)) return;
        for (const id of node.childIds ?? []) {
          const child = byId.get(id);
          if (child) walk(child);
        }
      };
      for (const node of nodes) if (node.parentId === undefined) walk(node);
      return said;
    },
    focused,
    async heard() {
      // Waits as long as a screen reader takes to start speaking.
      await page.waitForTimeout(250);
      return page.evaluate(() => (globalThis as unknown as { said: string[] }).said.splice(0));
    },
    async tabTo(said) {
      for (let steps = 0; steps < 80; steps++) {
        const now = await focused();
        if (said.test(now)) return now;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab never reaches ${said}`);
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
  };
}
