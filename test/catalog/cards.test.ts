import { expect, test } from 'vitest';
import { BOX_PARTS, characterFromShared, printCardFile } from '../../src/catalog/cards/card-file';
import { listCardProblems, listScenarioProblems } from '../../src/catalog/cards/card-problems';
import { cardOf, characterFromCard } from '../../src/catalog/cards/carded-character';
import { type CharacterCard, computeBuildPoints, listTakenCards } from '../../src/catalog/cards/character-card';
import { DEMO_CARD_BOX, DEMO_CARD_CHARACTERS } from '../../src/catalog/cards/demo';
import { makePlayedCard } from '../../src/catalog/cards/make-played-card';
import { parseCharacter } from '../../src/game/parse-fact';
import { countWoundsToDefeat } from '../../src/table/striker';
import { parseCardFile } from '../helpers/read-text';

const byName = (name: string): CharacterCard => {
  const character = DEMO_CARD_CHARACTERS.find((each) => each.name === name);
  const card = character && cardOf(character);
  if (!card) throw new Error(`no ${name}`);
  return card;
};
const WICK = byName('Tallow Wick');
const TOLLMEN = byName('Tollmen');

test('the demo set is enough for a mission: four heroes, a mastermind, two villains, henchmen, two scenarios a stage', () => {
  const kinds = DEMO_CARD_CHARACTERS.map((each) => cardOf(each)?.kind);
  expect(kinds.filter((kind) => kind === 'hero')).toHaveLength(4);
  expect(kinds.filter((kind) => kind === 'mastermind')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'villain')).toHaveLength(2);
  expect(kinds.filter((kind) => kind === 'henchman')).toHaveLength(1);
  expect([1, 2, 3].map((stage) => DEMO_CARD_BOX.scenarios.filter((each) => each.stage === stage).length)).toEqual([
    2, 2, 2,
  ]);
  expect(DEMO_CARD_BOX.maps).toHaveLength(2);
});

test('every demo card is playable: no problems, two starting cards affordable at level 0, and a choice at level 1', () => {
  for (const character of DEMO_CARD_CHARACTERS) {
    const card = cardOf(character) as CharacterCard;
    expect(listCardProblems(card), character.name).toEqual([]);
    const starting = card.actions.filter((each) => each.starting);
    expect(starting, character.name).toHaveLength(2);
    expect(starting.reduce((sum, { build }) => sum + build, 0)).toBeLessThanOrEqual(computeBuildPoints(card, 0));
    expect(card.actions.reduce((sum, { build }) => sum + build, 0)).toBeGreaterThan(computeBuildPoints(card, 1));
  }
  expect(DEMO_CARD_BOX.scenarios.flatMap(listScenarioProblems)).toEqual([]);
});

test('a character with a card is stored and parsed like any other, with unit points as its points', () => {
  for (const character of DEMO_CARD_CHARACTERS) {
    expect(parseCharacter(JSON.parse(JSON.stringify(character)))).toEqual({ ok: true, value: character });
  }
  expect(DEMO_CARD_CHARACTERS.find(({ name }) => name === 'The Saltreeve')?.starts).toEqual([{ points: 2, click: 1 }]);
  expect(DEMO_CARD_CHARACTERS.find(({ name }) => name === 'Tollmen')?.starts.map(({ points }) => points)).toEqual([
    1, 2,
  ]);
});

test('an invalid or unplayable stored card is null', () => {
  const character = DEMO_CARD_CHARACTERS[0] as (typeof DEMO_CARD_CHARACTERS)[number];
  expect(cardOf({ ...character, card: { kind: 'hero' } })).toBeNull();
  expect(cardOf({ ...character, card: { ...WICK, health: 3 } })).toBeNull();
  const { card: _, ...dialled } = character;
  expect(cardOf(dialled)).toBeNull();
  expect(parseCharacter({ ...character, card: 7 })).toEqual({ ok: false, fault: 'card: a record' });
});

test('two equal cards are one character, and another name makes another', () => {
  const head = { name: 'Nettle', set: '', number: '', keywords: [], origin: 'entered' } as const;
  expect(characterFromCard(WICK, head).id).toBe(characterFromCard({ ...WICK }, head).id);
  expect(characterFromCard(WICK, { ...head, name: 'Thorn' }).id).not.toBe(characterFromCard(WICK, head).id);
});

test('a level beyond the dial has the build points of the last level', () => {
  expect([0, 1, 5, 9].map((level) => computeBuildPoints(WICK, level))).toEqual([4, 8, 16, 16]);
});

test('the build points at level 0 are the cost of the starting cards, whatever the dial says', () => {
  const actions = WICK.actions.map((each) => (each.starting ? { ...each, build: 3 } : each));
  expect(computeBuildPoints({ ...WICK, actions }, 0)).toBe(6);
  expect(computeBuildPoints({ ...WICK, build: [9, 9], actions }, 0)).toBe(6);
  expect(computeBuildPoints({ ...WICK, actions: [] }, 0)).toBe(4);
  expect(computeBuildPoints({ ...WICK, actions }, 1)).toBe(8);
});

test('the card in play has the side that is up and the chosen action cards, in the order of the set', () => {
  const loadout = { level: 1, face: 0, cards: ['slow-burn', 'snuff', 'not-mine'] };
  expect(listTakenCards(WICK, loadout).map(({ name }) => name)).toEqual(['Snuff', 'Slow Burn']);
  const played = makePlayedCard(WICK, loadout);
  expect(played.boxes.attack).toEqual({ cost: 2, slots: 2, strength: 3, type: 'ranged' });
  expect(Object.keys(played.cards)).toEqual(['Snuff', 'Slow Burn']);
  expect(played.cards.Snuff).toEqual({ box: 'defend', cost: 1, slots: 1, duration: 0, reaction: true });
  expect([played.red, played.last, played.march, played.health]).toEqual([6, 12, null, null]);
});

test('health is the number of damage slots in play, but three for henchmen', () => {
  expect(countWoundsToDefeat(makePlayedCard(WICK, { level: 1, face: 0, cards: [] }))).toBe(6);
  expect(countWoundsToDefeat(makePlayedCard(WICK, { level: 1, face: 0, cards: ['slow-burn', 'snuff'] }))).toBe(9);
  const [front] = TOLLMEN.faces;
  const printed = { ...TOLLMEN, faces: [{ ...front, attack: { ...front.attack, slots: 2 } }] } as const;
  expect(countWoundsToDefeat(makePlayedCard(printed, { level: 1, face: 0, cards: [] }))).toBe(3);
  expect(makePlayedCard(printed, { level: 1, face: 0, cards: [] }).boxes.attack?.slots).toBe(0);
});

test('the other side of the henchmen card has six figures, who march for six points', () => {
  const of = (face: number) => makePlayedCard(TOLLMEN, { level: 1, face, cards: [] }, 'Tollmen');
  expect([of(0).march, of(1).march, of(1).group]).toEqual([3, 6, 'Tollmen']);
});

const [FACE] = WICK.faces;
const [ACTION] = WICK.actions as [CharacterCard['actions'][number]];
const withFace = (change: object): CharacterCard => ({ ...WICK, faces: [{ ...FACE, ...change }] as never });
const withActions = (...actions: object[]): CharacterCard => {
  return { ...WICK, actions: actions.map((each) => ({ ...ACTION, ...each })) };
};

test.each<[string, CharacterCard]>([
  ['red-past-last', withFace({ track: { red: 13, last: 12 } })],
  ['figures-for-henchmen', withFace({ figures: 3 })],
  ['march-without-price', withFace({ move: { ...FACE.move, price: 3 } })],
  ['march-by-hero', withFace({ move: { ...FACE.move, bonus: 'march', price: 3 } })],
  [
    'no-slots',
    withFace({
      attack: { ...FACE.attack, slots: 0 },
      defend: { ...FACE.defend, slots: 0 },
      move: { ...FACE.move, slots: 0 },
    }),
  ],
  ['faces-for-henchmen', { ...WICK, faces: [FACE, FACE] }],
  ['faces-alike', { ...TOLLMEN, faces: [TOLLMEN.faces[0], TOLLMEN.faces[0]] }],
  ['health-for-henchmen', { ...WICK, health: 3 }],
  ['health-for-henchmen', { ...TOLLMEN, health: null }],
  ['run-by-henchman', { ...TOLLMEN, faces: [{ ...TOLLMEN.faces[0], move: FACE.move }] }],
  ['build-falls', { ...WICK, build: [4, 8, 6] }],
  ['id-repeated', withActions({ name: 'A' }, { name: 'B' })],
  ['name-repeated', withActions({ id: 'a' }, { id: 'b' })],
  ['id-unfit', withActions({ id: 'a/b' })],
  ['starting-cards', withActions({ id: 'a', name: 'A' }, { id: 'b', name: 'B' }, { id: 'c', name: 'C' })],
  ['too-dear-to-take', withActions({ build: 17 })],
  ['lasting-without-duration', withActions({ lasting: true })],
  ['reaction-without-cost', withActions({ reaction: true, cost: null })],
])('%s', (code, card) => {
  expect(listCardProblems(card).map((each) => each.code)).toContain(code);
});

test('reports a scenario that ends before its stage, and a token with wounds but no strength', () => {
  const [one] = DEMO_CARD_BOX.scenarios;
  const wrong = {
    ...one,
    stage: 2,
    objectives: [],
    until: 1,
    tokens: [{ ...one?.tokens[0], strength: null, wounds: 3 }],
  } as never;
  expect(listScenarioProblems(wrong).map(({ code }) => code)).toEqual(['until-before-stage', 'token-unbreakable']);
});

test('a card file prints and parses back', () => {
  const read = parseCardFile(printCardFile(DEMO_CARD_BOX), 'cards.json');
  expect(read).toEqual({ ok: true, value: { box: DEMO_CARD_BOX, faults: [] } });
  const shared = DEMO_CARD_BOX.characters[0] as (typeof DEMO_CARD_BOX.characters)[number];
  expect(characterFromShared(shared)).toEqual({ ...DEMO_CARD_CHARACTERS[0], origin: 'imported' });
});

test.each([
  ['', 'file-empty'],
  ['{', 'not-json'],
  ['[]', 'nothing-found'],
  ['{"sidekick":"game"}', 'nothing-found'],
  ['{"sidekick":"cards","version":2}', 'nothing-found'],
])('refuses %j as a card file: %s', (text, code) => {
  expect(parseCardFile(text, 'x.json')).toMatchObject({ ok: false, fault: { code, file: 'x.json' } });
});

/** Returns the demo file with one changed value, at a path such as `a.0.b`. */
function spoilt(path: string, value: unknown): string {
  const file = JSON.parse(printCardFile(DEMO_CARD_BOX));
  const keys = path.split('.');
  const last = keys.pop() as string;
  const at = keys.reduce((record, key) => record[key], file);
  at[last] = value;
  return JSON.stringify(file);
}

test.each([
  [
    'characters.1.card.faces.0.attack.strength',
    41,
    'bad-shape',
    'card.faces.0.attack.strength: a whole number from 0 to 40',
  ],
  ['characters.1.card.faces.0.attack.type', 'magic', 'bad-shape', 'card.faces.0.attack.type: one of melee, ranged'],
  [
    'characters.1.card.actions.0.effects.0',
    { effect: 'win' },
    'bad-shape',
    /^card\.actions\.0\.effects\.0\.effect: no kind of effect known here/,
  ],
  [
    'characters.1.card.actions.0.effects.0',
    { effect: 'slam', spaces: 1.5 },
    'bad-shape',
    /effects\.0\.spaces: a whole/,
  ],
  ['characters.1.card.kind', 'henchman', 'run-by-henchman', /./],
  ['characters.1.id', 'demo-101', 'id-repeated', 'demo-101'],
  ['characters.1', null, 'bad-shape', 'record: a record'],
  ['scenarios.1.stage', 4, 'bad-shape', 'stage: a whole number from 1 to 3'],
  ['tiles.1.map', '+---+', 'empty', '1:1'],
  ['tiles.1.strengths.a1', 3, 'bad-strength', 'a1'],
  ['maps.1.tiles.0.turn', 4, 'bad-shape', 'tiles.0.turn: a whole number from 0 to 3'],
  ['maps.1.tiles.0.x', 1, 'overlap', /boiling-room/],
  ['maps.1.doors.z9/z10', 3, 'bad-door', 'z9/z10'],
  ['maps.1.spawns.0.at', 'v1', 'bad-spawn', 'v1'],
  ['maps.1.spawns.0.at', 'a3', 'spawn-repeated', 'a3'],
  ['victories.0.sides', [], 'bad-shape', 'sides: a list of 2 to 2'],
])('leaves out an invalid record and imports the others: %s', (path, value, code, detail) => {
  const read = parseCardFile(spoilt(path, value), 'x.json');
  if (!read.ok) throw new Error(read.fault.code);
  const [part] = path.split('.') as [(typeof BOX_PARTS)[number]];
  expect(read.value.faults[0]).toMatchObject({ part, code });
  expect(read.value.faults[0]?.detail).toMatch(detail);
  expect(read.value.box[part]).toHaveLength(DEMO_CARD_BOX[part].length - 1);
});

test('reports a part that is not a list, and treats a missing part as empty', () => {
  const read = parseCardFile('{"sidekick":"cards","version":1,"maps":{}}', 'x.json');
  expect(read).toMatchObject({ ok: true, value: { faults: [{ part: 'maps', code: 'bad-shape', detail: 'a list' }] } });
  if (read.ok) for (const part of BOX_PARTS) expect(read.value.box[part]).toEqual([]);
});

test('reports a token that never enters, an objective about nothing, and two tokens of one name', () => {
  const [sluices] = DEMO_CARD_BOX.scenarios;
  const [wheel] = sluices?.tokens ?? [];
  if (!sluices || !wheel) throw new Error('no scenario');
  const asked = { kind: 'damage', of: null, figure: null, count: null, by: null, from: null, until: null } as const;
  const codes = (part: Partial<typeof sluices>) =>
    listScenarioProblems({ ...sluices, ...part }).map(({ code }) => code);
  const book = { ...wheel, name: 'Book', strength: null };
  expect(codes({ tokens: [wheel, { ...book, when: 'gone' }] })).toEqual(['token-never']);
  expect(codes({ tokens: [wheel, { ...book, when: 'gone', after: 'Book' }] })).toEqual(['token-never']);
  expect(codes({ tokens: [wheel, { ...book, when: 'gone', after: wheel.name }] })).toEqual([]);
  expect(codes({ tokens: [wheel, { ...book, when: 'stage', stage: 3 }] })).toEqual(['token-never']);
  expect(codes({ tokens: [wheel, wheel] })).toEqual(['token-repeated']);
  const rival = { name: 'Rival', chosenBy: 'heroes', of: 'heroes', count: 1, secret: false } as const;
  expect(codes({ roles: [rival, { ...rival, name: 'Friend' }, rival] })).toEqual(['role-repeated']);
  expect(codes({ objectives: [{ ...asked, of: 'Gate' }] })).toEqual(['objective-about-nothing']);
  expect(codes({ objectives: [{ ...asked }] })).toEqual(['objective-about-nothing']);
  expect(codes({ objectives: [{ ...asked, kind: 'defeat', by: 'Rivals' }] })).toEqual(['objective-about-nothing']);
  expect(codes({ tokens: [book], objectives: [{ ...asked, of: 'Book' }] })).toEqual(['objective-unbreakable']);
  expect(codes({ objectives: [{ ...asked, of: wheel.name, until: 3 }] })).toEqual(['objective-late']);
  expect(codes({ until: 3, objectives: [{ ...asked, of: wheel.name, from: 3, until: 2 }] })).toEqual([
    'objective-late',
  ]);
});

test.each([
  ['strength', 0],
  ['strength', 100],
  ['wounds', 0],
  ['wounds', 100],
  ['when', 'never'],
])('leaves out a token whose %s is %s with its path, and imports the other cards', (key, value) => {
  const [first, ...others] = DEMO_CARD_BOX.scenarios;
  const broken = { ...first, tokens: [{ ...first?.tokens[0], [key]: value }] } as unknown as (typeof others)[number];
  const read = parseCardFile(printCardFile({ ...DEMO_CARD_BOX, scenarios: [broken, ...others] }), 'cards.json');
  if (!read.ok) throw new Error('not read');
  expect(read.value.faults).toMatchObject([{ part: 'scenarios', record: first?.name, code: 'bad-shape' }]);
  expect(read.value.faults[0]?.detail).toContain(`tokens.0.${key}`);
  expect(read.value.box.scenarios).toEqual(others);
});

test('a scenario card of an earlier version without objectives is imported unchanged', () => {
  const old = DEMO_CARD_BOX.scenarios.map(({ objectives: _, ...card }) => card);
  const read = parseCardFile(printCardFile({ ...DEMO_CARD_BOX, scenarios: old }), 'cards.json');
  expect(read.ok && [read.value.faults, read.value.box.scenarios]).toEqual([[], old]);
});
