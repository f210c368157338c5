import { createSignal, type JSX, Show, Suspense } from 'solid-js';
import type { MapDeedProps } from '../../app/map/deed-props';
import { PLACE_WOUNDS_OPTION } from '../../app/mission/option-text';
import type { DeedOption } from '../../rules/options';
import { getTablePosition } from '../../table/table';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { LazyAskSheet } from '../shared/other-screens';

/** Button for an attack without a roll. Opens a sheet in which the target’s player reacts and places the wounds. */
export function StrikeAction(props: MapDeedProps<'hit' | 'destroy'>): JSX.Element {
  const [asked, setAsked] = createSignal<{ readonly piece: string; readonly option: DeedOption } | null>(null);
  const legal = () => (props.answer.mode === 'hit' ? props.answer.hit.legal : props.answer.destroy.legal);
  const cost = () => {
    if (props.answer.mode === 'hit') return props.answer.hit.cost;
    const position = getTablePosition(props.context.table);
    return (position && props.ruleset.mission?.cost(position, { piece: props.piece, of: 'attack' }).cost) ?? null;
  };
  const aimed = () =>
    props.answer.mode === 'hit' ? { target: props.answer.target.piece } : { thing: props.answer.thing };
  const option = (): DeedOption => {
    const { chosen } = props.answer;
    const listed = props.ruleset.options(props.context.table, props.piece).find(({ id }) => id === chosen);
    return listed ?? { id: chosen, about: null, deed: null, asks: ['target'], cost: cost(), reasons: [] };
  };
  const figure = () => props.context.table.figures.get(asked()?.piece ?? '') ?? null;
  return (
    <>
      <Button
        tone={legal() ? 'accent' : 'plain'}
        big
        hint={cost() === null ? undefined : `${cost()} AP`}
        onClick={() => setAsked({ piece: props.piece, option: option() })}
      >
        {say('Attack')}
      </Button>
      <Suspense>
        <Show when={asked()}>
          {(now) => (
            <Show when={figure()}>
              {(who) => (
                <LazyAskSheet
                  table={props.context.table}
                  figure={who()}
                  option={now().option}
                  {...aimed()}
                  onClose={() => setAsked(null)}
                  onWounds={(piece) => setAsked({ piece, option: PLACE_WOUNDS_OPTION })}
                />
              )}
            </Show>
          )}
        </Show>
      </Suspense>
    </>
  );
}
