import { type Accessor, createSignal } from 'solid-js';
import type { Result } from '../plain/result';
import type { StoreFault } from '../store/fault';
import { archiveGame, createGame, deleteGame, listGames, renameGame, restoreGame } from '../store/gameList';
import type { GameRecord } from '../store/records';
import type { Fact } from '../table/facts';
import { sentenceOf } from './faults';
import { type Setup, SIDES, setupFacts } from './newGame';
import { close, game, loadLore, open } from './session';

const [all, setAll] = createSignal<readonly GameRecord[] | null>(null);
const [failed, setFailed] = createSignal<string | null>(null);

/** Every game on this device, the last touched first; null until `refreshGames` has read them. */
export const games: Accessor<readonly GameRecord[] | null> = all;
/** Why the list could not be read or changed, as a sentence. */
export const gamesFault: Accessor<string | null> = failed;

export async function refreshGames(): Promise<boolean> {
  const found = await listGames();
  if (!kept(found)) return false;
  setAll((before) => found.value.games.map((each) => before?.find((old) => alike(old, each)) ?? each));
  return true;
}

/** What did not change stays the same record, so that no row is drawn anew under a finger. */
function alike(a: GameRecord, b: GameRecord): boolean {
  return (Object.keys(b) as (keyof GameRecord)[]).every((key) => a[key] === b[key]);
}

function kept<Value>(result: Result<Value, StoreFault>): result is { readonly ok: true; readonly value: Value } {
  setFailed(result.ok ? null : sentenceOf(result.fault));
  return result.ok;
}

/** Makes a game with all that it begins with, and opens it. `demo` marks one that nobody plays, with what happened in it before. */
export async function startGame(setup: Setup, demo: readonly Fact[] | null = null): Promise<boolean> {
  const made = await createGame(
    { name: setup.name, edition: setup.edition, demo: demo !== null },
    { step: 'begin', facts: [...setupFacts(setup), ...(demo ?? [])] },
  );
  return kept(made) && open(made.value.game.id);
}

/** The quickest way to see a game: two forces and a map of our own, ready to begin. */
export async function startDemoGame(): Promise<boolean> {
  const [{ DEMO_FORCES, DEMO_MAPS, DEMO_TOTAL }, { EDITIONS }] = await Promise.all([import('./demo'), loadLore()]);
  const rules = EDITIONS[0];
  if (!rules) return false;
  const players = DEMO_FORCES.slice(0, SIDES.length).map((force, index) => ({
    side: SIDES[index] ?? force.name,
    name: DEMO_PLAYERS[index] ?? force.name,
    characters: force.characters,
  }));
  return startGame({
    name: DEMO_FORCES.map((force) => force.name).join(' – '),
    edition: rules.id,
    buildTotal: DEMO_TOTAL,
    actionTotal: rules.actionTotal(DEMO_TOTAL),
    players,
    map: DEMO_MAPS[0] ?? null,
  });
}

const DEMO_PLAYERS = ['Ana', 'Ben'];

/** The same for a game that is played in missions: teams, cards and map of our own, ready for its first round. */
export async function startDemoMission(): Promise<boolean> {
  const [{ makeDemoMission }, { EDITIONS }] = await Promise.all([import('./demoMission'), loadLore()]);
  const rules = EDITIONS.find(({ campaign }) => campaign !== null);
  if (!rules) return false;
  const made = await makeDemoMission(rules);
  return kept(made) && open(made.value);
}

export async function rename(id: string, name: string): Promise<boolean> {
  return changed(await renameGame(id, name), id);
}

export async function archive(id: string, archived: boolean): Promise<boolean> {
  return changed(await archiveGame(id, archived), id);
}

/** Hides a game; `restore` brings it back. */
export async function remove(id: string): Promise<boolean> {
  const gone = await deleteGame(id);
  if (gone.ok && game()?.id === id) close();
  return changed(gone, id);
}

export async function restore(id: string): Promise<boolean> {
  return changed(await restoreGame(id), id);
}

async function changed(result: Result<unknown, StoreFault>, id: string): Promise<boolean> {
  if (!kept(result)) return false;
  // The name stands in the header of the open game too.
  if (game()?.id === id) await open(id);
  return refreshGames();
}
