import { For, type JSX, Show } from 'solid-js';
import { findCardName, type MissionCards } from '../../../app/mission/mission-cards';
import { MISSION_TEAMS, type TeamName } from '../../../catalog/cards/scenario-card';
import type { CampaignRules, CampaignRuling } from '../../../rules/campaign';
import { type Campaign, findLastMission, getCharacterLevel } from '../../../table/campaign';

import { TEAM_NAMES } from '../../../text/names/mission-teams';

import { say, sayMany } from '../../../text/say';
import { describeCampaignProblems } from '../../../text/screens/campaign-text';
import { Button } from '../../kit/button';

/**
 * Section in which teams spend objective points, with prices and the purchases that are required before points can be
 * saved.
 */
export function LevelUp(props: {
  campaign: Campaign;
  cards: MissionCards;
  law: CampaignRules;
  record: CampaignStepRecorder;
}): JSX.Element {
  return <For each={MISSION_TEAMS}>{(team) => <Team {...props} team={team} />}</For>;
}

function Team(props: {
  campaign: Campaign;
  cards: MissionCards;
  law: CampaignRules;
  record: CampaignStepRecorder;
  team: TeamName;
}): JSX.Element {
  const name = (id: string) => findCardName(props.cards, id);
  const points = () => props.campaign.points[props.team];
  const over = () => props.campaign.reserved.includes(props.team);
  const members = () => findLastMission(props.campaign)?.plan.teams[props.team] ?? [];
  const reserve = () => props.law.reserve(props.campaign, props.team, props.cards.cardCatalog);
  return (
    <section class="stack" aria-label={TEAM_NAMES[props.team]}>
      <h2 class="campaign-points">
        {TEAM_NAMES[props.team]}
        <small class="number">{sayMany(points(), '1 point', '{n} points')}</small>
      </h2>
      <Show
        when={!over()}
        fallback={<p class="muted">{say('Done. Points in reserve: {points}.', { points: points() })}</p>}
      >
        <ul class="campaign-list">
          <For each={members().map(({ character }) => character)}>
            {(character) => {
              const level = () => getCharacterLevel(props.campaign, props.team, character);
              const ask = (rules: CampaignRules) =>
                rules.level(props.campaign, props.team, character, props.cards.cardCatalog);
              const ruling = () => ask(props.law);
              const cost = () =>
                ruling().facts.reduce((sum, fact) => sum + (fact.fact === 'levelled' ? fact.cost : 0), 0);
              return (
                <li class="campaign-member">
                  <span>
                    <strong>{name(character)}</strong>
                    <small class="muted">
                      {[say('at level {level}', { level: level() }), describeCampaignProblems(ruling().problems, null)]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </span>
                  <Button
                    aria-label={sayMany(
                      cost(),
                      'Raise {name} to level {level}: 1 point',
                      'Raise {name} to level {level}: {n} points',
                      { name: name(character), level: level() + 1 },
                    )}
                    disabled={ruling().problems.length > 0}
                    onClick={() =>
                      void props.record(
                        say('{name} is now level {level}.', { name: name(character), level: level() + 1 }),
                        ask,
                      )
                    }
                  >
                    {sayMany(cost(), 'Level {level}: 1 point', 'Level {level}: {n} points', { level: level() + 1 })}
                  </Button>
                </li>
              );
            }}
          </For>
        </ul>
        <Show when={reserve().problems.length > 0}>
          <p class="muted small">{describeCampaignProblems(reserve().problems, null)}.</p>
        </Show>
        <Button
          tone={reserve().problems.length === 0 ? 'accent' : 'plain'}
          wide
          hint={reserve().problems.length === 0 ? say('no more levels to buy') : say('against the rules')}
          onClick={() =>
            void props.record(say('{teams}: done.', { teams: TEAM_NAMES[props.team] }), (rules) =>
              rules.reserve(props.campaign, props.team, props.cards.cardCatalog),
            )
          }
        >
          {sayMany(points(), 'Keep 1 point in reserve', 'Keep {n} points in reserve')}
        </Button>
      </Show>
    </section>
  );
}

/**
 * Function that performs an action of a campaign screen: requests a ruling of the edition, records the result and
 * reports rule problems.
 */
export type CampaignStepRecorder = (text: string, ask: (rules: CampaignRules) => CampaignRuling) => Promise<void>;
