import { FITS_MAP_BESIDE_TABLE } from '../app/media-queries';
import { readEditionGuess } from '../app/session/edition-guess';
import { getOwnProperty } from '../plain/get-own';
import { EDITION_IDS, loadRuleset } from '../rules';

/** Returns whether table and map fit side by side, so both are loaded. */
const hasRoomForMap = (): boolean => globalThis.matchMedia?.(FITS_MAP_BESIDE_TABLE).matches ?? false;

/** Modules to load for each tab of the address. All other addresses load the Table tab. */
const SCREENS: Readonly<Record<string, () => readonly Promise<unknown>[]>> = {
  map: () => [...game(readEditionGuess()), import('./shell/map-tab'), ...(hasRoomForMap() ? [gameTable()] : [])],
  forces: () => [import('./shell/forces-tab'), loadRuleset(EDITION_IDS[0])],
  collection: () => [import('./shell/collection-tab')],
  rules: () => [import('./shell/rules-tab')],
};

function table(): readonly Promise<unknown>[] {
  const edition = readEditionGuess();
  if (edition === null) return [import('./game/games/games'), import('./game/games/new-game')];
  return [...game(edition), gameTable(), ...(hasRoomForMap() ? [import('./shell/map-tab')] : [])];
}

/** Loads the game table, together with the map if both fit side by side. */
function gameTable(): Promise<unknown> {
  return import('./game/table/game-table');
}

function game(edition: string | null): readonly Promise<unknown>[] {
  return edition === null
    ? []
    : [import('../app/session/session'), import('../app/game/rules-chunk'), loadRuleset(edition)];
}

/** Requests the modules of the first screen in parallel with its first frame. */
export function requestFirstScreen(): void {
  const [tab = ''] = location.hash.replace(/^#\/?/, '').split('/');
  // Errors are ignored here, because the code that needs a module requests it again.
  for (const each of (getOwnProperty(SCREENS, tab) ?? table)()) each.catch(() => undefined);
}
