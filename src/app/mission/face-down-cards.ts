import { type Accessor, createMemo, createResource } from 'solid-js';
import type { MissionPlan } from '../../table/campaign';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import { say } from '../../text/say';
import { game } from '../game/open-game';
import { readGameMission } from './campaigns';
import { findCardName, type MissionCards, readMissionCards } from './mission-cards';
import { isSecretRole, makeRoleFact, makeScenarioFact, roleCardId } from './mission-facts';
import { findStageToReveal } from './mission-objectives';

export interface FaceDownCard {
  /** Public title of the card, which does not reveal its content. */
  readonly title: string;
  /** Whether players must now turn the card face up. */
  readonly due: boolean;
  /** Describes when players turn the card face up. */
  readonly when: string;
  /** Secret name of the card, for the player who may look at it. */
  readonly name: string;
  readonly text: string;
  /** Fact that turns the card face up for all players. */
  readonly reveal: Fact;
}

/** Lists the cards of a mission that are still face down: the third scenario and secret roles. */
function listFaceDownCards({ scenarios, roles }: MissionPlan, cards: MissionCards, table: Table): FaceDownCard[] {
  const lies = (card: string) => table.cards.every(({ id }) => id !== card);
  const third = cards.cardCatalog.scenario(scenarios[2] ?? '');
  const up = third && makeScenarioFact(third.id, cards);
  const found: FaceDownCard[] = [];
  if (third && up && lies(third.name)) {
    const { name, rules } = third;
    const when = say('Turn it face up after stage 1.');
    found.push({
      title: say('Stage 3'),
      due: findStageToReveal(table) === third.stage,
      when,
      name,
      text: rules,
      reveal: up,
    });
  }
  for (const play of roles) {
    if (!isSecretRole(play, cards) || play.characters.length === 0 || !lies(roleCardId(play.scenario, play.role)))
      continue;
    const name = play.characters.map((id) => findCardName(cards, id)).join(', ');
    const when = say('Turn it face up when its scenario says so.');
    found.push({ title: play.role, due: false, when, name, text: '', reveal: makeRoleFact(play, cards) });
  }
  return found;
}

/**
 * Creates a list of the face-down cards of the open game's mission. Empty until the cards are read, or if the game was
 * set up without a mission.
 */
export function createFaceDownCards(table: Accessor<Table>): Accessor<readonly FaceDownCard[]> {
  const [mission] = createResource(() => game()?.id, readGameMission);
  const [cards] = createResource(mission, readMissionCards);
  return createMemo(() => {
    const [now, known] = [mission(), cards()];
    return now && known ? listFaceDownCards(now.plan, known, table()) : [];
  });
}
