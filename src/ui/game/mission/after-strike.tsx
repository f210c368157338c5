import { type JSX, Show } from 'solid-js';
import { naming } from '../../../app/game/naming';
import { table } from '../../../app/game/open-game';
import type { CardEffect } from '../../../catalog/cards/effects';
import type { Strike } from '../../../table/strikes';
import type { Figure, Table } from '../../../table/table';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { EffectActions } from './effect-actions';

/** Follow-ups of an attack that are separate steps: the card’s next attack, benefits for its user, further targets. */
export function StrikeFollowUps(props: {
  figure: Figure;
  strike: Strike | null;
  /** Wounds dealt. `piece` is null if the target was not a figure. */
  dealt: { readonly piece: string | null; readonly wounds: number };
  /** Number of attacks that remain in this use of the card. */
  volley: number;
  onAgain: () => void;
  /** Number of further targets that remain. */
  left: number;
  onMore: () => void;
  table: Table;
  /** Benefits of the card for its user. */
  gifts: readonly CardEffect[];
  onLeave: () => void;
}): JSX.Element {
  const target = () => props.dealt.piece ?? '';
  const words = () => {
    const figure = naming().piece(target());
    if (props.dealt.piece === null) return say('Recorded.');
    if (table()?.figures.get(target())?.defeated !== false) return say('{name} is defeated.', { name: figure });
    return sayMany(props.dealt.wounds, '{figure} takes 1 wound.', '{figure} takes {n} wounds.', { figure });
  };
  return (
    <>
      <p role="status">{words()}</p>
      <Show when={props.volley > 0}>
        <Button wide tone="accent" hint={say('no AP but for aim')} onClick={props.onAgain}>
          {sayMany(props.volley, 'Next attack of the card', '{n} more attacks of the card')}
        </Button>
      </Show>
      <EffectActions table={props.table} figure={props.figure} effects={props.gifts} onLeave={props.onLeave} />
      <Show when={props.left > 0}>
        <Button
          wide
          tone="accent"
          hint={sayMany(
            props.strike?.within ?? 0,
            'within 1 space of the first target',
            'within {n} spaces of the first target',
          )}
          onClick={props.onMore}
        >
          {sayMany(props.left, 'One more target', 'Up to {n} more targets')}
        </Button>
      </Show>
    </>
  );
}
