import { type Accessor, createMemo, createResource } from 'solid-js';
import type { MissionPlan } from '../../table/campaign';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import { say } from '../../text/say';
import { game } from '../game/session';
import { missionOfGame } from './campaigns';
import { type MissionCards, nameIn, readMissionCards } from './mission-cards';
import { isSecret, roleCard, roleFact, scenarioFact } from './mission-facts';
import { stageToReveal } from './objectives';

export interface FaceDown {
  /** Public information about the card. */
  readonly title: string;
  /** Whether it is time to turn the card up. */
  readonly due: boolean;
  /** Describes when the card is turned up. */
  readonly when: string;
  /** Content of the card, for the player who may look. */
  readonly name: string;
  readonly text: string;
  /** Turns the card up for all players. */
  readonly up: Fact;
}

/** Lists the cards of a mission that are still face down: the third scenario and secret roles. */
export function faceDownIn({ scenarios, roles }: MissionPlan, cards: MissionCards, table: Table): FaceDown[] {
  const lies = (card: string) => table.cards.every(({ id }) => id !== card);
  const third = cards.cardCatalog.scenario(scenarios[2] ?? '');
  const up = third && scenarioFact(third.id, cards);
  const found: FaceDown[] = [];
  if (third && up && lies(third.name)) {
    const { name, rules } = third;
    const when = say('Turn it face up after stage 1.');
    found.push({ title: say('Stage 3'), due: stageToReveal(table) === third.stage, when, name, text: rules, up });
  }
  for (const play of roles) {
    if (!isSecret(play, cards) || play.characters.length === 0 || !lies(roleCard(play.scenario, play.role))) continue;
    const name = play.characters.map((id) => nameIn(cards, id)).join(', ');
    const when = say('Turn it face up when its scenario says so.');
    found.push({ title: play.role, due: false, when, name, text: '', up: roleFact(play, cards) });
  }
  return found;
}

/**
 * Face-down cards of the open game's mission. Empty before they are read, or if the game was set up without a mission.
 */
export function createFaceDown(table: Accessor<Table>): Accessor<readonly FaceDown[]> {
  const [mission] = createResource(() => game()?.id, missionOfGame);
  const [cards] = createResource(mission, readMissionCards);
  return createMemo(() => {
    const [now, known] = [mission(), cards()];
    return now && known ? faceDownIn(now.plan, known, table()) : [];
  });
}
