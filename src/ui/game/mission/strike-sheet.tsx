import { say, sayMany } from '../../../text/say';
import './strike-sheet.css';
import { createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { showRuling, undoWithBuzz } from '../../../app/game/record';
import { canUndo, giveAll, naming, table } from '../../../app/game/session';
import { titleWith } from '../../../app/mission/option-words';
import { createStriking } from '../../../app/mission/striking';
import { createWithBlow } from '../../../app/mission/with-blow';
import type { Option } from '../../../rules/options';
import type { ThingTarget } from '../../../rules/ruleset';
import { listGifts } from '../../../table/strikes';
import type { Figure, Table } from '../../../table/table';
import { tallyOf } from '../../../table/tallies';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import { AfterStrike } from './after-strike';
import { StrikeAim } from './strike-aim';
import { StrikeReactions } from './strike-reactions';

export interface StrikeSheetProps {
  table: Table;
  figure: Figure;
  option: Option;
  target?: string;
  /** Target of the attack if it is not a figure. */
  thing?: ThingTarget;
  onClose: () => void;
  onWounds: (piece: string) => void;
}

/** An attack from its declaration to its wounds: target and aim, reactions of the target’s player, further effects. */
export function StrikeSheet(props: StrikeSheetProps): JSX.Element {
  const own = props.figure;
  /** While the sheet is replaced by the target’s sheet, it is still about the attacker. */
  const attacker = () => props.table.figures.get(own.piece) ?? own;
  const striking = createStriking(() => props.table, attacker, props.option, props.target ?? null, props.thing ?? null);
  const follow = createWithBlow(
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
    const waits = hurt !== undefined && !hurt.defeated && hurt.card?.health === null && tallyOf(hurt, 'wounds') > 0;
    if (waits) props.onWounds(piece);
    else props.onClose();
  };
  const strike = async () => {
    const blow = striking.blow();
    if (!blow) return;
    const target = striking.target()?.piece ?? null;
    const chosen = striking.strike();
    showRuling(await giveAll(blow.deed.deed, follow.deeds()));
    setDealt({ piece: target, wounds: blow.wounds });
    const goesOn = chosen !== null && (gifts().length > 0 || volley() > 0);
    if (goesOn && props.option.id !== 'break-through') setStep('after');
    else finish();
  };
  /** True if the card’s remaining attacks count as further targets of this one. */
  const goesFurther = () => (striking.strike()?.more ?? 0) > 0;
  const volley = () => {
    const card = striking.strike()?.card ?? null;
    const now = table()?.figures.get(props.figure.piece);
    return card === null || !now ? 0 : tallyOf(now, 'volley', card);
  };
  /** The turret gives none of the cards’ benefits. */
  const gifts = () => (props.option.id === 'turret' ? [] : listGifts(props.figure, striking.strike()?.card ?? null));
  const label = () => {
    if (props.option.id === 'break-through') return say('Break through');
    if (!striking.blow()) return say('Attack');
    const thing = striking.blow()?.thing;
    if (thing) return thing.destroy.legal ? say('Strike it') : say('Strike in vain');
    const wounds = striking.blow()?.wounds ?? 0;
    return sayMany(wounds, 'Deal 1 wound', 'Deal {n} wounds');
  };
  return (
    <BottomSheet
      title={titleWith(name(), props.option)}
      onClose={props.onClose}
      foot={
        <Show
          when={step() !== 'after'}
          fallback={
            <>
              <Button disabled={!canUndo()} onClick={() => void undoWithBuzz()}>
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
              disabled={!striking.blow()?.hit}
              hint={say('the target’s player chooses')}
              onClick={() => setStep('react')}
            >
              {say('Reactions')}
            </Button>
          </Show>
          <Button
            big
            tone={striking.blow()?.ruling.legal ? 'accent' : 'plain'}
            disabled={!striking.blow()}
            hint={striking.blow() ? `${striking.blow()?.cost} AP` : say('choose a target')}
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
            <AfterStrike
              figure={props.figure}
              strike={striking.strike()}
              dealt={done()}
              volley={goesFurther() ? 0 : volley()}
              onAgain={() => {
                striking.again();
                setStep('aim');
              }}
              left={goesFurther() ? volley() : 0}
              onLeave={() => props.onClose()}
              table={props.table}
              gifts={gifts()}
              onMore={() => {
                striking.goOn();
                setStep('aim');
              }}
            />
          )}
        </Match>
      </Switch>
    </BottomSheet>
  );
}
