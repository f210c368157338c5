import { say, sayMany } from '../../../text/say';
import './strike-sheet.css';
import { createSignal, For, Index, type JSX, Match, Show, Switch } from 'solid-js';
import { deed, showRuling, undoWithBuzz } from '../../../app/game/record';
import { canUndo, giveAll, naming, reasonsAgainst, reasonsInBrief, table } from '../../../app/game/session';
import { hintOfOption, optionsOf, titleOfOption, titleWith } from '../../../app/mission/option-words';
import { createStriking, keyOf, type Striking } from '../../../app/mission/striking';
import { createWithBlow, type WithBlow } from '../../../app/mission/with-blow';
import { parseSquare, type Square, squareName } from '../../../grid/square';
import { sameThing } from '../../../query/destroy';
import type { Thing } from '../../../query/terms';
import type { Option } from '../../../rules/options';
import { cardsOf, giftsOf, guardsOf } from '../../../table/strikes';
import type { Figure, Table } from '../../../table/table';
import { tallyOf } from '../../../table/tallies';
import { cardTerm } from '../../../text/names/ids';
import { Button } from '../../kit/button';
import { Segmented } from '../../kit/segmented';
import { Sheet } from '../../kit/sheet';
import { Stepper } from '../../kit/stepper';
import { AfterStrike } from './after-strike';
import { Target, ThingSum, ThingTarget } from './strike-targets';
import { WithBlowList } from './with-blow-list';

export interface StrikeSheetProps {
  table: Table;
  figure: Figure;
  option: Option;
  target?: string;
  /** What an attack is aimed at where that is no figure. */
  thing?: Thing;
  onClose: () => void;
  onWounds: (piece: string) => void;
}

/** An attack from its declaration to its wounds: target and aim, the reactions of the target's player, what it does besides. */
export function StrikeSheet(props: StrikeSheetProps): JSX.Element {
  const own = props.figure;
  /** While the sheet gives way to that of whoever was struck, it still is about the attacker. */
  const attacker = () => props.table.figures.get(own.piece) ?? own;
  const striking = createStriking(() => props.table, attacker, props.option, props.target ?? null, props.thing ?? null);
  const follow = createWithBlow(
    () => props.table,
    () => own.piece,
    striking,
  );
  const [step, setStep] = createSignal<'aim' | 'react' | 'after'>('aim');
  const [dealt, setDealt] = createSignal<{ readonly piece: string | null; readonly wounds: number } | null>(null);
  const [struck, setStruck] = createSignal(0);
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
    setStruck(struck() + 1);
    const more = target !== null && struck() <= (chosen?.more ?? 0);
    const goesOn = chosen !== null && (gifts().length > 0 || more || volley() > 0);
    if (goesOn && props.option.id !== 'break-through') setStep('after');
    else finish();
  };
  /** Attacks that the same use of the card still has. */
  const volley = () => {
    const card = striking.strike()?.card ?? null;
    const now = table()?.figures.get(props.figure.piece);
    return card === null || !now ? 0 : tallyOf(now, 'volley', card);
  };
  /** The turret has none of what the cards bring. */
  const gifts = () => (props.option.id === 'turret' ? [] : giftsOf(props.figure, striking.strike()?.card ?? null));
  const label = () => {
    if (props.option.id === 'break-through') return say('Break through');
    const thing = striking.blow()?.thing;
    if (thing) return thing.destroy.legal ? say('Strike it') : say('Strike in vain');
    const wounds = striking.blow()?.wounds ?? 0;
    return sayMany(wounds, 'Deal 1 wound', 'Deal {n} wounds');
  };
  return (
    <Sheet
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
          <Aim striking={striking} follow={follow} />
        </Match>
        <Match when={step() === 'react' && striking.target()}>
          {(target) => (
            <React striking={striking} target={target()} table={props.table} attacker={props.figure.piece} />
          )}
        </Match>
        <Match when={step() === 'after' && dealt()}>
          {(done) => (
            <AfterStrike
              figure={props.figure}
              strike={striking.strike()}
              dealt={done()}
              volley={volley()}
              onAgain={() => {
                striking.again();
                setStep('aim');
              }}
              left={done().piece === null ? 0 : (striking.strike()?.more ?? 0) - struck() + 1}
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
    </Sheet>
  );
}

/** Things listed before the rest is asked for. */
const MOST_THINGS = 4;

/** Chooses the attack, the target and the aim. */
function Aim(props: { striking: Striking; follow: WithBlow }): JSX.Element {
  const kinds = () => props.striking.strikes();
  const ranged = () => props.striking.strike()?.attack !== 'melee';
  const [all, setAll] = createSignal(false);
  const shownThings = () => {
    const things = props.striking.things();
    const chosen = props.striking.thing();
    return things.filter((each, place) => all() || place < MOST_THINGS || (chosen && sameThing(each, chosen)));
  };
  const words = (piece: string) => {
    const hit = props.striking.against(piece);
    if (!hit) return say('off the map');
    if (!hit.legal) return reasonsInBrief({ ...hit, facts: [] }) ?? say('not allowed');
    const wounds = hit.targets[0]?.wounds ?? 0;
    return sayMany(wounds, '1 wound', '{n} wounds');
  };
  return (
    <>
      <Show when={kinds().length > 1 && props.striking.from() === null}>
        <Segmented
          label={say('With')}
          options={kinds().map((each) => ({ value: keyOf(each), label: each.card ?? say('Primary') }))}
          value={keyOf(props.striking.strike() as NonNullable<ReturnType<Striking['strike']>>)}
          onChange={(key) => {
            const found = kinds().find((each) => keyOf(each) === key);
            if (found) props.striking.choose(found);
          }}
        />
      </Show>
      <Show when={props.striking.strike()?.attack === 'hurl'}>
        <Hurled striking={props.striking} />
      </Show>
      <Show when={props.striking.from()}>
        {(from) => <p>{say('This attack is measured from {figure}.', { figure: naming().piece(from()) })}</p>}
      </Show>
      <div class="strike-targets">
        <For each={props.striking.foes()} fallback={<p class="muted">{say('No opponent is on the map.')}</p>}>
          {(foe) => <Target striking={props.striking} piece={foe.piece} hint={words(foe.piece)} />}
        </For>
        <Show when={props.striking.things().length > 0}>
          <h3>{say('Things')}</h3>
          <For each={shownThings()}>{(thing) => <ThingTarget striking={props.striking} thing={thing} />}</For>
          <Show when={shownThings().length < props.striking.things().length}>
            <Button onClick={() => setAll(true)}>
              {say('All things in reach ({count})', { count: props.striking.things().length })}
            </Button>
          </Show>
        </Show>
        <Show when={props.striking.teammates().length > 0}>
          <h3>{say('Teammates')}</h3>
          <p class="muted small">{say('The rules allow it. Teammates can be attacked like opponents.')}</p>
          <For each={props.striking.teammates()}>
            {(friend) => <Target striking={props.striking} piece={friend.piece} hint={words(friend.piece)} />}
          </For>
        </Show>
      </div>
      <Show when={props.striking.target() ?? props.striking.thing()}>
        <Sum striking={props.striking} />
        <Show when={ranged()}>
          <Amount
            label={say('Aim')}
            words={say('Aim, 1 AP each')}
            value={props.striking.aim()}
            max={12}
            onChange={props.striking.setAim}
          />
        </Show>
        <Show when={props.striking.mostCommand() > 0}>
          <Amount
            label={say('From the Command Dial')}
            value={props.striking.command()}
            max={props.striking.mostCommand()}
            onChange={props.striking.setCommand}
          />
        </Show>
        <Amount
          label={say('Strength')}
          value={props.striking.strength()}
          max={20}
          onChange={props.striking.setStrength}
        />
        <WithBlowList follow={props.follow} />
      </Show>
    </>
  );
}

/** What is taken off the map and thrown. */
function Hurled(props: { striking: Striking }): JSX.Element {
  const strength = (square: Square) => table()?.board?.objectStrengths.get(square) ?? 0;
  return (
    <Show
      when={props.striking.objects().length > 0}
      fallback={<p role="status">{say('No object next to it to hurl.')}</p>}
    >
      <Segmented
        label={say('Object to hurl')}
        options={props.striking.objects().map((square) => ({
          value: squareName(square),
          label: say('{square}, strength {strength}', {
            square: squareName(square),
            strength: strength(square),
          }),
        }))}
        value={squareName(props.striking.object() ?? 0)}
        onChange={(name) => {
          const square = parseSquare(name);
          if (square !== null) props.striking.setObject(square);
        }}
      />
    </Show>
  );
}

/** Strength less distance, obstruction and defense. */
function Sum(props: { striking: Striking }): JSX.Element {
  const blow = () => props.striking.blow();
  const target = () => blow()?.hit?.targets[0];
  return (
    <Show when={blow()}>
      {(now) => (
        <div class="strike-sum" role="status">
          <Show
            when={now().thing}
            fallback={
              <>
                <span class="number">{now().wounds}</span>
                <strong>{sayMany(now().wounds, 'wound', 'wounds')}</strong>
              </>
            }
          >
            {(thing) => <ThingSum destroy={thing().destroy} />}
          </Show>
          <Show when={!now().thing}>
            <small>
              {[
                say('strength {strength}', { strength: target()?.strength ?? 0 }),
                ...(target()?.obstruction
                  ? [say('obstruction −{obstruction}', { obstruction: target()?.obstruction })]
                  : []),
                ...(now().defend > 0 ? [say('defense −{defense}', { defense: now().defend })] : []),
              ].join(', ')}
            </small>
          </Show>
          <Show when={reasonsAgainst(now().ruling)}>{(no) => <p>{no()}</p>}</Show>
        </div>
      )}
    </Show>
  );
}

/** For the target's player: uses each defense once and pays for it at once. */
function React(props: { striking: Striking; target: Figure; table: Table; attacker: string }): JSX.Element {
  const options = () => optionsOf(props.table, props.target.piece).filter(({ id }) => id === 'react');
  const guards = () => guardsOf(props.target);
  const card = ({ deed }: Option) => (deed?.deed === 'trigger' ? deed.card : null);
  const used = (option: Option) => tallyOf(props.target, 'triggered', card(option)) > 0;
  const use = ({ deed: what }: Option) => what && void deed(what);
  /** Wounds that a defense deals back, as soon as it is used. */
  const back = () =>
    cardsOf(props.target)
      .filter(({ name }) => tallyOf(props.target, 'triggered', name) > 0)
      .flatMap(({ name, effects }) =>
        effects.flatMap((each) => (each.effect === 'damage' ? [{ name, wounds: each.wounds }] : [])),
      );
  const strikeBack = (wounds: number) =>
    void deed({
      deed: 'wound',
      piece: props.attacker,
      puts: [{ box: null, card: null, wounds }],
      by: props.target.piece,
    });
  const words = (option: Option) => {
    const guard = guards().find((each) => each.card === card(option));
    const what = guard ? `${guard.type === null ? say('defense') : cardTerm(guard.type)} ${guard.strength}` : null;
    const rest = used(option) ? say('used') : hintOfOption(option, props.target);
    return [what, rest].filter(Boolean).join(' · ');
  };
  return (
    <>
      <p>
        {say('Hand the phone to {player}. Does {figure} react?', {
          player: naming().side(props.target.side),
          figure: naming().piece(props.target.piece),
        })}
      </p>
      <div class="strike-targets">
        <Index each={options()} fallback={<p class="muted">{say('No defense to react with.')}</p>}>
          {(option) => (
            <Button
              aria-pressed={used(option())}
              tone={used(option()) ? 'accent' : 'plain'}
              disabled={used(option())}
              hint={words(option())}
              onClick={() => use(option())}
            >
              {titleOfOption(option())}
            </Button>
          )}
        </Index>
      </div>
      <For each={back()}>
        {({ name, wounds }) => (
          <Button wide hint={name} onClick={() => strikeBack(wounds)}>
            {sayMany(wounds, '{figure} takes 1 wound', '{figure} takes {n} wounds', {
              figure: naming().piece(props.attacker),
            })}
          </Button>
        )}
      </For>
      <Amount label={say('Other defense')} value={props.striking.more()} max={12} onChange={props.striking.setMore} />
      <Sum striking={props.striking} />
    </>
  );
}

/** A number of the attack, with its words beside it. */
function Amount(props: {
  label: string;
  words?: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}): JSX.Element {
  return (
    <div class="between">
      <span>{props.words ?? props.label}</span>
      <Stepper label={props.label} value={props.value} min={0} max={props.max} onChange={props.onChange} />
    </div>
  );
}
