import type { CardCatalog } from '../../../catalog/cards/card-catalog';
import type { TeamName } from '../../../catalog/cards/scenario-card';
import type { MissionPlan } from '../../../table/campaign';
import type { MissionVisibility, VisibleMember, VisiblePlan, VisibleRole } from '../../campaign';

/** Index of the stage 3 scenario card, which stays hidden from the heroes until stage 1 is over. */
const FACE_DOWN = 2;
const TURNED_UP_AFTER = 1;

/**
 * Returns the plan as a team may see it. It omits the face-down scenario with its roles and tokens, the characters in
 * the other team's secret roles, and unrevealed action cards.
 */
export function hideSecrets(
  plan: MissionPlan,
  cardCatalog: CardCatalog,
  team: TeamName,
  seeing: MissionVisibility,
): VisiblePlan {
  const { stage, cardsShown, turnedUp } = seeing;
  const { scenarios, teams, roles, tokens, ...open } = plan;
  const faceDown = team === 'heroes' && stage <= TURNED_UP_AFTER ? scenarios[FACE_DOWN] : undefined;
  const members = (side: TeamName): VisibleMember[] =>
    teams[side].map(({ loadout, ...member }) => {
      const shown = cardsShown || side === team;
      return { ...member, level: loadout.level, cards: shown ? loadout.cards : null };
    });
  const seenRoles = roles
    .filter(({ scenario }) => scenario !== faceDown)
    .map((play): VisibleRole => {
      const role = cardCatalog.scenario(play.scenario)?.roles.find(({ name }) => name === play.role);
      const hidden = role !== undefined && role.secret && role.chosenBy !== team;
      return hidden && !turnedUp.includes(`${play.scenario}/${play.role}`) ? { ...play, characters: null } : play;
    });
  return {
    ...open,
    scenarios: scenarios.map((id) => (id === faceDown ? null : id)),
    teams: { heroes: members('heroes'), mastermind: members('mastermind') },
    roles: seenRoles,
    tokens: tokens.filter(({ scenario }) => scenario !== faceDown),
  };
}
