import { describe, expect, test } from 'vitest';
import { parseCases, printCase } from '../../src/notation/cases';
import { printNotationFault } from '../../src/notation/fault';
import { parseFaultRows } from './fault-rows';

const LINES = [
  'edition: strike-teams',
  'map: |',
  '  +---+---+---+---+',
  '  | .   O ! .   . |',
  '  +---+---+---+---+',
  'strengths: {b1: 3, b1/c1: 2}',
  'tokens: {wheel: {at: c1, strength: 4, wounds: 2}, gun: {at: d1, kind: turret}}',
  'groups: {Grunts: {members: [G], ap: 6, gain: 4}}',
  'pieces:',
  '  A: {at: a1, side: heroes, ap: 9, cards: {Lunge: {box: attack, cost: 2, attack: melee, strength: 4, effects: [pierce, +1 armor, slam 2]}}}',
  '  G: {at: d1, side: mastermind, kind: henchman, status: [prone]}',
  'ask:',
  '  play:',
  '    - attack: {attacker: A, target: G, attack: melee, with: Lunge, strength: 5, aim: 1, defend: {G: 2}, slam: 2, direction: ne}',
  '    - attack: {attacker: A, target: wheel, attack: hurl, object: b1, from: G}',
  '    - attack: {attacker: G, target: b1/c1, attack: ranged, turret: true}',
  '    - move: {piece: A, to: c1, run: true, open: b1/c1}',
  '    - move: {piece: A, to: c1, action: breakthrough, strength: 4, defend: {G: 2}}',
  '    - lay: {gate: {at: c1, kind: objective, strength: 4, wounds: 3}}',
  '    - take: [A, gate]',
  '    - deliver: [A, gate]',
  '    - dismantle: [A, b1]',
  '    - shake_off: [A, G, prone]',
  'expect: {legal: true, tokens: {wheel: gone, gate: A}, damaged: {gate: 1}, G: {status: [prone], at: d1}, debris: [b1], walls_down: [b1/c1]}',
];
const TEXT = LINES.join('\n');

function parsed(text: string): string {
  const [one] = parseCases(text, 'here', () => true);
  if (!one) throw new Error('no case');
  return one.ok ? printCase(one.value) : printNotationFault(one.fault);
}

describe('deeds of a mission', () => {
  test('are parsed and printed back', () => {
    const [one] = parseCases(TEXT, 'here', () => true);
    if (!one?.ok) throw new Error(parsed(TEXT));
    const [again] = parseCases(printCase(one.value), 'here', () => true);
    expect(again?.ok && again.value).toEqual(one.value);
    expect(one.value.position?.tokens?.map(({ name, wounds }) => [name, wounds])).toEqual([
      ['wheel', 2],
      ['gun', null],
    ]);
  });

  const faults = parseFaultRows(`
    strength · strength: 4, wounds: 2 → strength: 0, wounds: 2 ⇒ 7 tokens.wheel.strength: the number is out of bounds (0)
    wounds · strength: 4, wounds: 2 → strength: 4, wounds: 100 ⇒ 7 tokens.wheel.wounds: the number is out of bounds (100)
    at · wheel: {at: c1 → wheel: {at: z9 ⇒ 7 tokens.wheel.at: this lies off the map (z9)
    wheel · gun: {at: d1 → wheel: {at: d1 ⇒ 7 wheel: this key stands twice
    wheel · lay: {gate → lay: {wheel ⇒ 19 ask.play[5].lay.wheel: this key stands twice (wheel)
    kind · kind: turret → kind: gun ⇒ 7 tokens.gun.kind: this value is not known (gun; known: objective turret ammunition)
    effects[0] · [pierce, +1 → [pierces, +1 ⇒ 10 pieces.A.cards.Lunge.effects[0]: this value is not known (pierces)
    target · target: wheel → target: keel ⇒ 15 ask.play[1].attack.target: no piece or square has this name (keel)
    take[1] · take: [A, gate] → take: [A, fate] ⇒ 20 ask.play[6].take[1]: this value is not known (fate)
    open · open: b1/c1 → open: b1 ⇒ 17 ask.play[3].move.open: a square such as c4, or the wall between two as b2/b3, is wanted (b1)
    ran · run: true → ran: true ⇒ 17 ask.play[3].move.ran: this key is not known
    shake_off[2] · A, G, prone → A, G, asleep ⇒ 23 ask.play[9].shake_off[2]: this value is not known (asleep; known: trapped prone)
    gone · damaged: {gate → damaged: {gone ⇒ 24 expect.damaged.gone: this value is not known (gone)
  `);
  test.each(faults)('reports a fault by line and key: %s: %s as %s', (_, from, to, fault) => {
    expect(TEXT).toContain(from);
    expect(parsed(TEXT.replace(from, to))).toBe(`here:${fault.replace(' ', ': case 1: ')}`);
  });
});
