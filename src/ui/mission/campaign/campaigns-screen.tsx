import { say } from '../../../text/say';
import './campaign.css';
import { createResource, createSignal, For, type JSX, lazy, onMount, Show } from 'solid-js';
import { loadAllEditions } from '../../../app/game/open-game';
import {
  campaigns,
  campaignsFault,
  createCampaign,
  findCampaign,
  refreshCampaigns,
} from '../../../app/mission/campaigns';
import { goTo, route } from '../../../app/route';
import { describeCampaignPhase } from '../../../text/screens/campaign-text';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { SelectField, TextField } from '../../kit/field';
import { Form } from '../../kit/form';
import { IconButton } from '../../kit/icon-button';
import { ProgressBar } from '../../kit/progress';
import { Stepper } from '../../kit/stepper';
import { HelpButton } from '../../shared/help/help-button';

const CampaignPage = lazy(() => import('./campaign-page'));

/** Screen for campaigns: `#/table/campaigns` lists all, `#/table/campaigns/<id>` opens one campaign. */
export default function CampaignsScreen(): JSX.Element {
  onMount(() => void refreshCampaigns());
  const shown = () => findCampaign(route().rest[1] ?? '');
  return (
    <Show when={campaigns()} fallback={<ProgressBar label={say('Loading campaigns…')} />}>
      <Show when={shown()} fallback={<List />}>
        {(open) => <CampaignPage open={open()} />}
      </Show>
    </Show>
  );
}

function List(): JSX.Element {
  const [making, setMaking] = createSignal(false);
  return (
    <div class="page campaign">
      <header class="page-head">
        <IconButton icon="back" name={say('All games')} onClick={() => goTo('table', 'games')} />
        <h1>{say('Campaigns')}</h1>
        <HelpButton about="campaigns" />
      </header>
      <Show when={campaignsFault()}>
        {(words) => (
          <p class="fault" role="alert">
            {words()}
          </p>
        )}
      </Show>
      <Show when={!making()} fallback={<NewCampaign onClose={() => setMaking(false)} />}>
        <Show
          when={(campaigns() ?? []).length > 0}
          fallback={
            <EmptyState
              icon="list"
              title={say('No campaign yet')}
              text={say(
                'A campaign is a series of missions. Characters level up between them. Each map and scenario is used once. The last mission decides the winner.',
              )}
            >
              <Button tone="accent" big wide onClick={() => setMaking(true)}>
                {say('New campaign')}
              </Button>
            </EmptyState>
          }
        >
          <ul class="campaign-list">
            <For each={campaigns() ?? []}>
              {({ id, campaign }) => (
                <li>
                  <button type="button" class="tile" onClick={() => goTo('table', 'campaigns', id)}>
                    <strong class="clip">{campaign.name}</strong>
                    <small class="muted">{describeCampaignPhase(campaign)}</small>
                  </button>
                </li>
              )}
            </For>
          </ul>
          <Button tone="accent" big wide onClick={() => setMaking(true)}>
            {say('New campaign')}
          </Button>
        </Show>
      </Show>
    </div>
  );
}

/** Number of missions that the book proposes for a campaign. */
const STANDARD = 6;
const MOST = 30;

function NewCampaign(props: { onClose: () => void }): JSX.Element {
  const [books] = createResource(loadAllEditions);
  const editions = () => (books()?.EDITIONS ?? []).filter(({ mission }) => mission);
  const [name, setName] = createSignal('');
  const [missions, setMissions] = createSignal(STANDARD);
  const [edition, setEdition] = createSignal<string | null>(null);
  const make = async () => {
    const rules = editions().find(({ id }) => id === edition()) ?? editions()[0];
    if (!rules) return;
    const id = await createCampaign(rules.id, name().trim() || say('Campaign'), missions());
    if (id !== null) goTo('table', 'campaigns', id);
  };
  return (
    <Form class="stack" onSubmit={() => void make()}>
      <TextField
        label={say('Campaign name')}
        maxLength={60}
        placeholder={say('Campaign')}
        value={name()}
        onInput={setName}
      />
      <Show when={editions().length > 1}>
        <SelectField
          label={say('Rules')}
          value={edition() ?? editions()[0]?.id ?? ''}
          options={editions().map(({ id, name: label }) => ({ value: id, label }))}
          onChange={setEdition}
        />
      </Show>
      <h2>{say('Missions')}</h2>
      <Stepper label={say('Missions')} value={missions()} min={1} max={MOST} onChange={setMissions} />
      <Button type="submit" tone="accent" big wide disabled={editions().length === 0}>
        {say('Start campaign')}
      </Button>
      <Button wide onClick={() => props.onClose()}>
        {say('Not now')}
      </Button>
    </Form>
  );
}
