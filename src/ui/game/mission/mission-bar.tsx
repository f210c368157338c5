import { say } from '../../../text/say';
import '../../shared/mission/mission.css';
import { createResource, createSignal, type JSX, Show } from 'solid-js';
import { game, ruleset } from '../../../app/game/open-game';
import { toast } from '../../../app/messages';
import {
  findCampaign,
  readGameMission,
  recordCampaignFacts,
  refreshCampaigns,
  undoCampaignStep,
} from '../../../app/mission/campaigns';
import { createFaceDownCards } from '../../../app/mission/face-down-cards';
import { listCurrentMissionReminders } from '../../../app/mission/mission-objectives';
import { objectivePoints } from '../../../app/mission/mission-teams';
import { goTo } from '../../../app/route';
import type { Table } from '../../../table/table';
import { Button } from '../../kit/button';
import { FaceDownSheet } from '../../shared/mission/face-down-sheet';

/** Bar for the game of a mission: face-down cards, and after the end a link to the campaign. */
export default function MissionBar(props: { table: Table }): JSX.Element {
  const [mission] = createResource(
    () => game()?.id,
    async (id) => {
      const mission = await readGameMission(id);
      if (mission) await refreshCampaigns();
      return mission;
    },
  );
  const [looking, setLooking] = createSignal(false);
  const hidden = createFaceDownCards(() => props.table);
  const due = () => hidden().find((each) => each.due);
  const unscored = () => listCurrentMissionReminders(props.table).length > 0;
  const campaign = () => findCampaign(mission()?.campaign ?? '');
  /** Whether the campaign is waiting for the result of this game. */
  const waits = () => {
    const now = campaign()?.campaign;
    return now?.phase === 'mission' && now.played.at(-1)?.game === game()?.id;
  };
  const points = () => objectivePoints(props.table);
  const tell = async (): Promise<void> => {
    const [id, rules] = [mission()?.campaign, ruleset()?.mission?.campaign];
    if (!id || !rules) return;
    const ruling = await recordCampaignFacts(id, (now) => rules.endMission(now, points(), true));
    if (!ruling) return;
    goTo('table', 'campaigns', id);
    toast({ text: say('Result saved.'), action: { label: say('Undo'), run: () => void undoCampaignStep(id) } });
  };
  return (
    <Show when={mission()}>
      <Show
        when={props.table.ended === null}
        fallback={
          <Show when={campaign()}>
            {(open) => (
              <section class="mission-bar" aria-label={say('Campaign')}>
                <Show when={waits() && unscored()}>
                  <p>{say('Not all scenarios are scored.')}</p>
                </Show>
                <Show
                  when={waits()}
                  fallback={
                    <Button wide hint={open().campaign.name} onClick={() => goTo('table', 'campaigns', open().id)}>
                      {say('Open campaign')}
                    </Button>
                  }
                >
                  <Button
                    tone={unscored() ? 'plain' : 'accent'}
                    big
                    wide
                    hint={say('heroes {heroes}, mastermind {mastermind}', {
                      heroes: points().heroes,
                      mastermind: points().mastermind,
                    })}
                    onClick={() => void tell()}
                  >
                    {say('Save result to the campaign')}
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
              tone={due() ? 'accent' : 'plain'}
              hint={
                due()?.when ??
                hidden()
                  .map(({ title }) => title)
                  .join(', ')
              }
              onClick={() => setLooking(true)}
            >
              {say('Face-down cards')}
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
