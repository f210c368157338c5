import { normalizeText } from '../force';
import { powerName } from '../powers';
import type { GeneralCard } from './card';

const names = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/**
 * Finds the cards that contain every typed word in the name, text or requirements. Cards with names that begin with the
 * text come first; the others are sorted by name.
 */
export function findGeneralCards<Card extends GeneralCard>(cards: readonly Card[], typed: string): Card[] {
  const wanted = normalizeText(typed);
  const words = wanted.split(' ').filter((word) => word !== '');
  const found = cards.flatMap((each) => {
    const name = normalizeText(each.card.name);
    if (words.length === 0) return [{ each, rank: 0 }];
    const all = normalizeText(`${name} ${wordsIn(each)}`);
    if (!words.every((word) => all.includes(word))) return [];
    return [{ each, rank: name.startsWith(wanted) ? 0 : words.every((word) => name.includes(word)) ? 1 : 2 }];
  });
  return found
    .sort((a, b) => a.rank - b.rank || names.compare(a.each.card.name, b.each.card.name))
    .map(({ each }) => each);
}

function wordsIn({ part, card }: GeneralCard): string {
  const more = Object.values(card.extras ?? {});
  if (part === 'feats') more.push(...card.needs.powers.map(powerName), card.needs.team ?? '', ...card.needs.abilities);
  if (part === 'objects') more.push(card.kind);
  if (part === 'teams' && card.wild) more.push('wild card');
  return [card.text, ...more].join(' ');
}
