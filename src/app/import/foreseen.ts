import type { FileWords } from './file-words';
import { isSameRecord, type Repositories, type Repository } from './save-imported';

/** What an import would do, before anything of it is kept. */
export interface Foreseen {
  readonly files: number;
  readonly counts: Readonly<
    Record<
      'characters' | 'cards' | 'maps',
      { readonly added: number; readonly replaced: number; readonly same: number }
    >
  >;
}

interface HasId {
  readonly id: string;
}

/** Counts what is new, what would change and what is here already to the letter. */
export async function foreseenOf(
  read: readonly { readonly words: FileWords }[],
  repositories: Repositories,
): Promise<Foreseen> {
  const items: Record<keyof Foreseen['counts'], HasId[]> = { characters: [], cards: [], maps: [] };
  for (const { words } of read) {
    const file = words.read;
    switch (file.holds) {
      case 'characters':
        items.characters.push(...file.report.characters);
        items.cards.push(...file.report.cards);
        break;
      case 'general':
        items.cards.push(...file.cards);
        break;
      case 'maps':
        items.maps.push(...file.report.sheets);
        break;
      case 'rows':
        items.characters.push(...(file.report?.characters ?? []));
        break;
      case 'cards':
        items.maps.push(...file.report.box.maps);
        break;
      case 'collection':
        items.characters.push(...file.report.parts.characters);
        items.cards.push(...file.report.parts.cards);
        items.maps.push(...file.report.parts.maps);
        break;
    }
  }
  return {
    files: read.length,
    counts: {
      characters: await countOf(items.characters, repositories.characters),
      cards: await countOf(items.cards, repositories.cards),
      maps: await countOf(items.maps, repositories.maps),
    },
  };
}

const AT_ONCE = 500;

async function countOf(items: readonly HasId[], repository: Pick<Repository<HasId>, 'getMany'>) {
  let [added, replaced, same] = [0, 0, 0];
  // Of several records with one id the last is saved.
  const ordered = [...new Map(items.map((item) => [item.id, item])).values()];
  for (let from = 0; from < ordered.length; from += AT_ONCE) {
    const some = ordered.slice(from, from + AT_ONCE);
    const here = await repository.getMany(some.map(({ id }) => id));
    const known = new Map(here.ok ? here.value.map((each) => [each.id, each] as const) : []);
    for (const item of some) {
      const mine = known.get(item.id);
      if (mine === undefined) added++;
      else if (isSameRecord(mine, item)) same++;
      else replaced++;
    }
  }
  return { added, replaced, same };
}
