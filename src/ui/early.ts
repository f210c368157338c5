import { likelyGame } from '../app/game/likely-edition';
import { own } from '../plain/own';
import { EDITION_IDS, loadRuleset } from '../rules';

/** Of each tab, by what stands in the address: what it is loaded with. The Table is what stands nowhere. */
const SCREENS: Readonly<Record<string, () => readonly Promise<unknown>[]>> = {
  map: () => [...game(likelyGame()), import('./shell/map-tab')],
  forces: () => [import('./shell/forces-tab'), loadRuleset(EDITION_IDS[0])],
  collection: () => [import('./shell/collection-tab')],
  rules: () => [import('./shell/rules-tab')],
};

function table(): readonly Promise<unknown>[] {
  const edition = likelyGame();
  if (edition === null) return [import('./game/games/games'), import('./game/games/new-game')];
  return [...game(edition), import('./game/table/game-table')];
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
  for (const each of (own(SCREENS, tab) ?? table)()) each.catch(() => undefined);
}
