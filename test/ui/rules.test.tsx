// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerNotation } from '../../src/app/rules/answer-notation';
import { EXAMPLES, printExample, supportsExample } from '../../src/app/rules/examples';
import { EDITIONS } from '../../src/rules/editions';
import AskScreen from '../../src/ui/rules/ask-screen';

const edition = EDITIONS[0]?.id ?? '';

beforeEach(async () => {
  render(() => <AskScreen />);
  await screen.findByRole('button', { name: 'Ask' });
});

async function askAs(text: string): Promise<void> {
  const area = screen.getByLabelText('Position notation');
  await userEvent.clear(area);
  await userEvent.click(area);
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
}

describe.each(EDITIONS.map((rules) => [rules.name, rules] as const))('examples in %s', (_, rules) => {
  const positions = EXAMPLES.filter((example) => supportsExample(rules, example));

  test.each(positions.map((example) => [example.title, example] as const))('%s is answered', (_title, example) => {
    const answer = answerNotation(printExample(example, rules.id));
    expect(answer.ok ? null : answer.fault.sentence).toBeNull();
  });

  test('cover enough to learn from', () => expect(positions.length).toBeGreaterThanOrEqual(8));
});

test('the default example is answered with verdict, odds, reasons and passages', async () => {
  await askAs(printExample(EXAMPLES[0] as (typeof EXAMPLES)[number], edition));
  const answer = await screen.findByRole('article');
  expect(within(answer).getByText('Yes')).toBeDefined();
  expect(within(answer).getByText('8 or more')).toBeDefined();
  expect(within(answer).getByText('15/36, 42%')).toBeDefined();
  expect(within(answer).getByText(/Line of fire passes through hindering terrain/)).toBeDefined();
  const said = within(answer)
    .getAllByRole('listitem')
    .map((line) => line.querySelector('p')?.textContent);
  expect(said).toContain('Hindering terrain: defense +1');
  expect(said).toContainEqual(expect.stringMatching(/^A normal hit deals \d click/));
  expect(within(answer).getByRole('application', { name: /Map A shot through the trees/ })).toBeDefined();
});

const exampleNamed = (title: string): (typeof EXAMPLES)[number] =>
  EXAMPLES.find((example) => example.title === title) ?? (EXAMPLES[0] as (typeof EXAMPLES)[number]);

/** Returns the id of the edition whose name contains the text. */
const editionNamed = (word: string): string => EDITIONS.find((each) => each.name.includes(word))?.id ?? '';

test('groups editions with the same answer, with differences and passages', async () => {
  await askAs(printExample(exampleNamed('Corner to corner'), edition));
  const under = await screen.findByRole('region', { name: 'In each edition' });
  const [here, other, ...more] = within(under).getAllByRole('listitem') as [HTMLElement, HTMLElement, ...HTMLElement[]];
  expect(more).toEqual([]);
  expect(within(here).getByText('No')).toBeDefined();
  expect(within(here).getByRole('heading').textContent).toMatch(/Core rules, 2008.*X of Swords.*selected above/);
  expect(here.textContent).toContain('C and D block line of fire');
  expect(within(other).getByText('Yes')).toBeDefined();
  expect(within(other).getByRole('heading').textContent).toMatch(/Same in.*Hypertime.*Hypertime.*Strike Teams/);
  expect(within(other).getByText(/· FAQ$/)).toBeDefined();
});

test('an edition without that kind of attack says so, and lists the ones it has', async () => {
  const shot = printExample(exampleNamed('A shot through the trees'), edition).replace(
    'attack: ranged',
    'attack: close',
  );
  await askAs(shot);
  const under = await screen.findByRole('region', { name: 'In each edition' });
  expect(within(under).getByText('No close attack in this edition. Attacks: melee, ranged and hurl')).toBeDefined();
});

test('shows the answer once, with its reasons, when all editions agree', async () => {
  await askAs(printExample(exampleNamed('A wall in the way'), edition));
  const under = await screen.findByRole('region', { name: 'In each edition' });
  const rows = within(under).getAllByRole('listitem');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.textContent).toContain('All editions agree.');
  expect(rows[0]?.textContent).toContain('A wall between c1 and d1 blocks line of fire');
});

test('selecting another edition answers the text again', async () => {
  await askAs(printExample(exampleNamed('Corner to corner'), edition));
  expect(within(await screen.findByRole('article')).getByText('No')).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('Edition'), editionNamed('2002'));
  await waitFor(() => expect(within(screen.getByRole('article')).getByText('Yes')).toBeDefined());
  expect((screen.getByLabelText('Position notation') as HTMLTextAreaElement).value).toContain(editionNamed('2002'));
});

test('Strike Teams has its own examples', async () => {
  await userEvent.selectOptions(screen.getByLabelText('Edition'), editionNamed('Strike'));
  await userEvent.click(screen.getByRole('button', { name: 'Examples' }));
  await userEvent.click(await screen.findByRole('button', { name: /Slammed into the wall/ }));
  const answer = await screen.findByRole('article');
  expect(within(answer).getByText(/slam damage/)).toBeDefined();
});

test('an example is opened and answered by one tap', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Examples' }));
  await userEvent.click(await screen.findByRole('button', { name: /A wall in the way/ }));
  const answer = await screen.findByRole('article');
  expect(within(answer).getByText('No')).toBeDefined();
  expect(within(answer).getByText(/wall/i, { selector: 'li p:first-child' })).toBeDefined();
});

test('a fault shows its line, which is selected', async () => {
  await askAs(
    `edition: ${edition}\nmap: |\n  +---+\n  | . |\n  +---+\npieces:\n  A: {at: q9, side: red}\nask: {see: [A, a1]}\n`,
  );
  const fault = await screen.findByRole('alert');
  expect(fault.textContent).toMatch(/^Line 7: /);
  const area = screen.getByLabelText('Position notation') as HTMLTextAreaElement;
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('  A: {at: q9, side: red}');
});

test('an unknown edition lists the known ones', async () => {
  await askAs('edition: none-such\nmap: |\n  +---+\n  | . |\n  +---+\nask: {see: [a1, a1]}\n');
  expect((await screen.findByRole('alert')).textContent).toContain(
    `Known editions: ${EDITIONS.map((each) => each.id).join(', ')}`,
  );
});

test('a position without a question says what to add', async () => {
  await askAs(`edition: ${edition}\nmap: |\n  +---+\n  | . |\n  +---+\n`);
  expect((await screen.findByRole('alert')).textContent).toContain('ask: {see: [A, B]}');
});

test('unrelated text leads to a message, not a crash', async () => {
  await askAs('<b>hello</b> [ {');
  expect((await screen.findByRole('alert')).textContent).toMatch(/YAML|expected/);
});
