import { expect, test } from 'vitest';
import { CARD_PROBLEM_CODES } from '../../src/catalog/cards/card-problems';
import { LEVEL_UP_PROBLEM_CODES, MISSION_PROBLEM_CODES } from '../../src/rules/campaign';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import { CARD_RECORD_FAULT_TEXT } from '../../src/text/import-text';
import { LEVEL_UP_PROBLEM_TEXT, MISSION_PROBLEM_TEXT, MISSION_STEP_TEXT } from '../../src/text/mission';

test('every step of a mission has a text, and every text has a step', () => {
  const ids = strikeTeams.mission?.campaign.steps.map(({ id }) => id);
  expect(Object.keys(MISSION_STEP_TEXT)).toEqual(ids);
  for (const { title, how } of Object.values(MISSION_STEP_TEXT)) {
    expect(title).toMatch(/^\p{Lu}.*[^.]$/u);
    expect(how).toMatch(/^\p{Lu}.*\.$/u);
  }
});

test('every problem has its own text', () => {
  const words = [
    ...MISSION_PROBLEM_CODES.map((code) => MISSION_PROBLEM_TEXT[code]),
    ...LEVEL_UP_PROBLEM_CODES.map((code) => LEVEL_UP_PROBLEM_TEXT[code]),
    ...CARD_PROBLEM_CODES.map((code) => CARD_RECORD_FAULT_TEXT[code]),
  ];
  for (const sentence of words) expect(sentence).toMatch(/^\p{Lu}.*[^.]$/u);
  expect(new Set(words).size).toBe(words.length);
});
