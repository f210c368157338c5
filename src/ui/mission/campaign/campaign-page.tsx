import { createResource, createSignal, For, type JSX, Match, onMount, Show, Switch } from 'solid-js';
import { loadAllEditions } from '../../../app/game/open-game';
import { toast } from '../../../app/messages';
import {
  type CampaignWithFacts,
  campaignsFault,
  countLastStepFacts,
  readGamePoints,
  recordCampaignFacts,
  removeCampaign,
  restoreCampaign,
  undoCampaignStep,
} from '../../../app/mission/campaigns';
import { findCardName, type MissionCards, readMissionCards } from '../../../app/mission/mission-cards';
import { beginMissionDraft, missionDraft, readMissionDraft } from '../../../app/mission/mission-draft';
import { goTo } from '../../../app/route';
import { openSession as openGame } from '../../../app/session/session';
import { computeCampaignScore } from '../../../game/campaign';
import { findLastMission } from '../../../table/campaign';

import { TEAM_NAMES } from '../../../text/names/mission-teams';

import { say, sayMany } from '../../../text/say';
import {
  describeCampaignPhase,
  describeCampaignProblems,
  describeMissionResult,
  isLastMissionDrawn,
} from '../../../text/screens/campaign-text';
import { Button } from '../../kit/button';
import { IconButton } from '../../kit/icon-button';
import { ProgressBar } from '../../kit/progress';
import { BottomSheet } from '../../kit/sheet';
import { type CampaignStepRecorder, LevelUp } from './level-up';
import { MissionResult } from './mission-result';

export default function CampaignPage(props: { open: CampaignWithFacts }): JSX.Element {
  const [books] = createResource(loadAllEditions);
  const [cards] = createResource(readMissionCards);
  const [more, setMore] = createSignal(false);
  onMount(() => void readMissionDraft());
  const campaign = () => props.open.campaign;
  // Points of the mission's game. Entered by hand if the game was deleted or could not be saved.
  const [counted] = createResource(
    () => (campaign().phase === 'mission' ? (findLastMission(campaign())?.game ?? '') : null),
    (game) => (game === '' ? null : readGamePoints(game)),
  );
  const law = () => books()?.editionById(campaign().edition)?.mission?.campaign ?? null;
  const standings = () => computeCampaignScore(campaign());
  const undo = async (): Promise<void> => {
    const { id } = props.open;
    const gone = await undoCampaignStep(id);
    const back = () => recordCampaignFacts(id, () => ({ problems: [], facts: gone ?? [] }));
    if (gone) toast({ text: say('Undone.'), action: { label: say('Redo'), run: () => void back() } });
  };
  const record: CampaignStepRecorder = async (text, ask) => {
    const [known, rules] = [cards(), law()];
    if (!known || !rules) return;
    const ruling = await recordCampaignFacts(props.open.id, () => ask(rules));
    if (!ruling) return;
    const against = describeCampaignProblems(ruling.problems, (id) => findCardName(known, id));
    toast({
      text: against === '' ? text : `${text} ${say('Against the rules: {problems}.', { problems: against })}`,
      tone: against === '' ? 'plain' : 'warn',
      action: { label: say('Undo'), run: () => void undo() },
    });
  };
  const setUp = async (): Promise<void> => {
    const { id } = props.open;
    const { edition, victory, played } = campaign();
    const before = played.at(-1)?.plan;
    // The unit points of the last mission are the default.
    const plan = {
      unitPoints: before?.unitPoints ?? 4,
      victory: victory ? ({ team: victory, side: 0 } as const) : null,
    };
    const going = missionDraft()?.campaign === id;
    if (
      going ||
      (await beginMissionDraft({ edition, campaign: id, names: missionDraft()?.names ?? NAMES, level: 1 }, plan))
    )
      goTo('table', 'mission');
  };
  const remove = async (): Promise<void> => {
    const { id } = props.open;
    const { name } = campaign();
    setMore(false);
    goTo('table', 'campaigns');
    if (await removeCampaign(id))
      toast({
        text: say('{name} deleted.', { name }),
        action: { label: say('Undo'), run: () => void restoreCampaign(id) },
      });
  };
  return (
    <div class="page campaign">
      <header class="page-head">
        <IconButton icon="back" name={say('All campaigns')} onClick={() => goTo('table', 'campaigns')} />
        <h1 class="clip">{campaign().name}</h1>
        <IconButton
          icon="undo"
          name={say('Undo')}
          disabled={countLastStepFacts(props.open.facts) === 0}
          onClick={() => void undo()}
        />
        <IconButton icon="more" name={say('More')} onClick={() => setMore(true)} />
      </header>
      <p class="campaign-phase number">{describeCampaignPhase(campaign())}</p>
      <Show when={campaignsFault()}>
        {(words) => (
          <p class="fault" role="alert">
            {words()}
          </p>
        )}
      </Show>
      <ul class="campaign-standings" aria-label={say('Standings')}>
        <For each={['heroes', 'mastermind'] as const}>
          {(team) => (
            <li data-side={team === 'heroes' ? 'blue' : 'red'}>
              <strong>{TEAM_NAMES[team]}</strong>
              <span class="number">{sayMany(standings().won[team], '1 mission won', '{n} missions won')}</span>
              <small class="muted">
                {sayMany(standings().points[team], '1 objective point', '{n} objective points')}
              </small>
            </li>
          )}
        </For>
      </ul>
      <Show when={cards()} fallback={<ProgressBar label={say('Loading cards…')} />}>
        {(known) => (
          <>
            <Switch>
              <Match when={campaign().phase === 'ready'}>
                <Next
                  cards={known()}
                  open={props.open}
                  going={missionDraft()?.campaign === props.open.id}
                  onSetUp={() => void setUp()}
                />
              </Match>
              <Match when={campaign().phase === 'mission'}>
                <Show when={findLastMission(campaign())?.game}>
                  {(id) => (
                    <Button wide onClick={() => void openGame(id()).then((found) => found && goTo('table'))}>
                      {say('Open the mission’s game')}
                    </Button>
                  )}
                </Show>
                <Show when={!counted.loading}>
                  <MissionResult
                    start={counted() ?? null}
                    onResult={(points, aside) =>
                      record(say('Result saved.'), (rules) => rules.endMission(campaign(), points, aside))
                    }
                  />
                </Show>
              </Match>
              <Match when={isLastMissionDrawn(campaign())}>
                <section class="stack">
                  <h2>{say('The last mission was a draw')}</h2>
                  <Button
                    tone="accent"
                    big
                    onClick={() => void record(say('One mission added.'), (rules) => rules.afterDraw(campaign(), true))}
                  >
                    {say('Play one more mission')}
                  </Button>
                  <Button
                    onClick={() =>
                      void record(say('The campaign ends in a draw.'), (rules) => rules.afterDraw(campaign(), false))
                    }
                  >
                    {say('End in a draw')}
                  </Button>
                </section>
              </Match>
              <Match when={campaign().phase === 'levelling' && law()}>
                {(rules) => <LevelUp campaign={campaign()} cards={known()} law={rules()} record={record} />}
              </Match>
              <Match when={campaign().phase === 'over'}>
                <Button wide onClick={() => goTo('table', 'campaigns')}>
                  {say('All campaigns')}
                </Button>
              </Match>
            </Switch>
            <Show when={campaign().played.length > 0}>
              <section class="stack">
                <h2>{say('Missions played')}</h2>
                <ol class="campaign-list">
                  <For each={campaign().played}>
                    {({ plan, result }, index) => (
                      <li class="tile">
                        <strong>
                          {index() + 1}. {plan.map === '' ? say('Without a map') : findCardName(known(), plan.map)}
                        </strong>
                        <small class="muted">
                          {result ? describeMissionResult(result.points, result.winner) : say('in progress')}
                        </small>
                      </li>
                    )}
                  </For>
                </ol>
              </section>
            </Show>
          </>
        )}
      </Show>
      <Show when={more()}>
        <BottomSheet
          title={campaign().name}
          onClose={() => setMore(false)}
          foot={
            <Button tone="bad" onClick={() => void remove()}>
              {say('Delete')}
            </Button>
          }
        >
          <p>
            {sayMany(
              campaign().missions,
              '1 mission decides the campaign.',
              '{n} missions. The last one decides the campaign.',
            )}
          </p>
        </BottomSheet>
      </Show>
    </div>
  );
}

const NAMES = { heroes: '', mastermind: '' };

/** Section with the cards that remain for the next mission. */
function Next(props: {
  cards: MissionCards;
  open: CampaignWithFacts;
  going: boolean;
  onSetUp: () => void;
}): JSX.Element {
  const campaign = () => props.open.campaign;
  const aside = () => campaign().aside;
  const maps = () => props.cards.maps.filter(({ id }) => !aside().maps.includes(id)).length;
  const stages = () =>
    [1, 2, 3].map(
      (stage) =>
        props.cards.scenarios.filter((each) => each.stage === stage && !aside().scenarios.includes(each.id)).length,
    );
  const used = () => [...aside().maps, ...aside().scenarios];
  return (
    <section class="stack">
      <Button tone="accent" big wide onClick={() => props.onSetUp()}>
        {props.going
          ? say('Continue the setup')
          : say('Set up mission {played}', { played: campaign().played.length + 1 })}
      </Button>
      <dl class="campaign-left">
        <dt>{say('Victory card')}</dt>
        <dd>{campaign().victory ? TEAM_NAMES[campaign().victory ?? 'heroes'] : say('neither team')}</dd>
        <dt>{say('Points in reserve')}</dt>
        <dd>
          {say('Heroes {heroes}, Mastermind {mastermind}', {
            heroes: campaign().points.heroes,
            mastermind: campaign().points.mastermind,
          })}
        </dd>
        <dt>{say('Maps left')}</dt>
        <dd>{maps()}</dd>
        <dt>{say('Scenarios left, by stage')}</dt>
        <dd>{stages().join(' · ')}</dd>
        <dt>{say('Used maps and scenarios')}</dt>
        <dd>
          {used().length === 0
            ? say('none')
            : used()
                .map((id) => findCardName(props.cards, id))
                .join(', ')}
        </dd>
      </dl>
    </section>
  );
}
