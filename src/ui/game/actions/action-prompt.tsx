import '../../shared/due/due.css';
import { createMemo, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { describeConsequenceLines, draftContext, recordDraft } from '../../../app/game/drafted-action';
import { describeObjections, naming } from '../../../app/game/naming';
import { type ActionDraft, actorOf, fillSlot, type Slot, slotKey } from '../../../query/draft/action-draft';
import {
  clearSlot,
  type DraftContext,
  fillObvious,
  listFilledSlots,
  listLegalValues,
  listOptionalSlots,
  nextPrompt,
  type Prompt,
  resolveDraft,
} from '../../../query/draft/draft-prompts';
import type { Table } from '../../../table/table';
import { say } from '../../../text/say';
import { actionTitle, slotTitle, slotValueName } from '../../../text/screens/action-draft-text';
import { powerOrTeamName } from '../../../text/screens/reminder-text';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import { Faces } from '../../shared/due/reminder-use';
import { SlotChoice, TokenForm } from './slot-choice';

/**
 * Sheet that asks for the fields of an action one after another, with the values that the rules allow first, and then
 * shows what the action leads to. Everything filled in can be changed by a tap.
 */
export default function ActionPrompt(props: {
  table: Table;
  start: ActionDraft;
  /** Returns to the list of actions. Left out if there is none. */
  onBack?: () => void;
  onClose: () => void;
}): JSX.Element {
  const [draft, setDraft] = createSignal(props.start);
  const [skipped, setSkipped] = createSignal<ReadonlySet<string>>(new Set());
  /** Slot that a player chose to fill in. Null while the sheet asks in its own order. */
  const [chosen, setChosen] = createSignal<Slot | null>(null);
  const [firstDie, setFirstDie] = createSignal<number | null>(null);
  const context = createMemo(() => draftContext(props.table));
  const full = createMemo(() => {
    const now = context();
    // A slot that is about to change must not be filled again at once.
    return now && chosen() === null ? fillObvious(now, draft(), skipped()) : draft();
  });
  const prompt = createMemo((): Prompt | null => {
    const now = context();
    const slot = chosen();
    if (!now) return null;
    return slot
      ? { slot, legal: listLegalValues(now, full(), slot), optional: true }
      : nextPrompt(now, full(), skipped());
  });
  const fill = (slot: Slot, value: unknown): void => {
    const now = context();
    if (!now) return;
    setFirstDie(null);
    setChosen(null);
    setDraft(fillSlot(now.shapes, full(), slot, value));
  };
  const leaveOut = (slot: Slot): void => {
    setFirstDie(null);
    setChosen(null);
    setSkipped(new Set([...skipped(), slotKey(slot)]));
  };
  const change = (slot: Slot): void => {
    setDraft(clearSlot(full(), slot));
    setSkipped(new Set([...skipped()].filter((key) => key !== slotKey(slot))));
    setChosen(slot);
  };
  const rollDice = (slot: Slot, face: number): void => {
    const first = firstDie();
    if (first === null) setFirstDie(face);
    else fill(slot, [first, face]);
  };
  const title = (): string => {
    const now = context();
    const actor = now && actorOf(now.shapes, props.start);
    const { deed, power, action: powerAction } = props.start;
    const named = power ?? powerAction;
    const action = named === undefined ? actionTitle(deed) : powerOrTeamName(String(named));
    return actor === null ? action : `${naming().piece(actor)}: ${action}`;
  };
  const valueName = (slot: Slot, value: unknown) => slotValueName(slot, value, props.table, naming());
  const filledName = (slot: Slot, values: readonly unknown[]) =>
    `${slotTitle(full().deed, slot, naming())}: ${values.map((value) => valueName(slot, value)).join(', ')}`;
  return (
    <BottomSheet title={title()} onBack={props.onBack} onClose={props.onClose}>
      <Show when={context()}>
        {(now) => (
          <div class="due-sheet">
            <div class="due-choice wrap">
              <For each={listFilledSlots(now().shapes, props.start, full())}>
                {({ slot, values }) => (
                  <Button
                    aria-label={say('Change {choice}', { choice: filledName(slot, values) })}
                    onClick={() => change(slot)}
                  >
                    {filledName(slot, values)}
                  </Button>
                )}
              </For>
            </div>
            <Show
              when={prompt()}
              keyed
              fallback={
                <Outcome
                  context={now()}
                  draft={full()}
                  onChoose={(slot) => {
                    setDraft(full());
                    setChosen(slot);
                  }}
                  onRecord={async () => {
                    if (await recordDraft(now(), full())) props.onClose();
                  }}
                />
              }
            >
              {({ slot, legal, optional }) => (
                <>
                  <Switch
                    fallback={
                      <SlotChoice
                        context={now()}
                        draft={full()}
                        slot={slot}
                        legal={legal}
                        onValue={(value) => fill(slot, value)}
                      />
                    }
                  >
                    <Match when={slot.shape.type === 'tokens'}>
                      <TokenForm
                        label={slotTitle(full().deed, slot, naming())}
                        onToken={(token) => fill(slot, token)}
                      />
                    </Match>
                    <Match when={slot.shape.type === 'die'}>
                      <Faces label={slotTitle(full().deed, slot, naming())} onFace={(face) => fill(slot, face)} />
                    </Match>
                    <Match when={slot.shape.type === 'dice'}>
                      <Faces
                        label={firstDie() === null ? say('First die') : say('Second die')}
                        onFace={(face) => rollDice(slot, face)}
                      />
                    </Match>
                  </Switch>
                  <Show when={optional}>
                    <Button onClick={() => leaveOut(slot)}>{say('Leave out')}</Button>
                  </Show>
                </>
              )}
            </Show>
          </div>
        )}
      </Show>
    </BottomSheet>
  );
}

/** What an action leads to, the button that records it, and the choices that players may add. */
function Outcome(props: {
  context: DraftContext;
  draft: ActionDraft;
  onChoose: (slot: Slot) => void;
  onRecord: () => Promise<void>;
}): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  const resolution = createMemo(() => resolveDraft(props.context, props.draft));
  const slots = createMemo(() => listOptionalSlots(props.context, props.draft));
  const choice = (slot: Slot) => (
    <Button onClick={() => props.onChoose(slot)}>{slotTitle(props.draft.deed, slot, naming())}</Button>
  );
  return (
    <Show when={resolution()} fallback={<p>{say('Something is missing: choose it above.')}</p>}>
      {(result) => (
        <>
          <Show when={!result().legal}>
            <p role="status">
              {say('Against the rules: {reason}', { reason: describeObjections(result().reasons) ?? '' })}
            </p>
          </Show>
          <ul class="due-lines">
            <For each={describeConsequenceLines(result().facts)} fallback={<li>{say('Nothing follows from it.')}</li>}>
              {(line) => <li>{line}</li>}
            </For>
          </ul>
          <Show when={result().legal || result().facts.length > 0}>
            <Button wide big tone="accent" onClick={() => void props.onRecord()}>
              {result().legal ? say('Record') : say('Record anyway')}
            </Button>
          </Show>
          <div class="due-choice wrap">
            <For each={slots().filter(({ matters }) => matters)}>{choice}</For>
            <Show when={slots().some(({ matters }) => !matters)}>
              <Button aria-expanded={isOpen()} onClick={() => setOpen(!isOpen())}>
                {say('More choices')}
              </Button>
            </Show>
            <Show when={isOpen()}>
              <For each={slots().filter(({ matters }) => !matters)}>{choice}</For>
            </Show>
          </div>
        </>
      )}
    </Show>
  );
}
