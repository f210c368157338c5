import type { ForceOf } from '../../catalog/force';
import type { ForceIssue } from '../../force/force-fields';
import type { MatchCriterion } from '../../force/resolve';
import type { ThemeHint } from '../../force/theme-hints';
import type { ForceFix, ForceProblem, Theme } from '../../rules/force-rules';
import { PLACE_TEXT } from '../names/places';
import { say, sayMany } from '../say';
import { CHARACTER_MATCH_TEXT, FORCE_ISSUE_TEXT, FORCE_PROBLEM_TEXT } from './force-problems';

/** A force, checked or stored, with members that have names. */
export type NamedForce = ForceOf<{
  readonly name: string;
  readonly points: number;
  readonly striker?: { readonly cards: readonly { readonly name: string }[] } | null;
}>;

/** Describes a problem of a force: `12 points over the build total`. Plain text, because names come from files. */
export function describeForceProblem(problem: ForceProblem, force: NamedForce): string {
  return FORCE_PROBLEM_TEXT[problem.code]({
    members: named(problem.members, (place) => memberName(force, place)),
    count: problem.members.length,
    feats: joinWithAnd([...new Set(problem.feats.map((place) => featName(force, place)))]),
    conditions: named(problem.conditions, (place) => force.conditions[place] ?? '?'),
    objects: joinWithAnd([...new Set(problem.objects.map((place) => force.objects[place]?.name ?? '?'))]),
    by: problem.by,
  });
}

/**
 * Label of a fix: `Remove Iron Nerves (18 points)`.
 * @param optionName names an option of the edition
 */
export function describeForceFix(
  mend: ForceFix,
  force: NamedForce,
  optionName: (id: string) => string = (id) => id,
): string {
  switch (mend.mend) {
    case 'remove-member':
      return say('Remove {name}', { name: whichMember(force, mend.member) });
    case 'set-points':
      return sayMany(mend.points, 'Play {name} at 1 point', 'Play {name} at {n} points', {
        name: whichMember(force, mend.member),
      });
    case 'remove-feat':
      return sayMany(force.feats[mend.feat]?.points ?? 0, 'Remove {feat} (1 point)', 'Remove {feat} ({n} points)', {
        feat: featName(force, mend.feat),
      });
    case 'unassign-feat':
      return say('Remove {feat} from {name}', {
        feat: featName(force, mend.feat),
        name: whichMember(force, mend.member),
      });
    case 'move-feat':
      return say('Give {feat} to {name} instead', {
        feat: featName(force, mend.feat),
        name: whichMember(force, mend.to),
      });
    case 'remove-condition':
      return say('Remove {condition}', { condition: force.conditions[mend.condition] ?? '?' });
    case 'remove-object':
      return say('Remove {object}', { object: force.objects[mend.object]?.name ?? '?' });
    case 'remove-tarot':
      return say('Remove {card}', { card: force.tarot[mend.card] ?? '?' });
    case 'remove-card':
      return say('Remove {card} from {name}', {
        card: cardName(force, mend.member, mend.card),
        name: whichMember(force, mend.member),
      });
    case 'drop-option':
      return say('Play without {option}', { option: optionName(mend.option) });
    case 'set-build-total':
      return say('Set the build total to {total}', { total: mend.to });
    case 'together':
      return wordsOfAll(mend.mends, force, optionName);
  }
}

/** Describes how to reach a theme: `Add 1 more Warrior for a themed team`. */
export function describeThemeHint({ keyword, outsiders, more }: ThemeHint, force: NamedForce): string {
  if (outsiders.length === 0)
    return sayMany(more, 'Add 1 more {keyword} for a themed team', 'Add {n} more {keyword} for a themed team', {
      keyword,
    });
  const names = named(outsiders, (place) => memberName(force, place));
  return more === 0
    ? say('Remove {names} for a themed team: {keyword}', { names, keyword })
    : sayMany(
        more,
        'Swap {names} for a {keyword} to make a themed team',
        'Swap {names} for {n} {keyword} to make a themed team',
        { names, keyword },
      );
}

/** Benefits of a theme: `+3 to go first, 1 reroll`. */
export function describeTheme({ bonus, rerolls }: Theme): string {
  return say('+{bonus} to go first, {rerolls}', {
    bonus,
    rerolls: rerolls === 0 ? say('no rerolls') : sayMany(rerolls, '1 reroll', '{n} rerolls'),
  });
}

/**
 * Describes a part of an imported force that was left out or corrected: `The points are not valid (members.3.points:
 * -5)`.
 */
export function describeForceIssue({ code, where, detail }: ForceIssue): string {
  return `${FORCE_ISSUE_TEXT[code]} (${detail === '' ? where : `${where}: ${detail}`})`;
}

/** Describes how a character was matched; '' if its id was enough. */
export function describeCharacterMatch(by: MatchCriterion): string {
  return CHARACTER_MATCH_TEXT[by];
}

function wordsOfAll(mends: readonly ForceFix[], force: NamedForce, optionName: (id: string) => string): string {
  const members = mends.flatMap((mend) => (mend.mend === 'remove-member' ? [mend.member] : []));
  if (members.length === mends.length)
    return say('Remove {names}', { names: named(members, (place) => memberName(force, place)) });
  return mends.map((mend) => describeForceFix(mend, force, optionName)).join(' · ');
}

function memberName(force: NamedForce, place: number): string {
  return force.members[place]?.name ?? '?';
}

/**
 * Name of a member, with a detail if others share the name: `Quarry (79)`, or `Quarry (2 of 3)` if they also cost the
 * same.
 */
function whichMember(force: NamedForce, place: number): string {
  const member = force.members[place];
  if (!member) return '?';
  const called = force.members.filter(({ name }) => name === member.name);
  if (called.length === 1) return member.name;
  const alike = called.filter(({ points }) => points === member.points);
  const detail =
    alike.length === 1
      ? String(member.points)
      : say('{nth} of {count}', { nth: called.indexOf(member) + 1, count: called.length });
  return say('{name} ({detail})', { name: member.name, detail });
}

function featName(force: NamedForce, place: number): string {
  return force.feats[place]?.name ?? '?';
}

function cardName(force: NamedForce, member: number, card: number): string {
  return force.members[member]?.striker?.cards[card]?.name ?? '?';
}

/** Names with their counts: `Tin Guard ×2 and Grey Heron`. */
function named(places: readonly number[], nameOf: (place: number) => string): string {
  const times = new Map<string, number>();
  for (const place of places) times.set(nameOf(place), (times.get(nameOf(place)) ?? 0) + 1);
  return joinWithAnd([...times].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)));
}

/** Joins texts as a list: `a`, `a and b`, `a, b and c`. */
export function joinWithAnd(all: readonly string[]): string {
  return PLACE_TEXT.list(all);
}
