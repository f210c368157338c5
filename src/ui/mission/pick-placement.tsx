import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { toast } from '../../app/messages';
import { isStepComplete } from '../../app/mission/mission-pages';
import {
  isSameToken,
  listBattleZoneSquares,
  listRequiredTokens,
  listSpawnSquares,
  type RequiredToken,
} from '../../game/mission-choices';
import { type Square, squareName } from '../../grid/square';
import { MISSION_STEP_TEXT } from '../../text/mission';
import { say } from '../../text/say';
import { SegmentedControl } from '../kit/segmented';
import { MissionMap } from './mission-map';
import type { SetupPartProps } from './pick-list';
import { listOpenSecretRoles, RoleSections } from './pick-roles';
import { listSpawnKinds, SpawnPointTiles, SwapFigures, toggleSpawnPoint } from './pick-spawns';

/**
 * Placement of one team: spawn points with figures, then objective tokens, on one map; then roles. Roles and tokens are
 * those of the scenarios of the first two stages.
 */
export function PickPlacement(props: SetupPartProps): JSX.Element {
  const team = () => props.page.steps[0]?.by ?? 'heroes';
  const plan = () => props.context.draft.plan;
  const laid = createMemo(() => props.context.cards.cardCatalog.map(plan().map));
  const due = createMemo(() => listRequiredTokens(plan(), props.context.cards.cardCatalog, team()));
  const placed = (required: RequiredToken) => plan().tokens.filter((each) => isSameToken(each, required));
  const step = (part: string) => props.page.steps.find((each) => each.part === part)?.id ?? '';
  /** Index of the token that the players place. -1 for spawn points. Null until the players choose. */
  const [chosen, setChosen] = createSignal<number | null>(null);
  /** The first kind of things that is not fully placed, else the spawn points. */
  const open = () => {
    if (!isStepComplete(props.context, step('spawns'))) return -1;
    return due().findIndex((each) => placed(each).length < each.count);
  };
  const now = () => Math.min(chosen() ?? open(), due().length - 1);
  const token = () => due()[now()];
  const squares = createMemo((): readonly Square[] => {
    const map = laid();
    if (!map) return [];
    if (token()) return listBattleZoneSquares(plan(), map);
    return [...new Set(listSpawnKinds(plan(), team()).flatMap((kind) => listSpawnSquares(map, kind)))];
  });
  const put = async (square: Square): Promise<void> => {
    const map = laid();
    const at = squareName(square);
    const own = token();
    if (!own) {
      const kind = listSpawnKinds(plan(), team()).find((each) => map && listSpawnSquares(map, each).includes(square));
      if (kind) await props.onPlan((before) => toggleSpawnPoint(before, team(), at, kind));
      return;
    }
    if (plan().tokens.every((each) => each.at !== at) && !squares().includes(square)) {
      const text = say('{square} is not in the battle zone. Tap a square of the battle zone.', { square: at });
      toast({ text, tone: 'warn' });
      return;
    }
    await props.onPlan((before) => {
      const there = before.tokens.find((each) => each.at === at);
      if (there) return { ...before, tokens: before.tokens.filter((each) => each !== there) };
      // A token beyond the required number replaces the oldest token.
      const same = before.tokens.filter((each) => isSameToken(each, own));
      const gone = same.length >= own.count ? same[0] : undefined;
      const tokens = before.tokens.filter((each) => each !== gone);
      return { ...before, tokens: [...tokens, { scenario: own.scenario, token: own.token, at }] };
    });
    passForSecret();
  };
  /** Passes the phone if only a secret role of this team is left to choose. */
  const passForSecret = () => {
    const left = due().some((each) => placed(each).length !== each.count);
    if (!left && open() === -1 && listOpenSecretRoles(props.context, team()).length > 0) props.onPass(team());
  };
  return (
    <Show when={laid()} fallback={<p class="muted">{say('Choose a map first. It has the spawn points.')}</p>}>
      {(map) => (
        <Show when={props.viewer === null} fallback={<RoleSections {...props} team={team()} />}>
          <Show when={due().length > 0}>
            <SegmentedControl
              label={say('Place on the map')}
              options={[
                { value: '-1', label: say('Spawn points') },
                ...due().map((each, index) => ({ value: String(index), label: each.token })),
              ]}
              value={String(now())}
              onChange={(value) => setChosen(Number(value))}
            />
          </Show>
          <p class="muted small">{MISSION_STEP_TEXT[step(token() ? 'objectives' : 'spawns')]?.how}</p>
          <MissionMap {...props} open={squares()} onSquare={(square) => void put(square)} />
          <Show when={!token()}>
            <SpawnPointTiles {...props} team={team()} laid={map()} />
            <SwapFigures {...props} team={team()} />
          </Show>
          <Show when={due().length > 0}>
            <ul class="mission-tokens" aria-label={say('Tokens')}>
              <For each={due()}>
                {(each) => (
                  <li>
                    <strong>{each.token}</strong>{' '}
                    {placed(each).length === 0
                      ? say('0 of {count} placed. Tap a square.', { count: each.count })
                      : say('{placed} of {count} placed: {squares}', {
                          placed: placed(each).length,
                          count: each.count,
                          squares: placed(each)
                            .map(({ at }) => at)
                            .join(', '),
                        })}
                  </li>
                )}
              </For>
            </ul>
          </Show>
          <RoleSections {...props} team={team()} />
        </Show>
      )}
    </Show>
  );
}
