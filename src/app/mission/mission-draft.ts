import { type Accessor, createSignal } from 'solid-js';
import {
  type DraftHistory,
  EMPTY_DRAFT_HISTORY,
  EMPTY_MISSION_PLAN,
  type MissionDraft,
  parseDraftHistory,
  pushDraftChange,
  undoDraftChange,
} from '../../game/mission-draft';
import { getSetting, putSetting } from '../../store/settings';
import type { MissionPlan } from '../../table/campaign';
import { sentenceOf } from '../storage/faults';
import { inTurn } from '../timing/queue';
import { MISSION_SET_UP } from './mission-begun';

const [history, setHistory] = createSignal<DraftHistory | null>(null);
const [failed, setFailed] = createSignal<string | null>(null);

/** The mission being set up; null where there is none, undefined until `readDraft` has read it. */
export const draft: Accessor<MissionDraft | null | undefined> = () => {
  const now = history();
  return now === null ? undefined : now.now;
};
/** Why the last change was not kept, as a sentence. */
export const draftFault: Accessor<string | null> = failed;

export function canUndoDraft(): boolean {
  return (history()?.past.length ?? 0) > 0;
}

/** Reads once what was being set up when the app was last open. */
export function readDraft(): Promise<boolean> {
  return inTurn(async () => {
    if (history() !== null) return true;
    const kept = await getSetting(MISSION_SET_UP, parseDraftHistory);
    if (!kept.ok) setFailed(sentenceOf(kept.fault));
    setHistory(kept.ok ? (kept.value ?? EMPTY_DRAFT_HISTORY) : EMPTY_DRAFT_HISTORY);
    return kept.ok;
  });
}

/** Writes to disk before the screen shows it. False where the disk refused. */
async function save(to: DraftHistory): Promise<boolean> {
  const written = await putSetting(MISSION_SET_UP, to.now === null && to.past.length === 0 ? undefined : to);
  setFailed(written.ok ? null : sentenceOf(written.fault));
  if (written.ok) setHistory(to);
  return written.ok;
}

/** One change, which one undo takes back. Null from `change`: nothing to be done. */
export function changeDraft(change: (now: MissionDraft) => MissionDraft | null): Promise<boolean> {
  return inTurn(async () => {
    const before = history();
    const to = before?.now ? change(before.now) : null;
    return before !== null && to !== null && save(pushDraftChange(before, to));
  });
}

/** Begins a set-up anew; the one before it comes back by undo. */
export function beginDraft(
  head: Pick<MissionDraft, 'edition' | 'campaign' | 'names' | 'level'>,
  plan: Partial<MissionPlan>,
  steps: MissionDraft['steps'] = {},
) {
  return inTurn(() => {
    const to: MissionDraft = { ...head, plan: { ...EMPTY_MISSION_PLAN, ...plan }, steps };
    return save(pushDraftChange(history() ?? EMPTY_DRAFT_HISTORY, to));
  });
}

export function undoDraft(): Promise<boolean> {
  return inTurn(async () => {
    const before = history();
    return before !== null && before.past.length > 0 && save(undoDraftChange(before));
  });
}

/** The set-up is left; undo brings it back. */
export function leaveDraft(): Promise<boolean> {
  return inTurn(async () => {
    const before = history();
    return before?.now != null && save(pushDraftChange(before, null));
  });
}

/** The set-up has become a game: nothing of it is kept here. */
export function endDraft(): Promise<boolean> {
  return inTurn(() => save(EMPTY_DRAFT_HISTORY));
}
