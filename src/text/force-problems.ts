import type { AsideCode } from '../force/read';
import type { FoundBy } from '../force/resolve';
import type { ForceCode } from '../rules/force';
import { say, sayMany, within } from './say';

/** What the words of a problem are made of: names as phrases, and how much too much. */
export interface ProblemParts {
  readonly members: string;
  readonly several: boolean;
  readonly feats: string;
  readonly conditions: string;
  readonly objects: string;
  readonly by: number;
}

/** Why a force is not legal, in English. Every code of every edition. */
export const EN_FORCE: Readonly<Record<ForceCode, (parts: ProblemParts) => string>> = {
  'over-build-total': ({ by }) =>
    say('{points} over the build total', { points: sayMany(by, '1 point', '{n} points') }),
  'not-hundreds': () => say('Build totals go by hundreds'),
  'no-character': () => say('A force needs a character'),
  'duplicate-unique': ({ members }) => say('{members}: only one of these may be in a force', { members }),
  'too-many-primes': ({ members }) => say('Only one prime figure: {members}', { members }),
  archenemies: ({ members }) => say('{members} are archenemies and will not serve together', { members }),
  'feats-over-limit': ({ by }) =>
    say('{points} of feats over a tenth of the build total', { points: sayMany(by, '1 point', '{n} points') }),
  'feat-twice': ({ members, feats }) => say('{members} has {feats} more than once', { members, feats }),
  'feat-unmet': ({ members, feats }) =>
    members === ''
      ? say('{feats} names somebody outside the force', { feats })
      : say('{members} does not meet what {feats} asks for', { members, feats }),
  'too-many-conditions': ({ conditions }) => say('Too many battlefield conditions: {conditions}', { conditions }),
  'too-many-objects': ({ by }) =>
    say('{objects} too many', { objects: sayMany(by, '1 special object', '{n} special objects') }),
  'object-twice': ({ objects }) => say('The same object more than once: {objects}', { objects }),
  'too-many-immobile': ({ by }) =>
    say('{objects} too many for this build total', {
      objects: sayMany(by, '1 immobile object', '{n} immobile objects'),
    }),
  'tarot-deck': ({ by }) =>
    by > 0
      ? say('{cards} too many', { cards: sayMany(by, '1 tarot card', '{n} tarot cards') })
      : say('The tarot deck is {cards} short', { cards: sayMany(-by, '1 card', '{n} cards') }),
  'one-scenario': () => say('Only one event dial or scenario at a time'),
  'not-in-book': ({ feats, conditions, objects }) => {
    const what = [feats, conditions, objects].filter((each) => each !== '').join(', ');
    return what === '' ? say('This book has no such cards') : say('This book does not have these: {what}', { what });
  },
  'unit-total': () => say('Both sides bring two, three or four unit points'),
  'under-unit-total': ({ by }) =>
    say('{points} short: a team uses them all', { points: sayMany(by, '1 unit point', '{n} unit points') }),
  'both-sides': ({ members }) => say('Heroes and villains in one team: {members}', { members }),
  'too-few-heroes': () => say('A mission needs two heroes at least'),
  'card-of-another': ({ members }) => say('{members} carries Action Cards of somebody else', { members }),
  'card-twice': ({ members }) => say('{members} has an Action Card more than once', { members }),
  'over-build-points': ({ members, by }) =>
    say('The Action Cards of {members} cost {points} too many', {
      members,
      points: sayMany(by, '1 build point', '{n} build points'),
    }),
};

/** What a tap does about it. */
export const EN_MEND = {
  removeMember: (name: string): string => say('Take out {name}', { name }),
  /** One of several that share a name. */
  which: (name: string, told: string): string => say('{name} ({told})', { name, told }),
  nth: (nth: number, count: number): string => say('{nth} of {count}', { nth, count }),
  removeMembers: (names: string): string => say('Take out {names}', { names }),
  setPoints: (name: string, points: number): string =>
    say('Start {name} at {points}', { name, points: sayMany(points, '1 point', '{n} points') }),
  removeFeat: (feat: string, points: number): string => say('Drop {feat} ({points})', { feat, points }),
  unassignFeat: (feat: string, name: string): string => say('Take {feat} from {name}', { feat, name }),
  moveFeat: (feat: string, name: string): string => say('Give {feat} to {name} instead', { feat, name }),
  removeCondition: (condition: string): string => say('Drop {condition}', { condition }),
  removeObject: (object: string): string => say('Leave {object} at home', { object }),
  removeTarot: (card: string): string => say('Drop {card}', { card }),
  removeCard: (card: string, name: string): string => say('Put {card} of {name} back', { card, name }),
  dropOption: (option: string): string => say('Play without {option}', { option }),
  setBuildTotal: (to: number): string => say('Play for {to}', { to }),
  and: (all: string, last: string): string => say('{all} and {last}', { all, last }),
  lower: within,
} as const;

/** Themes that are near. */
export const EN_THEME = {
  more: (count: number, keyword: string): string =>
    sayMany(count, 'Any one more {keyword} makes it themed', 'Any {n} more with {keyword} make it themed', { keyword }),
  without: (names: string, keyword: string): string =>
    say('Without {names} it is a themed team: {keyword}', { names, keyword }),
  swap: (names: string, count: number, keyword: string): string =>
    say('With {count} more {keyword} in place of {names} it is a themed team', { count, keyword, names }),
  earns: (bonus: number, rerolls: number): string =>
    say('+{bonus} on who goes first, {value}', {
      bonus,
      value: rerolls === 0 ? say('no rerolls') : sayMany(rerolls, '1 reroll', '{n} rerolls'),
    }),
} as const;

/** What was left out of a force that came in, or put right in it. */
export const EN_ASIDE: Readonly<Record<AsideCode, string>> = {
  'newer-version': say('It comes from a newer Sidekick: what this one does not know is left out'),
  'no-edition': say('It does not say by which rules it was built: choose them'),
  'unknown-edition': say('It was built by rules that are not known here: choose others'),
  'bad-build-total': say('The build total makes no sense'),
  'too-many': say('A list is too long: the first thousand came in'),
  'not-a-list': say('There should be a list'),
  'not-a-record': say('It cannot be read'),
  nameless: say('It has no name'),
  'bad-points': say('Its points make no sense'),
  'bad-number': say('A number makes no sense'),
  'bad-kind': say('Its kind is not known'),
  'text-shortened': say('A text was too long and was cut'),
  'not-a-text': say('There should be a text'),
  'feat-for-nobody': say('The feat was for somebody who is not in the force'),
  'kind-assumed': say('The file does not tell what kind of object it is: a light one is assumed'),
};

/** By what a character was found when its id alone did not do. */
export const EN_FOUND: Readonly<Record<FoundBy, string>> = {
  id: '',
  'set-and-number': say('found by its set and number'),
  'name-and-number': say('found by its name and number: the set is another'),
  'name-and-points': say('found by its name and points: look whether it is the right one'),
};

/** A force written out for people. */
export const EN_FORUM = {
  nameless: say('A force'),
  head: (name: string, total: string): string => `${name} (${total})`,
  ofTotal: (points: number, total: number | null): string =>
    total === null ? sayMany(points, '1 point', '{n} points') : say('{points} of {total}', { points, total }),
  rules: (name: string): string => say('Rules: {name}', { name }),
  line: (points: number, times: number, name: string): string =>
    sayMany(times, '({points}) {name}', '({points}) {name} ×{n}, together {points2}', {
      points,
      name,
      points2: points * times,
    }),
  extra: (points: number, name: string): string => `+(${points}) ${name}`,
  featFor: (feat: string, names: string): string => (names === '' ? feat : say('{feat}, for {names}', { feat, names })),
  wears: (name: string, things: string): string => say('{name}, with {things}', { name, things }),
  conditions: (names: string): string => say('Battlefield condition: {names}', { names }),
  sideline: (names: string): string => say('Sideline: {names}', { names }),
  maps: (names: string): string => say('Maps: {names}', { names }),
  tarot: (names: string): string => say('Tarot: {names}', { names }),
  theme: (keyword: string, earns: string): string => say('Themed team: {keyword} ({earns})', { keyword, earns }),
  problem: (sentence: string): string => `! ${sentence}`,
} as const;
