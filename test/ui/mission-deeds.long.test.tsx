// @vitest-environment jsdom
import { configure, screen, waitFor, within } from '@solidjs/testing-library';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { select, table } from '../../src/app/game/open-game';
import { recordAction, recordStep } from '../../src/app/game/perform';
import { DEMO_MISSION_CARDS } from '../../src/app/mission/demo-mission';
import { DOOR } from '../../src/board/terrain';
import { parseEdge } from '../../src/grid/edge';
import { parseSquare, squareName } from '../../src/grid/square';
import type { MissionPlan } from '../../src/table/campaign';
import type { Fact } from '../../src/table/facts';
import { countWounds } from '../../src/table/striker';
import { getTally } from '../../src/table/tallies';
import {
  advanceToPhase,
  findSheet,
  openMission,
  readActionPoints,
  requireFigureByName,
  startActivation,
  tapInSheet,
  tapMoreAction,
  waitUntilSheetClosed,
} from './mission-screen';
import { findButton, pressButton, showTable, user } from './table-page';

// Role queries include hidden elements, because visibility checks are slow and not needed.
configure({ defaultHidden: true });
/** Action cards by character that the tests need and the quick mission leaves out. */
const TAKEN: Readonly<Record<string, readonly string[]>> = {
  'Tallow Wick': ['flare', 'burning-rope', 'carried-by-smoke'],
  'Sexton Bell': ['knell', 'headstone', 'last-rites'],
  'Brine Corporal': ['push-of-pike', 'close-ranks'],
  Tollmen: ['whistle-up', 'net'],
};
function armed(plan: MissionPlan): MissionPlan {
  const named = (id: string) => DEMO_MISSION_CARDS.characters.find((each) => each.id === id)?.name ?? '';
  const team = (name: 'heroes' | 'mastermind') =>
    plan.teams[name].map((member) => ({
      ...member,
      loadout: { ...member.loadout, cards: TAKEN[named(member.character)] ?? [] },
    }));
  return { ...plan, teams: { heroes: team('heroes'), mastermind: team('mastermind') } };
}

// Modules are loaded up front, because lazy loading takes long on a busy machine.
beforeAll(
  () => Promise.all([import('../../src/ui/game/mission/ask-sheet'), import('../../src/ui/game/table/action-sheet')]),
  120_000,
);

beforeEach(async () => {
  showTable();
  await openMission(armed);
  await screen.findByRole('group', { name: 'Command Dial of Heroes' });
}, 60_000);

const at = (name: string) => parseSquare(name);

describe('attacks with more effects than wounds', () => {
  it('slam into the figure behind: half again for both', async () => {
    await startActivation('Sexton Bell', {
      'Sexton Bell': 'c11',
      'Brine Corporal': 'd11',
      'Tollmen 1': 'e10',
      'Tollmen 2': 'f11',
    });
    await recordStep('place', [{ fact: 'placed', piece: 'Tollmen 1', squares: ['d10'], how: 'placed' }]);
    await recordStep('place', [{ fact: 'placed', piece: 'Sexton Bell', squares: ['d12'], how: 'placed' }]);
    const before = readActionPoints('Sexton Bell');
    await tapMoreAction(/^Knell/);
    await tapInSheet(/^Brine Corporal/);
    expect(await within(await findSheet()).findByText(/2 wounds of slam damage; also to Tollmen 1/)).toBeTruthy();
    await tapInSheet(/^Deal 4 wounds/);
    await waitFor(() => expect(countWounds(requireFigureByName('Tollmen 1'))).toBe(2));
    expect(countWounds(requireFigureByName('Brine Corporal'))).toBe(6);
    expect(requireFigureByName('Brine Corporal').squares).toEqual([at('d11')]);
    await pressButton('Later');
    // One undo reverts both the attack and the slam.
    await pressButton('Undo');
    await waitFor(() => expect(countWounds(requireFigureByName('Tollmen 1'))).toBe(0));
    expect(countWounds(requireFigureByName('Brine Corporal'))).toBe(0);
    expect(readActionPoints('Sexton Bell')).toBe(before);
  });

  it('slam the body of a defeated target', async () => {
    await startActivation('Sexton Bell', { 'Sexton Bell': 'd12', 'Tollmen 1': 'd11', 'Tollmen 2': 'd10' });
    await tapMoreAction(/^Knell/);
    await tapInSheet(/^Tollmen 1/);
    await tapInSheet(/^Deal 4 wounds/);
    await waitFor(() => expect(requireFigureByName('Tollmen 1').defeated).toBe(true));
    await waitFor(() => expect(countWounds(requireFigureByName('Tollmen 2'))).toBe(2));
    expect(requireFigureByName('Tollmen 1').squares).toEqual([]);
  });

  it('continue from the first target, even if it is defeated', async () => {
    await startActivation('Tallow Wick', {
      'Tallow Wick': 'd13',
      'Tollmen 1': 'd10',
      'Tollmen 2': 'd9',
      'Tollmen 3': 'b10',
    });
    await tapMoreAction(/^Flare/);
    await tapInSheet(/^Tollmen 1/);
    await tapInSheet(/^Deal 3 wounds 3 AP/);
    await waitFor(() => expect(requireFigureByName('Tollmen 1').defeated).toBe(true));
    const before = readActionPoints('Tallow Wick');
    await tapInSheet(/^Up to 2 more targets/);
    expect(await within(await findSheet()).findByText('This attack is measured from Tollmen 1.')).toBeTruthy();
    await tapInSheet(/^Tollmen 2 3 wounds/);
    await tapInSheet(/^Deal 3 wounds 0 AP/);
    await waitFor(() => expect(requireFigureByName('Tollmen 2').defeated).toBe(true));
    await tapInSheet(/^One more target/);
    await tapInSheet(/^Tollmen 3 3 wounds/);
    await tapInSheet(/^Deal 3 wounds/);
    await waitFor(() => expect(requireFigureByName('Tollmen 3').defeated).toBe(true));
    await waitUntilSheetClosed();
    expect(readActionPoints('Tallow Wick')).toBe(before);
    expect(getTally(requireFigureByName('Tallow Wick'), 'duration', 'Flare')).toBe(1);
  });

  it('resume after closing, without cost except aim, and not against targets already hit', async () => {
    await startActivation('Tallow Wick', {
      'Tallow Wick': 'd13',
      'Brine Corporal': 'd10',
      'Tollmen 2': 'd8',
      'Tollmen 3': 'b10',
    });
    await tapMoreAction(/^Flare/);
    await tapInSheet(/^Brine Corporal/);
    await tapInSheet(/^Deal 3 wounds 3 AP/);
    await findButton(/^Up to 2 more targets/);
    const before = readActionPoints('Tallow Wick');
    expect(screen.queryByRole('button', { name: /more attacks? of the card/ })).toBeNull();
    await tapInSheet('Close');
    await waitUntilSheetClosed();
    await pressButton('More actions');
    await tapInSheet(/^Flare/);
    expect(await within(await findSheet()).findByText('This attack is measured from Brine Corporal.')).toBeTruthy();
    expect(within(await findSheet()).queryByRole('button', { name: /^Brine Corporal/ })).toBeNull();
    // The target is five squares from the attacker, but only two squares from the first target.
    await tapInSheet(/^Tollmen 2 3 wounds/);
    await tapInSheet(/^Deal 3 wounds 0 AP/);
    await waitFor(() => expect(requireFigureByName('Tollmen 2').defeated).toBe(true));
    expect(readActionPoints('Tallow Wick')).toBe(before);
    await tapInSheet(/^One more target/);
    await tapInSheet(/^Use the card once more instead/);
    await tapInSheet(/^Tollmen 3/);
    expect(await within(await findSheet()).findByRole('button', { name: /^Deal \d wounds? 3 AP/ })).toBeTruthy();
  });

  it('trap their target, and the target or a friend removes the token', async () => {
    await startActivation('Tallow Wick', { 'Tallow Wick': 'd12', 'Brine Corporal': 'd9' });
    await tapMoreAction(/^Burning Rope/);
    await tapInSheet(/^Brine Corporal/);
    await tapInSheet(/^Deal 2 wounds/);
    await waitFor(() => expect(getTally(requireFigureByName('Brine Corporal'), 'status', 'trapped')).toBe(1));
    await pressButton(/^Later/);
    await recordAction({ deed: 'begin-round', round: 4 });
    await recordAction({ deed: 'next-phase' });
    await recordAction({ deed: 'activate', piece: 'Brine Corporal', how: 'gain' });
    select('Brine Corporal');
    await tapMoreAction(/^Shake off trapped 2 AP/);
    await waitFor(() => expect(getTally(requireFigureByName('Brine Corporal'), 'status', 'trapped')).toBe(0));
    expect(readActionPoints('Brine Corporal')).toBe(3);
  });

  it('throw a chosen object, from the card as from the list', async () => {
    await startActivation('Sexton Bell', { 'Sexton Bell': 'd8', 'Brine Corporal': 'd5' });
    await user.click(await findButton(/action points.*Sexton Bell/));
    await tapInSheet(/^Use Headstone/);
    await user.click(await within(await findSheet()).findByRole('radio', { name: 'e7, strength 2' }));
    await tapInSheet(/^Brine Corporal/);
    await tapInSheet(/^Deal 2 wounds 1 AP/);
    await waitFor(() => expect(table()?.board?.objectStrengths.has(at('e7') as never)).toBe(false));
    // The thrown object is a crate of ammunition, which explodes.
    expect(countWounds(requireFigureByName('Brine Corporal'))).toBe(5);
    expect(getTally(requireFigureByName('Sexton Bell'), 'duration', 'Headstone')).toBe(1);
  });

  it('break through: move to the space behind, without a wound', async () => {
    await startActivation('Sexton Bell', { 'Sexton Bell': 'd12', 'Brine Corporal': 'd11' });
    await tapMoreAction(/^Break through 4 AP/);
    await tapInSheet(/^Brine Corporal/);
    await tapInSheet(/^Break through/);
    await waitFor(() => expect(requireFigureByName('Sexton Bell').squares).toEqual([at('d10')]));
    expect(countWounds(requireFigureByName('Brine Corporal'))).toBe(0);
    expect(readActionPoints('Sexton Bell')).toBe(1);
    await waitUntilSheetClosed();
  });

  it('fire a gun turret from its space', async () => {
    await startActivation('Sexton Bell', { 'Sexton Bell': 'i7', 'Brine Corporal': 'i4' });
    await tapMoreAction(/^Fire the turret 2 AP/);
    await tapInSheet(/^Brine Corporal 4 wounds/);
    await tapInSheet(/^Deal 4 wounds 2 AP/);
    await waitFor(() => expect(countWounds(requireFigureByName('Brine Corporal'))).toBe(4));
    expect(readActionPoints('Sexton Bell')).toBe(3);
  });
});

describe('targets that are not opponents', () => {
  it('use the same sheet, with a card as with the primary attack; the token is removed with its last wound', async () => {
    await startActivation('Tallow Wick', { 'Tallow Wick': 'c8', 'Brine Corporal': 'j1' });
    await pressButton(/^Ranged attack/);
    // The attack has strength 3, the wheel strength 4.
    await tapInSheet(/^Sluice wheel 1 strength 4 · weak/);
    expect(await within(await findSheet()).findByText('Too weak: it costs its points and does nothing.')).toBeTruthy();
    await tapInSheet('Increase Strength');
    await tapInSheet(/^Strike it 2 AP/);
    await waitFor(() => expect(table()?.tokens.some(({ id }) => id === 'Sluice wheel 1')).toBe(false));
    await waitUntilSheetClosed();
    await pressButton('Undo');
    await waitFor(() => expect(table()?.tokens.some(({ id }) => id === 'Sluice wheel 1')).toBe(true));
  });

  it('of two tokens in one square, the tapped one is hit', async () => {
    await startActivation('Tallow Wick', { 'Tallow Wick': 'c8', 'Brine Corporal': 'j1' });
    const wheel = table()?.tokens.find(({ id }) => id === 'Sluice wheel 1');
    const lies = {
      kind: 'objective',
      square: squareName(wheel?.at ?? 0),
      holder: null,
      strength: 3,
      wounds: 0,
      times: 1,
    };
    await recordStep('place', [{ fact: 'token', token: 'Old pump', ...lies }]);
    await pressButton(/^Ranged attack/);
    await tapInSheet(/^Old pump breaks strength 3/);
    await tapInSheet(/^Strike it 2 AP/);
    await waitFor(() => expect(table()?.tokens.some(({ id }) => id === 'Old pump')).toBe(false));
    expect(table()?.tokens.find(({ id }) => id === 'Sluice wheel 1')).toEqual(wheel);
    await waitUntilSheetClosed();
  });

  it('a teammate has a separate heading, and takes wounds like any target', async () => {
    await startActivation('Sexton Bell', { 'Sexton Bell': 'd12', 'Tallow Wick': 'd11', 'Brine Corporal': 'j1' });
    await pressButton(/^Melee attack/);
    expect(await within(await findSheet()).findByRole('heading', { name: 'Teammates' })).toBeTruthy();
    await tapInSheet(/^Tallow Wick/);
    await tapInSheet(/^Deal \d wounds/);
    await waitFor(() => expect(countWounds(requireFigureByName('Tallow Wick'))).toBeGreaterThan(0));
  });
});

describe('status tokens', () => {
  it('are removed one by one or all at once, and a neighbour helps by a tap on the sheet', async () => {
    await startActivation('Sexton Bell', { 'Sexton Bell': 'd12', 'Tallow Wick': 'd11', 'Brine Corporal': 'j1' });
    await recordAction({ deed: 'gain', piece: 'Sexton Bell', points: 4 });
    await recordAction({ deed: 'status', piece: 'Tallow Wick', status: 'prone', by: 2 });
    await user.click(await findButton(/action points.*Tallow Wick/));
    await user.click(await findButton(/action points.*Tallow Wick/));
    const before = readActionPoints('Sexton Bell');
    await tapInSheet(/^Sexton Bell shakes off 2 4 AP/);
    await waitFor(() => expect(getTally(requireFigureByName('Tallow Wick'), 'status', 'prone')).toBe(0));
    expect(readActionPoints('Sexton Bell')).toBe(before - 4);
    await tapInSheet('Undo');
    await waitFor(() => expect(getTally(requireFigureByName('Tallow Wick'), 'status', 'prone')).toBe(2));
    await tapInSheet(/^Sexton Bell shakes it off 2 AP/);
    await waitFor(() => expect(getTally(requireFigureByName('Tallow Wick'), 'status', 'prone')).toBe(1));
  });
});

describe('effects of action cards', () => {
  it('heal wounds by taps, of the figure or a friend, as many as the card says', async () => {
    await startActivation('Sexton Bell', { 'Sexton Bell': 'c13' });
    const puts = [
      { box: 'attack', card: null, wounds: 2 },
      { box: 'move', card: null, wounds: 1 },
    ];
    await recordAction({ deed: 'wound', piece: 'Tallow Wick', puts, by: null });
    await recordAction({ deed: 'wound', piece: 'Sexton Bell', puts: puts.slice(1), by: null });
    await tapMoreAction(/^Last Rites 3 AP/);
    await tapInSheet(/^Use it/);
    await tapInSheet('Heal 1 wound: Tallow Wick, Attack box');
    await waitFor(() => expect(getTally(requireFigureByName('Tallow Wick'), 'wounds', 'attack')).toBe(1));
    await tapInSheet('Heal 1 wound: Tallow Wick, Attack box');
    await waitFor(() => expect(getTally(requireFigureByName('Tallow Wick'), 'wounds', 'attack')).toBe(0));
    await tapInSheet('Heal 1 wound: Sexton Bell, Move box');
    await waitFor(() => expect(countWounds(requireFigureByName('Sexton Bell'))).toBe(0));
    const last = await within(await findSheet()).findByRole('button', { name: 'Heal 1 wound: Tallow Wick, Move box' });
    expect(last.hasAttribute('disabled')).toBe(true);
    await tapInSheet('Undo');
    await waitFor(() => expect(countWounds(requireFigureByName('Sexton Bell'))).toBe(1));
    await waitFor(() => expect(last.hasAttribute('disabled')).toBe(false));
  });

  it('gain points on the track, or on the Command Dial', async () => {
    await startActivation('Tollmen 1', { 'Tollmen 1': 'c9', 'Tollmen 2': 'd9', 'Tollmen 3': 'e9' });
    await tapMoreAction(/^Whistle Up 2 AP/);
    await tapInSheet(/^Use it/);
    await tapInSheet(/^Tollmen \+3/);
    await waitFor(() => expect(readActionPoints('Tollmen 1')).toBe(7));
    await tapInSheet('Undo');
    await tapInSheet(/^Command Dial \+3/);
    const dial = screen.getByRole('group', { name: 'Command Dial of Mastermind' });
    await waitFor(() => expect(within(dial).getByRole('status').textContent).toContain('4'));
    expect(readActionPoints('Tollmen 1')).toBe(4);
  });

  it('allow a number of spaces to move, and open the map', async () => {
    await startActivation('Tallow Wick', { 'Tallow Wick': 'c13' });
    await tapMoreAction(/^Carried by Smoke 2 AP/);
    await tapInSheet(/^Use it/);
    await tapInSheet(/^Move up to 4 spaces/);
    await waitFor(() => expect(getTally(requireFigureByName('Tallow Wick'), 'spaces', 'card-free')).toBe(4));
    await waitFor(() => expect(location.hash).toBe('#/map/card-free'));
  });
});

describe('deeds other than attacks', () => {
  it('opens a door by codes, on one side', async () => {
    await startActivation('Brine Corporal', { 'Brine Corporal': 'j3' });
    const door = parseEdge('j3/j4');
    if (door === null) throw new Error('no such edge');
    expect(table()?.board?.walls[door]).toBe(DOOR);
    await tapMoreAction(/^Interact/);
    await tapInSheet(/^Door j3/);
    await tapInSheet(/^Interact 1 AP/);
    await waitFor(() => expect(table()?.board?.walls[door]).not.toBe(DOOR));
    expect(readActionPoints('Brine Corporal')).toBe(4);
  });

  it('destroys an adjacent object, and dismantles one for its strength', async () => {
    await startActivation('Sexton Bell', { 'Sexton Bell': 'b10' });
    await tapMoreAction(/^Destroy 2 AP/);
    await tapInSheet(/b11/);
    await tapInSheet(/^Destroy 2 AP/);
    await waitFor(() => expect(table()?.board?.objectStrengths.has(at('b11') as never)).toBe(false));
    expect(readActionPoints('Sexton Bell')).toBe(3);
    await recordStep('place', [{ fact: 'placed', piece: 'Sexton Bell', squares: ['e10'], how: 'placed' }]);
    await tapMoreAction(/^Interact/);
    await tapInSheet(/e11/);
    await tapInSheet(/^Interact 2 AP/);
    await waitFor(() => expect(table()?.board?.objectStrengths.has(at('e11') as never)).toBe(false));
    expect(readActionPoints('Sexton Bell')).toBe(1);
  });

  it('picks an objective up and delivers it for points; a defeated figure drops it', async () => {
    const book: Fact = {
      fact: 'token',
      token: 'Tally book 1',
      kind: 'objective',
      square: 'c12',
      holder: null,
      strength: null,
      wounds: 0,
    };
    await recordStep('token', [book]);
    await startActivation('Sexton Bell', { 'Sexton Bell': 'c13' });
    await tapMoreAction(/^Pick up Tally book 1 1 AP/);
    await waitFor(() => expect(table()?.tokens.find(({ id }) => id === 'Tally book 1')?.holder).toBe('Sexton Bell'));
    expect(within(await findButton(/action points.*Sexton Bell/)).getByText('has Tally book 1')).toBeTruthy();
    await user.click(await findButton(/action points.*Sexton Bell/));
    await tapInSheet('Defeated');
    await waitFor(() => expect(table()?.tokens.find(({ id }) => id === 'Tally book 1')?.at).toBe(at('c13')));
    await pressButton('Undo');
    await recordStep('place', [{ fact: 'placed', piece: 'Sexton Bell', squares: ['c14'], how: 'placed' }]);
    await tapMoreAction(/^Deliver Tally book 1/);
    const steps = within(await within(await findSheet()).findByRole('group', { name: 'Objective points' }));
    for (let tapped = 0; tapped < 3; tapped++) await user.click(steps.getByRole('button', { name: /^Increase/ }));
    await tapInSheet('Heroes +3');
    await waitFor(() => expect(table()?.tokens.some(({ id }) => id === 'Tally book 1')).toBe(false));
    expect(table()?.points.blue).toEqual({ numerator: 3, denominator: 1 });
  });

  it('retreats, respawns next round, and may later extract at a spawn point', async () => {
    await advanceToPhase(3, 'hero');
    select('Sexton Bell');
    await tapMoreAction(/^Tactical retreat/);
    await waitFor(() => expect(requireFigureByName('Sexton Bell').defeated).toBe(true));
    expect(table()?.points.red).toEqual({ numerator: 1, denominator: 1 });
    await advanceToPhase(4, 'hero');
    select('Sexton Bell');
    await tapMoreAction(/^Respawn: c14/);
    await waitFor(() => expect(requireFigureByName('Sexton Bell').squares).toEqual([at('c14')]));
    expect(countWounds(requireFigureByName('Sexton Bell'))).toBe(0);
    await advanceToPhase(5, 'hero');
    select('Sexton Bell');
    await pressButton('More actions');
    expect(await within(await findSheet()).findByRole('button', { name: /^Extract/ })).toBeTruthy();
    await tapInSheet(/^Gain AP/);
    await waitFor(() => expect(readActionPoints('Sexton Bell')).toBe(5));
    await advanceToPhase(6, 'hero');
    select('Sexton Bell');
    await tapMoreAction(/^Extract$/);
    await waitFor(() => expect(requireFigureByName('Sexton Bell').squares).toEqual([]));
    expect((await findButton(/action points.*Sexton Bell/)).textContent).toContain('extracted');
    expect(requireFigureByName('Sexton Bell').defeated).toBe(false);
  });
});
