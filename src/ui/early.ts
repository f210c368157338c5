import { likelyGame } from '../app/guess';
import { own } from '../plain/own';
import { EDITION_IDS, loadRuleset } from '../rules';

/** Of each tab, by what stands in the address: what it is loaded with. The Table is what stands nowhere. */
const SCREENS: Readonly<Record<string, () => readonly Promise<unknown>[]>> = {
  map: () => [...game(likelyGame()), import('./map/MapScreen')],
  forces: () => [import('./forces/ForcesScreen'), loadRuleset(EDITION_IDS[0])],
  collection: () => [import('./collection/CollectionScreen')],
  rules: () => [import('./rules/RulesScreen')],
};

function table(): readonly Promise<unknown>[] {
  const edition = likelyGame();
  return edition === null ? [import('./table/Games')] : [...game(edition), import('./table/GameTable')];
}

function game(edition: string | null): readonly Promise<unknown>[] {
  return edition === null ? [] : [import('../app/session'), import('../app/lore'), loadRuleset(edition)];
}

/** Asks for the first screen beside the frame that shows it, and not after that: by the time it is wanted it is on its way. */
export function askEarly(): void {
  const [tab = ''] = location.hash.replace(/^#\/?/, '').split('/');
  // What does not come is asked for again, by whom it is wanted.
  for (const each of (own(SCREENS, tab) ?? table)()) each.catch(() => undefined);
}
