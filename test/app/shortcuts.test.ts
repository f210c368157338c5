import { expect, test } from 'vitest';
import { findShortcutAction, formatShortcut, type KeyPress, SHORTCUTS } from '../../src/app/shortcuts';

const pressed = (keys: string): KeyPress => {
  const parts = keys.split(' ');
  const key = parts.at(-1) ?? '';
  return {
    key,
    shiftKey: parts.includes('shift'),
    ctrlKey: parts.includes('ctrl'),
    metaKey: parts.includes('cmd'),
    altKey: parts.includes('alt'),
  };
};

test.each([
  ['z', 'undo'],
  ['ctrl z', 'undo'],
  ['cmd z', 'undo'],
  ['shift Z', 'redo'],
  ['ctrl shift Z', 'redo'],
  ['Z', 'undo'],
  ['alt z', undefined],
  ['e', 'end-turn'],
  ['shift E', undefined],
  ['ctrl e', undefined],
  ['s', 'show'],
  ['ctrl s', undefined],
  ['-', 'turn'],
  ['+', 'turn'],
  ['shift +', 'turn'],
  ['ctrl +', undefined],
  ['3', 'go'],
  ['cmd 3', undefined],
  ['shift ?', 'list'],
  ['?', 'list'],
  ['x', undefined],
  ['Enter', undefined],
  ['ArrowLeft', undefined],
])('%s triggers %s', (keys, does) => {
  expect(findShortcutAction(pressed(keys))?.does).toBe(does);
});

test('digits select the tabs in order, and signs turn the dial like the buttons', () => {
  const tabs = ['1', '2', '3', '4', '5'].map((key) => findShortcutAction(pressed(key)));
  expect(tabs.map((deed) => deed?.does === 'go' && deed.tab)).toEqual([
    'table',
    'map',
    'forces',
    'collection',
    'rules',
  ]);
  expect(findShortcutAction(pressed('-'))).toEqual({ does: 'turn', clicks: 1 });
  expect(findShortcutAction(pressed('+'))).toEqual({ does: 'turn', clicks: -1 });
});

test('shortcuts have unique names, and each works with each of its keys', () => {
  const names = SHORTCUTS.map(formatShortcut);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('Shift+Z');
  for (const { keys, shift, action } of SHORTCUTS) {
    for (const key of keys) expect(findShortcutAction(pressed(shift ? `shift ${key}` : key))).toBe(action);
  }
});
