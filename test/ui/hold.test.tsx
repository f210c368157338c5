// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHold } from '../../src/ui/kit/hold';

const done = vi.fn();
const tick = vi.fn();

function Held(props: { most: number }) {
  const hold = createHold(() => props.most, { done, tick });
  return (
    <button type="button" {...hold.on}>
      −{hold.count()}
    </button>
  );
}

const show = (most = 9) => {
  render(() => <Held most={most} />);
  return screen.getByRole('button');
};

beforeEach(() => {
  vi.useFakeTimers();
  done.mockClear();
  tick.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const lift = (button: HTMLElement) => {
  fireEvent.pointerUp(button);
  fireEvent.click(button, { detail: 1 });
};

it('a tap or a key press counts once', () => {
  const button = show();
  fireEvent.pointerDown(button, { button: 0 });
  vi.advanceTimersByTime(100);
  lift(button);
  fireEvent.click(button);
  expect(done.mock.calls).toEqual([[1], [1]]);
  expect(tick).toHaveBeenCalledTimes(2);
});

it('repeats while held, shows the count, and reports it once', () => {
  const button = show();
  fireEvent.pointerDown(button, { button: 0 });
  vi.advanceTimersByTime(2000);
  const reached = Number(button.textContent?.slice(1));
  expect(reached).toBeGreaterThan(2);
  lift(button);
  expect(done.mock.calls).toEqual([[reached]]);
  expect(tick).toHaveBeenCalledTimes(reached);
  expect(button.textContent).toBe('−0');
});

it('stops at the limit, and cancels when the finger slides off', () => {
  const button = show(2);
  fireEvent.pointerDown(button, { button: 0 });
  vi.advanceTimersByTime(5000);
  expect(button.textContent).toBe('−2');
  fireEvent.pointerLeave(button);
  fireEvent.pointerUp(button);
  expect(done).not.toHaveBeenCalled();
});

it("counts a key's click after a touch hold that ended without one", () => {
  const button = show();
  fireEvent.pointerDown(button, { button: 0 });
  vi.advanceTimersByTime(1000);
  fireEvent.pointerUp(button);
  done.mockClear();
  fireEvent.click(button, { detail: 0 });
  expect(done.mock.calls).toEqual([[1]]);
});
