import './strike-sheet.css';
import { createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { performDeed, undoWithVibration } from '../../../app/game/game-actions';
import { naming } from '../../../app/game/naming';
import { table } from '../../../app/game/open-game';
import { canUndoStep } from '../../../app/game/perform';
import { describeOptionAfterName } from '../../../app/mission/option-text';
import { createStrikeChoice } from '../../../app/mission/strike-choice';
import { createStrikeEffects } from '../../../app/mission/strike-effects';
import type { CardEffect } from '../../../catalog/cards/effects';
import type { DeedOption } from '../../../rules/options';
import type { InanimateTarget } from '../../../table/heaps';
import { listUserEffects, type Strike } from '../../../table/strikes';
import type { Figure, Table } from '../../../table/table';
import { getTally } from '../../../table/tallies';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import { EffectActions } from './effect-actions';
import { StrikeAim } from './strike-aim';
import { StrikeReactions } from './strike-reactions';

export interface StrikeSheetProps {
  table: Table;
  figure: Figure;
  option: DeedOption;
  target?: string;
  /** Target of the attack if it is not a figure. */
  thing?: InanimateTarget;
  onClose: () => void;
  onWounds: (piece: string) => void;
}

/**
 * Sheet for an attack, from its declaration to its wounds: target and aim, reactions of the target’s player, further
 * effects.
 */
export function StrikeSheet(props: StrikeSheetProps): JSX.Element {
  const own = props.figure;
  /** The attacker. Read by id, because `props.figure` changes when the target's sheet replaces this sheet. */
  const attacker = () => props.table.figures.get(own.piece) ?? own;
  const striking = createStrikeChoice(
    () => props.table,
    attacker,
    props.option,
    props.target ?? null,
    props.thing ?? null,
  );
  const follow = createStrikeEffects(
    () => props.table,
    () => own.piece,
    striking,
  );
  const [step, setStep] = createSignal<'aim' | 'react' | 'after'>('aim');
  const [dealt, setDealt] = createSignal<{ readonly piece: string | null; readonly wounds: number } | null>(null);
  const name = () => naming().piece(props.figure.piece);
  const finish = () => {
    const piece = dealt()?.piece ?? '';
    const hurt = table()?.figures.get(piece);
    const waits = hurt !== undefined && !hurt.defeated && hurt.card?.health === null && getTally(hurt, 'wounds') > 0;
    if (waits) props.onWounds(piece);
    else props.onClose();
  };
  const strike = async () => {
    const [blow, deed] = [striking.planned(), follow.deed()];
    if (!blow || !deed) return;
    const target = striking.target()?.piece ?? null;
    const chosen = striking.strike();
    await performDeed(deed);
    setDealt({ piece: target, wounds: blow.wounds });
    const goesOn = chosen !== null && (gifts().length > 0 || volley() > 0);
    if (goesOn && props.option.id !== 'break-through') setStep('after');
    else finish();
  };
  /** Whether the card’s remaining attacks count as further targets of this attack. */
  const goesFurther = () => (striking.strike()?.more ?? 0) > 0;
  const volley = () => {
    const card = striking.strike()?.card ?? null;
    const now = table()?.figures.get(props.figure.piece);
    return card === null || !now ? 0 : getTally(now, 'volley', card);
  };
  /** Benefits of the card for its user. A turret gives no benefits. */
  const gifts = () =>
    props.option.id === 'turret' ? [] : listUserEffects(props.figure, striking.strike()?.card ?? null);
  const label = () => {
    if (props.option.id === 'break-through') return say('Break through');
    if (!striking.planned()) return say('Attack');
    const thing = striking.planned()?.thing;
    if (thing) return thing.destroy.legal ? say('Strike it') : say('Strike in vain');
    const wounds = striking.planned()?.wounds ?? 0;
    return sayMany(wounds, 'Deal 1 wound', 'Deal {n} wounds');
  };
  return (
    <BottomSheet
      title={describeOptionAfterName(name(), props.option)}
      onClose={props.onClose}
      foot={
        <Show
          when={step() !== 'after'}
          fallback={
            <>
              <Button disabled={!canUndoStep()} onClick={() => void undoWithVibration()}>
                {say('Undo')}
              </Button>
              <Button tone="accent" onClick={finish}>
                {say('Done')}
              </Button>
            </>
          }
        >
          <Show when={step() === 'aim'} fallback={<Button onClick={() => setStep('aim')}>{say('Back')}</Button>}>
            <Button
              disabled={!striking.planned()?.hit}
              hint={say('the target’s player chooses')}
              onClick={() => setStep('react')}
            >
              {say('Reactions')}
            </Button>
          </Show>
          <Button
            big
            tone={striking.planned()?.ruling.legal ? 'accent' : 'plain'}
            disabled={!striking.planned()}
            hint={striking.planned() ? `${striking.planned()?.cost} AP` : say('choose a target')}
            onClick={() => void strike()}
          >
            {label()}
          </Button>
        </Show>
      }
    >
      <Switch>
        <Match when={step() === 'aim'}>
          <StrikeAim striking={striking} follow={follow} />
        </Match>
        <Match when={step() === 'react' && striking.target()}>
          {(target) => (
            <StrikeReactions striking={striking} target={target()} table={props.table} attacker={props.figure.piece} />
          )}
        </Match>
        <Match when={step() === 'after' && dealt()}>
          {(done) => (
            <StrikeFollowUps
              figure={props.figure}
              strike={striking.strike()}
              dealt={done()}
              volley={goesFurther() ? 0 : volley()}
              onAgain={() => {
                striking.prepareNextAttack();
                setStep('aim');
              }}
              left={goesFurther() ? volley() : 0}
              onLeave={() => props.onClose()}
              table={props.table}
              gifts={gifts()}
              onMore={() => {
                striking.continueAttack();
                setStep('aim');
              }}
            />
          )}
        </Match>
      </Switch>
    </BottomSheet>
  );
}

/** Follow-ups of an attack that are separate steps: the card’s next attack, benefits for its user, further targets. */
function StrikeFollowUps(props: {
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
