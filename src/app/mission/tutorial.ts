import { makeTutorialPlan } from '../../game/tutorial-plan';
import type { ByTeam } from '../../table/campaign';
import { loadBooks } from '../game/session';
import { candidates, readMissionCards } from './mission-cards';
import { beginDraft } from './mission-draft';
import { draw } from './mission-steps';

/** Starts the setup of a tutorial with every choice made, for players to review. False if the write failed. */
export async function beginTutorial(edition: string, names: ByTeam<string>, heroes: number): Promise<boolean> {
  const [books, cards] = await Promise.all([loadBooks(), readMissionCards()]);
  const law = books.editionById(edition)?.mission?.campaign;
  if (!law) return false;
  const { scenarios, maps, cardCatalog } = cards;
  const among = { heroes: candidates(cards, 'heroes'), mastermind: candidates(cards, 'mastermind') };
  const plan = makeTutorialPlan(heroes, law.tutorial, { candidates: among, scenarios, maps, cardCatalog }, draw);
  const head = { edition, campaign: null, names, level: law.tutorial.level };
  return beginDraft(head, plan, Object.fromEntries(law.steps.map(({ id }) => [id, 'done' as const])));
}
