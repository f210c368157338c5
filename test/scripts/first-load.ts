import { posix } from 'node:path';

export interface Page {
  /** Module scripts and module preloads, relative to the built folder. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What a built page asks for by itself. Addresses that leave the folder are left out. */
export function readPage(html: string): Page {
  const scripts = tags(html, 'script').map((tag) => attribute(tag, 'src'));
  const links = tags(html, 'link');
  const byRel = (rel: string) =>
    links.filter((tag) => attribute(tag, 'rel') === rel).map((tag) => attribute(tag, 'href'));
  return { scripts: local([...scripts, ...byRel('modulepreload')]), styles: local(byRel('stylesheet')) };
}

/**
 * The scripts a page loads before anything is used: the given ones and all they import, but not what is imported by
 * call (`import('…')`).
 *
 * @param read the text of a script, by its path in the built folder.
 * @returns each path once, the given ones first.
 */
export function firstLoad(entries: readonly string[], read: (path: string) => string): readonly string[] {
  const seen = new Set(entries);
  // A set hands out what is added while it is walked.
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
