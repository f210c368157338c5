import { describe, expect, test } from 'vitest';
import { parseSimulatorSave } from '../../src/force/simulator';
import { parseFile } from '../../src/share/read-file';

const save = (...objects: unknown[]) => ({ SaveName: 'Friday', GameMode: '', LuaScript: '', ObjectStates: objects });

function read(...objects: unknown[]) {
  const found = parseSimulatorSave(save(...objects));
  if (!found) throw new Error('no save');
  const { force, dials, aside } = found;
  return {
    members: force.members.map(({ name, set, number, points }) => [name, set, number, points].join(' | ')),
    dials: dials.characters.map(({ name, starts, dial }) => {
      const clicks = dial.map((click) =>
        click
          ? Object.values(click)
              .map(({ value, power }) => (power ? `${value} ${power}` : value))
              .join(' ')
          : 'KO',
      );
      return [name, starts.map(({ points }) => points).join('/'), ...clicks].join(' | ');
    }),
    aside: aside.map(({ code, detail }) => `${code} ${detail}`),
  };
}

/** Script of a figure as generators for a tabletop simulator write it. */
const SCRIPT = `--[[StartXML
<Text id="range" fontSize="40" text="6"/><Image image="range2" preserveAspect="true"/>
<Button class="iconButton" icon="transport-wing" /><Button class="iconButton" icon="sharpshooter" />
<Button class="iconButton" icon="indomitable" /><Button class="iconButton" icon="giant" />StopXML--xml]]
index=1
spdTbl={9,8,clear,clear}
spdCol={"gray","white","ko","ko"}
spdTxt={"white","black","clear","clear"}
spdVal={value=spdTbl[1],color=spdCol[1],txt=spdTxt[1]}
atkTbl={11,10,clear,clear}
atkCol={"blue","special","ko","ko"}
defTbl={17,16,clear,clear}
defCol={"dblue","orange","ko","ko"}
dmgTbl={3,2,clear,clear}
dmgCol={"white","brown","ko","ko"}
slotTbl={1,2,3,4}`;
const DIAL = '9 running-shot 11 incapacitate 17 mastermind 3 | 8 10 special 16 toughness 2 perplex';
const FIGURE = { Name: 'Figurine_Custom', Nickname: 'zz004 Moth Captain', LuaScript: SCRIPT };
const CARD = { Name: 'Custom_Tile', Nickname: 'zz004 Moth Captain', LuaScriptState: JSON.stringify(FIGURE) };

describe('a generated script', () => {
  const state = JSON.stringify({ index: 2, spdVal: { value: 8, color: 'white' }, statNames: { Action: false } });

  test('gives the dial in the colours of the mod, the symbols, and the click of its state', () => {
    expect(read({ ...FIGURE, LuaScriptState: state })).toEqual({
      members: ['Moth Captain | zz | 004 | 0'],
      dials: [`Moth Captain | 0 | ${DIAL}`],
      aside: ['at-click Moth Captain: 2'],
    });
    const character = parseSimulatorSave(save(FIGURE))?.dials.characters[0];
    expect(character).toMatchObject({ id: 'zz-004', range: 6, targets: 2, size: 'giant' });
    expect(character?.abilities).toEqual([
      ...['flight', 'carry', 'move-and-attack', 'transporter', 'sharpshooter', 'indomitable', 'giant'],
    ]);
  });

  test('is also read in the card that puts the figure on the table; both are one figure', () => {
    expect(read(CARD)).toMatchObject({
      members: ['Moth Captain | zz | 004 | 0'],
      dials: [`Moth Captain | 0 | ${DIAL}`],
    });
    // Generated states have line ends in strings, which JSON does not allow.
    const lines = { ...CARD, LuaScriptState: CARD.LuaScriptState.replaceAll('\\n', '\r\n\t') };
    expect(lines.LuaScriptState).toContain('\t');
    expect(read(lines)).toEqual(read(CARD));
    const wide = { ...FIGURE, Transform: { scaleX: 2.0, scaleY: 2.0, scaleZ: 1.0 } };
    const saved = parseSimulatorSave(save({ ...CARD, LuaScriptState: JSON.stringify(wide) }));
    expect(saved?.dials.characters[0]?.base).toEqual([1, 2]);
    expect(read({ ContainedObjects: [CARD] }, FIGURE, FIGURE).members).toHaveLength(2);
    expect(read(CARD, FIGURE).dials).toHaveLength(1);
  });
});

const CLICKS = [
  { speed: 8, speedColor: 'red', atk: 10, defence: { value: '17', color: 'orange' }, dmg: 3, dmg_power: 'Outwit' },
  { speed: 'KO', atk: 'KO', defence: 'KO', dmg: 'KO' },
  { speed: 7, atk: 9, defence: 16, dmg: 2 },
];
const CLICKS_READ = '8 flurry 10 17 toughness 3 outwit | KO | 7 9 16 2';
const UNIT = {
  ...{ unit_id: 'zz9', set_id: 'zz', collector_number: '009', name: 'Rook', point_values: [50, 25], type: 'character' },
  keywords: ['Bird'],
  dial: [
    { click_number: 1, starting_line: true, speed_value: 8, attack_value: 9, defense_value: 15, damage_value: 1 },
    { click_number: 2, starting_line: true, speed_value: 7, attack_value: 8, defense_value: 14, damage_value: 1 },
  ],
};

test.each<[string, object, string]>([
  [
    'a list of clicks',
    { LuaScriptState: JSON.stringify({ figure: { points: 75, clicks: CLICKS } }) },
    `75 | ${CLICKS_READ}`,
  ],
  ['only a list', { GMNotes: JSON.stringify(CLICKS) }, `0 | ${CLICKS_READ}`],
  [
    'a list for each value',
    {
      LuaScriptState: JSON.stringify({
        stats: {
          Speed: [8, 7],
          Attack: [10, 9],
          Defense: [17, 16],
          Damage: [3, 2],
          DefensePowers: ['Toughness', null],
        },
      }),
    },
    '0 | 8 10 17 toughness 3 | 7 9 16 2',
  ],
  ['a unit of the public database', { GMNotes: JSON.stringify(UNIT) }, '50/25 | 8 9 15 1 | 7 8 14 1'],
  [
    'rows of values',
    { Description: 'Rook 40 points\nSpeed: 8, 7\nAttack: 10, 9\nDefense: 17, 16\nDamage: 3, 2\nRange: 6' },
    '40 | 8 10 17 3 | 7 9 16 2',
  ],
])('reads %s', (_, object, expected) => {
  expect(read({ Nickname: 'Rook', ...object }).dials).toEqual([`Rook | ${expected}`]);
});

test('figures of one dial at several points are one character with these points', () => {
  const LuaScriptState = JSON.stringify({ clicks: CLICKS });
  const found = read({ Nickname: 'Rook (50)', LuaScriptState }, { Nickname: 'Rook (75)', LuaScriptState });
  expect(found.members).toEqual(['Rook |  |  | 50', 'Rook |  |  | 75']);
  expect(found.dials).toEqual([`Rook | 75/50 | ${CLICKS_READ}`]);
});

test('other states of an object are no further figures, but may have its dial', () => {
  const States = { '2': { Nickname: 'Rook', GMNotes: JSON.stringify(UNIT) }, '3': { Nickname: 'Rook (shaded)' } };
  const found = read({ Nickname: 'Rook', States }, { Nickname: 'Owl (20)' });
  expect(found).toMatchObject({ members: ['Rook | zz | 009 | 50', 'Owl |  |  | 20'], aside: [] });
  expect(found.dials).toHaveLength(1);
});

test('if a state is not understood, names are read and one message says so', () => {
  const unknown = JSON.stringify({ dial: 'AAECAwQ=', click: 3 });
  expect(
    read({ Nickname: 'Rook (50)', LuaScriptState: unknown }, { Nickname: 'Owl (20)', LuaScriptState: unknown }),
  ).toEqual({
    members: ['Rook |  |  | 50', 'Owl |  |  | 20'],
    dials: [],
    aside: ['dials-unread Rook, Owl'],
  });
  // A counter has a state too, which says nothing of a dial.
  expect(read({ Nickname: 'Tray', LuaScriptState: '{"count":3}' }).aside).toEqual([]);
});

test('an import of several files takes the figures with dials', async () => {
  expect(await parseFile(JSON.stringify(save(CARD, { Nickname: 'Dice' })), 'friday.json')).toMatchObject({
    value: { holds: 'characters', report: { characters: [{ name: 'Moth Captain' }] } },
  });
  expect(await parseFile(JSON.stringify(save({ Nickname: 'Dice' })), 'friday.json')).toMatchObject({
    fault: { code: 'holds-a-force' },
  });
});

test('a save whose script is longer than the start of the file is recognized', async () => {
  const long = { SaveName: 'Friday', GameMode: '', Gravity: 0.5, LuaScript: ' '.repeat(20_000), ObjectStates: [CARD] };
  const { recognizeFile } = await import('../../src/share/file-formats');
  const start = { name: 'friday.json', mediaType: '', text: JSON.stringify(long).slice(0, 8000) };
  expect(recognizeFile(start, 'readItem')?.name).toBe('external-force');
});

test.each([
  '{'.repeat(50_000),
  JSON.stringify({ clicks: [{ speed: {}, atk: [] }] }),
  JSON.stringify({ speed: [], attack: [], defense: [], damage: [] }),
  'spdTbl={'.repeat(20_000),
  `spdTbl={${'1,'.repeat(5000)}}`,
])('reads no dial from %.30s', (LuaScriptState) => {
  const began = performance.now();
  expect(read({ Nickname: 'Rook (50)', LuaScriptState, LuaScript: LuaScriptState })).toMatchObject({
    members: ['Rook |  |  | 50'],
    dials: [],
  });
  expect(performance.now() - began).toBeLessThan(500);
});
