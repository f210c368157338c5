import { say } from './say';

interface FormatWords {
  readonly name: string;
  /** Summary of the rules that the format uses. */
  readonly says: string;
}

/** Names and summaries of the formats of play, by format id. */
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

/** Returns the name of a format: `Powered Core`. A format that this version does not know is shown by its id. */
export function playFormatName(id: string): string {
  return FORMAT_WORDS[id]?.name ?? id;
}

/** Returns the summary of a format; '' if the format is unknown. */
export function describeFormat(id: string): string {
  return FORMAT_WORDS[id]?.says ?? '';
}

/** Names the rules of a game or force with the agreed format, if there is one: `Core rules, 2008 · Powered Core`. */
export function describeRulesAndFormat(rules: string, format: string | undefined): string {
  return format === undefined ? rules : `${rules} · ${playFormatName(format)}`;
}
