import type { ForceIssueCode } from '../../force/force-fields';
import type { MatchCriterion } from '../../force/resolve';
import type { ForceProblemCode } from '../../rules/force-rules';
import { say, sayMany } from '../say';

/** Values to fill into the text of a problem: names as phrases, and by how much a limit is exceeded. */
export interface ForceProblemValues {
  readonly members: string;
  readonly count: number;
  readonly feats: string;
  readonly conditions: string;
  readonly objects: string;
  readonly by: number;
}

/** English text of the reasons why a force is not legal, for every code of every edition. */
export const FORCE_PROBLEM_TEXT: Readonly<Record<ForceProblemCode, (parts: ForceProblemValues) => string>> = {
  'over-build-total': ({ by }) => sayMany(by, '1 point over the build total', '{n} points over the build total'),
  'not-hundreds': () => say('The build total must be a multiple of 100'),
  'no-character': () => say('A force needs at least one character'),
  'duplicate-unique': ({ members }) => say('Only one of these per force: {members}', { members }),
  'too-many-primes': ({ members }) => say('Only one prime figure per force: {members}', { members }),
  archenemies: ({ members }) => say('{members} are archenemies and cannot be in the same force', { members }),
  'feats-over-limit': ({ by }) =>
    sayMany(
      by,
      'Feats: 1 point over the limit (10% of the build total)',
      'Feats: {n} points over the limit (10% of the build total)',
    ),
  'feat-twice': ({ members, count, feats }) =>
    sayMany(count, '{members} has {feats} more than once', '{members} have {feats} more than once', { members, feats }),
  'feat-unmet': ({ members, count, feats }) =>
    members === ''
      ? say('{feats} is assigned to a character outside the force', { feats })
      : sayMany(
          count,
          '{members} does not meet the prerequisites of {feats}',
          '{members} do not meet the prerequisites of {feats}',
          { members, feats },
        ),
  'too-many-conditions': ({ conditions }) => say('Too many battlefield conditions: {conditions}', { conditions }),
  'too-many-objects': ({ by }) => sayMany(by, '1 special object too many', '{n} special objects too many'),
  'object-twice': ({ objects }) => say('The same object more than once: {objects}', { objects }),
  'too-many-immobile': ({ by }) =>
    sayMany(
      by,
      '1 immobile object too many for this build total',
      '{n} immobile objects too many for this build total',
    ),
  'tarot-deck': ({ by }) =>
    by > 0
      ? sayMany(by, '1 tarot card too many', '{n} tarot cards too many')
      : sayMany(-by, 'The tarot deck is 1 card short', 'The tarot deck is {n} cards short'),
  'one-scenario': () => say('Only one event dial or scenario per game'),
  'not-in-book': ({ feats, conditions, objects }) => {
    const what = [feats, conditions, objects].filter((each) => each !== '').join(', ');
    return what === '' ? say('These rules have no such cards') : say('Not in these rules: {names}', { names: what });
  },
  'left-out': ({ feats, conditions, objects }) => {
    const what = [feats, conditions, objects].filter((each) => each !== '').join(', ');
    return what === ''
      ? say('This format has no scenarios or event dials')
      : say('Not in this format: {names}', { names: what });
  },
  'unit-total': () => say('Each side plays 2, 3 or 4 unit points'),
  'under-unit-total': ({ by }) =>
    sayMany(by, '1 unit point short: a team must use them all', '{n} unit points short: a team must use them all'),
  'both-sides': ({ members }) => say('Heroes and villains in the same team: {members}', { members }),
  'too-few-heroes': () => say('A mission needs at least 2 heroes'),
  'card-of-another': ({ members, count }) =>
    sayMany(
      count,
      '{members} has Action Cards of another character',
      '{members} have Action Cards of other characters',
      { members },
    ),
  'card-twice': ({ members, count }) =>
    sayMany(count, '{members} has an Action Card more than once', '{members} have an Action Card more than once', {
      members,
    }),
  'over-build-points': ({ members, by }) =>
    sayMany(
      by,
      'Action Cards of {members}: 1 build point over the limit',
      'Action Cards of {members}: {n} build points over the limit',
      { members },
    ),
};

/** Parts of an imported force that were left out or corrected. */
export const FORCE_ISSUE_TEXT: Readonly<Record<ForceIssueCode, string>> = {
  'newer-version': say('Made with a newer Sidekick: parts this version does not know were left out'),
  'no-edition': say('The file names no rules: choose them'),
  'unknown-edition': say('Built with rules that this app does not have: choose others'),
  'bad-build-total': say('The build total is not valid'),
  'too-many': say('The list is too long: only the first 1000 were imported'),
  'not-a-list': say('A list should be here'),
  'not-a-record': say('This entry cannot be read'),
  nameless: say('This entry has no name'),
  'bad-points': say('The points are not valid'),
  'bad-number': say('The number is not valid'),
  'bad-kind': say('Unknown kind'),
  'text-shortened': say('The text was too long and was shortened'),
  'not-a-text': say('Text should be here'),
  'feat-for-nobody': say('The feat is for a character who is not in the force'),
  'kind-assumed': say('The file does not say what kind of object this is: imported as light'),
  'bad-dial': say('This dial cannot be read, so it was left out'),
  'bad-card': say('This card cannot be read, so it was left out'),
  'dials-unread': say('Figures whose scripts have dials that cannot be read: only names and points were imported'),
  'at-click': say('The click of the figure in the save is in the notes of the force'),
};

/** How a character was matched if its id alone was not enough. */
export const CHARACTER_MATCH_TEXT: Readonly<Record<MatchCriterion, string>> = {
  id: '',
  'set-and-number': say('found by set and number'),
  'name-and-number': say('found by name and number: the set differs'),
  'name-and-points': say('found by name and points: check that it is the right one'),
};
