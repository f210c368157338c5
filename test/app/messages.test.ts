// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, messages, setMessageArea, toast } from '../../src/app/messages';

/** Time in ms, longer than any temporary message is shown. */
const LONG = 60_000;
const band = document.createElement('div');
const undoable = { text: 'Quarry removed from the map.', action: { label: 'Undo', run: () => undefined } };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  dismissToast();
  setMessageArea(null);
  vi.useRealTimers();
});

it.each([
  { on: 'the table of a game', lasting: true, message: undoable, stays: true },
  { on: 'the table of a game, without a way back', lasting: true, message: 'Nothing to record.', stays: false },
  { on: 'a position set up only to ask', lasting: false, message: undoable, stays: false },
  { on: 'a screen without a band', lasting: null, message: undoable, stays: false },
])('a message on $on stays: $stays', ({ lasting, message, stays }) => {
  setMessageArea(lasting === null ? null : band, lasting ?? false);
  toast(message);
  vi.advanceTimersByTime(5000);
  expect(messages.current !== null).toBe(true);
  expect(messages.isRead).toBe(false);
  vi.advanceTimersByTime(LONG);
  expect(messages.current !== null).toBe(stays);
});

it('makes room once read, moves from the Table to the Map, and expires when the game is left', () => {
  setMessageArea(band, true);
  toast(undoable);
  vi.advanceTimersByTime(LONG);
  expect(messages.isRead).toBe(true);
  // Simulates the change from the Table to the Map.
  setMessageArea(null);
  setMessageArea(band, true);
  vi.advanceTimersByTime(LONG);
  expect(messages.current).toBe(undoable);
  setMessageArea(null);
  vi.advanceTimersByTime(LONG);
  expect(messages.current).toBeNull();
});

it('starts over with each message', () => {
  setMessageArea(band, true);
  toast(undoable);
  vi.advanceTimersByTime(LONG);
  toast({ ...undoable, text: 'Rook removed from the map.' });
  expect(messages.isRead).toBe(false);
});
