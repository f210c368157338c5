import type { MissionDraft } from '../../game/mission-draft';
import { makeTutorialPlan } from '../../game/tutorial-plan';
import { loadAllEditions } from '../game/open-game';
import { listMissionCandidates, readMissionCards } from './mission-cards';
import { beginMissionDraft } from './mission-draft';
import { randomIndex } from './mission-steps';

/** Starts the setup of a tutorial with every choice made, for players to review. False if the write failed. */
export async function beginTutorial(
  { edition, names, plays }: Pick<MissionDraft, 'edition' | 'names' | 'plays'>,
  heroes: number,
): Promise<boolean> {
  const [books, cards] = await Promise.all([loadAllEditions(), readMissionCards()]);
  const rules = books.editionById(edition)?.mission?.campaign;
  if (!rules) return false;
  const { scenarios, maps, cardCatalog } = cards;
  const among = {
    heroes: listMissionCandidates(cards, 'heroes'),
    mastermind: listMissionCandidates(cards, 'mastermind'),
  };
  const plan = makeTutorialPlan(
    heroes,
    rules.tutorial,
    { candidates: among, scenarios, maps, cardCatalog },
    randomIndex,
  );
  const head = { edition, campaign: null, names, ...(plays && { plays }), level: rules.tutorial.level };
  return beginMissionDraft(head, plan, Object.fromEntries(rules.steps.map(({ id }) => [id, 'done' as const])));
}
