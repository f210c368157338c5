import { createSignal, For, type JSX, Show } from 'solid-js';
import { toast } from '../../app/messages';
import { findCardName } from '../../app/mission/mission-cards';
import { teamPersonName } from '../../app/mission/mission-teams';
import {
  isSameToken,
  listBattleZoneSquares,
  listRequiredRoles,
  listRequiredTokens,
  type RequiredRole,
} from '../../game/mission-choices';
import { type Square, squareName } from '../../grid/square';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { SegmentedControl } from '../kit/segmented';
import { MissionMap } from './mission-map';
import { PickList, type SetupPartProps } from './pick-list';

/**
 * Form for objective tokens and roles that a team places for the scenarios of the first two stages. A secret role is
 * visible only after the phone was passed.
 */
export function PickObjectives(props: SetupPartProps): JSX.Element {
  const team = () => props.step.by ?? 'heroes';
  const plan = () => props.context.draft.plan;
  const laid = () => props.context.cards.cardCatalog.map(plan().map);
  const due = () => listRequiredTokens(plan(), props.context.cards.cardCatalog, team());
  const roles = () => listRequiredRoles(plan(), props.context.cards.cardCatalog, team());
  const [chosen, setChosen] = createSignal(0);
  const token = () => due()[chosen()] ?? due()[0];
  const zone = () => {
    const map = laid();
    return map ? listBattleZoneSquares(plan(), map) : [];
  };
  const put = (square: Square) => {
    const at = squareName(square);
    const lies = plan().tokens.some((each) => each.at === at);
    if (!lies && token() && !zone().includes(square)) {
      const text = say('{square} is not in the battle zone. Tap a square of the battle zone.', { square: at });
      toast({ text, tone: 'warn' });
      return;
    }
    props.onPlan((now) => {
      const own = token();
      const there = now.tokens.find((each) => each.at === at);
      if (there) return { ...now, tokens: now.tokens.filter((each) => each !== there) };
      if (!own) return now;
      // A token beyond the required number replaces the oldest token.
      const same = now.tokens.filter((each) => isSameToken(each, own));
      const gone = same.length >= own.count ? same[0] : undefined;
      const tokens = now.tokens.filter((each) => each !== gone);
      return { ...now, tokens: [...tokens, { scenario: own.scenario, token: own.token, at }] };
    });
  };
  return (
    <>
      <Show when={due().length > 0 && laid()}>
        <Show when={due().length > 1}>
          <SegmentedControl
            label={say('Token to place')}
            options={due().map((each, index) => ({ value: String(index), label: each.token }))}
            value={String(chosen())}
            onChange={(value) => setChosen(Number(value))}
          />
        </Show>
        <MissionMap {...props} open={zone()} onSquare={put} />
        <ul class="mission-tokens" aria-label={say('Tokens')}>
          <For each={due()}>
            {(each) => {
              const own = () => plan().tokens.filter((place) => isSameToken(place, each));
              return (
                <li>
                  <strong>{each.token}</strong>{' '}
                  {own().length === 0
                    ? say('0 of {count} placed. Tap a square.', { count: each.count })
                    : say('{placed} of {count} placed: {squares}', {
                        placed: own().length,
                        count: each.count,
                        squares: own()
                          .map(({ at }) => at)
                          .join(', '),
                      })}
                </li>
              );
            }}
          </For>
        </ul>
      </Show>
      {/* Keyed by name, so a button keeps the focus while the plan changes. */}
      <For each={roles().map(nameOfRole)}>
        {(name) => (
          <Show when={roles().find((each) => nameOfRole(each) === name)}>
            {(role) => (
              <section class="stack">
                <h2>{role().role}</h2>
                <Show
                  when={!role().secret || props.viewer === team()}
                  fallback={
                    <Button
                      wide
                      hint={holders(props, role()).length > 0 ? say('chosen, face down') : say('no one chosen yet')}
                      onClick={() => props.onPass(team())}
                    >
                      {say('Pass the phone to {person} to choose', {
                        person: teamPersonName(props.context.draft, team()),
                      })}
                    </Button>
                  }
                >
                  <RolePick {...props} role={role()} />
                </Show>
              </section>
            )}
          </Show>
        )}
      </For>
      <Show when={due().length === 0 && roles().length === 0}>
        <p class="muted">{say('The scenarios need nothing here.')}</p>
      </Show>
    </>
  );
}

function nameOfRole({ scenario, role }: RequiredRole): string {
  return `${scenario}/${role}`;
}

function holders({ context }: Pick<SetupPartProps, 'context'>, { scenario, role }: RequiredRole): readonly string[] {
  return context.draft.plan.roles.find((each) => each.scenario === scenario && each.role === role)?.characters ?? [];
}

function RolePick(props: SetupPartProps & { role: RequiredRole }): JSX.Element {
  const own = () => holders(props, props.role);
  const toggle = (character: string) =>
    props.onPlan((plan) => {
      const { scenario, role, count } = props.role;
      const others = plan.roles.filter((each) => each.scenario !== scenario || each.role !== role);
      const characters = own().includes(character)
        ? own().filter((each) => each !== character)
        : [...own(), character].slice(-count);
      return { ...plan, roles: [...others, { scenario, role, characters }] };
    });
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
