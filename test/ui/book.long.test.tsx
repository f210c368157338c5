// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerNotation } from '../../src/app/rules/answer-notation';
import type { Citation } from '../../src/rules/answer';
import { AnswerSheet } from '../../src/ui/map/answer-sheet';
import EntrySheet from '../../src/ui/shared/book/entry-sheet';
import { RulingView } from '../../src/ui/shared/book/ruling-view';
import RulesScreen from '../../src/ui/shell/rules-tab';

afterEach(() => {
  cleanup();
  location.hash = '#/rules';
});

async function open(address: string): Promise<void> {
  location.hash = address;
  await waitFor(() => expect(location.hash).toBe(address));
  // The route follows the address asynchronously, through an event.
  await new Promise((done) => setTimeout(done, 20));
  render(() => <RulesScreen />);
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the rules' });

describe('search', () => {
  test("lists the open game's rules first, then other editions, and returns to the books", async () => {
    await open('#/rules');
    expect(screen.getByRole('list', { name: 'Books' }).children.length).toBe(5);
    await userEvent.type(field(), 'hinder');
    const firstAddress = () => within(screen.getByRole('article')).getByRole('link').getAttribute('href');
    expect(firstAddress()).toBe('#/rules/core-2008/hindering');
    const here = screen.getByRole('list', { name: 'Core rules, 2008' });
    expect(within(here).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^#\/rules\/core-2008\/hindering-/);
    const other = screen.getByRole('list', { name: 'In other editions' });
    expect(within(other).getAllByRole('link')[0]?.getAttribute('href')).not.toContain('core-2008');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rules of' }), 'X of Swords');
    expect(firstAddress()).toBe('#/rules/x-of-swords/hindering');
    await userEvent.clear(field());
    await userEvent.type(field(), 'xqzzvw');
    expect(screen.getByText(/No rule found\. Try other words/)).toBeDefined();
    await userEvent.clear(field());
    expect(screen.getByRole('list', { name: 'Books' })).toBeDefined();
  });
});

test('answers a question in plain language: the first result is its rule with the full ruling', async () => {
  await open('#/rules');
  await userEvent.type(field(), 'can I shoot past a friend on elevated?');
  const edition = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rules of' });
  await userEvent.selectOptions(edition, 'Core rules, 2008');
  const answer = await screen.findByRole('article', { name: 'Lines and heights' });
  const rule = within(answer).getByRole('link');
  expect(rule.getAttribute('href')).toBe('#/rules/core-2008/elevated-line-of-fire');
  expect(rule.textContent).toMatch(/^Lines and heightsUp or down, you shoot past [^.]+ but not past [^.]+\.Core/);
  // The search text is cleared, because the screen remembers it.
  await userEvent.clear(field());
});

describe('an entry', () => {
  test('shows its ruling, set apart from the conditions', async () => {
    await open('#/rules/core-2008/pushing');
    const ruling = screen.getByText(/^A character that acts two turns running/);
    expect(ruling.tagName).toBe('STRONG');
    expect(ruling.textContent).toMatch(/pushing damage\.$/);
    expect(ruling.parentElement?.textContent).toContain('. Both come after');
  });

  test('shows its rule, its passage, an example board with the answer, and links', async () => {
    await open('#/rules/core-2008/line-of-fire-corners');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A line through a corner');
    expect(screen.getByText(/Core rules, 2008 · Blocking Terrain/)).toBeDefined();
    expect(await screen.findByText('C and D block line of fire')).toBeDefined();
    expect(screen.getByRole('application', { name: /Map/ })).toBeDefined();
    // The passage of a reason links to the entry about the passage.
    const passage = screen.getByRole('link', { name: 'Core rules, 2008 · Blocking Terrain' });
    expect(passage.getAttribute('href')).toBe('#/rules/at/core-2008/Blocking%20Terrain/book');
    expect(screen.getByRole('link', { name: 'Line of fire' }).getAttribute('href')).toBe(
      '#/rules/core-2008/line-of-fire',
    );
  });

  test('shows its example as one block: the question, the verdict and the reasons', async () => {
    await open('#/rules/core-2008/line-of-fire');
    const example = await screen.findByRole('article', { name: 'Does A have line of fire to B?' });
    const order = ['Does A have line of fire to B?', 'No', 'C blocks line of fire'];
    const places = order.map((text) => example.textContent?.indexOf(text) ?? -1);
    expect(places).not.toContain(-1);
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    expect(within(example).getByRole('link', { name: /Line of fire/ })).toBeDefined();
    expect(within(example).getByRole('application', { name: /Map/ })).toBeDefined();
  });

  test("uses the figures' names in its question when the position has them", async () => {
    const answer = answerNotation(
      'edition: core-2008\nmap: |\n  +---+---+\n  | .   . |\n  +---+---+\npieces:\n  A: {at: a1, side: red, name: Otter}\n  B: {at: b1, side: blue}\nask: {adjacent: [A, B]}\n',
    );
    if (!answer.ok) throw new Error(answer.fault.sentence);
    render(() => <RulingView asked={answer.value} />);
    const example = screen.getByRole('article', { name: 'Is Otter adjacent to B?' });
    expect(within(example).getByText('Yes')).toBeDefined();
  });

  test('marks one of our own readings and gives the reason for it', async () => {
    await open('#/rules/core-2008/stairs-length');
    expect(screen.getByText('Our reading')).toBeDefined();
    expect(screen.getByText(/Maps that players exchange mark stair squares/)).toBeDefined();
  });

  test('says what Sidekick does about the rule and links there; explains why a rule is left to players', async () => {
    const lines = () => within(screen.getByRole('list', { name: 'What Sidekick does' }));
    await open('#/rules/core-2008/line-of-fire');
    expect(lines().getByRole('link', { name: 'Sidekick answers this on the map' }).getAttribute('href')).toBe('#/map');
    cleanup();
    await open('#/rules/core-2008/unique');
    const force = lines().getByRole('link', { name: 'Sidekick checks this in your force' });
    expect(force.getAttribute('href')).toBe('#/forces');
    cleanup();
    await open('#/rules/core-2008/pushing');
    expect(
      lines()
        .getByRole('link', { name: /^Sidekick carries this out on the Table/ })
        .getAttribute('href'),
    ).toBe('#/table');
    cleanup();
    await open('#/rules/core-2008/mind-control');
    expect(lines().getByRole('listitem').textContent).toBe('Yours: the sources do not define it');
    expect(lines().queryByRole('link')).toBeNull();
  });

  test('links to later rulings, and a ruling links back to its rule', async () => {
    await open('#/rules/hypertime-2002/pass');
    expect(screen.getByRole('heading', { name: 'Later rulings' })).toBeDefined();
    cleanup();
    await open('#/rules/hypertime-2003/pass');
    expect(screen.getByRole('heading', { name: 'The rule it changes' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Passing' }).getAttribute('href')).toBe('#/rules/hypertime-2002/pass');
  });

  test('is listed again when starred, and among the recently read', async () => {
    await open('#/rules/core-2008/rounding');
    const star = screen.getByRole('button', { name: /Star/ });
    expect(star.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(star);
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
    cleanup();
    await open('#/rules');
    expect(within(screen.getByRole('list', { name: 'Starred' })).getByRole('link', { name: /Rounding/ })).toBeDefined();
    const [first] = within(screen.getByRole('list', { name: 'Recently read' })).getAllByRole('link');
    expect(first?.textContent).toContain('Rounding');
  });

  test('opens its example position on the board, ready for a question', async () => {
    await open('#/rules/core-2008/rule-of-3');
    await userEvent.click(await screen.findByRole('button', { name: 'Ask about an example position' }));
    const text = await screen.findByLabelText<HTMLTextAreaElement>('Position notation');
    expect(text.value).toMatch(/^edition: core-2008\n/m);
    expect(text.value).toContain('ask: {hit:');
  });

  test('says what to do when the entry does not exist', async () => {
    await open('#/rules/core-2008/nonsense');
    expect(screen.getByText('Rule not found')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Search the rules' })).toBeDefined();
  });
});

test('a book is grouped by chapters', async () => {
  await open('#/rules/books/strike-teams');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Strike Teams');
  await userEvent.click(screen.getByText(/^Henchmen/, { selector: 'summary' }));
  expect(within(screen.getByRole('list', { name: 'Henchmen' })).getAllByRole('link').length).toBeGreaterThan(3);
});

test('compares a topic across editions, with the differences in words', async () => {
  await open('#/rules/compare/pushing');
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('heading').textContent)).toHaveLength(4);
  expect(rows[1]?.textContent).toContain('Same as Hypertime, 2002.');
  expect(rows[3]?.textContent).toContain('Pushing costs no click any more.');
});

test('lists the changes between two books, which can be chosen', async () => {
  await open('#/rules/new/hypertime-2003/core-2008');
  const list = await screen.findByRole('list', { name: 'Ranged combat' });
  expect(list.textContent).toContain('Two characters corner to corner now block the line');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'To edition' }), 'X of Swords');
  expect(await screen.findByText(/X of Swords: Terrain and objects/)).toBeDefined();
});

describe('a passage cited by an answer', () => {
  const shut = (): Citation => ({ edition: 'core-2008', passage: 'Walls', basis: 'book' });

  test('opens above the answer and closes again', async () => {
    const close = vi.fn();
    render(() => <EntrySheet cite={shut()} onClose={close} />);
    const sheet = screen.getByRole('dialog', { name: 'Walls' });
    expect(sheet.textContent).toContain('the thick black lines between squares');
    expect(within(sheet).getByRole('link', { name: 'Open in Rules' }).getAttribute('href')).toBe(
      '#/rules/core-2008/walls',
    );
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalled();
  });

  test('is a button on each reason of the answer', async () => {
    const line = { tone: 'bad', text: 'A wall stands in the line of fire', emphasis: null, basis: 'book' } as const;
    const words = { verdict: 'No', tone: 'bad', number: null, odds: null, rerolls: [], otherNumbers: [] } as const;
    const lines = [
      { ...line, source: 'Core rules, 2008 · Walls', cite: shut() },
      { ...line, text: 'Switched off', source: 'for this question', basis: null },
    ];
    render(() => (
      <AnswerSheet
        words={{ ...words, lines }}
        edition="core-2008"
        kinds={[]}
        chosen={null}
        onKind={() => {}}
        tip={null}
        onClose={() => {}}
      />
    ));
    expect(screen.queryByRole('button', { name: 'for this question' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Core rules, 2008 · Walls' }));
    const sheet = await screen.findByRole('dialog', { name: 'Walls' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('No', { selector: 'strong' })).toBeDefined();
  });

  test('says so when the book lacks the passage', () => {
    render(() => <EntrySheet cite={{ ...shut(), passage: 'Moats' }} onClose={() => {}} />);
    expect(screen.getByRole('dialog', { name: 'Moats' }).textContent).toContain('does not have this rule');
  });

  test('has an address that leads to its entry', async () => {
    await open('#/rules/at/core-2008/Walls/book');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Walls');
  });
});
