import { createMemo, createResource, type JSX, lazy, onMount, Show } from 'solid-js';
import { loadAllEditions } from '../../app/game/open-game';
import { campaigns, findCampaign, refreshCampaigns } from '../../app/mission/campaigns';
import { readMissionCards } from '../../app/mission/mission-cards';
import { missionDraft, readMissionDraft } from '../../app/mission/mission-draft';
import type { MissionContext } from '../../app/mission/mission-steps';
import { goTo, route } from '../../app/route';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { ProgressBar } from '../kit/progress';
import { MissionList } from './mission-list';

const StepPage = lazy(() => import('./step-page'));

/** Screen for the set-up of a mission: `#/table/mission` lists the steps, `#/table/mission/<step>` opens a step. */
export default function MissionScreen(): JSX.Element {
  const [books] = createResource(loadAllEditions);
  const [cards] = createResource(readMissionCards);
  onMount(() => {
    void readMissionDraft();
    void refreshCampaigns();
  });
  const rules = () => books()?.editionById(missionDraft()?.edition ?? '') ?? null;
  const context = createMemo<MissionContext | null>(() => {
    const [now, law, known] = [missionDraft(), rules()?.mission?.campaign, cards()];
    if (!now || !law || !known || campaigns() === null) return null;
    return { draft: now, rules: law, cards: known, campaign: findCampaign(now.campaign ?? '')?.campaign ?? null };
  });
  const step = createMemo(() => context()?.rules.steps.find(({ id }) => id === route().rest[1]));
  return (
    <Show
      when={missionDraft() !== null}
      fallback={
        <EmptyState
          icon="table"
          title={say('No mission in setup')}
          text={say('Start one, on its own or in a campaign.')}
        >
          <Button tone="accent" wide onClick={() => goTo('table', 'new')}>
            {say('New game')}
          </Button>
          <Button wide onClick={() => goTo('table', 'campaigns')}>
            {say('Campaigns')}
          </Button>
        </EmptyState>
      }
    >
      <Show when={context()} fallback={<ProgressBar label={say('Loading cards…')} />}>
        {(now) => (
          <Show when={rules()}>
            {(known) => (
              <Show when={step()} keyed fallback={<MissionList context={now()} rules={known()} />}>
                {(step) => <StepPage context={now()} step={step} />}
              </Show>
            )}
          </Show>
        )}
      </Show>
    </Show>
  );
}
