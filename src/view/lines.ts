import type { Ruling } from '../query/ask';
import type { Position } from '../table/position';
import { drawnMarks } from './overlays';
import type { BoardLine, BoardMark } from './types';

/** What a ruling draws beside its own line: lines to further targets, the way of a push, what would be destroyed. */
export function moreLines(position: Position, ruling: Ruling): readonly BoardLine[] {
  if (ruling.mode === 'hit') return [...lesserTargets(position, ruling), ...push(ruling)];
  if (ruling.mode !== 'destroy') return [];
  const { thing } = ruling;
  const mark = 'edge' in thing ? ({ mark: 'edge', ...thing } as const) : ({ mark: 'square', ...thing } as const);
  return [{ squares: [], kind: 'way', stopped: true, stops: drawnMarks(position, [mark]), hindrances: [] }];
}

type HitRuling = Extract<Ruling, { readonly mode: 'hit' }>;

function lesserTargets(position: Position, { hit }: HitRuling): readonly BoardLine[] {
  return hit.targets.slice(1).flatMap((target): BoardLine[] => {
    if (!target.line) return [];
    const { line, sight } = target;
    const stopped = sight?.see === 'blocked';
    const marks = (which: 'by' | 'hindrances'): BoardMark[] => drawnMarks(position, sight?.[which] ?? []);
    return [
      {
        squares: [line.from, line.to],
        kind: 'fire',
        stopped,
        stops: stopped ? marks('by') : [],
        hindrances: marks('hindrances'),
      },
    ];
  });
}

function push({ knockBack }: HitRuling): readonly BoardLine[] {
  const path = knockBack?.answer?.path ?? [];
  return path.length > 1 ? [{ squares: path, kind: 'way', stopped: false, stops: [], hindrances: [] }] : [];
}
