import { createSignal, type JSX, Show, Suspense } from 'solid-js';
import type { Option } from '../../rules/options';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { AskSheet } from '../shared/other-screens';
import type { DeedProps } from './deed-props';

/** An attack that is not rolled: the answer leads to its sheet, where the target's player reacts and places the wounds. */
export function StrikeDeed(props: DeedProps<'hit'>): JSX.Element {
  const [asked, setAsked] = createSignal<{ readonly piece: string; readonly option: Option } | null>(null);
  const option = (): Option => {
    const { chosen, hit } = props.answer;
    const listed = props.ruleset.options(props.context.table, props.piece).find(({ id }) => id === chosen);
    return listed ?? { id: chosen, about: null, deed: null, asks: ['target'], cost: hit.cost, reasons: [] };
  };
  const figure = () => props.context.table.figures.get(asked()?.piece ?? '') ?? null;
  return (
    <>
      <Button
        tone={props.answer.hit.legal ? 'accent' : 'plain'}
        big
        hint={props.answer.hit.cost === null ? undefined : `${props.answer.hit.cost} AP`}
        onClick={() => setAsked({ piece: props.piece, option: option() })}
      >
        {say('Attack')}
      </Button>
      <Suspense>
        <Show when={asked()}>
          {(now) => (
            <Show when={figure()}>
              {(who) => (
                <AskSheet
                  table={props.context.table}
                  figure={who()}
                  option={now().option}
                  target={props.answer.target.piece}
                  onClose={() => setAsked(null)}
                  onWounds={(piece) =>
                    setAsked({
                      piece,
                      option: { id: 'settle', about: null, deed: null, asks: ['slots'], cost: null, reasons: [] },
                    })
                  }
                />
              )}
            </Show>
          )}
        </Show>
      </Suspense>
    </>
  );
}
