import type { Character } from '../../catalog/character';
import { EDITION_IDS, loadRuleset } from '../../rules';
import type { Fact } from '../../table/facts';
import { startGame } from '../game/begin';
import { remove } from '../game/games';
import { SIDES } from '../game/new-game';
import { game, open, savedPart } from '../game/session';
import { setTour, touring } from './active';
import { noteAsked } from './offer';

/** Who stands where as the minute begins: something in the way, so that there is a reason to read. */
const GUIDED = [
  { name: 'Brass Titan', square: 'd4', player: 'Ana' },
  { name: 'Rook', square: 'b6', player: 'Ben' },
] as const;

/** In the first round nobody may be attacked. */
const ROUND = 2;

/** Begins the guided minute: a real game of two figures, in the middle of it. False where it cannot be kept. */
export async function startTour(): Promise<boolean> {
  if (savedPart()) return false;
  const [again, here] = [touring(), game()?.id ?? null];
  const [{ DEMO_CHARACTERS, DEMO_MAPS, DEMO_TOTAL }, rules] = await Promise.all([
    import('../game/demo'),
    loadRuleset(EDITION_IDS[0]),
  ]);
  const map = DEMO_MAPS.at(-1);
  if (!map) return false;
  const named = (name: string): Character[] => DEMO_CHARACTERS.filter((each) => each.name === name);
  const players = GUIDED.map(({ name, player }, index) => ({
    side: SIDES[index] ?? name,
    name: player,
    characters: named(name),
  }));
  const stand = GUIDED.map(
    ({ square }, index): Fact => ({ fact: 'placed', piece: `${SIDES[index]}-1`, squares: [square], how: 'placed' }),
  );
  const turn: Fact = { fact: 'turn', side: SIDES[0], round: ROUND };
  const setup = {
    name: GUIDED.map(({ name }) => name).join(' – '),
    edition: rules.id,
    buildTotal: DEMO_TOTAL,
    actionTotal: rules.actionTotal(DEMO_TOTAL),
    players,
    map,
  };
  if (!(await startGame(setup, [...stand, turn]))) return false;
  await noteAsked();
  const made = game();
  setTour(made ? { game: made.id, before: again ? again.before : here } : null);
  if (again) await remove(again.game);
  return made !== null && made !== undefined;
}

/** The minute is over; its game stays, or goes as any that is deleted, and what was open before comes back. */
export async function endTour(keep: boolean): Promise<void> {
  const tour = touring();
  if (!tour) return;
  if (!keep) await remove(tour.game);
  setTour(null);
  if (tour.before !== null) await open(tour.before);
}

/** Somebody turned to another game: nothing is left to guide. */
export function leaveTour(): void {
  setTour(null);
}
