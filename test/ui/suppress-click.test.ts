// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchGestures } from '../../src/ui/board/gestures';
import { suppressClick } from '../../src/ui/kit/suppress-click';

let beneath: HTMLButtonElement;
let layer: HTMLDivElement;
let pressed = 0;

beforeEach(() => {
  pressed = 0;
  beneath = document.createElement('button');
  beneath.addEventListener('click', () => pressed++);
  layer = document.createElement('div');
  document.body.append(beneath, layer);
});

afterEach(() => {
  layer.remove();
  beneath.remove();
});

const pointer = (on: Element, type: string) =>
  on.dispatchEvent(
    Object.assign(new MouseEvent(type, { bubbles: true, clientX: 20, clientY: 20 }), {
      ...{ pointerId: 1, pointerType: 'touch' },
    }),
  );
const click = (on: Element, detail = 1) =>
  on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX: 20, clientY: 20 }));

it('drops only the click of a gesture whose layer closed', () => {
  layer.addEventListener('pointerup', () => {
    suppressClick(layer);
    layer.remove();
  });
  pointer(layer, 'pointerdown');
  pointer(layer, 'pointerup');
  click(beneath);
  expect(pressed).toBe(0);
  click(beneath);
  expect(pressed).toBe(1);
});

it('passes the next tap, clicks of the layer, and keys', () => {
  let own = 0;
  layer.addEventListener('click', () => own++);
  suppressClick(layer);
  click(layer);
  expect(own).toBe(1);
  suppressClick(layer);
  pointer(beneath, 'pointerdown');
  click(beneath);
  expect(pressed).toBe(1);
  suppressClick(layer);
  click(beneath, 0);
  expect(pressed).toBe(2);
});

it('drops the click of a tap that removed the map', () => {
  const none = () => undefined;
  const targets = { press: none, release: none, doubleTap: none, pan: none, zoom: none, drag: none, drop: none };
  const stop = watchGestures(layer, {
    ...{ ...targets, dropNothing: none, grab: () => null, hold: () => false },
    tap: () => {
      stop();
      layer.remove();
    },
  });
  pointer(layer, 'pointerdown');
  pointer(layer, 'pointerup');
  click(beneath);
  expect(pressed).toBe(0);
});

/**
 * Modules that need no `suppressClick`: they act while the finger is down or move persistent elements, so nothing
 * closes or opens.
 */
const STAYS = ['maps/photo/corners-step.tsx'];

it('is used by every module that acts when a finger lifts', () => {
  const root = join(import.meta.dirname, '../../src/ui');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const acts = files.filter((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    return (
      /onPointerUp|'pointerup'|onPointerDown|onTouch|onMouse(?:Up|Down)/.test(text) && !text.includes('suppressClick(')
    );
  });
  expect(acts.map((name) => name.replaceAll('\\', '/'))).toEqual(STAYS);
});
