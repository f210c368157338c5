import { For, type JSX, Show } from 'solid-js';
import { findCardName } from '../../app/mission/mission-cards';
import type { MissionContext } from '../../app/mission/mission-steps';
import type { TeamName } from '../../catalog/cards/scenario-card';
import { listRequiredRoles, type RequiredRole } from '../../game/mission-choices';
import { say, sayMany } from '../../text/say';
import { PassButton } from './pass-button';
import { PickList, type SetupPartProps } from './pick-list';

const listRoles = ({ draft, cards }: MissionContext, team: TeamName): RequiredRole[] =>
  listRequiredRoles(draft.plan, cards.cardCatalog, team);

/** Lists the secret roles that a team has not assigned yet. */
export function listOpenSecretRoles(context: MissionContext, team: TeamName): RequiredRole[] {
  return listRoles(context, team).filter((role) => role.secret && holders(context, role).length === 0);
}

/** Form for the roles that a team assigns. A secret role is visible only after the phone was passed. */
export function RoleSections(props: SetupPartProps & { team: TeamName }): JSX.Element {
  const roles = () => listRoles(props.context, props.team);
  return (
    // Keyed by name, so a button keeps the focus while the plan changes.
    <For each={roles().map(nameOfRole)}>
      {(name) => (
        <Show when={roles().find((each) => nameOfRole(each) === name)}>
          {(role) => (
            <section class="stack">
              <h3>{role().role}</h3>
              <Show
                when={!role().secret || props.viewer === props.team}
                fallback={
                  <PassButton
                    {...props}
                    chosen={holders(props.context, role()).length > 0}
                    label={(person) => say('Pass the phone to {person} to choose', { person })}
                  />
                }
              >
                <p class="muted small">{sayMany(role().count, 'Choose 1 character.', 'Choose {n} characters.')}</p>
                <RolePick {...props} role={role()} />
              </Show>
            </section>
          )}
        </Show>
      )}
    </For>
  );
}

function nameOfRole({ scenario, role }: RequiredRole): string {
  return `${scenario}/${role}`;
}

function holders({ draft }: MissionContext, { scenario, role }: RequiredRole): readonly string[] {
  return draft.plan.roles.find((each) => each.scenario === scenario && each.role === role)?.characters ?? [];
}

function RolePick(props: SetupPartProps & { role: RequiredRole }): JSX.Element {
  const own = () => holders(props.context, props.role);
  const toggle = (character: string) => {
    const { scenario, role, count } = props.role;
    const adds = !own().includes(character);
    const characters = adds ? [...own(), character].slice(-count) : own().filter((each) => each !== character);
    const choose = adds && characters.length === count ? props.onLastChoice : props.onPlan;
    void choose((plan) => {
      const others = plan.roles.filter((each) => each.scenario !== scenario || each.role !== role);
      return { ...plan, roles: [...others, { scenario, role, characters }] };
    });
  };
  return (
    <PickList
      items={props.role.among}
      none={say('No character in this mission can take this role.')}
      isOn={(character) => own().includes(character)}
      onPick={toggle}
      describe={(character) => ({ title: findCardName(props.context.cards, character) })}
    />
  );
}
