import { createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { deed } from '../../../app/game/record';
import { naming, ruleset, table } from '../../../app/game/session';
import type { CardEffect } from '../../../catalog/cards/effects';
import { DIRECTIONS } from '../../../grid/direction';
import type { SlamQuestion } from '../../../rules/ruleset';
import type { Strike } from '../../../table/strikes';
import { type Figure, positionWithBody, type Table } from '../../../table/table';
import { nameOfDirection } from '../../../text/answer/sheet';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { Segmented } from '../../kit/segmented';
import { Stepper } from '../../kit/stepper';
import { OnceButton } from '../once-button';
import { EffectDeeds } from './effect-deeds';

type Of<Effect extends Strike['besides'][number]['effect']> = Extract<
  Strike['besides'][number],
  { readonly effect: Effect }
>;

/** What a blow does besides its wounds: tokens, a slam, more targets. */
export function AfterStrike(props: {
  figure: Figure;
  strike: Strike | null;
  dealt: { readonly piece: string; readonly wounds: number };
  /** Further targets that it may still have. */
  left: number;
  onMore: () => void;
  table: Table;
  /** What the card brings its user. */
  gifts: readonly CardEffect[];
  onLeave: () => void;
}): JSX.Element {
  const target = () => naming().piece(props.dealt.piece);
  const standing = () => table()?.figures.get(props.dealt.piece)?.defeated === false;
  const as = <Effect extends Strike['besides'][number]['effect']>(each: Strike['besides'][number], effect: Effect) =>
    each.effect === effect ? (each as Of<Effect>) : null;
  return (
    <>
      <p role="status">
        {standing()
          ? sayMany(props.dealt.wounds, '{figure} takes 1 wound.', '{figure} takes {n} wounds.', { figure: target() })
          : say('{name} is defeated.', { name: target() })}
      </p>
      {/* A body still slams into what is behind it. */}
      <For each={(props.strike?.besides ?? []).filter(({ effect }) => standing() || effect === 'slam')}>
        {(each) => (
          <Switch>
            <Match when={as(each, 'status')}>
              {(effect) => (
                <OnceButton
                  run={() =>
                    deed({
                      deed: 'status',
                      piece: props.dealt.piece,
                      status: effect().status,
                      by: effect().tokens,
                    })
                  }
                >
                  {statusDeed(effect().status, target())}
                </OnceButton>
              )}
            </Match>
            <Match when={as(each, 'damage')}>
              {(effect) => (
                <OnceButton
                  run={() =>
                    deed({
                      deed: 'wound',
                      piece: props.dealt.piece,
                      puts: [{ box: null, card: null, wounds: effect().wounds }],
                      by: props.figure.piece,
                    })
                  }
                >
                  {sayMany(effect().wounds, 'Deal 1 more undefended wound', 'Deal {n} more undefended wounds')}
                </OnceButton>
              )}
            </Match>
            <Match when={as(each, 'slam')}>
              {(effect) => (
                <Slam
                  most={effect().spaces}
                  question={{
                    attacker: props.figure.piece,
                    target: props.dealt.piece,
                    damage: props.dealt.wounds,
                  }}
                />
              )}
            </Match>
          </Switch>
        )}
      </For>
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

function statusDeed(status: string, figure: string): string {
  return status === 'prone' ? say('Make {figure} prone', { figure }) : say('Make {figure} trapped', { figure });
}

/** How far, and where the line is not straight, which way. */
function Slam(props: { most: number; question: Pick<SlamQuestion, 'attacker' | 'target' | 'damage'> }): JSX.Element {
  const [spaces, setSpaces] = createSignal(1);
  const [way, setWay] = createSignal<number | null>(null);
  const question = (direction: number | null): SlamQuestion => ({ ...props.question, spaces: spaces(), direction });
  const ask = (direction: number | null) => {
    const now = table();
    const position = now && positionWithBody(now, props.question.target);
    return position ? (ruleset()?.mission?.slam(position, question(direction)) ?? null) : null;
  };
  /** Ways that the rules allow where straight away is none. */
  const ways = () => (ask(null)?.legal ? [] : DIRECTIONS.flatMap((_, index) => (ask(index)?.legal ? [index] : [])));
  const chosen = () => way() ?? ways()[0] ?? null;
  return (
    <div class="stack">
      <div class="between">
        <span>{say('Slam distance in spaces')}</span>
        <Stepper
          label={say('Slam distance in spaces')}
          value={spaces()}
          min={1}
          max={props.most}
          onChange={setSpaces}
        />
      </div>
      <Show when={ways().length > 1}>
        <Segmented
          label={say('Direction')}
          options={ways().map((each) => ({
            value: String(each),
            label: nameOfDirection(DIRECTIONS[each]?.name ?? ''),
          }))}
          value={String(chosen())}
          onChange={(each) => setWay(Number(each))}
        />
      </Show>
      <OnceButton
        hint={say('slam damage: {damage}', { damage: ask(chosen())?.slamDamage ?? 0 })}
        run={() => deed({ deed: 'slam', of: question(chosen()) })}
      >
        {say('Slam {figure}', { figure: naming().piece(props.question.target) })}
      </OnceButton>
    </div>
  );
}
