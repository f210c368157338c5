import { posix } from 'node:path';

export interface PageAssets {
  /** Paths of module scripts and module preloads, relative to the built folder. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Lists the files that a built page loads at first, without external addresses. */
export function parsePageAssets(html: string): PageAssets {
  const scripts = tags(html, 'script').map((tag) => attribute(tag, 'src'));
  const links = tags(html, 'link');
  const byRel = (rel: string) =>
    links.filter((tag) => attribute(tag, 'rel') === rel).map((tag) => attribute(tag, 'href'));
  return { scripts: local([...scripts, ...byRel('modulepreload')]), styles: local(byRel('stylesheet')) };
}

/**
 * Lists the scripts that a page loads before any use: entries and their imports, without dynamic imports
 * (`import('…')`).
 * @param read returns the text of a script by its path in the built folder.
 * @returns each path once, the entries first.
 */
export function listFirstLoadScripts(entries: readonly string[], read: (path: string) => string): readonly string[] {
  const seen = new Set(entries);
  // A set also iterates over items that are added during the iteration.
  for (const path of seen) {
    for (const [, target] of read(path).matchAll(/\b(?:import|from)\s*["'](\.{1,2}\/[^"']+)["']/g)) {
      if (target !== undefined) seen.add(posix.join(posix.dirname(path), target));
    }
  }
  return [...seen];
}

function tags(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}=["']([^"']*)["']`).exec(tag)?.[1];
}

function local(addresses: readonly (string | undefined)[]): string[] {
  return addresses
    .filter((address): address is string => address !== undefined && !/^(?:[a-z]+:|\/\/)/.test(address))
    .map((address) => posix.normalize(address.replace(/^\//, '')));
}
