import { For, type JSX, Show } from 'solid-js';
import { describeCardWords } from '../../app/mission/card-words';
import { findCardName } from '../../app/mission/mission-cards';
import { areActionCardsRevealed } from '../../app/mission/mission-steps';
import { teamLabel } from '../../app/mission/mission-teams';
import { MISSION_TEAMS, type TeamName } from '../../catalog/cards/scenario-card';
import { sumBuildPoints } from '../../game/mission-choices';
import type { TeamMember } from '../../table/campaign';
import { say, sayMany } from '../../text/say';
import { describeActionCard } from '../../text/screens/character-card-text';
import { PassButton } from './pass-button';
import { PickList, type SetupPartProps } from './pick-list';

/** Choice of action cards. Each team chooses in secret, then all cards are revealed. */
export function PickCards(props: SetupPartProps): JSX.Element {
  const open = () => areActionCardsRevealed(props.context);
  const count = (team: TeamName) =>
    props.context.draft.plan.teams[team].reduce((sum, { loadout }) => sum + loadout.cards.length, 0);
  return (
    <Show
      when={props.viewer}
      keyed
      fallback={
        <>
          <Show when={!open() && MISSION_TEAMS.every((team) => count(team) > 0)}>
            <p>{say('Each character has cards that suit new players. Change them in secret, or show all cards.')}</p>
          </Show>
          <For each={MISSION_TEAMS}>
            {(team) => (
              <section class="stack" aria-label={teamLabel(props.context.draft, team)}>
                <h2>{teamLabel(props.context.draft, team)}</h2>
                <Show
                  when={open()}
                  fallback={
                    <PassButton
                      {...props}
                      team={team}
                      chosen={count(team) > 0}
                      label={(person) => say('Pass the phone to {person}', { person })}
                    />
                  }
                >
                  <Loadouts {...props} team={team} />
                </Show>
              </section>
            )}
          </For>
        </>
      }
    >
      {(team) => <Loadouts {...props} team={team} />}
    </Show>
  );
}

function Loadouts(props: SetupPartProps & { team: TeamName }): JSX.Element {
  const members = () => props.context.draft.plan.teams[props.team];
  const toggle = (character: string, id: string) =>
    void props.onPlan((plan) => ({
      ...plan,
      teams: {
        ...plan.teams,
        [props.team]: plan.teams[props.team].map((each) => (each.character === character ? toggled(each, id) : each)),
      },
    }));
  return (
    <For
      each={members().map(({ character }) => character)}
      fallback={<p class="muted">{say('This team has no characters yet.')}</p>}
    >
      {(character) => (
        <Show when={members().find((each) => each.character === character)}>
          {(member) => (
            <Show when={props.context.cards.cardCatalog.card(character)}>
              {(card) => {
                const build = () => sumBuildPoints(card(), member());
                return (
                  <section class="stack">
                    <h3 class="mission-build">
                      {findCardName(props.context.cards, character)}
                      <small class="number" data-over={build().spent > build().of ? '' : undefined}>
                        {say('{spent} of {total} build points', { spent: build().spent, total: build().of })}
                      </small>
                    </h3>
                    <PickList
                      items={card().actions}
                      isOn={({ id }) => member().loadout.cards.includes(id)}
                      onPick={({ id }) => toggle(character, id)}
                      describe={(action) => ({
                        title: action.name,
                        effect: describeCardWords(action),
                        words: [describeActionCard(action), sayMany(action.slots, '1 slot', '{n} slots')].join(' · '),
                      })}
                    />
                  </section>
                );
              }}
            </Show>
          )}
        </Show>
      )}
    </For>
  );
}

function toggled(member: TeamMember, id: string): TeamMember {
  const { cards } = member.loadout;
  const after = cards.includes(id) ? cards.filter((each) => each !== id) : [...cards, id];
  return { ...member, loadout: { ...member.loadout, cards: after } };
}
