// @vitest-environment jsdom
import { screen, waitFor, within } from '@solidjs/testing-library';
import { beforeAll, describe, expect, it } from 'vitest';
import { printGameLog } from '../../src/app/game/log-lines';
import { log, table } from '../../src/app/game/open-game';
import { recordStep, undoStep } from '../../src/app/game/perform';
import { startGame } from '../../src/app/session/start-game';
import { type Character, listLiveClicks } from '../../src/catalog/character';
import { makeEmptyLog } from '../../src/game/log';
import { TableScreen } from '../../src/ui/shell/table-tab';
import { makeFakeCharacter } from './map-fakes';
import { renderWithMessages, user } from './table-page';

// The app loads the attack sheet on the first attack; tests load it once, up front.
beforeAll(() =>
  Promise.all([import('../../src/ui/game/table/game-table'), import('../../src/ui/game/table/attack-sheet')]),
);

function defending(power: string): Character {
  const plain = makeFakeCharacter('Lantern Eel');
  return { ...plain, dial: listLiveClicks(plain.dial).map((click) => ({ ...click, defense: { value: 15, power } })) };
}

function dealing(damage: number, power: string | null): Character {
  const plain = makeFakeCharacter('Brass Titan');
  return {
    ...plain,
    dial: listLiveClicks(plain.dial).map((click) => ({
      ...click,
      attack: { ...click.attack, power },
      damage: { value: damage, power: null },
    })),
  };
}

/**
 * Opens an attack by Brass Titan on Lantern Eel.
 * @param power defense power of Lantern Eel
 * @param damage damage value of Brass Titan
 * @param own attack power of Brass Titan
 */
async function attack(power: string, edition = 'core-2008', damage = 3, own: string | null = null): Promise<void> {
  const players = [
    { side: 'red', name: 'Ana', characters: [dealing(damage, own)] },
    { side: 'blue', name: 'Ben', characters: [defending(power)] },
  ];
  await startGame({ name: 'Halls', edition, buildTotal: 300, actionTotal: 3, players, map: null });
  await recordStep('turn', [{ fact: 'turn', side: 'red', round: 2 }]);
  location.hash = '#/table';
  renderWithMessages(() => <TableScreen />);
  await user.click(await screen.findByRole('button', { name: /^Attack/ }));
}

const figure = (piece: string) => {
  const figure = table()?.figures.get(piece);
  if (!figure) throw new Error(`no ${piece} in the game`);
  return figure;
};
const TITAN_HERE = 'red-1';
const EEL_HERE = 'blue-1';

const inSheet = async () => within(await screen.findByRole('dialog', { name: 'Brass Titan attacks' }));
const choose = async (group: string, name: string) =>
  user.click(within((await inSheet()).getByRole('group', { name: group })).getByRole('radio', { name }));
const roll = async (...faces: readonly number[]) => {
  for (const face of faces) await user.click((await inSheet()).getByRole('button', { name: `Rolled ${face}` }));
};
const hit = async () => (await inSheet()).getByRole('button', { name: /^Hit: / });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** Prints the game log as text, with the last step at the end. */
const logged = () => printGameLog(log() ?? makeEmptyLog('none'), 'Halls');

describe('the outcome of an attack', () => {
  it('is reported as a hit when the hit dealt no damage', async () => {
    await attack('invulnerability', 'core-2008', 2);
    await user.click((await inSheet()).getByRole('button', { name: /^Hit: 0/ }));
    await gone();
    await screen.findByText('Brass Titan hits Lantern Eel: no damage');
    expect(figure(EEL_HERE).click).toBe(1);
    expect(logged()).toContain('Brass Titan hits Lantern Eel');
    expect(logged()).not.toContain('misses');
  });

  it.each([
    ['a miss', [2, 1], 'Miss 2 + 1 = 3', '· Brass Titan misses Lantern Eel'],
    ['a critical miss', [1, 1], /^Critical miss/, '· Critical miss: Brass Titan misses Lantern Eel'],
    ['a hit', [5, 4], /^Hit: /, 'a ranged action · Brass Titan hits Lantern Eel'],
  ])('is logged with its target: %s', async (_, faces, button, text) => {
    await attack('toughness');
    await roll(...faces);
    await user.click((await inSheet()).getByRole('button', { name: button }));
    await gone();
    expect(logged()).toContain(text);
  });

  it('is logged as a critical hit', async () => {
    await attack('toughness');
    await roll(6, 6);
    await user.click(await hit());
    await gone();
    expect(logged()).toContain('Critical hit: Brass Titan hits Lantern Eel');
  });
});

describe("a target's roll against an attack", () => {
  it('can evade: a successful roll prevents all damage, and the action is spent', async () => {
    await attack('super-senses');
    const target = within((await inSheet()).getByRole('group', { name: 'Target' }));
    // Attack 10 against 15 hits in 30 of 36 rolls, 83%. A third of the hits is evaded, which leaves 56%.
    expect(target.getByText('5+, evade · 56%')).toBeTruthy();
    expect((await inSheet()).getByText(/^or more, then its evade/)).toBeTruthy();
    expect((await hit()).textContent).toContain('Hit: 3');
    await choose('Lantern Eel rolls to evade: 5 or more', '4');
    expect((await hit()).textContent).toContain('Hit: 3');
    await choose('Lantern Eel rolls to evade: 5 or more', '5');
    await user.click((await inSheet()).getByRole('button', { name: 'Evaded' }));
    await gone();
    await screen.findByText(/^Lantern Eel evades/);
    expect(logged()).toContain('Lantern Eel rolls 5 and evades');
    expect(logged()).toContain('Brass Titan attacks Lantern Eel: evaded');
    expect(logged()).not.toContain('Brass Titan hits');
    expect(figure(EEL_HERE).click).toBe(1);
    expect(figure(TITAN_HERE)).toMatchObject({ actedThisTurn: true, tokens: 1 });
  });

  it('logs a failed roll to evade', async () => {
    await attack('super-senses');
    await choose('Lantern Eel rolls to evade: 5 or more', '4');
    await user.click(await hit());
    await gone();
    expect(logged()).toContain('Lantern Eel rolls 4 and does not evade');
    expect(figure(EEL_HERE).click).toBe(4);
  });

  it('can prevent the attack: one step says so, and the action is not spent', async () => {
    await attack('shape-change', 'hypertime-2003');
    await choose('Lantern Eel rolls not to be attacked: 6 or more', '5');
    expect(await hit()).toBeTruthy();
    await choose('Lantern Eel rolls not to be attacked: 6 or more', '6');
    expect((await inSheet()).queryByRole('button', { name: 'Miss' })).toBeNull();
    await user.click((await inSheet()).getByRole('button', { name: 'No attack' }));
    await gone();
    await screen.findByText(/^Lantern Eel cannot be attacked/);
    expect(logged()).toContain('Lantern Eel rolls 6 and cannot be attacked');
    expect(figure(EEL_HERE).click).toBe(1);
    expect(figure(TITAN_HERE)).toMatchObject({ actedThisTurn: false, tokens: 0 });
    await undoStep();
    await waitFor(() => expect(logged()).not.toContain('Lantern Eel rolls 6'));
  });

  it("is not prompted for when the edition's sources do not describe the power", async () => {
    await attack('shape-change');
    expect((await inSheet()).queryByRole('group', { name: /^Lantern Eel rolls/ })).toBeNull();
  });
});

describe('a roll that replaces the damage', () => {
  it('changes the clicks of the hit, and can be taken back', async () => {
    await attack('toughness', 'hypertime-2003', 2, 'blades-claws-fangs');
    await choose('Kind of attack', 'Close');
    expect((await hit()).textContent).toContain('Hit: 1');
    await choose('Brass Titan rolls for damage', '6');
    expect((await hit()).textContent).toContain('Hit: 5');
    await choose('Brass Titan rolls for damage', 'No roll');
    expect((await hit()).textContent).toContain('Hit: 1');
    await choose('Brass Titan rolls for damage', '6');
    await user.click(await hit());
    await gone();
    expect(figure(EEL_HERE).click).toBe(6);
  });
});
