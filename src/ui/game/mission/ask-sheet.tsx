import './mission-sheets.css';
import { createMemo, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { performDeed } from '../../../app/game/game-actions';
import { describeObjections, naming } from '../../../app/game/naming';
import { findTokenScenario } from '../../../app/mission/mission-objectives';
import { describeOption, describeOptionAfterName } from '../../../app/mission/option-text';
import { listInanimateTargetChoices } from '../../../app/mission/thing-choices';
import { goTo } from '../../../app/route';
import { squareName } from '../../../grid/square';
import { isSameTarget } from '../../../query/destroy';
import type { DeedOption } from '../../../rules/options';
import type { InanimateTarget } from '../../../table/heaps';
import { listStrikes } from '../../../table/strikes';
import type { Figure, Table } from '../../../table/table';
import { describeInanimateTarget } from '../../../text/answer/things';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import { Stepper } from '../../kit/stepper';
import { DieSheet } from './die-sheet';
import { StrikeSheet } from './strike-sheet';
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
export default function AskSheet(props: AskSheetProps): JSX.Element {
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

/** Sheet to deliver an objective token. Its reward is not stored as data, so the players enter the points. */
function TokenSheet(props: { table: Table; figure: Figure; token: string; onClose: () => void }): JSX.Element {
  const [points, setPoints] = createSignal(0);
  const scenario = () => findTokenScenario(props.table, props.token);
  const deliver = () => {
    void performDeed({ deed: 'deliver', piece: props.figure.piece, token: props.token, points: points() });
    props.onClose();
  };
  const later = () => {
    const card = scenario();
    if (points() > 0) return undefined;
    return card ? say('points once {scenario} succeeds', { scenario: card.card }) : say('no objective points');
  };
  return (
    <BottomSheet
      title={say('Deliver {token}', { token: props.token })}
      onClose={props.onClose}
      foot={
        <Button tone="accent" big hint={later()} onClick={deliver}>
          {points() === 0 ? say('Deliver') : `${naming().side(props.figure.side)} +${points()}`}
        </Button>
      }
    >
      <Show when={scenario()} fallback={<p>{say('Objective points the scenario gives for it now:')}</p>}>
        {(card) => (
          <p>
            {sayMany(
              card().reward,
              '{scenario} gives 1 objective point once it succeeds. Does it give points for this token alone?',
              '{scenario} gives {n} objective points once it succeeds. Does it give points for this token alone?',
              { scenario: card().card },
            )}
          </p>
        )}
      </Show>
      <Stepper label={say('Objective points')} value={points()} min={0} max={9} onChange={setPoints} />
    </BottomSheet>
  );
}

/** Sheet for doors, walls and adjacent objects: destroy by an attack, or interact with for points. */
function InanimateTargetSheet(props: {
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
        {(each) => <p role="status">{describeObjections(each().ruling.reasons) ?? say('This is allowed.')}</p>}
      </Show>
    </BottomSheet>
  );
}
