// @vitest-environment jsdom
import { render, screen } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { emptyDraft } from '../../src/catalog/character-draft';
import { NewCharacter } from '../../src/ui/collection/characters/new-character';
import { QuickEntry } from '../../src/ui/forces/add-members';
import { Button } from '../../src/ui/kit/button';
import { Form } from '../../src/ui/kit/form';
import { NumberInput } from '../../src/ui/kit/number-input';
import { readModules } from './style-sheets';

const shownIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

/** Opens the form for a new character. Returns the mock that is called on save. */
function openCharacter() {
  const saved = vi.fn();
  const nothing = () => undefined;
  render(() => <NewCharacter initial={emptyDraft()} kept={null} onDraft={nothing} onSave={saved} onClose={nothing} />);
  return saved;
}

test('Enter in a field of a new character goes to the next field and saves nothing', async () => {
  const saved = openCharacter();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), 'Harbour Glass{Enter}75{Enter}6{Enter}2{Enter}9{Enter}');
  expect([shownIn('Points'), shownIn('Range'), shownIn('Bolts')]).toEqual(['75', '6', '2']);
  expect(focused()).toBe('Click 1, attack');
  await user.keyboard('10{Enter}17{Enter}3');
  await user.type(screen.getByLabelText('Points'), '{Enter}');
  await user.type(screen.getByLabelText('Set'), '{Enter}');
  expect(saved).not.toHaveBeenCalled();
  expect(screen.queryByRole('listitem')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toHaveBeenCalledOnce();
});

test('a leading zero is dropped while typing', async () => {
  openCharacter();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Points'), '075');
  await user.type(screen.getByLabelText('Range'), '0');
  await user.clear(screen.getByLabelText('Bolts'));
  await user.type(screen.getByLabelText('Bolts'), '0002');
  await user.click(screen.getByRole('combobox', { name: 'Click 1, speed' }));
  await user.keyboard('08');
  expect([shownIn('Points'), shownIn('Range'), shownIn('Bolts')]).toEqual(['75', '0', '2']);
  expect((screen.getByRole('combobox', { name: 'Click 1, speed' }) as HTMLInputElement).value).toBe('8');
});

test('quick entry is submitted by its button, not by Enter in the name', async () => {
  const entered = vi.fn();
  render(() => <QuickEntry name="" onEntered={entered} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), 'Copper Gale{Enter}05{Enter}');
  expect(shownIn('Points')).toBe('5');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(entered).not.toHaveBeenCalled();
});

function openForm(fields: 'one' | 'several') {
  const submitted = vi.fn();
  render(() => (
    <Form onSubmit={submitted}>
      <input aria-label="first" />
      {fields === 'several' && (
        <>
          <input type="checkbox" aria-label="check" />
          <input aria-label="disabled" disabled />
          <details>
            <summary>more</summary>
            <input aria-label="folded" />
          </details>
          <select aria-label="choice">
            <option>a</option>
          </select>
          <NumberInput aria-label="last" />
          <textarea aria-label="text" />
        </>
      )}
      <Button type="submit">send</Button>
    </Form>
  ));
  return submitted;
}

test('Enter skips what cannot be filled in, and ends at the submit button', async () => {
  const submitted = openForm('several');
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('first'));
  const visited = [];
  for (let times = 0; times < 3; times++) {
    await user.keyboard('{Enter}');
    visited.push(focused());
  }
  await user.keyboard('a{Enter}b');
  expect((screen.getByLabelText('text') as HTMLTextAreaElement).value).toBe('a\nb');
  await user.click(screen.getByLabelText('check'));
  await user.keyboard('{Enter}');
  expect([...visited, focused()]).toEqual(['choice', 'last', 'text', 'choice']);
  expect(submitted).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'send' }));
  expect(submitted).toHaveBeenCalledOnce();
});

test('Enter submits a form of one field', async () => {
  const submitted = openForm('one');
  await userEvent.type(screen.getByLabelText('first'), 'word{Enter}');
  expect(submitted).toHaveBeenCalledOnce();
});

/**
 * Lists the modules that contain a text, which only a kit component should contain.
 * @param except modules that may contain the text
 */
function writing(text: string, except: readonly string[]): string[] {
  return Object.entries(readModules()).flatMap(([path, code]) =>
    code.includes(text) && !except.includes(path) ? [path] : [],
  );
}

test('every form and every number field is a kit component', () => {
  expect(writing('<form', ['kit/form.tsx'])).toEqual([]);
  // The cells of the dial grid are exempt, because they also take letters.
  expect(writing('inputmode="numeric"', ['kit/number-input.tsx', 'collection/characters/dial-grid.tsx'])).toEqual([]);
});
