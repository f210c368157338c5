import { GAME_DEEDS } from '../../rules/table-deed';
import { areAllOnMap, placeOnOpenField } from '../open-field';
import { type ActionDraft, findActorField, listDraftableActions } from './action-draft';
import { type DraftContext, fillObvious, nextPrompt, resolveDraft, type Skipped } from './draft-prompts';

/** Actions of a figure, grouped by whether the rules allow them now. */
export interface GroupedActions {
  readonly legal: readonly ActionDraft[];
  /** Actions that each change one value, such as damage or an action token. */
  readonly changes: readonly ActionDraft[];
  /** Actions that no choice makes legal now. */
  readonly illegal: readonly ActionDraft[];
}

const NOTHING: Skipped = new Set();

/** Returns whether the rules allow an action now with some choice. */
function isPossible(context: DraftContext, draft: ActionDraft): boolean {
  const filled = fillObvious(context, draft, NOTHING);
  const prompt = nextPrompt(context, filled, NOTHING);
  return prompt && !prompt.optional ? prompt.legal.length > 0 : resolveDraft(context, filled)?.legal === true;
}

function makeStarts({ shapes }: DraftContext, piece: string): readonly ActionDraft[] {
  return listDraftableActions(shapes, true).map((deed) => ({ deed, [findActorField(shapes, deed) ?? '']: piece }));
}

/** Lists drafts of the offered actions that a figure can legally perform now, in the order of the table of actions. */
export function listOfferedActions(context: DraftContext, piece: string): readonly ActionDraft[] {
  return makeStarts(context, piece).filter((draft) => {
    return context.shapes[draft.deed]?.offered && isPossible(context, draft);
  });
}

/** Groups every action of a figure that players can fill in. */
export function groupActions(context: DraftContext, piece: string): GroupedActions {
  const starts = makeStarts(context, piece);
  const isChange = ({ deed }: ActionDraft) => Object.hasOwn(GAME_DEEDS, deed) && !context.shapes[deed]?.offered;
  const others = starts.filter((draft) => !isChange(draft));
  const legal = new Set(others.filter((draft) => isPossible(context, draft)));
  return {
    legal: [...legal],
    changes: starts.filter(isChange),
    illegal: others.filter((draft) => !legal.has(draft)),
  };
}

/** Action that a power gives a figure, such as a running shot. */
export interface PowerAction {
  readonly action: string;
  /** Draft of its first part. Null if the figure is not on the map, which the action needs. */
  readonly start: ActionDraft | null;
  /** Whether the rules allow the first part now. */
  readonly isLegal: boolean;
}

/** Lists the actions that the powers of a figure give it. */
export function listPowerActions(context: DraftContext, piece: string): readonly PowerAction[] {
  const { ruleset, table } = context;
  const isPlaced = areAllOnMap(table, [piece]);
  const where = isPlaced ? table : placeOnOpenField(table, piece, [], 0);
  return ruleset.multiPartChoices(where, piece).map(({ action, moves }) => {
    if (!isPlaced) return { action, start: null, isLegal: false };
    const start: ActionDraft =
      moves === 'none' ? { deed: 'attack', attacker: piece, action } : { deed: 'move', piece, action };
    return { action, start, isLegal: isPossible(context, start) };
  });
}
