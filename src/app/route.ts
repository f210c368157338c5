import { type Accessor, createSignal } from 'solid-js';

export const TABS = ['table', 'map', 'forces', 'collection', 'rules'] as const;
export type Tab = (typeof TABS)[number];

export interface Route {
  readonly tab: Tab;
  /** Path after the tab: `#/forces/saturday-300` → `['saturday-300']`. */
  readonly rest: readonly string[];
}

/** Parses the address of a route: `#/map/edit`. An unknown tab becomes the Table. */
export function parseRoute(hash: string): Route {
  const [first, ...rest] = hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decode);
  const tab = TABS.find((known) => known === first);
  return tab ? { tab, rest } : { tab: 'table', rest: [] };
}

/** Prints the address of a route: `#/map/edit`. */
export function printRoute(route: Route): string {
  return `#/${[route.tab, ...route.rest.map(encodeURIComponent)].join('/')}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const [current, setCurrent] = createSignal<Route>(parseRoute(location.hash));
window.addEventListener('hashchange', () => setCurrent(parseRoute(location.hash)));

/**
 * Current location in the app, from the address after `#`. Every screen therefore has a link, and the back button
 * works.
 */
export const route: Accessor<Route> = current;

export function goTo(tab: Tab, ...rest: readonly string[]): void {
  location.hash = printRoute({ tab, rest });
}
