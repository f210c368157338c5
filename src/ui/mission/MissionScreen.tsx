import { createMemo, createResource, type JSX, lazy, onMount, Show } from 'solid-js';
import { campaignOf, campaigns, refreshCampaigns } from '../../app/campaigns';
import { readMissionCards } from '../../app/missionCards';
import { draft, readDraft } from '../../app/missionDraft';
import type { MissionDesk } from '../../app/missionSteps';
import { loadBooks } from '../../app/session';
import { say } from '../../text/say';
import { Button } from '../parts/Button';
import { EmptyState } from '../parts/EmptyState';
import { Progress } from '../parts/Progress';
import { goTo, route } from '../shell/route';
import { MissionList } from './MissionList';

const StepPage = lazy(() => import('./StepPage'));

/** A mission being set up: `#/table/mission` lists its steps, `#/table/mission/<step>` is one of them. */
export default function MissionScreen(): JSX.Element {
  const [books] = createResource(loadBooks);
  const [cards] = createResource(readMissionCards);
  onMount(() => {
    void readDraft();
    void refreshCampaigns();
  });
  const rules = () => books()?.editionById(draft()?.edition ?? '') ?? null;
  const desk = createMemo<MissionDesk | null>(() => {
    const [now, law, known] = [draft(), rules()?.mission?.campaign, cards()];
    if (!now || !law || !known || campaigns() === null) return null;
    return { draft: now, law, cards: known, campaign: campaignOf(now.campaign ?? '')?.campaign ?? null };
  });
  const step = createMemo(() => desk()?.law.steps.find(({ id }) => id === route().rest[1]));
  return (
    <Show
      when={draft() !== null}
      fallback={
        <EmptyState
          icon="table"
          title={say('No mission is being set up')}
          text={say('Begin one, by itself or in a campaign.')}
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
      <Show when={desk()} fallback={<Progress label={say('Reading the cards…')} />}>
        {(now) => (
          <Show when={rules()}>
            {(known) => (
              <Show when={step()} keyed fallback={<MissionList desk={now()} rules={known()} />}>
                {(shown) => <StepPage desk={now()} step={shown} />}
              </Show>
            )}
          </Show>
        )}
      </Show>
    </Show>
  );
}
