import { ok, type Result } from '../plain/result';
import { anything, integer, listOf, mapOf, nullOr, oneOf, optional, parseWith, shape, text } from '../plain/shape';
import { type OpponentSettings, opponentSettingsShape } from '../table/app-player';
import { type ByTeam, type MissionPlan, missionPlanShape } from '../table/campaign';

/** A mission being set up: the choices so far, and the completed steps. */
export interface MissionDraft {
  readonly edition: string;
  /** Id of the campaign; null for a single mission. */
  readonly campaign: string | null;
  /** Names of the teams' players. */
  readonly names: ByTeam<string>;
  /** How the app plays a team. Null or absent: a person plays it. */
  readonly plays?: ByTeam<OpponentSettings | null>;
  /** Level of all characters in a single mission. */
  readonly level: number;
  readonly plan: MissionPlan;
  /**
   * State of each step of the set-up, by step id; open steps are absent. `automatic`: the only possible choice was made
   * for the players.
   */
  readonly steps: Readonly<Record<string, 'done' | 'skipped' | 'automatic'>>;
}

/** The current draft and its earlier versions, newest first. Null means that there was no draft. */
export interface DraftHistory {
  readonly now: MissionDraft | null;
  readonly past: readonly (MissionDraft | null)[];
}

export const EMPTY_DRAFT_HISTORY: DraftHistory = { now: null, past: [] };

/** Maximum number of changes that can be undone; setting up a mission takes fewer. */
const DRAFT_UNDO_LIMIT = 60;

export function pushDraftChange({ now, past }: DraftHistory, to: MissionDraft | null): DraftHistory {
  return { now: to, past: [now, ...past].slice(0, DRAFT_UNDO_LIMIT) };
}

/** Restores the previous draft. Returns the same history if no change can be undone. */
export function undoDraftChange(history: DraftHistory): DraftHistory {
  const [now, ...past] = history.past;
  return now === undefined ? history : { now, past };
}

export const EMPTY_MISSION_PLAN: MissionPlan = {
  unitPoints: 4,
  map: '',
  scenarios: [],
  teams: { heroes: [], mastermind: [] },
  spawns: [],
  tokens: [],
  roles: [],
  victory: null,
};

const playsShape = nullOr(opponentSettingsShape);

const draftShape = shape<MissionDraft>({
  edition: text(200, 1),
  campaign: nullOr(text(200, 1)),
  names: shape<ByTeam<string>>({ heroes: text(60), mastermind: text(60) }),
  plays: optional(shape<ByTeam<OpponentSettings | null>>({ heroes: playsShape, mastermind: playsShape })),
  level: integer(0, 99),
  plan: missionPlanShape,
  steps: mapOf(oneOf('done', 'skipped', 'automatic'), 99),
});

const maybeDraft = nullOr(draftShape);
const historyShape = shape({ now: maybeDraft, past: listOf(anything, DRAFT_UNDO_LIMIT) });

/** Parses a stored draft and its history. Invalid earlier versions are skipped; an invalid current draft is a fault. */
export function parseDraftHistory(value: unknown): Result<DraftHistory, string> {
  const history = parseWith(historyShape, value);
  if (!history.ok) return history;
  const past = history.value.past.flatMap((each) => {
    const draft = parseWith(maybeDraft, each);
    return draft.ok ? [draft.value] : [];
  });
  return ok({ now: history.value.now, past });
}
