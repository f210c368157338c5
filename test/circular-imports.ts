/** Finds circular imports between files and between folders. */
import { posix } from 'node:path';
import { resolveImport, type SourceFile, type SourceImport } from './architecture-source';

/** Import graph: for each node the imported nodes, with the first file that has the import. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Finds circular imports of files and of folders. Imports of types count; `import()` does not. A folder contains only its direct files. The `index.ts` of a layer is a separate node, because a registry
 * imports parts that import files beside the registry.
 * @returns one sentence for each group of files or folders that import each other: a shortest cycle
 */
export function findCircularImports(files: ReadonlyMap<string, SourceFile>): string[] {
  const ofFiles = graph(files, ['value', 'type'], (path) => path);
  const ofFolders = graph(files, ['value', 'type'], getFolderNode);
  return [
    ...circles(ofFiles).map((circle) => `${circle.join(' imports ')}: a circle of files`),
    ...circles(ofFolders).map((circle) => `${withFiles(circle, ofFolders)}: a circle of folders`),
  ];
}

/**
 * Returns the folder of a file (`src/ui/map` for `src/ui/map/board.tsx`). For the `index.ts` of a layer, returns the
 * file’s path.
 */
export function getFolderNode(path: string): string {
  return /^src\/[^/]+\/index\.ts$/.test(path) ? path : posix.dirname(path);
}

function graph(
  files: ReadonlyMap<string, SourceFile>,
  kinds: readonly SourceImport['kind'][],
  nodeOf: (path: string) => string,
): Graph {
  const nodes = new Map<string, Map<string, string>>();
  for (const [path, { imports }] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const from = nodeOf(path);
    const edges = nodes.get(from) ?? new Map<string, string>();
    nodes.set(from, edges);
    for (const { target, kind } of imports) {
      const file = kinds.includes(kind) ? resolveImport(path, target, files) : undefined;
      const to = file === undefined ? from : nodeOf(file);
      if (to !== from && !edges.has(to)) edges.set(to, path);
    }
  }
  return nodes;
}

/** Returns a shortest cycle for each strongly connected group. Each cycle repeats its first node at the end. */
function circles(nodes: Graph): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  for (const node of [...nodes.keys()].sort()) {
    if (done.has(node)) continue;
    const circle = way(nodes, node);
    if (circle === undefined) continue;
    found.push(circle);
    const reached = reachable(nodes, node);
    // Nodes that reach each other form one group, which is reported once.
    for (const other of reached) if (reachable(nodes, other).has(node)) done.add(other);
  }
  return found;
}

function reachable(nodes: Graph, from: string): Set<string> {
  const seen = new Set(nodes.get(from)?.keys());
  // Iterating over a set also visits items that are added during the iteration.
  for (const each of seen) for (const next of nodes.get(each)?.keys() ?? []) seen.add(next);
  return seen;
}

/** Returns the shortest path from a node back to itself. Undefined if there is no such path. */
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

/** Describes a cycle with the importing files: `src/a (x.ts) imports src/b (y.ts) imports …`. */
function withFiles(circle: readonly string[], nodes: Graph): string {
  return circle
    .map((node, place) => {
      const next = circle[place + 1];
      return next === undefined ? node : `${node} (${posix.basename(nodes.get(node)?.get(next) ?? '')})`;
    })
    .join(' imports ');
}
