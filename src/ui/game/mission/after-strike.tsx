import { type JSX, Show } from 'solid-js';
import { naming, table } from '../../../app/game/session';
import type { CardEffect } from '../../../catalog/cards/effects';
import type { Strike } from '../../../table/strikes';
import type { Figure, Table } from '../../../table/table';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { EffectDeeds } from './effect-deeds';

/** What follows a blow by a step of its own: the next attack of the card, what it brings its user, more targets. */
export function AfterStrike(props: {
  figure: Figure;
  strike: Strike | null;
  /** No piece: it was a thing. */
  dealt: { readonly piece: string | null; readonly wounds: number };
  /** Attacks that the same use of the card still has. */
  volley: number;
  onAgain: () => void;
  /** Further targets that it may still have. */
  left: number;
  onMore: () => void;
  table: Table;
  /** What the card brings its user. */
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
      <EffectDeeds table={props.table} figure={props.figure} effects={props.gifts} onLeave={props.onLeave} />
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
