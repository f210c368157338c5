import './mission-sheets.css';
import { createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { performDeed } from '../../../app/game/game-actions';
import { naming } from '../../../app/game/naming';
import { table } from '../../../app/game/open-game';
import { describeOptionAfterName } from '../../../app/mission/option-text';
import { createReactionUses } from '../../../app/mission/reaction-uses';
import { createStrikeChoice } from '../../../app/mission/strike-choice';
import { createStrikeEffects } from '../../../app/mission/strike-effects';
import type { DeedOption } from '../../../rules/options';
import type { InanimateTarget } from '../../../table/heaps';
import { listUserEffects } from '../../../table/strikes';
import type { Figure, Table } from '../../../table/table';
import { getTally } from '../../../table/tallies';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import { DoneButton, UndoStepButton } from '../step-buttons';
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

/** Wounds that an attack dealt. `piece` is null if the target was not a figure. */
interface Outcome {
  readonly piece: string | null;
  readonly wounds: number;
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
  const uses = createReactionUses(() => striking.target()?.piece ?? null);
  const [step, setStep] = createSignal<'aim' | 'react' | 'after'>('aim');
  const [dealt, setDealt] = createSignal<Outcome | null>(null);
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
  /** Returns to the choice of a target: for the next attack of the card, or a further target of the same attack. */
  const aimAgain = (attack: 'next' | 'same') => {
    if (attack === 'next') striking.prepareNextAttack();
    else striking.continueAttack();
    setStep('aim');
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
              <UndoStepButton />
              <DoneButton onClick={finish} />
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
          <StrikeAim striking={striking} follow={follow} figure={props.figure} />
        </Match>
        <Match when={step() === 'react' && striking.target()}>
          {(target) => (
            <StrikeReactions striking={striking} uses={uses} target={target()} attacker={props.figure.piece} />
          )}
        </Match>
        <Match when={step() === 'after' && dealt()}>
          {(done) => (
            <>
              <p role="status">{describeOutcome(done())}</p>
              <Show when={!goesFurther() && volley() > 0}>
                <Button wide tone="accent" hint={say('no AP but for aim')} onClick={() => aimAgain('next')}>
                  {sayMany(volley(), 'Next attack of the card', '{n} more attacks of the card')}
                </Button>
              </Show>
              <EffectActions table={props.table} figure={props.figure} effects={gifts()} onLeave={props.onClose} />
              <Show when={goesFurther() && volley() > 0}>
                <Button
                  wide
                  tone="accent"
                  hint={sayMany(
                    striking.strike()?.within ?? 0,
                    'within 1 space of the first target',
                    'within {n} spaces of the first target',
                  )}
                  onClick={() => aimAgain('same')}
                >
                  {sayMany(volley(), 'One more target', 'Up to {n} more targets')}
                </Button>
              </Show>
            </>
          )}
        </Match>
      </Switch>
    </BottomSheet>
  );
}

function describeOutcome({ piece, wounds }: Outcome): string {
  if (piece === null) return say('Recorded.');
  const figure = naming().piece(piece);
  if (table()?.figures.get(piece)?.defeated !== false) return say('{name} is defeated.', { name: figure });
  return sayMany(wounds, '{figure} takes 1 wound.', '{figure} takes {n} wounds.', { figure });
}
