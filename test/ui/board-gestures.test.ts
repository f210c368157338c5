// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type GestureHandlers, watchGestures } from '../../src/ui/board/gestures';

/** Map element of 300 by 300 pixels, 100 pixels below the top of the window. */
let map: HTMLElement;
let tray: HTMLButtonElement;
/** A button on top of the map. */
let closer: HTMLButtonElement;
let end: () => void;
let said: string[];

beforeEach(() => {
  document.body.innerHTML = `<div class="board"><div class="port"></div><button type="button">Closer</button></div>
    <button type="button" class="tray">Kite</button>`;
  map = document.querySelector('.port') as HTMLElement;
  closer = document.querySelector('.board button') as HTMLButtonElement;
  tray = document.querySelector('.tray') as HTMLButtonElement;
  map.getBoundingClientRect = () => new DOMRect(0, 100, 300, 300);
  said = [];
  const nothing = (): void => {};
  const targets: GestureHandlers = {
    press: nothing,
    release: nothing,
    grab: () => null,
    tap: ({ x, y }) => said.push(`tap ${x} ${y}`),
    doubleTap: ({ x, y }) => said.push(`twice ${x} ${y}`),
    hold: () => false,
    pan: nothing,
    zoom: nothing,
    drag: nothing,
    drop: nothing,
    dropNothing: nothing,
  };
  end = watchGestures(map, targets);
});

afterEach(() => end());

/** Taps an element at a window position, `at` milliseconds after the start. */
function tap(on: Element, x: number, y: number, at: number): void {
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 });
    Object.defineProperties(event, { timeStamp: { value: 1000 + at }, pointerId: { value: 1 } });
    on.dispatchEvent(event);
  }
}

test('two quick taps close together count as a double tap; distant or slow ones as two taps', () => {
  tap(map, 50, 150, 0);
  tap(map, 60, 160, 200);
  expect(said).toEqual(['tap 50 50', 'twice 60 60']);
  said.length = 0;
  tap(map, 50, 150, 1000);
  tap(map, 80, 150, 1200);
  tap(map, 80, 150, 1600);
  expect(said).toEqual(['tap 50 50', 'tap 80 50', 'tap 80 50']);
});

test('a touch on something else in between prevents a double tap, however close the taps are', () => {
  tap(map, 50, 150, 0);
  tap(tray, 50, 500, 100);
  tap(map, 60, 160, 200);
  expect(said).toEqual(['tap 50 50', 'tap 60 60']);
});

test('a button on the map is never the second tap of a double tap, and prevents one', () => {
  let pressed = 0;
  closer.addEventListener('click', () => {
    pressed += 1;
  });
  tap(map, 50, 390, 0);
  tap(closer, 50, 395, 100);
  tap(map, 50, 390, 200);
  expect(pressed).toBe(1);
  expect(said).toEqual(['tap 50 290', 'tap 50 290']);
});

test('the click of the tap that opened a sheet over the map presses nothing on the sheet', () => {
  let pressed = 0;
  tray.addEventListener('click', () => {
    pressed += 1;
  });
  const click = (at: number) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 50, clientY: 250, detail: 1 });
    Object.defineProperty(event, 'timeStamp', { value: 1000 + at });
    tray.dispatchEvent(event);
  };
  tap(map, 50, 250, 0);
  click(5);
  expect(pressed).toBe(0);
  click(900);
  expect(pressed).toBe(1);
});

test('the second tap does not press what the first one opened: it still counts for the map', () => {
  let pressed = 0;
  tray.addEventListener('click', () => {
    pressed += 1;
  });
  tap(map, 50, 398, 0);
  tap(tray, 50, 405, 150);
  expect(pressed).toBe(0);
  expect(said).toEqual(['tap 50 298', 'twice 50 298']);
  // After a while, the tray works like any other button.
  tap(tray, 50, 405, 800);
  expect(pressed).toBe(1);
});

test('the click that ends a tap is no second tap and presses nothing on what the tap opened', () => {
  let pressed = 0;
  tray.addEventListener('click', () => {
    pressed++;
  });
  const send = (on: Element, type: string, at: number) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 50, clientY: 390, detail: 1 });
    Object.defineProperties(event, { timeStamp: { value: 1000 + at }, pointerId: { value: 1 } });
    on.dispatchEvent(event);
  };
  send(map, 'pointerdown', 0);
  send(map, 'pointerup', 20);
  // A panel now covers the lower part of the map.
  map.getBoundingClientRect = () => new DOMRect(0, 100, 300, 200);
  send(tray, 'click', 25);
  expect(said).toEqual(['tap 50 290']);
  expect(pressed).toBe(0);
  // A second tap at the same point still counts for the map.
  for (const type of ['pointerdown', 'pointerup', 'click']) send(tray, type, 150);
  expect(said).toEqual(['tap 50 290', 'twice 50 290']);
});
