import { Index, type JSX } from 'solid-js';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { Counter } from '../../kit/counter';

/** Maximum number of levels of a base dial. */
const MOST = 20;

/** Build points by level, from level 0 on. */
export function BuildLevels(props: {
  build: readonly number[];
  onChange: (build: readonly number[]) => void;
}): JSX.Element {
  return (
    <>
      <ul class="build-levels">
        <Index each={props.build}>
          {(points, level) => (
            <li>
              <Counter
                label={say('Build points, level {level}', { level })}
                value={points()}
                max={99}
                onChange={(value) => props.onChange(props.build.map((each, at) => (at === level ? value : each)))}
              />
            </li>
          )}
        </Index>
      </ul>
      <div class="halves">
        <Button disabled={props.build.length === 1} onClick={() => props.onChange(props.build.slice(0, -1))}>
          {say('Remove a level')}
        </Button>
        <Button
          disabled={props.build.length === MOST}
          onClick={() => props.onChange([...props.build, props.build.at(-1) ?? 0])}
        >
          {say('Add a level')}
        </Button>
      </div>
    </>
  );
}
