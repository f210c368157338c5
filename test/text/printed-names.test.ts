import { expect, test } from 'vitest';
import { toKebabCase } from '../../src/plain/lenient';
import { formatCardText, formatTeamName } from '../../src/text/printed-names';

test.each([
  ['Y Guard', 'Y-Guard'],
  ['y_guard', 'y-guard'],
  ['Moth Man', 'Moth-Man'],
  ['Moth Women', 'Moth-Women'],
  ['Moth Man Ally', 'Moth-Man Ally'],
  ['R O O K', 'R.O.O.K.'],
  ['Agents Of R O O K', 'Agents Of R.O.O.K.'],
  ['R O O K Guard', 'R.O.O.K. Guard'],
  ['Night Watch', 'Night Watch'],
  ['Mothman Enemy', 'Mothman Enemy'],
  ['Man Of Moths', 'Man Of Moths'],
  ['The Man', 'The Man'],
  ['Squad Y', 'Squad Y'],
  ['Y-Guard', 'Y-Guard'],
  ['Y', 'Y'],
  ['', ''],
])('prints the team %s as %s', (team, printed) => {
  expect(formatTeamName(team)).toBe(printed);
  // The printed name must identify the same team.
  expect(toKebabCase(printed)).toBe(toKebabCase(team));
});

test.each([
  ['Use ::wing_speed:: now.', 'Use wing speed now.'],
  ['::fist:: or ::sharp-shooter::', 'fist or sharp shooter'],
  ['A ::  ::, a:: b and std::vector', 'A ::  ::, a:: b and std::vector'],
  ['Two\nlines', 'Two\nlines'],
])('prints %j as %j', (text, shown) => {
  expect(formatCardText(text)).toBe(shown);
});
