import { say, sayMany } from '../../../text/say';
import './action-sheet.css';
import { Index, type JSX } from 'solid-js';
import { naming } from '../../../app/game/naming';
import { ruleset, table } from '../../../app/game/open-game';
import { describeOption, describeOptionHint, listCurrentOptions } from '../../../app/mission/option-text';
import type { DeedOption } from '../../../rules/options';
import type { Figure } from '../../../table/table';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';

/**
 * Sheet with all actions of the edition for a figure, with the price or the reason against each. Illegal actions can be
 * recorded too.
 */
export default function ActionSheet(props: {
  figure: Figure;
  onOption: (option: DeedOption) => void;
  /** Opens the list of all actions of the edition. */
  onMore: () => void;
  onClose: () => void;
}): JSX.Element {
  const options = () => {
    const now = table();
    if (!now) return [];
    const { piece } = props.figure;
    return [...listCurrentOptions(now, piece), ...(ruleset()?.uses(now, piece) ?? [])];
  };
  const hint = (option: DeedOption) => {
    if (props.figure.card || !option.price) return describeOptionHint(option, props.figure);
    const { tokens, pushes } = option.price;
    const price =
      tokens === 0
        ? say('no action token')
        : pushes === 0
          ? say('1 action token')
          : sayMany(pushes, '1 action token, pushes: 1 click', '1 action token, pushes: {n} clicks');
    const why = describeOptionHint(option, props.figure);
    if (option.id === 'use' && why !== undefined) return why;
    return option.asks.includes('square') ? say('{price} · on the map', { price }) : price;
  };
  const tone = (option: DeedOption) => {
    if (props.figure.card) return option.reasons.length === 0 ? 'plain' : 'bare';
    return option.id !== 'use' && option.price && option.price.tokens > 0 ? 'accent' : 'plain';
  };
  return (
    <BottomSheet
      title={say('Action for {figure}', { figure: naming().piece(props.figure.piece) })}
      onClose={props.onClose}
    >
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
        <Button onClick={props.onMore}>{say('More actions')}</Button>
      </div>
    </BottomSheet>
  );
}
