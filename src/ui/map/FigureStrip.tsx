import './FigureStrip.css';
import { For, type JSX, Show } from 'solid-js';
import { DIAL_SLOTS } from '../../catalog/character';
import type { MarkerRule } from '../../rules/shared/markers';
import { clickShowing, type Figure } from '../../table/table';
import { Button } from '../parts/Button';
import { IconButton } from '../parts/IconButton';

export interface FigureStripProps {
  figure: Figure;
  /** What a tap does now. */
  hint: string;
  onClose: () => void;
  /** Null where the base looks the same from all sides. */
  onTurn: (() => void) | null;
  onTakeOff: () => void;
  /** What its powers put on the map. */
  makes: readonly MarkerRule[];
  onMake: (rule: MarkerRule) => void;
}

/** The selected figure with the values that show, while nothing has been asked yet. */
export function FigureStrip(props: FigureStripProps): JSX.Element {
  const click = () => clickShowing(props.figure);
  return (
    <section class="figure-strip" aria-label={props.figure.character.name}>
      <div class="strip-head">
        <Show when={click()} fallback={<p>Its dial shows KO.</p>}>
          {(showing) => (
            <dl>
              <For each={DIAL_SLOTS}>
                {(slot) => (
                  <div>
                    <dt>{slot}</dt>
                    <dd class="number">{showing()[slot].value}</dd>
                  </div>
                )}
              </For>
              <div>
                <dt>range</dt>
                <dd class="number">{props.figure.character.range}</dd>
              </div>
            </dl>
          )}
        </Show>
        <IconButton icon="close" name="Deselect" onClick={() => props.onClose()} />
      </div>
      <div class="strip-foot">
        <p class="muted small">{props.hint}</p>
        <For each={props.makes}>{(rule) => <Button onClick={() => props.onMake(rule)}>Lay {rule.name}</Button>}</For>
        <Show when={props.onTurn}>{(turn) => <Button onClick={() => turn()()}>Turn base</Button>}</Show>
        <Button onClick={() => props.onTakeOff()}>Take off</Button>
      </div>
    </section>
  );
}
