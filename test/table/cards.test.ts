import { expect, test } from 'vitest';
import { getCardTitle } from '../../src/table/cards';

test.each([
  ['Fog', 'Fog', 'Fog'],
  ['Fog 2', 'Fog', 'Fog 2'],
  ['victory', 'Deep Purse', 'Deep Purse'],
  ['bad-blood/At odds', 'At odds', 'At odds'],
  ['Foghorn', 'Fog', 'Fog'],
])('the card %j with the name %j is called %j', (id, name, title) => {
  expect(getCardTitle({ id, card: { name } })).toBe(title);
});
