import { isRecord } from '../../plain/record';
import { getSetting, putSetting } from '../../store/settings';
import { createFeatureState } from '../feature-state';

const KEY = 'puzzles';

interface PuzzleRecord {
  /** Number of puzzles answered right in a row, and the largest number so far. */
  readonly streak: number;
  readonly bestStreak: number;
  /** Index of the first answer to each puzzle, by edition and number of the puzzle. */
  readonly answered: Readonly<Record<string, number>>;
}

const [puzzleRecord, setRecord] = createFeatureState<PuzzleRecord>({ streak: 0, bestStreak: 0, answered: {} });

export { puzzleRecord };

let read: Promise<void> | null = null;

/** Reads the saved answers once. If the read fails, the record is empty. */
export function loadPuzzleRecord(): Promise<void> {
  read ??= (async () => {
    const result = await getSetting(KEY);
    const value = result.ok && isRecord(result.value) ? result.value : {};
    const answered = isRecord(value.answered) ? value.answered : {};
    setRecord({
      streak: countIn(value.streak),
      bestStreak: countIn(value.bestStreak),
      answered: Object.fromEntries(
        Object.entries(answered).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
      ),
    });
  })();
  return read;
}

function countIn(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;
}

function puzzleKey(edition: string, number: number): string {
  return `${edition} ${number}`;
}

/** Returns the index of the first answer to a puzzle. Null before it was answered. */
export function getPuzzleAnswer(edition: string, number: number): number | null {
  return puzzleRecord.answered[puzzleKey(edition, number)] ?? null;
}

/** Records the first answer to a puzzle. If the write fails, the record lasts until the app is closed. */
export async function recordPuzzleAnswer(
  edition: string,
  number: number,
  answer: number,
  isRight: boolean,
): Promise<void> {
  await loadPuzzleRecord();
  const { answered, streak, bestStreak } = puzzleRecord;
  const key = puzzleKey(edition, number);
  if (answered[key] !== undefined) return;
  const now = isRight ? streak + 1 : 0;
  const record = { streak: now, bestStreak: Math.max(bestStreak, now), answered: { ...answered, [key]: answer } };
  setRecord(record);
  await putSetting(KEY, record);
}
