import { own } from '../../plain/own';
import { say } from '../../text/say';
import './MissionBar.css';
import { createResource, createSignal, type JSX, Show } from 'solid-js';
import { campaignOf, missionOfGame, recordCampaign, refreshCampaigns, undoCampaign } from '../../app/campaigns';
import { readMissionCards } from '../../app/missionCards';
import { game, ruleset } from '../../app/session';
import { TEAM_SIDES } from '../../app/teams';
import type { ByTeam } from '../../table/campaign';
import type { Table } from '../../table/table';
import { Button } from '../parts/Button';
import { toast } from '../parts/toasts';
import { goTo } from '../shell/route';
import { FaceDownSheet } from './FaceDownSheet';
import { faceDownIn } from './faceDown';

/** Of a game that is a mission: the scenario that still lies face down, and, once it has ended, the way back into its campaign. */
export default function MissionBar(props: { table: Table }): JSX.Element {
  const [mission] = createResource(
    () => game()?.id,
    async (id) => {
      const found = await missionOfGame(id);
      if (found) await refreshCampaigns();
      return found;
    },
  );
  const [cards] = createResource(mission, readMissionCards);
  const [looking, setLooking] = createSignal(false);
  const hidden = () => {
    const [now, known] = [mission(), cards()];
    return now && known ? faceDownIn(now.plan, known, props.table) : [];
  };
  const campaign = () => campaignOf(mission()?.campaign ?? '');
  /** Whether this very game is the mission that the campaign waits for. */
  const waits = () => {
    const now = campaign()?.campaign;
    return now?.phase === 'mission' && now.played.at(-1)?.game === game()?.id;
  };
  const points = (): ByTeam<number> => {
    const of = (side: string) => {
      const won = own(props.table.points, side);
      return won ? Math.floor(won.over / won.under) : 0;
    };
    return { heroes: of(TEAM_SIDES.heroes), mastermind: of(TEAM_SIDES.mastermind) };
  };
  const tell = async (): Promise<void> => {
    const [id, law] = [mission()?.campaign, ruleset()?.campaign];
    if (!id || !law) return;
    const done = await recordCampaign(id, (now) => law.endMission(now, points(), true));
    if (!done) return;
    goTo('table', 'campaigns', id);
    toast({ text: say('The result is recorded.'), action: { label: say('Undo'), run: () => void undoCampaign(id) } });
  };
  return (
    <Show when={mission()}>
      <Show
        when={props.table.ended === null}
        fallback={
          <Show when={campaign()}>
            {(open) => (
              <section class="mission-bar" aria-label={say('Campaign')}>
                <Show
                  when={waits()}
                  fallback={
                    <Button wide hint={open().campaign.name} onClick={() => goTo('table', 'campaigns', open().id)}>
                      {say('Open the campaign')}
                    </Button>
                  }
                >
                  <Button
                    tone="accent"
                    big
                    wide
                    hint={say('heroes {heroes}, mastermind {mastermind}', {
                      heroes: points().heroes,
                      mastermind: points().mastermind,
                    })}
                    onClick={() => void tell()}
                  >
                    {say('Record in the campaign')}
                  </Button>
                </Show>
              </section>
            )}
          </Show>
        }
      >
        <Show when={hidden().length > 0}>
          <section class="mission-bar" aria-label={say('Face-down cards')}>
            <Button
              wide
              hint={hidden()
                .map(({ title }) => title)
                .join(', ')}
              onClick={() => setLooking(true)}
            >
              {say('What lies face down')}
            </Button>
            <Show when={looking()}>
              <FaceDownSheet hidden={hidden()} onClose={() => setLooking(false)} />
            </Show>
          </section>
        </Show>
      </Show>
    </Show>
  );
}
