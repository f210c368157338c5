import { say } from '../../../text/say';
import './action-sheet.css';
import { Index, type JSX } from 'solid-js';
import { naming, ruleset, table } from '../../../app/game/session';
import { hintOfOption, optionsOf, titleOfOption } from '../../../app/mission/option-words';
import type { Option } from '../../../rules/options';
import type { Figure } from '../../../table/table';
import { Button } from '../../kit/button';
import { Sheet } from '../../kit/sheet';

/** Everything that the edition lists for a figure, with its price, or why not: that too can be recorded. */
export default function ActionSheet(props: {
  figure: Figure;
  onOption: (option: Option) => void;
  onClose: () => void;
}): JSX.Element {
  const options = () => {
    const now = table();
    return now ? optionsOf(now, props.figure.piece) : [];
  };
  const token = (option: Option) => ruleset()?.actions.some(({ id, token }) => id === option.id && token) ?? false;
  const hint = (option: Option) => {
    if (props.figure.card) return hintOfOption(option, props.figure);
    return token(option) ? say('1 action token') : say('no action token');
  };
  const tone = (option: Option) => {
    if (props.figure.card) return option.reasons.length === 0 ? 'plain' : 'bare';
    return token(option) ? 'accent' : 'plain';
  };
  return (
    <Sheet title={say('Action for {figure}', { figure: naming().piece(props.figure.piece) })} onClose={props.onClose}>
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
              {titleOfOption(option())}
            </Button>
          )}
        </Index>
      </div>
    </Sheet>
  );
}
