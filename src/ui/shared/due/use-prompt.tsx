import './due-sheet.css';
import { createMemo, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { naming } from '../../../app/game/naming';
import { ruleset } from '../../../app/game/open-game';
import { describePowerUse, recordUse } from '../../../app/game/turn-reminders';
import { powerName } from '../../../catalog/powers';
import { DIRECTIONS } from '../../../grid/direction';
import { squareName } from '../../../grid/square';
import type { OpenField } from '../../../rules/options';
import type { UseDeed } from '../../../rules/table-deed';
import type { Table } from '../../../table/table';
import { directionName } from '../../../text/answer/answer-text';
import { formatSigned } from '../../../text/numbers';
import { say } from '../../../text/say';
import { USE_FIELD_TITLES, useValueName } from '../../../text/screens/reminder-text';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import { Choice, Faces } from './reminder-use';

/**
 * Sheet that asks for the fields of a use one after another, with the values that the rules allow. The first choice can
 * be changed by starting again.
 */
export default function UsePrompt(props: { table: Table; start: UseDeed; onClose: () => void }): JSX.Element {
  const [deed, setDeed] = createSignal(props.start);
  const [skipped, setSkipped] = createSignal<readonly string[]>([]);
  const [firstDie, setFirstDie] = createSignal<number | null>(null);
  const next = createMemo(() => ruleset()?.nextField(props.table, deed(), skipped()) ?? null);
  const isBegun = () => deed() !== props.start || skipped().length > 0;
  const fill = (field: string, value: unknown): void => {
    setFirstDie(null);
    const isList = field === 'squares' || field === 'also';
    const before = isList ? ((deed()[field] as readonly unknown[] | undefined) ?? []) : [];
    setDeed({ ...deed(), [field]: isList ? [...before, value] : value });
  };
  const record = async () => {
    if (await recordUse(deed())) props.onClose();
  };
  const rollDice = (face: number): void => {
    const first = firstDie();
    if (first === null) setFirstDie(face);
    else fill('dice', [first, face]);
  };
  return (
    <BottomSheet
      title={`${naming().piece(props.start.piece)}: ${powerName(props.start.power)}`}
      onClose={props.onClose}
      foot={
        <Show when={isBegun()}>
          <Button
            onClick={() => {
              setDeed(props.start);
              setSkipped([]);
              setFirstDie(null);
            }}
          >
            {say('Start again')}
          </Button>
        </Show>
      }
    >
      <div class="due-sheet">
        <Show
          when={next()}
          fallback={
            <Button wide big tone="accent" onClick={() => void record()}>
              {say('Record: {outcome}', { outcome: describePowerUse(props.table, deed()) })}
            </Button>
          }
        >
          {(field) => (
            <>
              <Switch
                fallback={
                  <Show
                    when={(field().values ?? []).length > 0}
                    fallback={<p>{say('The rules allow no choice here.')}</p>}
                  >
                    <Choice
                      label={USE_FIELD_TITLES[field().field] ?? field().field}
                      options={(field().values ?? []).map(String)}
                      word={(value) => nameOf(field(), value)}
                      chosen=""
                      onChoose={(value) =>
                        fill(
                          field().field,
                          (field().values ?? []).find((each) => String(each) === value),
                        )
                      }
                    />
                  </Show>
                }
              >
                <Match when={field().field === 'die'}>
                  <Faces label={say('What did the die show?')} onFace={(face) => fill('die', face)} />
                </Match>
                <Match when={field().field === 'dice'}>
                  <Faces label={firstDie() === null ? say('First die') : say('Second die')} onFace={rollDice} />
                </Match>
              </Switch>
              <Show when={field().optional}>
                <Button onClick={() => setSkipped([...skipped(), field().field])}>{say('Leave out')}</Button>
              </Show>
            </>
          )}
        </Show>
      </div>
    </BottomSheet>
  );
}

function nameOf({ field }: OpenField, value: string): string {
  switch (field) {
    case 'target':
    case 'also':
    case 'passedTo':
      return naming().piece(value);
    case 'cancels':
      return powerName(value);
    case 'by':
      return formatSigned(Number(value));
    case 'squares':
    case 'to':
      return squareName(Number(value));
    case 'direction':
      return directionName(DIRECTIONS[Number(value)]?.name ?? '');
    default:
      return useValueName(value);
  }
}
