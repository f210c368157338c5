import '../../shared/due/due.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { draftContext } from '../../../app/game/drafted-action';
import { naming } from '../../../app/game/naming';
import { ruleset } from '../../../app/game/open-game';
import {
  type ActionDraft,
  findActorField,
  listActionShapes,
  listDraftableActions,
} from '../../../query/draft/action-draft';
import { groupActions } from '../../../query/draft/grouped-actions';
import type { Table } from '../../../table/table';
import { say } from '../../../text/say';
import { actionTitle } from '../../../text/screens/action-draft-text';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import ActionPrompt from './action-prompt';

/** Actions that the sheet before this one offers with their own buttons. */
const OFFERED_BEFORE: readonly string[] = ['attack', 'move'];

/**
 * Sheet with every action that the edition knows: of one figure, or of any figure and of the whole table. The chosen
 * action is then filled in.
 * @param props.piece figure that acts; null to choose it here
 * @param props.onBack returns to the sheet with the usual actions of the figure; left out if there is none
 */
export default function ActionPicker(props: {
  table: Table;
  piece: string | null;
  onBack?: (() => void) | undefined;
  onClose: () => void;
}): JSX.Element {
  const [piece, setPiece] = createSignal(props.piece);
  const [start, setStart] = createSignal<ActionDraft | null>(null);
  const [showsIllegal, setShowsIllegal] = createSignal(false);
  const shapes = () => {
    const rules = ruleset();
    return rules ? listActionShapes(rules) : {};
  };
  const groups = () => [
    ...new Set([...props.table.figures.values()].flatMap(({ card }) => (card?.group ? [card.group] : []))),
  ];
  const nameOf = (actor: string) => (props.table.figures.has(actor) ? naming().piece(actor) : actor);
  const title = () => {
    const actor = piece();
    return actor === null ? say('Record an action') : say('Action for {figure}', { figure: nameOf(actor) });
  };
  /** Groups of a figure’s actions. Null in a mission, and for the figures of a group together. */
  const grouped = createMemo(() => {
    const [actor, context] = [piece(), draftContext(props.table)];
    if (actor === null || !context || context.ruleset.mission || !props.table.figures.has(actor)) return null;
    return groupActions(context, actor);
  });
  const buttons = (drafts: readonly ActionDraft[]) => (
    <div class="due-actions">
      <For each={drafts.filter(({ deed }) => !props.onBack || !OFFERED_BEFORE.includes(deed))}>
        {(draft) => <Button onClick={() => setStart(draft)}>{actionTitle(draft.deed)}</Button>}
      </For>
    </div>
  );
  const every = (actor: string | null) =>
    buttons(
      listDraftableActions(shapes(), actor !== null).map((deed) => {
        const field = findActorField(shapes(), deed);
        return { deed, ...(field === null ? {} : { [field]: actor }) };
      }),
    );
  const back = () => {
    if (props.piece === null && piece() !== null) return () => setPiece(null);
    return props.onBack;
  };
  return (
    <Show
      when={start()}
      keyed
      fallback={
        <BottomSheet title={title()} onBack={back()} onClose={props.onClose}>
          <div class="due-sheet">
            <Show
              when={piece()}
              fallback={
                <>
                  <fieldset class="due-choice wrap">
                    <legend>{say('Who acts')}</legend>
                    <For each={[...props.table.figures.keys(), ...groups()]}>
                      {(each) => <Button onClick={() => setPiece(each)}>{nameOf(each)}</Button>}
                    </For>
                  </fieldset>
                  {every(null)}
                </>
              }
            >
              {(actor) => (
                <Show when={grouped()} fallback={every(actor())}>
                  {(now) => (
                    <>
                      <Show when={now().legal.some(({ deed }) => !props.onBack || !OFFERED_BEFORE.includes(deed))}>
                        <h3 class="muted small">{say('Possible now')}</h3>
                        {buttons(now().legal)}
                      </Show>
                      <h3 class="muted small">{say('Record by hand')}</h3>
                      {buttons(now().changes)}
                      <Button aria-expanded={showsIllegal()} onClick={() => setShowsIllegal(!showsIllegal())}>
                        {say('Not possible now')}
                      </Button>
                      <Show when={showsIllegal()}>{buttons(now().illegal)}</Show>
                    </>
                  )}
                </Show>
              )}
            </Show>
          </div>
        </BottomSheet>
      }
    >
      {(begun) => (
        <ActionPrompt table={props.table} start={begun} onBack={() => setStart(null)} onClose={props.onClose} />
      )}
    </Show>
  );
}
