import '../../shared/due/due.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { naming } from '../../../app/game/naming';
import { ruleset } from '../../../app/game/open-game';
import {
  type ActionDraft,
  findActorField,
  listActionShapes,
  listDraftableActions,
} from '../../../query/draft/action-draft';
import type { Table } from '../../../table/table';
import { say } from '../../../text/say';
import { actionTitle } from '../../../text/screens/action-draft-text';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import ActionPrompt from './action-prompt';

/**
 * Sheet with every action that the edition knows: of one figure, or of any figure and of the whole table. The chosen
 * action is then filled in.
 * @param props.piece figure that acts; null to choose it here
 */
export default function ActionPicker(props: { table: Table; piece: string | null; onClose: () => void }): JSX.Element {
  const [piece, setPiece] = createSignal(props.piece);
  const [start, setStart] = createSignal<ActionDraft | null>(null);
  const shapes = () => {
    const rules = ruleset();
    return rules ? listActionShapes(rules) : {};
  };
  const groups = () => [
    ...new Set([...props.table.figures.values()].flatMap(({ card }) => (card?.group ? [card.group] : []))),
  ];
  const actions = (actor: string | null) => (
    <div class="due-actions">
      <For each={listDraftableActions(shapes(), actor !== null)}>
        {(deed) => {
          const field = findActorField(shapes(), deed);
          const begin = (): ActionDraft => ({ deed, ...(field === null ? {} : { [field]: actor }) });
          return <Button onClick={() => setStart(begin())}>{actionTitle(deed)}</Button>;
        }}
      </For>
    </div>
  );
  const nameOf = (actor: string) => (props.table.figures.has(actor) ? naming().piece(actor) : actor);
  return (
    <Show
      when={start()}
      keyed
      fallback={
        <BottomSheet
          title={((actor) =>
            actor === null ? say('Record an action') : say('Action for {figure}', { figure: nameOf(actor) }))(piece())}
          onClose={props.onClose}
        >
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
                  {actions(null)}
                </>
              }
            >
              {(actor) => actions(actor())}
            </Show>
          </div>
        </BottomSheet>
      }
    >
      {(begun) => <ActionPrompt table={props.table} start={begun} onClose={props.onClose} />}
    </Show>
  );
}
