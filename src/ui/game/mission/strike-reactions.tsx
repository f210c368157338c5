import './mission-sheets.css';
import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import { performDeed } from '../../../app/game/game-actions';
import { naming } from '../../../app/game/naming';
import { decideAppReactions } from '../../../app/mission/app-mission-choices';
import { describeCardWords } from '../../../app/mission/card-words';
import { describeOption, describeOptionHint } from '../../../app/mission/option-text';
import { type ReactionUses, reactionCard } from '../../../app/mission/reaction-uses';
import type { StrikeChoice } from '../../../app/mission/strike-choice';
import type { ReactionChoice } from '../../../plan/mission-choices';
import type { DeedOption } from '../../../rules/options';
import { unassignedWounds } from '../../../table/striker';
import { listActionCards, listGuards } from '../../../table/strikes';
import type { Figure } from '../../../table/table';
import { getTally } from '../../../table/tallies';
import { cardTerm } from '../../../text/names/ids';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { Decision, DecisionBox } from '../../shared/deeds/decision';
import { LabelledStepper, StrikeResult } from './strike-sum';

/** Reactions of the target’s player, who uses each defense once and pays immediately. A second tap takes it back. */
export function StrikeReactions(props: {
  striking: StrikeChoice;
  uses: ReactionUses;
  target: Figure;
  attacker: string;
}): JSX.Element {
  const guards = () => listGuards(props.target);
  const card = (option: DeedOption) => reactionCard(option) ?? null;
  const used = (option: DeedOption) => getTally(props.target, 'triggered', card(option)) > 0;
  const toggle = (option: DeedOption) =>
    void (used(option) ? props.uses.takeBack(card(option)) : props.uses.use(card(option)));
  /** Wounds that a used defense deals to the attacker. */
  const back = () =>
    listActionCards(props.target)
      .filter(({ name }) => getTally(props.target, 'triggered', name) > 0)
      .flatMap(({ name, effects }) =>
        effects.flatMap((each) => (each.effect === 'damage' ? [{ name, wounds: each.wounds }] : [])),
      );
  const strikeBack = (wounds: number) =>
    void performDeed({
      deed: 'wound',
      piece: props.attacker,
      puts: unassignedWounds(wounds),
      by: props.target.piece,
    });
  const words = (option: DeedOption) => {
    const guard = guards().find((each) => each.card === card(option));
    const what = guard ? `${guard.type === null ? say('defense') : cardTerm(guard.type)} ${guard.strength}` : null;
    const own = listActionCards(props.target).find(({ name }) => name === card(option));
    // The defense is named with its current bonuses, so only the other effects are added.
    const others =
      own && describeCardWords({ ...own, effects: own.effects.filter(({ effect }) => effect !== 'defend') });
    const done = () => (props.uses.canTakeBack(card(option)) ? say('tap to undo') : say('used'));
    const rest = used(option) ? done() : describeOptionHint(option, props.target);
    return [what, others, rest].filter(Boolean).join(' · ');
  };
  const decision = createMemo(() => decideAppReactions(props.target, props.striking));
  const nameAll = ({ cards }: ReactionChoice): string => {
    const named = props.uses.listReactions().filter((option) => cards.includes(card(option)));
    if (named.length > 0) return named.map(describeOption).join(', ');
    return props.uses.listReactions().some(used) ? say('No further reaction') : say('No reaction');
  };
  const withCost = (choice: ReactionChoice): string =>
    [
      nameAll(choice),
      sayMany(choice.wounds, '1 wound', '{n} wounds'),
      say('{points} AP', { points: choice.cost }),
    ].join(' · ');
  const reactAs = async ({ cards }: ReactionChoice) => {
    for (const each of cards) await props.uses.use(each);
  };
  return (
    <>
      <Show
        when={decision()}
        fallback={
          <p>
            {say('Hand the phone to {player}. Does {figure} react?', {
              player: naming().side(props.target.side),
              figure: naming().piece(props.target.piece),
            })}
          </p>
        }
      >
        {(now) => (
          <DecisionBox>
            <Decision
              side={naming().side(props.target.side)}
              text={nameAll(now().chosen)}
              figures={(now().chosen.cards.length > 0 ? [now().chosen, now().none] : [now().none]).map(withCost)}
              note={say('A wound counts as 2 action points, because actions then cost more.')}
            />
            <Show when={now().chosen.cards.length > 0}>
              <Button wide tone="accent" onClick={() => void reactAs(now().chosen)}>
                {say('React')}
              </Button>
            </Show>
          </DecisionBox>
        )}
      </Show>
      <div class="strike-targets">
        <Index each={props.uses.listReactions()} fallback={<p class="muted">{say('No defense to react with.')}</p>}>
          {(option) => (
            <Button
              aria-pressed={used(option())}
              tone={used(option()) ? 'accent' : 'plain'}
              disabled={used(option()) && !props.uses.canTakeBack(card(option()))}
              hint={words(option())}
              onClick={() => toggle(option())}
            >
              {describeOption(option())}
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
      <LabelledStepper
        label={say('Other defense')}
        value={props.striking.extraDefense()}
        max={12}
        onChange={props.striking.setExtraDefense}
      />
      <StrikeResult striking={props.striking} />
    </>
  );
}
