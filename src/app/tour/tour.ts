import type { Character } from '../../catalog/character';
import { EDITION_IDS, loadRuleset } from '../../rules';

import type { Fact } from '../../table/facts';
import { SIDES } from '../game/game-setup';
import { game, getSavedLogPart } from '../game/open-game';
import { deleteListedGame } from '../session/game-list';
import { openSession } from '../session/session';
import { startGame } from '../session/start-game';
import { currentTour, setTour } from './current-tour';

/**
 * Figures of the tour and their squares. Because of the terrain between the figures, the tour's answer has reasons to
 * show.
 */
const TOUR_FIGURES = [
  { name: 'Brass Titan', square: 'd4', player: 'Ana' },
  { name: 'Rook', square: 'b6', player: 'Ben' },
] as const;

/** Round in which the tour starts, because figures cannot be attacked in round 1. */
const ROUND = 2;

/** Starts the tour: a real game of two figures in its second round. Returns false if the game cannot be started. */
export async function startTour(): Promise<boolean> {
  if (getSavedLogPart()) return false;
  const [again, here] = [currentTour(), game()?.id ?? null];
  const [{ DEMO_CHARACTERS, DEMO_MAPS, DEMO_BUILD_TOTAL }, rules] = await Promise.all([
    import('../game/demo-game'),
    loadRuleset(EDITION_IDS[0]),
  ]);
  const map = DEMO_MAPS.at(-1);
  if (!map) return false;
  const named = (name: string): Character[] => DEMO_CHARACTERS.filter((each) => each.name === name);
  const players = TOUR_FIGURES.map(({ name, player }, index) => ({
    side: SIDES[index] ?? name,
    name: player,
    characters: named(name),
  }));
  const stand = TOUR_FIGURES.map(
    ({ square }, index): Fact => ({ fact: 'placed', piece: `${SIDES[index]}-1`, squares: [square], how: 'placed' }),
  );
  const turn: Fact = { fact: 'turn', side: SIDES[0], round: ROUND };
  const setup = {
    name: TOUR_FIGURES.map(({ name }) => name).join(' – '),
    edition: rules.id,
    buildTotal: DEMO_BUILD_TOTAL,
    actionTotal: rules.actionTotal(DEMO_BUILD_TOTAL),
    players,
    map,
  };
  if (!(await startGame(setup, [...stand, turn]))) return false;
  const made = game();
  setTour(made ? { game: made.id, before: again ? again.before : here } : null);
  if (again) await deleteListedGame(again.game);
  return made !== null && made !== undefined;
}

/** Ends the tour, retains or deletes its game, and opens the game that was open before. */
export async function endTour(keep: boolean): Promise<void> {
  const tour = currentTour();
  if (!tour) return;
  if (!keep) await deleteListedGame(tour.game);
  setTour(null);
  if (tour.before !== null) await openSession(tour.before);
}

/** Ends the tour because another game was opened. */
export function abandonTour(): void {
  setTour(null);
}
