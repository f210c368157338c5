import { createSignal } from 'solid-js';
import type { DeedOption } from '../../rules/options';
import { performDeed } from '../game/game-actions';
import { log, table } from '../game/open-game';
import { undoStep } from '../game/perform';
import { listCurrentOptions } from './current-options';

/** Card of a reaction. Null for the defend box; undefined if the option is no reaction. */
export function reactionCard({ deed }: DeedOption): string | null | undefined {
  return deed?.deed === 'trigger' ? deed.card : undefined;
}

/** Creates the list of reactions used against one attack. A used reaction can be taken back while no other step follows. */
export function createReactionUses(piece: () => string | null) {
  const [uses, setUses] = createSignal<readonly { readonly card: string | null; readonly entry: number | null }[]>([]);
  const use = async (card: string | null): Promise<void> => {
    const option = listReactions().find((each) => reactionCard(each) === card);
    if (!option?.deed) return;
    await performDeed(option.deed);
    setUses([...uses(), { card, entry: log()?.cursor ?? null }]);
  };
  const listReactions = (): readonly DeedOption[] => {
    const [now, target] = [table(), piece()];
    return now && target !== null ? listCurrentOptions(now, target).filter(({ id }) => id === 'react') : [];
  };
  const canTakeBack = (card: string | null): boolean =>
    uses().some((each) => each.card === card) && uses().at(-1)?.entry === log()?.cursor;
  return {
    listReactions,
    use,
    canTakeBack,
    /** Undoes a reaction and those used after it, then uses the later ones again. */
    takeBack: async (card: string | null): Promise<void> => {
      if (!canTakeBack(card)) return;
      const from = uses().findIndex((each) => each.card === card);
      const later = uses().slice(from + 1);
      for (const _ of uses().slice(from)) await undoStep();
      setUses(uses().slice(0, from));
      for (const each of later) await use(each.card);
    },
  };
}

export type ReactionUses = ReturnType<typeof createReactionUses>;
