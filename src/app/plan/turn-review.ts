import { batch, createSignal, onCleanup } from 'solid-js';
import { type Log, listHistory } from '../../game/log';
import type { ReviewedTurn } from '../../plan/review';
import { startPlanSearch } from './planner';

/** Whether the replay marks turns that had a much better plan. The choice lasts while the app is open. */
const [shows, setShows] = createSignal(false);

/** Whether the replay marks turns that had a much better plan. */
export const showsBetterPlans = shows;

/** Searches in the background for turns of a game that had a much better plan. */
export function createTurnReview(log: () => Log) {
  const [turns, setTurns] = createSignal<readonly ReviewedTurn[] | null>(null);
  const [state, setState] = createSignal<'idle' | 'looking' | 'failed'>('idle');
  let stop = (): void => undefined;
  onCleanup(() => stop());
  const start = (): void => {
    const { game, cursor, table } = log();
    stop();
    batch(() => {
      setTurns(null);
      setState('looking');
    });
    stop = startPlanSearch(
      { ask: 'review', edition: table.edition, game, entries: listHistory(log()), cursor },
      setTurns,
      (how) => setState(how === 'failed' ? 'failed' : 'idle'),
    );
  };
  const show = (on: boolean): void => {
    setShows(on);
    if (on) start();
    else {
      stop();
      batch(() => {
        setTurns(null);
        setState('idle');
      });
    }
  };
  if (shows()) start();
  return { turns, state, show };
}
