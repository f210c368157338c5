import { createMemo, createResource, type JSX, lazy, onMount, Show } from 'solid-js';
import { loadAllEditions } from '../../app/game/open-game';
import { campaigns, findCampaign, refreshCampaigns } from '../../app/mission/campaigns';
import { readMissionCards } from '../../app/mission/mission-cards';
import { missionDraft, readMissionDraft } from '../../app/mission/mission-draft';
import { findMissionPage } from '../../app/mission/mission-pages';
import type { MissionContext } from '../../app/mission/mission-steps';
import { goTo, route } from '../../app/route';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { ProgressBar } from '../kit/progress';
import { MissionList } from './mission-list';

const SetupPage = lazy(() => import('./setup-page'));

/**
 * Screen for the set-up of a mission: `#/table/mission` lists the pages, `#/table/mission/<step>` opens the page of a
 * step.
 */
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
  // The id is compared, because each change of the draft makes new pages.
  const pageId = createMemo(() => {
    const now = context();
    return now ? findMissionPage(now.rules, route().rest[1])?.id : undefined;
  });
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
              <Show when={pageId()} keyed fallback={<MissionList context={now()} rules={known()} />}>
                {(id) => (
                  <Show when={findMissionPage(now().rules, id)}>
                    {(page) => <SetupPage context={now()} page={page()} rules={known()} />}
                  </Show>
                )}
              </Show>
            )}
          </Show>
        )}
      </Show>
    </Show>
  );
}
