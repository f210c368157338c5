/** Finds what imports itself by way of others: files at load, and folders. */
import { posix } from 'node:path';
import { fileOf, type Import, type SourceFile } from './architecture-source';

/** From each node to those that it imports, with the first import that makes it so. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * No file may import itself by way of others when it is loaded (what `import()` calls for comes later, types are gone by then), and no
 * folder may import itself by way of others, types included. A folder is the files directly in it; `index.ts` of a room is a folder of
 * its own, for a registry imports the parts, and the parts import what stands beside it.
 *
 * @returns one sentence for each knot of files or folders, with a shortest circle in it, beginning with the path of its first.
 */
export function checkCircles(files: ReadonlyMap<string, SourceFile>): string[] {
  const ofFiles = graph(files, ['value'], (path) => path);
  const ofFolders = graph(files, ['value', 'type'], folderNode);
  return [
    ...circles(ofFiles).map((circle) => `${circle.join(' imports ')}: a circle of files`),
    ...circles(ofFolders).map((circle) => `${withFiles(circle, ofFolders)}: a circle of folders`),
  ];
}

/** `src/ui/map` of `src/ui/map/board.tsx`, `src/rules/index.ts` of itself. */
export function folderNode(path: string): string {
  return /^src\/[^/]+\/index\.ts$/.test(path) ? path : posix.dirname(path);
}

function graph(
  files: ReadonlyMap<string, SourceFile>,
  kinds: readonly Import['kind'][],
  nodeOf: (path: string) => string,
): Graph {
  const nodes = new Map<string, Map<string, string>>();
  for (const [path, { imports }] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const from = nodeOf(path);
    const edges = nodes.get(from) ?? new Map<string, string>();
    nodes.set(from, edges);
    for (const { target, kind } of imports) {
      const file = kinds.includes(kind) ? fileOf(path, target, files) : undefined;
      const to = file === undefined ? from : nodeOf(file);
      if (to !== from && !edges.has(to)) edges.set(to, path);
    }
  }
  return nodes;
}

/** A shortest circle of each knot, the first of it said again at its end. */
function circles(nodes: Graph): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  for (const node of [...nodes.keys()].sort()) {
    if (done.has(node)) continue;
    const circle = way(nodes, node);
    if (circle === undefined) continue;
    found.push(circle);
    const reached = reachable(nodes, node);
    // All that lead to each other are one knot: it is told once.
    for (const other of reached) if (reachable(nodes, other).has(node)) done.add(other);
  }
  return found;
}

function reachable(nodes: Graph, from: string): Set<string> {
  const seen = new Set(nodes.get(from)?.keys());
  // A set hands out what is added while it is walked.
  for (const each of seen) for (const next of nodes.get(each)?.keys() ?? []) seen.add(next);
  return seen;
}

/** The shortest way from a node back to itself; undefined where there is none. */
function way(nodes: Graph, home: string): string[] | undefined {
  const ways: string[][] = [[home]];
  const seen = new Set<string>();
  for (const path of ways) {
    for (const next of nodes.get(path.at(-1) as string)?.keys() ?? []) {
      if (next === home) return [...path, home];
      if (!seen.has(next)) ways.push([...path, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/** `src/a imports src/b (in src/a/x.ts) imports …` */
function withFiles(circle: readonly string[], nodes: Graph): string {
  return circle
    .map((node, place) => {
      const next = circle[place + 1];
      return next === undefined ? node : `${node} (${posix.basename(nodes.get(node)?.get(next) ?? '')})`;
    })
    .join(' imports ');
}
