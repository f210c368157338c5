import { say } from './say';

interface FormatWords {
  readonly name: string;
  /** What is played in it. */
  readonly says: string;
}

/** The formats of play by their ids. */
const FORMAT_WORDS: Readonly<Record<string, FormatWords>> = {
  basic: {
    name: say('Basic'),
    says: say('Only moves and close attacks, as if the map had no terrain. The last with a character on the map wins.'),
  },
  core: { name: say('Core'), says: say('The Core Rules without powers, abilities and tactics.') },
  'powered-core': { name: say('Powered Core'), says: say('Powers and abilities play. Tactics are left out.') },
  'tactical-powered-core': {
    name: say('Tactical Powered Core'),
    says: say('Powers, abilities and the tactics you agree on.'),
  },
  'full-core': { name: say('Full Core'), says: say('All rules of the book.') },
};

/** `Powered Core`; a format of a later version goes by its id. */
export function formatName(id: string): string {
  return FORMAT_WORDS[id]?.name ?? id;
}

/** What is played in it; '' where that is not known. */
export function formatSays(id: string): string {
  return FORMAT_WORDS[id]?.says ?? '';
}

/** `Core rules, 2008 · Powered Core`: the rules of a game or a force with their format, where one was agreed on. */
export function rulesInFormat(rules: string, format: string | undefined): string {
  return format === undefined ? rules : `${rules} · ${formatName(format)}`;
}
