import { describe, expect, test } from 'vitest';
import { squareName } from '../../src/grid/square';
import { parseSharedPosition } from '../../src/notation/cases';
import { answerQuestion } from '../../src/query/answered';
import type { Mark, Note } from '../../src/rules/answer';
import { editionById } from '../../src/rules/editions';
import { printDrawing, type Scene } from '../helpers/ruling';
import { readExpectations } from './expectation-row';

/** Scene and question, with the notes that each edition adds to its answer. */
interface Row {
  readonly is: string;
  readonly scene: Scene;
  readonly ask: object;
  /** Expected notes by edition. Each is a code, followed by the ids of everything that the note marks. */
  readonly told: Readonly<Record<string, readonly string[]>>;
}

function nameOf(mark: Mark): string {
  return mark.mark === 'piece' ? mark.piece : mark.mark === 'square' ? squareName(mark.square) : 'a side';
}

/** Notes about powers, which the test leaves out, because X of Swords leaves many powers to the players. */
const ABOUT_POWERS: readonly Note['code'][] = ['player-rules', 'player-meaning'];

function notesOf(edition: string, { map, pieces, more }: Scene, ask: object): string[] {
  const rules = editionById(edition);
  const text = JSON.stringify({ edition, ...more, map: printDrawing(map), pieces, ask });
  const parsed = parseSharedPosition(text, 'scene', (id) => id === edition);
  if (!rules || !parsed.ok || !parsed.value.ask) throw new SyntaxError(`no question: ${text}`);
  const answered = answerQuestion(rules, parsed.value.position, parsed.value.ask);
  if (!answered || !('notes' in answered.answer)) throw new SyntaxError('no notes in this answer');
  return answered.answer.notes
    .filter(({ code }) => !ABOUT_POWERS.includes(code))
    .map(({ code, marks }) => [code, ...marks.map(nameOf).sort()].join(' '))
    .sort();
}

describe.each(readExpectations<readonly Row[]>('notes'))('$is', ({ scene, ask, told }) => {
  test.each(Object.entries(told))('%s', (edition, notes) => {
    expect(notesOf(edition, scene, ask)).toEqual([...notes].sort());
  });
});
