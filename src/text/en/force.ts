import type { AsideCode } from '../../force/read';
import type { FoundBy } from '../../force/resolve';
import type { ForceCode } from '../../rules/force';

/** What the words of a problem are made of: names as phrases, and how much too much. */
export interface ProblemParts {
  readonly members: string;
  readonly several: boolean;
  readonly feats: string;
  readonly conditions: string;
  readonly objects: string;
  readonly by: number;
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Why a force is not legal, in English. Every code of every edition. */
export const EN_FORCE: Readonly<Record<ForceCode, (parts: ProblemParts) => string>> = {
  'over-build-total': ({ by }) => `${counted(by, 'point')} over the build total`,
  'not-hundreds': () => 'Build totals go by hundreds',
  'no-character': () => 'A force needs a character',
  'duplicate-unique': ({ members }) => `${members}: only one of these may be in a force`,
  'too-many-primes': ({ members }) => `Only one prime figure: ${members}`,
  archenemies: ({ members }) => `${members} are archenemies and will not serve together`,
  'feats-over-limit': ({ by }) => `${counted(by, 'point')} of feats over a tenth of the build total`,
  'feat-twice': ({ members, feats }) => `${members} has ${feats} more than once`,
  'feat-unmet': ({ members, feats }) =>
    members === '' ? `${feats} names somebody outside the force` : `${members} does not meet what ${feats} asks for`,
  'too-many-conditions': ({ conditions }) => `Too many battlefield conditions: ${conditions}`,
  'too-many-objects': ({ by }) => `${counted(by, 'special object')} too many`,
  'object-twice': ({ objects }) => `The same object more than once: ${objects}`,
  'too-many-immobile': ({ by }) => `${counted(by, 'immobile object')} too many for this build total`,
  'tarot-deck': ({ by }) =>
    by > 0 ? `${counted(by, 'tarot card')} too many` : `The tarot deck is ${counted(-by, 'card')} short`,
  'one-scenario': () => 'Only one event dial or scenario at a time',
  'not-in-book': ({ feats, conditions, objects }) => {
    const what = [feats, conditions, objects].filter((each) => each !== '').join(', ');
    return what === '' ? 'This book has no such cards' : `This book does not have these: ${what}`;
  },
  'unit-total': () => 'Both sides bring two, three or four unit points',
  'under-unit-total': ({ by }) => `${counted(by, 'unit point')} short: a team uses them all`,
  'both-sides': ({ members }) => `Heroes and villains in one team: ${members}`,
  'too-few-heroes': () => 'A mission needs two heroes at least',
  'card-of-another': ({ members }) => `${members} carries Action Cards of somebody else`,
  'card-twice': ({ members }) => `${members} has an Action Card more than once`,
  'over-build-points': ({ members, by }) =>
    `The Action Cards of ${members} cost ${counted(by, 'build point')} too many`,
};

/** What a tap does about it. */
export const EN_MEND = {
  removeMember: (name: string): string => `Take out ${name}`,
  removeMembers: (names: string): string => `Take out ${names}`,
  setPoints: (name: string, points: number): string => `Start ${name} at ${counted(points, 'point')}`,
  removeFeat: (feat: string, points: number): string => `Drop ${feat} (${points})`,
  unassignFeat: (feat: string, name: string): string => `Take ${feat} from ${name}`,
  moveFeat: (feat: string, name: string): string => `Give ${feat} to ${name} instead`,
  removeCondition: (condition: string): string => `Drop ${condition}`,
  removeObject: (object: string): string => `Leave ${object} at home`,
  removeTarot: (card: string): string => `Drop ${card}`,
  removeCard: (card: string, name: string): string => `Put ${card} of ${name} back`,
  dropOption: (option: string): string => `Play without ${option}`,
  setBuildTotal: (to: number): string => `Play for ${to}`,
  and: (all: string, last: string): string => `${all} and ${last}`,
  lower: (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1),
} as const;

/** Themes that are near. */
export const EN_THEME = {
  more: (count: number, keyword: string): string =>
    count === 1 ? `Any one more ${keyword} makes it themed` : `Any ${count} more with ${keyword} make it themed`,
  without: (names: string, keyword: string): string => `Without ${names} it is a themed team: ${keyword}`,
  swap: (names: string, count: number, keyword: string): string =>
    `With ${count} more ${keyword} in place of ${names} it is a themed team`,
  earns: (bonus: number, rerolls: number): string =>
    `+${bonus} on who goes first, ${rerolls === 0 ? 'no rerolls' : counted(rerolls, 'reroll')}`,
} as const;

/** What was left out of a force that came in, or put right in it. */
export const EN_ASIDE: Readonly<Record<AsideCode, string>> = {
  'newer-version': 'It comes from a newer Sidekick: what this one does not know is left out',
  'no-edition': 'It does not say by which rules it was built: choose them',
  'unknown-edition': 'It was built by rules that are not known here: choose others',
  'bad-build-total': 'The build total makes no sense',
  'too-many': 'A list is too long: the first thousand came in',
  'not-a-list': 'There should be a list',
  'not-a-record': 'It cannot be read',
  nameless: 'It has no name',
  'bad-points': 'Its points make no sense',
  'bad-number': 'A number makes no sense',
  'bad-kind': 'Its kind is not known',
  'text-shortened': 'A text was too long and was cut',
  'not-a-text': 'There should be a text',
  'feat-for-nobody': 'The feat was for somebody who is not in the force',
  'kind-assumed': 'The file does not tell what kind of object it is: a light one is assumed',
};

/** By what a character was found when its id alone did not do. */
export const EN_FOUND: Readonly<Record<FoundBy, string>> = {
  id: '',
  'set-and-number': 'found by its set and number',
  'name-and-number': 'found by its name and number: the set is another',
  'name-and-points': 'found by its name and points: look whether it is the right one',
};

/** A force written out for people. */
export const EN_FORUM = {
  nameless: 'A force',
  head: (name: string, total: string): string => `${name} (${total})`,
  ofTotal: (points: number, total: number | null): string =>
    total === null ? counted(points, 'point') : `${points} of ${total}`,
  rules: (name: string): string => `Rules: ${name}`,
  line: (points: number, times: number, name: string): string =>
    times === 1 ? `(${points}) ${name}` : `(${points}) ${name} ×${times}, together ${points * times}`,
  extra: (points: number, name: string): string => `+(${points}) ${name}`,
  featFor: (feat: string, names: string): string => (names === '' ? feat : `${feat}, for ${names}`),
  wears: (name: string, things: string): string => `${name}, with ${things}`,
  conditions: (names: string): string => `Battlefield condition: ${names}`,
  sideline: (names: string): string => `Sideline: ${names}`,
  maps: (names: string): string => `Maps: ${names}`,
  tarot: (names: string): string => `Tarot: ${names}`,
  theme: (keyword: string, earns: string): string => `Themed team: ${keyword} (${earns})`,
  problem: (sentence: string): string => `! ${sentence}`,
} as const;
