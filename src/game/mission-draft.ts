import { ok, type Result } from '../plain/result';
import { anything, listOf, mapOf, nullOr, oneOf, parseWith, shape, text, whole } from '../plain/shape';
import { type ByTeam, type MissionPlan, planShape } from '../table/campaign';

/** A mission being set up: what is chosen so far, and which steps are behind. */
export interface MissionDraft {
  readonly edition: string;
  /** Id of the campaign; null: a mission by itself. */
  readonly campaign: string | null;
  /** What the players of each team are called. */
  readonly names: ByTeam<string>;
  /** Level of everybody in a mission by itself. */
  readonly level: number;
  readonly plan: MissionPlan;
  /** By id of the step. */
  readonly steps: Readonly<Record<string, 'done' | 'skipped'>>;
}

/** The draft as it stands and as it stood before, the last change first; null: there was none. */
export interface DraftHistory {
  readonly now: MissionDraft | null;
  readonly past: readonly (MissionDraft | null)[];
}

export const NO_DRAFT: DraftHistory = { now: null, past: [] };

/** As many changes can be undone; a set-up has fewer. */
const KEPT_CHANGES = 60;

export function draftChanged({ now, past }: DraftHistory, to: MissionDraft | null): DraftHistory {
  return { now: to, past: [now, ...past].slice(0, KEPT_CHANGES) };
}

/** The same history where nothing is left to undo. */
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

/** Reads what was kept of a set-up. A change that cannot be read is passed over; the draft itself must be sound. */
export function parseDraftHistory(value: unknown): Result<DraftHistory, string> {
  const history = parseWith(historyShape, value);
  if (!history.ok) return history;
  const past = history.value.past.flatMap((each) => {
    const draft = parseWith(maybeDraft, each);
    return draft.ok ? [draft.value] : [];
  });
  return ok({ now: history.value.now, past });
}
