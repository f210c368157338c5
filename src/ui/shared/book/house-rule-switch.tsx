import { say } from '../../../text/say';
import './entry.css';
import type { JSX } from 'solid-js';
import { recordHouseRule } from '../../../app/game/house-rules';
import { table } from '../../../app/game/open-game';
import type { HouseRule } from '../../../rules/ruleset';

/** Switch for a house rule of the open game. Undo reverts the switch. */
export function HouseRuleSwitch(props: { rule: HouseRule }): JSX.Element {
  const on = () => (table()?.houseRules ?? []).some(({ rule }) => rule === props.rule.id);
  return (
    <button
      type="button"
      role="switch"
      class="house-switch"
      aria-checked={on()}
      onClick={() => void recordHouseRule(props.rule, !on())}
    >
      <span>
        <strong>{say(props.rule.name)}</strong> <small>{say(props.rule.says)}</small>
      </span>
      <span class="house-state" aria-hidden="true">
        {on() ? say('on') : say('off')}
      </span>
    </button>
  );
}
