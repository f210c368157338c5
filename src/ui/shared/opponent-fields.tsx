import { type JSX, Show } from 'solid-js';
import { DEFAULT_OPPONENT, MANNERS, type OpponentSettings, STRENGTHS } from '../../table/app-player';
import { say } from '../../text/say';
import { MANNER_TEXT, STRENGTH_TEXT } from '../../text/screens/opponent-text';
import { SegmentedControl } from '../kit/segmented';

/** Choice of who plays a side: a person, or Sidekick with a manner and a strength. */
export function OpponentFields(props: {
  /** Name of the side. It is part of the accessible names of the controls. */
  name: string;
  /** How Sidekick plays the side. Null if a person plays it. */
  plays: OpponentSettings | null;
  onChange: (plays: OpponentSettings | null) => void;
}): JSX.Element {
  return (
    <>
      <SegmentedControl
        label={say('Who plays {name}', { name: props.name })}
        options={[
          { value: 'person', label: say('Person') },
          { value: 'app', label: 'Sidekick' },
        ]}
        value={props.plays ? 'app' : 'person'}
        onChange={(value) => props.onChange(value === 'app' ? DEFAULT_OPPONENT : null)}
      />
      <Show when={props.plays}>
        {(plays) => (
          <>
            <SegmentedControl
              label={say('Manner of {name}', { name: props.name })}
              options={MANNERS.map((value) => ({ value, label: MANNER_TEXT[value] }))}
              value={plays().manner}
              onChange={(manner) => props.onChange({ manner, strength: plays().strength })}
            />
            <SegmentedControl
              label={say('Strength of {name}', { name: props.name })}
              options={STRENGTHS.map((value) => ({ value, label: STRENGTH_TEXT[value] }))}
              value={plays().strength}
              onChange={(strength) => props.onChange({ manner: plays().manner, strength })}
            />
          </>
        )}
      </Show>
    </>
  );
}
