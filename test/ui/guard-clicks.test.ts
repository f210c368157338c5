// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { guardClicks } from '../../src/ui/kit/guard-clicks';
import { registerSheet } from '../../src/ui/kit/open-sheets';

let beneath: HTMLButtonElement;
let layer: HTMLButtonElement;
let sheet: HTMLDialogElement;
let pressed = 0;
/** Time of the next event in ms. Every gesture starts later than the last. */
let now = 10_000;

let stopGuarding: () => void;
beforeAll(() => {
  stopGuarding = guardClicks();
});
// The document is shared with other test files.
afterAll(() => stopGuarding());

beforeEach(() => {
  pressed = 0;
  now += 5000;
  beneath = document.createElement('button');
  beneath.append(document.createElement('span'));
  beneath.addEventListener('click', () => pressed++);
  layer = document.createElement('button');
  sheet = document.createElement('dialog');
  sheet.append(layer);
  document.body.append(beneath, sheet);
});

afterEach(() => {
  sheet.remove();
  beneath.remove();
});

const send = (on: Element, type: string, { detail = 1, x = 20 } = {}) => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, detail, clientX: x, clientY: 20 });
  Object.defineProperty(event, 'timeStamp', { value: now });
  on.dispatchEvent(event);
};
const press = (on: Element, at = {}) => {
  send(on, 'pointerdown', at);
  send(on, 'pointerup', at);
};
const tap = (on: Element, at = {}) => {
  press(on, at);
  send(on, 'click', at);
};

it('passes taps, also on the content of a button', () => {
  tap(beneath);
  press(beneath.firstElementChild as Element);
  send(beneath, 'click');
  expect(pressed).toBe(2);
});

it('drops a second quick tap after a control that records one step, on whatever replaced it', () => {
  const step = document.createElement('button');
  step.setAttribute('data-once', '');
  step.addEventListener('click', () => step.remove());
  document.body.append(step);
  tap(step);
  now += 100;
  tap(beneath);
  expect(pressed).toBe(0);
  now += 400;
  tap(beneath);
  expect(pressed).toBe(1);
});

it('drops the click of a tap whose layer closed when the finger was lifted', () => {
  layer.addEventListener('pointerup', () => sheet.remove());
  press(layer);
  send(beneath, 'click');
  expect(pressed).toBe(0);
  now += 300;
  tap(beneath);
  expect(pressed).toBe(1);
});

it('drops the click on a layer that a hold opened', () => {
  press(layer);
  send(beneath, 'click');
  expect(pressed).toBe(0);
});

it.each([
  ['drops the second of two quick taps', 120, 22, 0],
  ['passes a second tap after a pause', 400, 22, 1],
  ['passes a quick tap elsewhere', 120, 80, 1],
])('%s after a tap that closed its layer', (_, wait, x, presses) => {
  layer.addEventListener('click', () => sheet.remove());
  tap(layer);
  now += wait;
  tap(beneath, { x });
  expect(pressed).toBe(presses);
});

it('passes a quick tap on the next page, where a button replaced the first', () => {
  const before = document.createElement('button');
  document.body.append(before);
  before.addEventListener('click', () => before.remove());
  tap(before);
  now += 120;
  tap(beneath);
  expect(pressed).toBe(1);
});

it('drops the third of three quick taps too', () => {
  layer.addEventListener('click', () => sheet.remove());
  tap(layer);
  for (const _ of [2, 3]) {
    now += 150;
    tap(beneath);
  }
  expect(pressed).toBe(0);
});

it('drops a quick tap on a sheet that the first tap opened, and passes quick taps on one control', () => {
  tap(beneath);
  now += 120;
  tap(beneath);
  expect(pressed).toBe(2);
  let close = (): void => undefined;
  layer.addEventListener('click', () => {
    close = registerSheet(document.createElement('dialog'));
  });
  tap(layer);
  now += 120;
  tap(beneath);
  expect(pressed).toBe(2);
  close();
});

it('passes keys, and clicks of assistive technology long after a drag', () => {
  press(layer);
  send(beneath, 'click', { detail: 0 });
  now += 1000;
  send(beneath, 'click');
  expect(pressed).toBe(2);
});
