import { type JSX, Match, Show, Switch } from 'solid-js';
import type { DeedOption } from '../../../rules/options';
import type { InanimateTarget } from '../../../table/heaps';
import { listStrikes } from '../../../table/strikes';
import type { Figure, Table } from '../../../table/table';
import { DieSheet } from './die-sheet';
import { StrikeSheet } from './strike-sheet';
import { InanimateTargetSheet } from './thing-sheet';
import { TokenSheet } from './token-sheet';
import { UseSheet } from './use-sheet';
import { RestSheet, WoundSheet } from './wound-sheet';

export interface AskSheetProps {
  table: Table;
  figure: Figure;
  option: DeedOption;
  target?: string;
  thing?: InanimateTarget;
  onClose: () => void;
  /** Called when wounds must be placed, so that the phone is passed to the player of `piece`. */
  onWounds: (piece: string) => void;
}

/** Sheet that prompts for the missing input of an option, which then becomes a deed. */
export function AskSheet(props: AskSheetProps): JSX.Element {
  const strikes = () => listStrikes(props.figure).some(({ card }) => card === props.option.about);
  const asks = (what: DeedOption['asks'][number]) => props.option.asks.includes(what);
  return (
    <Show when={props.option} keyed>
      <Switch fallback={<StrikeSheet {...props} />}>
        <Match when={asks('slots')}>
          <WoundSheet figure={props.figure} onClose={props.onClose} />
        </Match>
        <Match when={asks('declared')}>
          <DieSheet figure={props.figure} onClose={props.onClose} />
        </Match>
        <Match when={asks('points')}>
          <TokenSheet
            table={props.table}
            figure={props.figure}
            token={props.option.about ?? ''}
            onClose={props.onClose}
          />
        </Match>
        <Match when={asks('object')}>
          <InanimateTargetSheet {...props} />
        </Match>
        <Match when={props.option.id === 'trigger' && !strikes()}>
          <UseSheet table={props.table} figure={props.figure} option={props.option} onClose={props.onClose} />
        </Match>
        <Match when={props.option.id === 'rest'}>
          <RestSheet figure={props.figure} onClose={props.onClose} />
        </Match>
      </Switch>
    </Show>
  );
}
