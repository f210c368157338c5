import { ok, type Result } from '../plain/result';
import { anything, listOf, mapOf, nullOr, oneOf, parseWith, shape, text, whole } from '../plain/shape';
import { type ByTeam, type MissionPlan, planShape } from '../table/campaign';

/** A mission being set up: the choices so far, and the completed steps. */
export interface MissionDraft {
  readonly edition: string;
  /** Id of the campaign; null for a single mission. */
  readonly campaign: string | null;
  /** Names of the teams' players. */
  readonly names: ByTeam<string>;
  /** Level of all characters in a single mission. */
  readonly level: number;
  readonly plan: MissionPlan;
  /** State of the steps by step id. */
  readonly steps: Readonly<Record<string, 'done' | 'skipped'>>;
}

/** The current draft and its earlier versions, newest first. Null means that there was no draft. */
export interface DraftHistory {
  readonly now: MissionDraft | null;
  readonly past: readonly (MissionDraft | null)[];
}

export const NO_DRAFT: DraftHistory = { now: null, past: [] };

/** Number of changes that can be undone; a set-up has fewer. */
const KEPT_CHANGES = 60;

export function draftChanged({ now, past }: DraftHistory, to: MissionDraft | null): DraftHistory {
  return { now: to, past: [now, ...past].slice(0, KEPT_CHANGES) };
}

/** Returns the same history if there is nothing to undo. */
export function draftUndone(history: DraftHistory): DraftHistory {
  const [now, ...past] = history.past;
  return now === undefined ? history : { now, past };
}

export const NO_PLAN: MissionPlan = {
  unitPoints: 4,
  map: '',
  scenarios: [],
  teams: { heroes: [], mastermind: [] },
  spawns: [],
  tokens: [],
  roles: [],
  victory: null,
};

const draftShape = shape<MissionDraft>({
  edition: text(200, 1),
  campaign: nullOr(text(200, 1)),
  names: shape<ByTeam<string>>({ heroes: text(60), mastermind: text(60) }),
  level: whole(0, 99),
  plan: planShape,
  steps: mapOf(oneOf('done', 'skipped'), 99),
});

const maybeDraft = nullOr(draftShape);
const historyShape = shape({ now: maybeDraft, past: listOf(anything, KEPT_CHANGES) });

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
