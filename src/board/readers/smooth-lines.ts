import type { MapPoint } from '../stroke';

/** Ends of lines that are at most this far apart, in squares, are joined. */
const JOIN_DISTANCE = 0.02;
/** Points that are at most this far from a straight line, in squares, are left out. */
const TOLERANCE = 0.1;
/** Maximum number of points that are replaced by one straight line, which limits the time for hostile files. */
const LONGEST_RUN = 256;

/**
 * Joins lines that meet at their ends, and removes points that are almost on a straight line. Files often contain a
 * wall as hundreds of tiny segments, each of which would be too short to show its direction.
 */
export function smoothLines(lines: readonly (readonly MapPoint[])[]): MapPoint[][] {
  return joinLines(lines).map((line) => straighten(straighten(line)));
}

function joinLines(lines: readonly (readonly MapPoint[])[]): MapPoint[][] {
  const byEnd = new Map<string, number[]>();
  for (const [index, line] of lines.entries())
    for (const end of [line[0], line.at(-1)]) {
      if (!end) continue;
      const key = keyOf(end);
      byEnd.set(key, [...(byEnd.get(key) ?? []), index].slice(0, 3));
    }
  const left = new Set(lines.keys());
  /** Takes the only other line that ends at a point, turned to begin there. Null at a junction of three lines. */
  const takeNext = (end: MapPoint): readonly MapPoint[] | null => {
    const meeting = byEnd.get(keyOf(end)) ?? [];
    const next = meeting.length === 2 ? meeting.find((index) => left.has(index)) : undefined;
    const line = next === undefined ? undefined : lines[next];
    if (next === undefined || !line) return null;
    left.delete(next);
    return line[0] && keyOf(line[0]) === keyOf(end) ? line : line.toReversed();
  };
  return lines.flatMap((line, index) => {
    if (!left.delete(index)) return [];
    const joined = [...line];
    for (let turn = 0; turn < 2; turn++) {
      for (let end = joined.at(-1); end; end = joined.at(-1)) {
        const next = takeNext(end);
        if (next === null) break;
        joined.push(...next.slice(1));
      }
      joined.reverse();
    }
    return [joined];
  });
}

function keyOf({ x, y }: MapPoint): string {
  return `${Math.round(x / JOIN_DISTANCE)} ${Math.round(y / JOIN_DISTANCE)}`;
}

/** Removes the points between two others if all of them are close to the straight line. */
function straighten(line: readonly MapPoint[]): MapPoint[] {
  const kept = line.slice(0, 1);
  for (let from = 0; from < line.length - 1; ) {
    let to = from + 1;
    while (to + 1 < line.length && to - from < LONGEST_RUN && isStraight(line, from, to + 1)) to++;
    kept.push(line[to] as MapPoint);
    from = to;
  }
  return kept;
}

function isStraight(line: readonly MapPoint[], from: number, to: number): boolean {
  const [start, end] = [line[from] as MapPoint, line[to] as MapPoint];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  for (let at = from + 1; at < to; at++) {
    const { x, y } = line[at] as MapPoint;
    const along = length === 0 ? -1 : ((x - start.x) * dx + (y - start.y) * dy) / length;
    const away =
      length === 0 ? Math.hypot(x - start.x, y - start.y) : Math.abs((x - start.x) * dy - (y - start.y) * dx) / length;
    if (away > TOLERANCE || (length > 0 && (along < -TOLERANCE || along > length + TOLERANCE))) return false;
  }
  return true;
}
