import { printBoardText } from '../board/board-text';
import { listStrengths } from '../board/strengths';
import type { CardCatalog } from '../catalog/cards/card-catalog';
import { faceOf } from '../catalog/cards/character-card';
import { type LaidOutMap, listStartingZones } from '../catalog/cards/lay-map';
import { makePlayedCard } from '../catalog/cards/make-played-card';
import type { PlayedCard } from '../catalog/cards/played-card';
import { MISSION_TEAMS } from '../catalog/cards/scenario-card';
import type { Character } from '../catalog/character';
import { type Square, squareName } from '../grid/square';
import { type ByTeam, groupSpawnPoints, type MissionPlan, type TeamMember } from '../table/campaign';

/** A figure that joins the game when a mission begins. */
export interface OpeningFigure {
  readonly piece: string;
  readonly side: string;
  readonly character: Character;
  /** Unit points of the figure's card. For henchmen, the first figure carries the points of the whole group. */
  readonly points: number;
  readonly card: PlayedCard;
  /** Starting square of the figure; null if no spawn point is left. */
  readonly square: string | null;
}

/** A token on the map when the game begins. */
export interface OpeningToken {
  readonly token: string;
  readonly kind: 'hero-spawn' | 'villain-spawn' | 'henchman-spawn' | 'objective' | 'ammunition' | 'turret';
  readonly square: string;
  readonly holder: null;
  readonly strength: number | null;
  readonly wounds: 0;
  /** Number of hits that remove the token from the map; absent if the token cannot be damaged. */
  readonly times?: number;
  /** Id of the scenario that added the token. */
  readonly scenario?: string;
}

/** Everything on the table when a mission begins, in the form that facts need. */
export interface MissionOpening {
  readonly map: {
    readonly name: string;
    readonly map: string;
    /** Starting zones by side. */
    readonly starts: Readonly<Record<string, readonly string[]>>;
    readonly strengths: Readonly<Record<string, number>>;
  };
  readonly figures: readonly OpeningFigure[];
  readonly tokens: readonly OpeningToken[];
}

/** Default side names: the names of the teams. */
const OWN_NAMES: ByTeam<string> = { heroes: 'heroes', mastermind: 'mastermind' };

/**
 * Builds the opening table of a plan. `sides` maps each team to its side in the game. Null if the map is missing.
 * Characters that are missing or have no card are left out.
 */
export function buildMissionOpening(
  plan: MissionPlan,
  cardCatalog: CardCatalog,
  characters: (id: string) => Character | null,
  mapName: string,
  sides: ByTeam<string> = OWN_NAMES,
): MissionOpening | null {
  const laid = cardCatalog.map(plan.map);
  if (!laid) return null;
  const figures = MISSION_TEAMS.flatMap((team) =>
    plan.teams[team].flatMap((member) =>
      figuresOf(sides[team], member, plan, cardCatalog, characters(member.character)),
    ),
  );
  return { map: mapOf(plan, laid, mapName, sides), figures, tokens: tokensOf(plan, cardCatalog, laid) };
}

function figuresOf(
  side: string,
  member: TeamMember,
  plan: MissionPlan,
  cardCatalog: CardCatalog,
  character: Character | null,
): OpeningFigure[] {
  const card = cardCatalog.card(member.character);
  if (!character || !card) return [];
  const group = card.kind === 'henchman' ? character.name : null;
  const own = plan.spawns.filter((spawn) => spawn.character === member.character);
  const { unit } = faceOf(card, member.loadout.face);
  return Array.from({ length: member.figures }, (_, index) => {
    // Figures of a group share a card, so each gets a number.
    const name = group === null ? character.name : `${character.name} ${index + 1}`;
    return {
      piece: name,
      side,
      character: { ...character, name },
      points: index === 0 ? unit : 0,
      card: makePlayedCard(card, member.loadout, group),
      square: own[index]?.at ?? null,
    };
  });
}

function mapOf({ spawns }: MissionPlan, laid: LaidOutMap, name: string, sides: ByTeam<string>): MissionOpening['map'] {
  const { board } = laid;
  const zones = listStartingZones(laid, groupSpawnPoints(spawns));
  return {
    name,
    map: printBoardText(board),
    starts: Object.fromEntries(MISSION_TEAMS.map((team) => [sides[team], zones[team].map(squareName)])),
    strengths: listStrengths(board) ?? {},
  };
}

function tokensOf(
  { spawns, tokens, scenarios }: MissionPlan,
  cardCatalog: CardCatalog,
  laid: LaidOutMap,
): OpeningToken[] {
  const plain = { holder: null, strength: null, wounds: 0 } as const;
  const objectives = tokens.map(({ scenario, token, at }, index) => {
    const card = scenarios.includes(scenario) ? cardCatalog.scenario(scenario) : null;
    const { strength = null, wounds = 1 } = card?.tokens.find(({ name }) => name === token) ?? {};
    const times = strength === null ? {} : { times: Math.max(1, wounds) };
    const brought = card === null ? {} : { scenario };
    const is = { token: `${token} ${index + 1}`, kind: 'objective' as const, square: at, strength };
    return { ...plain, ...times, ...brought, ...is };
  });
  const printed = (kind: 'ammunition' | 'turret', squares: readonly Square[]): OpeningToken[] =>
    squares.map((square) => ({ ...plain, token: `${kind} ${squareName(square)}`, kind, square: squareName(square) }));
  return [
    ...spawns.map(({ at, kind }) => ({ ...plain, token: `spawn ${at}`, kind: `${kind}-spawn` as const, square: at })),
    ...objectives,
    ...printed('ammunition', laid.ammunition),
    ...printed('turret', laid.turrets),
  ];
}
