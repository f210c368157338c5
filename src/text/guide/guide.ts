export interface GuideSection {
  readonly title: string;
  /**
   * Paragraphs of text. Asterisks enclose names of controls; arrows join controls that are used one after the other.
   */
  readonly paragraphs: readonly string[];
}

/** Sections in reading order. */
export const GUIDE = {
  start: () => import('./start'),
  table: () => import('./table'),
  map: () => import('./map'),
  plan: () => import('./plan'),
  photo: () => import('./photo'),
  missions: () => import('./missions'),
  forces: () => import('./forces'),
  collection: () => import('./collection'),
  together: () => import('./together'),
  transfer: () => import('./transfer'),
  rules: () => import('./rules'),
  powers: () => import('./powers'),
  'house-rules': () => import('./house-rules'),
  desk: () => import('./desk'),
  screen: () => import('./screen'),
  backups: () => import('./backups'),
  import: () => import('./import'),
  editor: () => import('./editor'),
} as const satisfies Readonly<Record<string, () => Promise<{ default: () => GuideSection }>>>;

export type GuideId = keyof typeof GUIDE;

/** Loads all sections, for the list and its search. */
export function loadGuide(): Promise<readonly (GuideSection & { readonly id: GuideId })[]> {
  const ids = Object.keys(GUIDE) as GuideId[];
  return Promise.all(ids.map(async (id) => ({ id, ...(await GUIDE[id]()).default() })));
}

/** Splits a paragraph into plain text and names of controls, which are shown in bold. */
export function splitParagraph(paragraph: string): readonly { readonly text: string; readonly isControl: boolean }[] {
  return paragraph
    .split('*')
    .map((text, index) => ({ text, isControl: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** Whether a text contains every word of a query, ignoring case and accents. */
export function matchesQuery(text: string, query: string): boolean {
  const searched = foldCase(text);
  return foldCase(query)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

function foldCase(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f*]/g, '')
    .toLowerCase();
}
