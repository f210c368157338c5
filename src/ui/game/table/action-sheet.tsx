import { say, sayMany } from '../../../text/say';
import './deed-panel.css';
import { createMemo, createSignal, Index, type JSX, Show } from 'solid-js';
import { draftContext } from '../../../app/game/drafted-action';
import { describeObjectionsBriefly, naming } from '../../../app/game/naming';
import { listFromTable, ruleset, table } from '../../../app/game/open-game';
import { describeOptionEffect } from '../../../app/mission/card-words';
import { listCurrentOptions } from '../../../app/mission/current-options';
import { describeOption } from '../../../app/mission/option-text';
import { goTo } from '../../../app/route';
import type { ActionDraft } from '../../../query/draft/action-draft';
import { listOfferedActions, listPowerActions, type PowerAction } from '../../../query/draft/grouped-actions';
import type { ActionPrice, DeedOption } from '../../../rules/options';
import type { Figure } from '../../../table/table';
import { actionTitle } from '../../../text/screens/action-draft-text';
import { powerOrTeamName } from '../../../text/screens/reminder-text';
import { Button } from '../../kit/button';
import { lazyPart } from '../../kit/lazy-part';
import { BottomSheet } from '../../kit/sheet';

const RulesSearchSheet = lazyPart(() => import('../../shared/book/rules-search-sheet'));

/**
 * Sheet with all actions of the edition for a figure, with the price or the reason against each. Illegal actions can be
 * recorded too.
 */
export default function ActionSheet(props: {
  figure: Figure;
  onOption: (option: DeedOption) => void;
  /** Closes the sheet and asks for the fields of an action. */
  onDraft: (start: ActionDraft) => void;
  /** Opens the list of all actions of the edition. */
  onMore: () => void;
  onClose: () => void;
}): JSX.Element {
  const options = createMemo(() => listFromTable((now) => listCurrentOptions(now, props.figure.piece)));
  const uses = createMemo(() => listFromTable((now) => ruleset()?.uses(now, props.figure.piece) ?? []));
  const context = createMemo(() => {
    const now = table();
    return now && draftContext(now);
  });
  const offered = createMemo(() => {
    const now = context();
    return now ? listOfferedActions(now, props.figure.piece) : [];
  });
  const powers = createMemo(() => {
    const now = context();
    return now ? listPowerActions(now, props.figure.piece) : [];
  });
  const name = () => naming().piece(props.figure.piece);
  const [asksRules, setAsksRules] = createSignal(false);
  /** Passages of the reasons against actions, which players ask about first. */
  const cites = () => [...options(), ...uses()].flatMap(({ reasons }) => reasons.map(({ cite }) => cite));
  const topics = () => [...powers().map(({ action }) => action), ...uses().map(({ power }) => power)];
  const hint = (option: DeedOption) => {
    const price = describePrice(option.price);
    if (price === undefined) return describeOptionEffect(option, props.figure);
    return option.asks.includes('square') ? say('{price} · on the map', { price }) : price;
  };
  const tone = (option: DeedOption) => {
    if (props.figure.card) return option.reasons.length === 0 ? 'plain' : 'bare';
    return option.price && option.price.tokens > 0 ? 'accent' : 'plain';
  };
  return (
    <BottomSheet title={say('Action for {figure}', { figure: name() })} onClose={props.onClose}>
      <div class="action-list">
        <Index each={options()}>
          {(option) => (
            <Button
              big
              tone={tone(option())}
              hint={hint(option())}
              onClick={() => {
                const chosen = option();
                props.onClose();
                props.onOption(chosen);
              }}
            >
              {describeOption(option())}
            </Button>
          )}
        </Index>
      </div>
      <Show when={powers().length + uses().length + offered().length > 0}>
        <h3 class="muted small">{say('Powers and objects')}</h3>
        <div class="action-list">
          <Index each={powers()}>
            {(each) => (
              <Button
                big
                hint={describePowerAction(each())}
                onClick={() => {
                  const { start } = each();
                  if (start) props.onDraft(start);
                  else goTo('map');
                }}
              >
                {powerOrTeamName(each().action)}
              </Button>
            )}
          </Index>
          <Index each={uses()}>
            {(use) => (
              <Button
                big
                hint={describeObjectionsBriefly(use().reasons) ?? describePrice(use().price)}
                onClick={() => props.onDraft({ deed: 'use', piece: props.figure.piece, power: use().power })}
              >
                {powerOrTeamName(use().power)}
              </Button>
            )}
          </Index>
          <Index each={offered()}>
            {(start) => (
              <Button big onClick={() => props.onDraft(start())}>
                {actionTitle(start().deed)}
              </Button>
            )}
          </Index>
        </div>
      </Show>
      <div class="between">
        <Button onClick={props.onMore}>{say('More actions')}</Button>
        <Button onClick={() => setAsksRules(true)}>{say('Ask the rules')}</Button>
      </div>
      <Show when={asksRules() && ruleset()}>
        {(rules) => (
          <RulesSearchSheet
            context={{ subject: name(), edition: rules().id, topics: topics(), cites: cites() }}
            onClose={() => setAsksRules(false)}
          />
        )}
      </Show>
    </BottomSheet>
  );
}

/** Describes how an action of a power begins, or why it cannot. */
function describePowerAction({ start, isLegal }: PowerAction): string {
  if (!start) return say('place it on the map first');
  if (!isLegal) return say('not possible now');
  return start.deed === 'move' ? say('first the move') : say('an attack');
}

/** Describes a price: `1 action token, pushes: 2 clicks`. Undefined if the price is unknown. */
function describePrice(price: ActionPrice | undefined): string | undefined {
  if (!price) return undefined;
  const { tokens, pushes } = price;
  if (tokens === 0) return say('no action token');
  if (pushes === 0) return say('1 action token');
  return sayMany(pushes, '1 action token, pushes: 1 click', '1 action token, pushes: {n} clicks');
}
