import { createMemo, type JSX, Show } from 'solid-js';
import { findCardName } from '../../app/mission/mission-cards';
import { filterVisiblePlan } from '../../app/mission/mission-steps';
import { TEAM_SIDES } from '../../app/mission/mission-teams';
import { listStartingZones } from '../../catalog/cards/lay-map';
import type { TeamName } from '../../catalog/cards/scenario-card';
import { teamOfSpawn } from '../../game/mission-choices';
import { parseSquare, type Square, squareName } from '../../grid/square';
import { groupSpawnPoints } from '../../table/campaign';
import { say } from '../../text/say';
import { makeInitials, sideColour } from '../../view/figures';
import type { BoardObject, BoardPiece, BoardStartArea } from '../../view/types';
import { SquarePicker } from '../shared/maps/square-picker';
import type { SetupPartProps } from './pick-list';

const colourOf = (team: TeamName): string => sideColour({ players: [] }, TEAM_SIDES[team]);

/** Map of the mission with the placed figures and tokens, and the squares available in this step. */
export function MissionMap(
  props: SetupPartProps & { onSquare: (square: Square) => void; open: readonly Square[] },
): JSX.Element {
  const plan = () => props.context.draft.plan;
  const laid = createMemo(() => props.context.cards.cardCatalog.map(plan().map));
  const pieces = createMemo(() =>
    plan().spawns.flatMap(({ at, kind, character }): BoardPiece[] => {
      const square = parseSquare(at);
      const name = findCardName(props.context.cards, character);
      if (square === null) return [];
      return [
        {
          id: at,
          // The name begins with the visible text, so voice control can address the piece.
          name: say('{initials}: {name} on {square}', { initials: makeInitials(name), name, square: at }),
          initials: makeInitials(name),
          squares: [square],
          colour: colourOf(teamOfSpawn({ kind })),
          ring: kind === 'hero' ? 0 : 1,
          tokens: 0,
          selected: false,
          dimmed: false,
          movable: false,
          badge: null,
        },
      ];
    }),
  );
  const objects = createMemo((): BoardObject[] =>
    filterVisiblePlan(props.context, props.viewer).tokens.flatMap(({ at, token }, index) => {
      const square = parseSquare(at);
      return square === null ? [] : [{ id: `token-${index}`, square, letter: token.slice(0, 1).toUpperCase() }];
    }),
  );
  const zones = createMemo((): BoardStartArea[] => {
    const map = laid();
    if (!map) return [];
    const { heroes, mastermind } = listStartingZones(map, groupSpawnPoints(plan().spawns));
    return [
      { squares: heroes, colour: colourOf('heroes') },
      { squares: mastermind, colour: colourOf('mastermind') },
    ].filter(({ squares }) => squares.length > 0);
  });
  const namesOn = (square: Square): string[] => {
    const there = plan().spawns.find(({ at }) => at === squareName(square));
    return there ? [findCardName(props.context.cards, there.character)] : [];
  };
  return (
    <Show when={laid()}>
      {(map) => (
        <SquarePicker
          label={say('Mission map')}
          board={map().board}
          pieces={pieces()}
          objects={objects()}
          starts={zones()}
          open={props.open}
          namesOn={namesOn}
          onSquare={(square) => props.onSquare(square)}
        />
      )}
    </Show>
  );
}
