import { say } from '../../../text/say';
import './strike-sheet.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { performDeed } from '../../../app/game/game-actions';
import { describeObjections, naming } from '../../../app/game/naming';
import { describeOption, describeOptionAfterName } from '../../../app/mission/option-text';
import { listInanimateTargetChoices } from '../../../app/mission/thing-choices';
import { goTo } from '../../../app/route';
import { squareName } from '../../../grid/square';
import { isSameTarget } from '../../../query/destroy';
import type { DeedOption } from '../../../rules/options';
import type { InanimateTarget } from '../../../table/heaps';
import type { Figure, Table } from '../../../table/table';
import { describeInanimateTarget } from '../../../text/answer/things';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';

/** Sheet for doors, walls and adjacent objects: destroy by an attack, or interact with for points. */
export function InanimateTargetSheet(props: {
  table: Table;
  figure: Figure;
  option: DeedOption;
  onClose: () => void;
}): JSX.Element {
  const [chosen, setChosen] = createSignal<InanimateTarget | null>(null);
  const choices = createMemo(() => listInanimateTargetChoices(props.table, props.figure, props.option));
  const choice = () => {
    const thing = chosen();
    return thing && choices().find((each) => isSameTarget(each.thing, thing));
  };
  const hint = () => {
    const cost = choice()?.cost ?? null;
    return cost === null ? undefined : `${cost} AP`;
  };
  const go = () => {
    const what = choice();
    if (what) void performDeed(what.deed);
    props.onClose();
  };
  return (
    <BottomSheet
      title={describeOptionAfterName(naming().piece(props.figure.piece), props.option)}
      onClose={props.onClose}
      foot={
        <>
          <Button onClick={() => goTo('map', 'hit')}>{say('On the map')}</Button>
          <Button
            tone={choice()?.ruling.legal ? 'accent' : 'plain'}
            big
            disabled={!choice()}
            hint={hint()}
            onClick={go}
          >
            {describeOption(props.option)}
          </Button>
        </>
      }
    >
      <div class="strike-targets">
        <For
          each={choices()}
          fallback={<p class="muted">{say('Nothing next to it. Use the map for objects farther away.')}</p>}
        >
          {(each) => (
            <Button
              aria-pressed={choice() === each}
              tone={choice() === each ? 'accent' : 'plain'}
              hint={each.ruling.legal ? `${each.cost ?? 0} AP` : say('not allowed')}
              onClick={() => setChosen(each.thing)}
            >
              {describeInanimateTarget(each.thing, naming())}{' '}
              {'square' in each.thing ? squareName(each.thing.square) : ''}
            </Button>
          )}
        </For>
      </div>
      <Show when={choice()}>
        {(each) => <p role="status">{describeObjections(each().ruling) ?? say('This is allowed.')}</p>}
      </Show>
    </BottomSheet>
  );
}
