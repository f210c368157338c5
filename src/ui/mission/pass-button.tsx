import { type JSX, Show } from 'solid-js';
import { isAppTeam, teamPersonName } from '../../app/mission/mission-teams';
import type { TeamName } from '../../catalog/cards/scenario-card';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import type { SetupPartProps } from './pick-list';

/** Button to pass the phone to a team, or a sentence if Sidekick plays the team. */
export function PassButton(
  props: SetupPartProps & {
    team: TeamName;
    /** Whether the team has made its choice. Undefined if the team only looks at a card. */
    chosen?: boolean;
    label: (person: string) => string;
  },
): JSX.Element {
  return (
    <Show
      when={!isAppTeam(props.context.draft, props.team)}
      fallback={<p class="muted">{say('Sidekick’s choice stays face down.')}</p>}
    >
      <Button
        wide
        hint={
          props.chosen === undefined ? undefined : props.chosen ? say('chosen, face down') : say('nothing chosen yet')
        }
        onClick={() => props.onPass(props.team)}
      >
        {props.label(teamPersonName(props.context.draft, props.team))}
      </Button>
    </Show>
  );
}
