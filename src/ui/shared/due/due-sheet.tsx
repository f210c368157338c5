import './due.css';
import { createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { naming } from '../../../app/game/naming';
import { select } from '../../../app/game/open-game';
import { endUnfinishedAction, recordEffectEnd } from '../../../app/game/turn-reminders';
import { goTo } from '../../../app/route';
import type { Citation } from '../../../rules/answer';
import type { EffectEndReminder, TurnReminder, UnfinishedActionReminder } from '../../../rules/reminders';
import type { Table } from '../../../table/table';
import { describeCitation } from '../../../text/answer/answers';
import type { Naming } from '../../../text/names/naming';
import { say, sayMany } from '../../../text/say';
import { reminderTitle } from '../../../text/screens/reminder-text';
import { Button } from '../../kit/button';
import { lazyPart } from '../../kit/lazy-part';
import { BottomSheet } from '../../kit/sheet';
import { ReminderUse } from './reminder-use';

/** Sheet for input that a reminder still needs: dice, a target, or how to continue an action. */
export default function ReminderSheet(props: {
  table: Table;
  due: TurnReminder;
  onDismiss: () => void;
  onClose: () => void;
}): JSX.Element {
  const closed = async (done: Promise<boolean>) => {
    if (await done) props.onClose();
  };
  const use = () => (props.due.due === 'use' || props.due.due === 'team-roll' ? props.due : null);
  return (
    <BottomSheet
      title={reminderTitle(props.due, naming())}
      onClose={props.onClose}
      foot={
        <Button tone="bare" wide onClick={() => props.onDismiss()}>
          {props.due.due === 'by-hand' ? say('Done') : say('Not this turn')}
        </Button>
      }
    >
      <div class="due-sheet">
        <Switch>
          <Match when={use()}>
            {(due) => <ReminderUse table={props.table} due={due()} onDone={() => props.onClose()} />}
          </Match>
          <Match when={props.due.due === 'goes-on' && props.due}>
            {(due) => <GoesOn due={due()} onEnd={() => void closed(endUnfinishedAction())} />}
          </Match>
          <Match when={props.due.due === 'ends' && props.due}>
            {(due) => <Ends due={due()} onEnd={() => void closed(recordEffectEnd(due()))} />}
          </Match>
          <Match when={props.due.due === 'by-hand'}>
            <p>{say('Not automated. Resolve it at the table, then change dials and tokens here.')}</p>
          </Match>
        </Switch>
        <PassageLink cite={props.due.cite} naming={naming()} />
      </div>
    </BottomSheet>
  );
}

function GoesOn(props: { due: UnfinishedActionReminder; onEnd: () => void }): JSX.Element {
  const to = (mode: 'hit' | 'move') => {
    select(props.due.piece);
    goTo('map', mode);
  };
  const has = (part: 'attack' | 'move') => props.due.left === part || props.due.left === 'both';
  return (
    <>
      <p>{say('This action is not finished.')}</p>
      <Show when={has('attack')}>
        <Button wide tone="accent" onClick={() => to('hit')}>
          {say('Attack on the map')}
        </Button>
      </Show>
      <Show when={has('move')}>
        <Button wide tone="accent" onClick={() => to('move')}>
          {say('Move on the map')}
        </Button>
      </Show>
      <Button wide hint={props.due.pushes ? say('pushing damage: 1 click') : undefined} onClick={() => props.onEnd()}>
        {say('End the action')}
      </Button>
    </>
  );
}

function Ends(props: { due: EffectEndReminder; onEnd: () => void }): JSX.Element {
  const count = () => (props.due.ends.what === 'markers' ? props.due.ends.markers.length : 0);
  return (
    <>
      <p>{say('End turn does this for you.')}</p>
      <Button wide tone="accent" onClick={() => props.onEnd()}>
        {count() > 0 ? sayMany(count(), 'Remove 1 marker now', 'Remove {n} markers now') : say('End it now')}
      </Button>
    </>
  );
}

// The rules book is loaded when the passage is opened.
const EntrySheet = lazyPart(() => import('../book/entry-sheet'));

/** Button with the name of a passage, which opens the passage in the book. */
function PassageLink(props: { cite: Citation; naming: Naming }): JSX.Element {
  const [opened, setOpened] = createSignal(false);
  return (
    <>
      <button type="button" class="passage-link" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {describeCitation(props.cite, props.naming)}
      </button>
      <Show when={opened()}>
        <EntrySheet cite={props.cite} onClose={() => setOpened(false)} />
      </Show>
    </>
  );
}
