import '../../shared/due/due.css';
import { createMemo, For, type JSX } from 'solid-js';
import { naming } from '../../../app/game/naming';
import { describeOption, describeOptionHint } from '../../../app/mission/option-text';
import { listOpenPhaseTasks, type OpenPhaseTask } from '../../../app/mission/phase-leftovers';
import type { DeedOption } from '../../../rules/options';
import type { Figure, Table } from '../../../table/table';
import { say, sayMany } from '../../../text/say';

/**
 * Scrolling line with the optional actions that remain in the phase. A tap opens an action; no action blocks the game.
 */
export function RemainingActionsStrip(props: {
  table: Table;
  /** The selected figure. Its action points are already displayed elsewhere. */
  chosen: Figure | null;
  onGo: (piece: string) => void;
  onOption: (option: DeedOption) => void;
}): JSX.Element {
  const left = createMemo<readonly OpenPhaseTask[]>((before) => {
    const known = new Map(before.map((each) => [JSON.stringify(each), each]));
    // Unchanged items are reused, so that their chips keep the focus.
    return listOpenPhaseTasks(props.table, props.chosen).map((each) => known.get(JSON.stringify(each)) ?? each);
  }, []);
  const waiting = () => left().filter(({ left: what }) => what === 'activation').length;
  /** Returns the cost or gain of a token action, and the acting figure if another figure is selected. */
  const tokenState = ({ piece, option }: OpenPhaseTask & { left: 'token' }) => {
    const hint = describeOptionHint(option, props.table.figures.get(piece) ?? null) ?? '';
    if (piece === props.chosen?.piece) return hint;
    const name = naming().piece(piece);
    return hint === '' ? name : `${name} · ${hint}`;
  };
  const go = (each: OpenPhaseTask) => {
    props.onGo(each.piece);
    if ('option' in each) props.onOption(each.option);
  };
  return (
    <section class="due-strip" aria-label={say('Left in this phase')} tabindex={-1}>
      <p class="spoken" role="status">
        {waiting() > 0
          ? sayMany(waiting(), '1 not activated yet', '{n} not activated yet')
          : say('All have been activated')}
      </p>
      <For each={left()} fallback={<p class="due-none">{say('All have been activated')}</p>}>
        {(each) => (
          <div class="due-chip" data-left={each.left} data-side={props.table.figures.get(each.piece)?.side}>
            <button type="button" class="due-open left-open" onClick={() => go(each)}>
              {each.left === 'token' ? (
                <>
                  <span class="clip">{titleOf(each)}</span> <small>{tokenState(each)}</small>
                </>
              ) : (
                <>
                  <small>{stateOf(each)}</small> <span class="clip">{titleOf(each)}</span>
                </>
              )}
            </button>
          </div>
        )}
      </For>
    </section>
  );
}

function stateOf(each: OpenPhaseTask): string {
  if (each.left === 'activation') return say('not activated');
  if (each.left === 'points') return say('{points} AP unspent', { points: each.points });
  if (each.left === 'wounds') return sayMany(each.wounds, '1 wound to place', '{n} wounds to place');
  return naming().piece(each.piece);
}

function titleOf(each: OpenPhaseTask): string {
  if (each.left === 'token') return describeOption(each.option);
  return naming().piece('unit' in each ? each.unit : each.piece);
}
