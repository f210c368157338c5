// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EDITIONS } from '../../src/rules';
import { askText } from '../../src/ui/rules/askText';
import { EXAMPLES, exampleText } from '../../src/ui/rules/examples';
import RulesScreen from '../../src/ui/rules/RulesScreen';

const edition = EDITIONS[0]?.id ?? '';

beforeEach(async () => {
  render(() => <RulesScreen />);
  await screen.findByRole('button', { name: 'Ask' });
});

afterEach(cleanup);

async function askAs(text: string): Promise<void> {
  const area = screen.getByLabelText('Position notation');
  await userEvent.clear(area);
  await userEvent.click(area);
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
}

test('every example is answered', () => {
  for (const example of EXAMPLES) {
    const answer = askText(exampleText(example, edition));
    expect(answer.ok ? null : answer.fault.sentence, example.title).toBeNull();
  }
});

test('the example that stands ready is answered with verdict, odds, reasons and passages', async () => {
  await askAs(exampleText(EXAMPLES[0] as (typeof EXAMPLES)[number], edition));
  const answer = await screen.findByRole('article');
  expect(within(answer).getByText('Yes')).toBeDefined();
  expect(within(answer).getByText('8 or more')).toBeDefined();
  expect(within(answer).getByText('5/12, 42%')).toBeDefined();
  expect(within(answer).getByText(/The line goes through hindering terrain/)).toBeDefined();
  expect(within(answer).getByText('Hindering terrain: defense +1')).toBeDefined();
  expect(within(answer).getByRole('application', { name: /Map A shot through the trees/ })).toBeDefined();
});

test('an example is opened and asked in one tap', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Examples' }));
  await userEvent.click(await screen.findByRole('button', { name: /A wall in the way/ }));
  const answer = await screen.findByRole('article');
  expect(within(answer).getByText('No')).toBeDefined();
  expect(within(answer).getByText(/wall/i, { selector: 'li p:first-child' })).toBeDefined();
});

test('a fault is told with its line, and that line is selected', async () => {
  await askAs(
    `edition: ${edition}\nmap: |\n  +---+\n  | . |\n  +---+\npieces:\n  A: {at: q9, side: red}\nask: {see: [A, a1]}\n`,
  );
  const fault = await screen.findByRole('alert');
  expect(fault.textContent).toMatch(/^Line 7: /);
  const area = screen.getByLabelText('Position notation') as HTMLTextAreaElement;
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('  A: {at: q9, side: red}');
});

test('an unknown edition names those that are known', async () => {
  await askAs('edition: none-such\nmap: |\n  +---+\n  | . |\n  +---+\nask: {see: [a1, a1]}\n');
  expect((await screen.findByRole('alert')).textContent).toContain(
    `Known are: ${EDITIONS.map((each) => each.id).join(', ')}`,
  );
});

test('a position that asks nothing says what to add', async () => {
  await askAs(`edition: ${edition}\nmap: |\n  +---+\n  | . |\n  +---+\n`);
  expect((await screen.findByRole('alert')).textContent).toContain('ask: {see: [A, B]}');
});

test('text that is nothing of the kind is a sentence, not a crash', async () => {
  await askAs('<b>hello</b> [ {');
  expect((await screen.findByRole('alert')).textContent).toMatch(/YAML|wanted/);
});
