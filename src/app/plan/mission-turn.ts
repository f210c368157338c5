import { batch, createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js';
import type { MissionTurnStep } from '../../plan/mission-line';
import type { MissionTurnProgress } from '../../plan/plan-mission';
import type { Action } from '../../rules/table-deed';
import { findAppPlayer } from '../../table/app-player';
import type { Fact } from '../../table/facts';
import { applyFacts } from '../../table/fold/fold';
import { hideDecks } from '../../table/hide-decks';
import { describeMissionTurnStep } from '../../text/screens/mission-turn-text';
import type { MapContext } from '../map/map-context';
import { startPlanSearch } from './planner';
import { findSideToPlan } from './turn-plan-request';

/** A defense that the target of the next step may use. */
export interface OfferedReaction {
  readonly deed: Action;
  /** Name of the action card. Null for the defense of the character card. */
  readonly card: string | null;
  readonly cost: number | null;
  readonly isChosen: boolean;
}

/** Creates the state of Sidekick's turn in a mission: its next step, and the reactions of the target. */
export function createMissionTurn(context: () => MapContext) {
  let stop = (): void => undefined;
  onCleanup(() => stop());
  const [progress, setProgress] = createSignal<MissionTurnProgress | null>(null);
  const [searching, setSearching] = createSignal(false);
  const [failed, setFailed] = createSignal(false);
  const [recorded, setRecorded] = createSignal('');
  /** Indexes of the chosen reactions, in the order of the options of the target. */
  const [chosen, setChosen] = createSignal<readonly number[]>([]);
  /** Whether a step is being written. It stays on screen until then, and a second tap must not record it again. */
  let recording = false;
  const table = () => context().table;
  const side = createMemo(() => findSideToPlan(table()));
  const again = (): void => {
    const { ruleset, table: now } = untrack(context);
    const own = untrack(side);
    const opponent = findAppPlayer(now, own);
    stop();
    batch(() => {
      setProgress(null);
      setChosen([]);
      setFailed(false);
      setSearching(ruleset !== null && own !== null && opponent !== null);
    });
    if (!ruleset || own === null || !opponent) return;
    stop = startPlanSearch(
      { ask: 'mission', edition: ruleset.id, table: hideDecks(now, own), side: own, opponent },
      setProgress,
      (how) =>
        batch(() => {
          setSearching(false);
          setFailed(how === 'failed');
        }),
    );
  };
  createEffect(on(table, again));
  /** The next step stays hidden until its search has ended, so that it does not change under the finger. */
  const steps = createMemo(() => (searching() || failed() ? [] : (progress()?.steps ?? [])));
  const next = (): MissionTurnStep | null => steps()[0] ?? null;

  const reactions = createMemo((): readonly OfferedReaction[] => {
    const { ruleset } = context();
    const target = next()?.deed.deed === 'attack' ? next()?.targets[0] : undefined;
    if (!ruleset || target === undefined) return [];
    const options = ruleset.options(table(), target).filter(({ id, deed, reasons }) => {
      return id === 'react' && deed !== null && reasons.length === 0;
    });
    return options.flatMap(({ deed, about, cost }, place) => {
      const card = about === 'defend' ? null : about;
      return deed ? [{ deed, card, cost, isChosen: chosen().includes(place) }] : [];
    });
  });

  /** The deeds of the next step, the chosen reactions first, with their facts. Null if the rules refuse one. */
  const resolution = createMemo(() => {
    const { ruleset } = context();
    const step = next();
    if (!ruleset || !step) return null;
    let now = table();
    const facts: Fact[] = [];
    let wounds = step.wounds;
    for (const deed of [...reactions().flatMap((each) => (each.isChosen ? [each.deed] : [])), step.deed]) {
      const ruling = ruleset.resolve(now, deed);
      if (!ruling.legal) return null;
      facts.push(...ruling.facts);
      now = applyFacts(now, ruling.facts);
      if (ruling.hit) wounds = ruling.hit.targets[0]?.wounds ?? 0;
    }
    return { facts, wounds };
  });

  return {
    side,
    isSearching: searching,
    hasFailed: failed,
    again,
    next,
    /** The step and those that are planned after it. */
    steps,
    /** Expected gain of the planned steps, in hundredths of an objective point. */
    gain: () => progress()?.gain ?? 0,
    /** Description of the step recorded last. */
    recorded,
    reactions,
    toggle: (place: number) =>
      setChosen((now) => (now.includes(place) ? now.filter((each) => each !== place) : [...now, place])),
    /** Wounds that the attack of the next step deals after the chosen reactions. Null if it attacks no figure. */
    wounds: () => resolution()?.wounds ?? null,
    /** Records the next step, and then plans anew. */
    recordNext: async (): Promise<void> => {
      if (recording) return;
      const [step, now] = [next(), resolution()];
      if (!step || !now) return again();
      setRecorded(describeMissionTurnStep(step, context()));
      recording = true;
      try {
        await context().record(step.deed.deed, now.facts);
      } finally {
        recording = false;
      }
    },
  };
}
