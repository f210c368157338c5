import { likelyGame } from '../app/game/likely-edition';
import { ROOM_FOR_MAP } from '../app/room';
import { getOwn } from '../plain/get-own';
import { EDITION_IDS, loadRuleset } from '../rules';

/** Table and map are loaded together where they are shown together. */
const hasRoomForMap = (): boolean => globalThis.matchMedia?.(ROOM_FOR_MAP).matches ?? false;

/** Of each tab, by what stands in the address: what it is loaded with. The Table is what stands nowhere. */
const SCREENS: Readonly<Record<string, () => readonly Promise<unknown>[]>> = {
  map: () => [...game(likelyGame()), import('./shell/map-tab'), ...(hasRoomForMap() ? [gameTable()] : [])],
  forces: () => [import('./shell/forces-tab'), loadRuleset(EDITION_IDS[0])],
  collection: () => [import('./shell/collection-tab')],
  rules: () => [import('./shell/rules-tab')],
};

function table(): readonly Promise<unknown>[] {
  const edition = likelyGame();
  if (edition === null) return [import('./game/games/games'), import('./game/games/new-game')];
  return [...game(edition), gameTable(), ...(hasRoomForMap() ? [import('./shell/map-tab')] : [])];
}

/** Beside the map of a game where there is room, as the map is beside it. */
function gameTable(): Promise<unknown> {
  return import('./game/table/game-table');
}

function game(edition: string | null): readonly Promise<unknown>[] {
  return edition === null
    ? []
    : [import('../app/game/session'), import('../app/game/rules-chunk'), loadRuleset(edition)];
}

/** Asks for the first screen beside the frame that shows it, and not after that: by the time it is wanted it is on its way. */
export function askEarly(): void {
  const [tab = ''] = location.hash.replace(/^#\/?/, '').split('/');
  // What does not come is asked for again, by whom it is wanted.
  for (const each of (getOwn(SCREENS, tab) ?? table)()) each.catch(() => undefined);
}
