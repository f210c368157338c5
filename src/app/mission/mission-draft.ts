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
import { describeStoreFault } from '../storage/store-fault-text';
import { runInQueue } from '../timing/tap-queue';
import { MISSION_SETUP_KEY } from './mission-in-setup';

const [history, setHistory] = createSignal<DraftHistory | null>(null);
const [failed, setFailed] = createSignal<string | null>(null);

/** The mission in setup. Null if there is none. Undefined until `readMissionDraft` has read it. */
export const missionDraft: Accessor<MissionDraft | null | undefined> = () => {
  const now = history();
  return now === null ? undefined : now.now;
};
/** Reason why the last change was not saved, as a sentence. Null if there is no fault. */
export const missionDraftFault: Accessor<string | null> = failed;

export function canUndoMissionDraft(): boolean {
  return (history()?.past.length ?? 0) > 0;
}

/** Reads the stored mission setup of the previous session, once. False if the read failed. */
export function readMissionDraft(): Promise<boolean> {
  return runInQueue(async () => {
    if (history() !== null) return true;
    const result = await getSetting(MISSION_SETUP_KEY, parseDraftHistory);
    if (!result.ok) setFailed(describeStoreFault(result.fault));
    setHistory(result.ok ? (result.value ?? EMPTY_DRAFT_HISTORY) : EMPTY_DRAFT_HISTORY);
    return result.ok;
  });
}

/** Writes the history to disk and then shows it. False if the write failed. */
async function saveHistory(to: DraftHistory): Promise<boolean> {
  const written = await putSetting(MISSION_SETUP_KEY, to.now === null && to.past.length === 0 ? undefined : to);
  setFailed(written.ok ? null : describeStoreFault(written.fault));
  if (written.ok) setHistory(to);
  return written.ok;
}

/** Applies one change to the setup as one undo step. If `change` returns null, nothing happens. */
export function changeMissionDraft(change: (now: MissionDraft) => MissionDraft | null): Promise<boolean> {
  return runInQueue(async () => {
    const before = history();
    const to = before?.now ? change(before.now) : null;
    return before !== null && to !== null && saveHistory(pushDraftChange(before, to));
  });
}

/** Starts a new mission setup. Undo restores the previous setup. */
export function beginMissionDraft(
  head: Pick<MissionDraft, 'edition' | 'campaign' | 'names' | 'plays' | 'level'>,
  plan: Partial<MissionPlan>,
  steps: MissionDraft['steps'] = {},
) {
  return runInQueue(() => {
    const to: MissionDraft = { ...head, plan: { ...EMPTY_MISSION_PLAN, ...plan }, steps };
    return saveHistory(pushDraftChange(history() ?? EMPTY_DRAFT_HISTORY, to));
  });
}

export function undoMissionDraft(): Promise<boolean> {
  return runInQueue(async () => {
    const before = history();
    return before !== null && before.past.length > 0 && saveHistory(undoDraftChange(before));
  });
}

/** Discards the mission setup. Undo restores it. */
export function discardMissionDraft(): Promise<boolean> {
  return runInQueue(async () => {
    const before = history();
    return before?.now != null && saveHistory(pushDraftChange(before, null));
  });
}

/** Clears the mission setup after its game was saved. */
export function clearMissionDraft(): Promise<boolean> {
  return runInQueue(() => saveHistory(EMPTY_DRAFT_HISTORY));
}
