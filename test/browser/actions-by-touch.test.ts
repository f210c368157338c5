/** Tests that actions can be recorded on the Table by touch and offline, and counts the taps. */
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  ATTACK_LENDERS,
  BACKING_TEAM,
  SPOTTER_TEAMS,
  STRIKE_BACK_TEAM,
  WILD_CARD_TEAMS,
} from '../../src/rules/editions/hypertime-2003/team-names';
import { tapSquare } from './board';
import {
  deleteProfile,
  findTab,
  openPhone,
  openSite,
  type Phone,
  type Site,
  takeScreenshot,
  waitUntilOfflineReady,
} from './harness';
import { readLog } from './table-steps';

/** Name of a button or option, as full text or pattern, or a square of the map. */
type Tap = string | RegExp | { readonly square: string };

interface Walk {
  readonly name: string;
  /** Position as text in the notation. */
  readonly position: string;
  /** Taps after the turn begins that are not counted. */
  readonly before?: readonly Tap[];
  readonly taps: readonly Tap[];
  readonly mostTaps: number;
  /** Lines of the game log after the action. */
  readonly log: readonly string[];
  /** Figure cards that the Table shows after the action. */
  readonly cards: readonly RegExp[];
}

/** Writes a position on an open map. In dial editions, red begins its turn; in missions, the mastermind does. */
function writePosition(
  edition: string,
  size: readonly [columns: number, rows: number],
  pieces: Readonly<Record<string, string>>,
  more = '',
): string {
  const [columns, rows] = size;
  const line = (square: string, between: string, end: string) =>
    `  ${end}${Array(columns).fill(square).join(between)}${end}\n`;
  const edge = line('---', '+', '+');
  const map = Array(rows)
    .fill(line(' . ', ' ', '|'))
    .join(line('   ', '+', '+'));
  const listed = Object.entries(pieces).map(([piece, about]) => `  ${piece}: {${about}}\n`);
  const ask = 'ask:\n  play: []\nexpect: {legal: true}\n';
  const head = `title: A position\nedition: ${edition}\ncite: Rules\nmap: |\n`;
  return `${head}${edge}${map}${edge}${more}pieces:\n${listed.join('')}${ask}`;
}

const ACTION = /^Action/;
const ATTACK = /^Attack/;
const HIT = /^Hit: /;
const BEGIN_TURN: readonly Tap[] = ['Game menu', /^Record an action/, 'Begin a turn', 'Red', 'Record'];
const CAPTURE: readonly Tap[] = [ACTION, 'More actions', 'Capture'];
const MASTERMIND_TURN: readonly Tap[] = [/^Gain AP/];

const WALKS: readonly Walk[] = [
  {
    name: 'mind control',
    position: writePosition('hypertime-2003', [6, 2], {
      Wren: 'at: a1, powers: [mind-control]',
      Rook: 'at: e1, side: blue, points: 236',
      Crow: 'at: c2, side: blue',
    }),
    taps: [ACTION, /^Mind Control/, 'Rook', '3', '6', 'Record'],
    mostTaps: 6,
    log: ['Red controls Rook for one action', 'Wren takes 2 clicks'],
    cards: [/^Wren.*click 3 of 5.*1 action token/, /^Rook.*click 1 of 5/],
  },
  {
    name: 'mastermind',
    position: writePosition('hypertime-2003', [4, 2], {
      Wren: 'at: a1',
      Rook: 'at: b1, side: blue, powers: [mastermind]',
      Crow: 'at: b2, side: blue',
      Kite: 'at: c1, side: blue',
    }),
    taps: [ATTACK, 'Crow', HIT],
    mostTaps: 4,
    log: ['Crow takes 2 clicks from Wren'],
    cards: [/^Wren.*1 action token/, /^Rook.*click 1 of 5/, /^Crow.*click 3 of 5/],
  },
  {
    name: 'blades, claws and fangs',
    position: writePosition('hypertime-2003', [3, 1], {
      Wren: 'at: a1, powers: [blades-claws-fangs]',
      Rook: 'at: b1, side: blue, clicks: 9',
    }),
    taps: [ATTACK, '5', HIT],
    mostTaps: 3,
    log: ['Wren hits Rook: 5 clicks'],
    cards: [/^Wren.*1 action token/, /^Rook.*click 6 of 9/],
  },
  {
    name: 'a team that backs an attack',
    position: writePosition('hypertime-2003', [6, 2], {
      Wren: `at: a1, team: ${BACKING_TEAM}`,
      Lark: 'at: b1',
      Rook: 'at: f1, side: blue',
    }),
    taps: [ACTION, /^S\.H\.I\.E\.L\.D\./, 'Record'],
    mostTaps: 3,
    log: ['Wren gets 1 action token', 'Wren backs Lark'],
    cards: [/^Wren.*1 action token/, /^Lark.*0 action tokens/],
  },
  {
    // One extra tap: the figure that strikes back is not the figure that acted.
    name: 'a team that strikes back',
    position: writePosition('hypertime-2003', [5, 2], {
      Wren: 'at: a1',
      Rook: `at: b1, side: blue, team: ${STRIKE_BACK_TEAM}`,
    }),
    before: [ATTACK, HIT],
    taps: [/^Rook/, ACTION, new RegExp(`^${STRIKE_BACK_TEAM}`), 'Record'],
    mostTaps: 4,
    log: ['Rook strikes back at Wren', 'Wren takes 1 click from Rook'],
    cards: [/^Wren.*click 2 of 5/, /^Rook.*click 3 of 5/],
  },
  {
    name: 'outwit',
    position: writePosition('core-2008', [5, 1], {
      Wren: 'at: a1, powers: [outwit]',
      Rook: 'at: d1, side: blue, powers: [stealth, toughness]',
    }),
    taps: [ACTION, /^Outwit/, 'Toughness', 'Record'],
    mostTaps: 4,
    log: ['Wren uses Outwit', 'Rook cannot use Toughness until Red’s turn begins'],
    cards: [/^Rook.*Toughness off/, /^Wren.*0 action tokens/],
  },
  {
    name: 'perplex',
    position: writePosition('core-2008', [5, 1], {
      Wren: 'at: a1, powers: [perplex]',
      Lark: 'at: b1',
      Rook: 'at: d1, side: blue',
    }),
    taps: [ACTION, /^Perplex/, 'Lark', 'Attack', '+1', 'Record'],
    mostTaps: 6,
    log: ['Wren uses Perplex', 'Lark: attack +1 until Red’s turn begins'],
    cards: [/^Lark.*attack 11/],
  },
  {
    name: 'support',
    position: writePosition('hypertime-2003', [6, 1], {
      Wren: 'at: a1, powers: [support]',
      Lark: 'at: b1',
      Rook: 'at: f1, side: blue',
    }),
    before: [/^Lark/, /^−1/, /^−1/, /^Wren/],
    taps: [ACTION, /^Support/, '3', '4', '6', 'Record'],
    mostTaps: 6,
    log: ['Rolled 3 + 4 for support', 'Lark heals 2 clicks'],
    cards: [/^Wren.*1 action token/, /^Lark.*click 1 of 5/],
  },
  {
    name: 'steal energy',
    position: writePosition('hypertime-2003', [3, 1], {
      Wren: 'at: a1, powers: [steal-energy]',
      Rook: 'at: b1, side: blue',
    }),
    before: [/^−1/, /^−1/],
    taps: [ATTACK, HIT],
    mostTaps: 2,
    log: ['Wren hits Rook: 2 clicks', 'Wren heals 1 click'],
    cards: [/^Wren.*click 2 of 5.*1 action token/, /^Rook.*click 3 of 5/],
  },
  {
    name: 'capture',
    position: writePosition('core-2008', [4, 1], {
      Wren: 'at: a1, abilities: [capture]',
      Rook: 'at: b1, side: blue',
    }),
    taps: [ATTACK, 'Captures', HIT],
    mostTaps: 3,
    log: ['Wren captures Rook'],
    cards: [/^Rook.*captive of Wren/],
  },
  {
    name: 'rescue',
    position: writePosition('core-2008', [4, 1], {
      Wren: 'at: a1',
      Rook: 'at: b1, side: blue',
      Crow: 'at: c1, side: blue',
    }),
    before: [...CAPTURE, 'Rook', 'Record', 'End turn', /^Crow/],
    taps: [ACTION, 'Rescue a captive', 'Record'],
    mostTaps: 3,
    log: ['Rook is free again', 'Rook is placed on b1'],
    cards: [/^Rook.*1 action token/],
  },
  {
    name: 'release',
    position: writePosition(
      'core-2008',
      [4, 1],
      { Wren: 'at: a1', Rook: 'at: b1, side: blue' },
      'starts: {red: [a1, b1], blue: [d1]}\n',
    ),
    before: [...CAPTURE, 'Record'],
    taps: [ACTION, 'Release a captive', 'Record'],
    mostTaps: 3,
    log: ['Wren gets 1 action token', 'Red scores 100 points for Rook'],
    cards: [/^Rook.*K\.O\./],
  },
  {
    name: 'duo attack',
    position: writePosition('core-2008', [5, 1], {
      Wren: 'at: a1, abilities: [duo], damage: 3',
      Rook: 'at: e1, side: blue, clicks: 9',
    }),
    taps: [ATTACK, 'Duo', HIT, HIT],
    mostTaps: 4,
    log: ['Wren hits Rook: 3 clicks', 'Wren hits Rook: 2 clicks'],
    cards: [/^Wren.*1 action token/, /^Rook.*click 6 of 9/],
  },
  {
    name: 'wild card',
    position: writePosition('hypertime-2003', [4, 2], {
      Wren: `at: a1, team: ${WILD_CARD_TEAMS[1]}`,
      Lark: `at: a2, team: ${ATTACK_LENDERS[1]}, attack: 11`,
      Dove: `at: b2, team: ${SPOTTER_TEAMS[0]}`,
      Rook: 'at: d1, side: blue',
    }),
    taps: [ACTION, new RegExp(`^${SPOTTER_TEAMS[0]}`), 'Record'],
    mostTaps: 3,
    log: [`Wren counts as ${SPOTTER_TEAMS[0]}`],
    cards: [/^Wren.*0 action tokens/],
  },
  {
    // The card has two attacks. The second continues from the first target at no cost.
    name: 'multipart card',
    position: writePosition('strike-teams', [4, 1], {
      Wren: 'at: a1, side: mastermind, kind: villain, ap: 0, gain: 8, health: 12, cards: {Disc: {box: attack, cost: 3, slots: 2, effects: [ranged 3 +2 within 3]}}',
      Rook: 'at: c1, side: heroes, kind: hero, health: 12',
      Crow: 'at: d1, side: heroes, kind: hero, health: 12',
    }),
    before: MASTERMIND_TURN,
    taps: [
      ...['More actions', /^Disc/, /^Rook/, /^Deal 3 wounds/],
      ...[/^Up to 2 more targets/, /^Crow/, /^Deal 3 wounds/, 'Done'],
    ],
    mostTaps: 8,
    log: ['Rook takes 3 wounds', 'Crow takes 3 wounds'],
    cards: [/^5 of 12 action points.*Wren/],
  },
  {
    name: 'march of three henchmen',
    position: writePosition(
      'strike-teams',
      [4, 3],
      {
        Ant: 'at: a1, side: mastermind, kind: henchman',
        Bee: 'at: a2, side: mastermind, kind: henchman',
        Fly: 'at: a3, side: mastermind, kind: henchman',
      },
      'groups: {Grunts: {members: [Ant, Bee, Fly], ap: 0, gain: 3}}\n',
    ),
    before: MASTERMIND_TURN,
    taps: [
      ...['More actions', /^March/],
      // The next henchman is selected after each step.
      ...[{ square: 'c1' }, { square: 'c2' }, { square: 'c3' }],
    ],
    mostTaps: 5,
    log: ['Ant moves to c1', 'Bee moves to c2', 'Fly moves to c3'],
    cards: [],
  },
];

let site: Site;
let phone: Phone;

/** Returns the sheet on top, or the page if no sheet is open. */
async function findTop(page: Page): Promise<Locator> {
  const sheets = page.locator('dialog[open]');
  return (await sheets.count()) > 0 ? sheets.last() : page.locator('body');
}

async function tap(page: Page, what: Tap): Promise<void> {
  if (typeof what === 'object' && 'square' in what) return tapSquare(page, what.square);
  const named = { name: what, exact: true };
  const press = async () => {
    const top = await findTop(page);
    // The input element of an option is invisible, so its label is tapped. The label has the same name.
    const option = top.locator('label').filter({ has: page.getByRole('radio', named) });
    await top.getByRole('button', named).or(option).first().tap({ timeout: 2000 });
  };
  await vi.waitFor(press, { timeout: 8000 });
}

async function setUp(page: Page, position: string): Promise<void> {
  await page.goto(`${site.url}#/rules/desk`);
  await page.reload();
  const paste = page.getByRole('button', { name: /^Paste position notation/ });
  const menu = page.getByRole('button', { name: 'Judge’s desk menu' });
  await paste.or(menu).first().waitFor();
  if (!(await paste.isVisible())) {
    await menu.tap();
    await page.getByRole('button', { name: /^Clear the judge/ }).tap();
  }
  await paste.tap();
  await page.getByRole('textbox').fill(position);
  await page.getByRole('button', { name: 'Open on the judge’s desk' }).tap();
  await page.getByRole('button', { name: 'Play on' }).first().tap();
  await page.getByRole('button', { name: 'Game menu' }).waitFor();
}

beforeAll(async () => {
  site = await openSite();
  phone = await openPhone();
  phone.page.setDefaultTimeout(10_000);
  await phone.page.goto(site.url);
  await waitUntilOfflineReady(phone.page);
  await phone.context.setOffline(true);
});
afterAll(async () => {
  await phone.close();
  await site.stop();
  await deleteProfile(phone.profile);
});

test.for(WALKS)('records by touch: $name', async ({ name, position, before = [], taps, mostTaps, log, cards }) => {
  const { page } = phone;
  const file = name.replaceAll(/\W+/g, '-');
  await setUp(page, position);
  for (const each of before[0] === MASTERMIND_TURN[0] ? before : [...BEGIN_TURN, ...before]) await tap(page, each);
  await page.locator('dialog').waitFor({ state: 'detached' });
  await takeScreenshot(page, `${file}-before`);
  for (const [index, each] of taps.entries()) {
    if (index > 0) await takeScreenshot(page, `${file}-step-${index}`);
    await tap(page, each);
  }
  await page.locator('dialog').waitFor({ state: 'detached' });
  await takeScreenshot(page, `${file}-after`);
  await findTab(page, 'Table').tap();
  expect(taps.length).toBeLessThanOrEqual(mostTaps);
  for (const card of cards) await page.getByRole('button', { name: card }).first().waitFor();
  const lines = (await readLog(page)).join('\n');
  for (const line of log) expect(lines).toContain(line);
  expect(phone.errors).toEqual([]);
});
