import { ownedOf, spareOf, suggestFills, suggestThemes } from '../../force/suggest';
import { editionById } from '../../rules';
import type { SuggestAnswer, SuggestQuestion } from './suggesting';

/** Answers as they come: first the fills at hand, then better ones, then every themed team. */
addEventListener('message', ({ data }: MessageEvent<SuggestQuestion>) => {
  const rules = editionById(data.edition);
  const tell = (answer: SuggestAnswer): void => postMessage(answer);
  if (!rules) return tell({ done: true });
  const { owned: mine } = data;
  const shelf = data.characters.flatMap((character) => {
    const count = mine === null ? data.copies : (mine.get(character.id) ?? 0);
    return count > 0 ? [ownedOf(character, count)] : [];
  });
  const owned = spareOf(shelf, data.taken);
  for (const step of suggestFills(rules, data.force, owned, data.wish)) tell({ fills: step });
  if (data.themes) {
    for (const team of suggestThemes(rules, data.force, owned, data.wish)) tell({ team });
  }
  tell({ done: true });
});
