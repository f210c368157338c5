import type { ForceOf } from '../catalog/force';
import type { Aside } from '../force/read';
import type { FoundBy } from '../force/resolve';
import type { ThemeHint } from '../force/themes';
import type { ForceProblem, Mend, Theme } from '../rules/force';
import { EN_ASIDE, EN_FORCE, EN_FOUND, EN_MEND, EN_THEME } from './force-problems';

/** A force whose members have names: one that is judged, or one that is kept. */
export type NamedForce = ForceOf<{
  readonly name: string;
  readonly points: number;
  readonly striker?: { readonly cards: readonly { readonly name: string }[] } | null;
}>;

/** `12 points over the build total`. Plain text, as names come from files. */
export function wordsOfProblem(problem: ForceProblem, force: NamedForce): string {
  return EN_FORCE[problem.code]({
    members: named(problem.members, (place) => memberName(force, place)),
    several: problem.members.length > 1,
    feats: listed([...new Set(problem.feats.map((place) => featName(force, place)))]),
    conditions: named(problem.conditions, (place) => force.conditions[place] ?? '?'),
    objects: listed([...new Set(problem.objects.map((place) => force.objects[place]?.name ?? '?'))]),
    by: problem.by,
  });
}

/**
 * What a tap does: `Drop Iron Nerves (18)`.
 * @param optionName names an option of the edition
 */
export function wordsOfMend(mend: Mend, force: NamedForce, optionName: (id: string) => string = (id) => id): string {
  switch (mend.mend) {
    case 'remove-member':
      return EN_MEND.removeMember(whichMember(force, mend.member));
    case 'set-points':
      return EN_MEND.setPoints(whichMember(force, mend.member), mend.points);
    case 'remove-feat':
      return EN_MEND.removeFeat(featName(force, mend.feat), force.feats[mend.feat]?.points ?? 0);
    case 'unassign-feat':
      return EN_MEND.unassignFeat(featName(force, mend.feat), whichMember(force, mend.member));
    case 'move-feat':
      return EN_MEND.moveFeat(featName(force, mend.feat), whichMember(force, mend.to));
    case 'remove-condition':
      return EN_MEND.removeCondition(force.conditions[mend.condition] ?? '?');
    case 'remove-object':
      return EN_MEND.removeObject(force.objects[mend.object]?.name ?? '?');
    case 'remove-tarot':
      return EN_MEND.removeTarot(force.tarot[mend.card] ?? '?');
    case 'remove-card':
      return EN_MEND.removeCard(cardName(force, mend.member, mend.card), whichMember(force, mend.member));
    case 'drop-option':
      return EN_MEND.dropOption(optionName(mend.option));
    case 'set-build-total':
      return EN_MEND.setBuildTotal(mend.to);
    case 'together':
      return wordsOfAll(mend.mends, force, optionName);
  }
}

/** `Any one more Warrior makes it themed`. */
export function wordsOfHint({ keyword, outsiders, more }: ThemeHint, force: NamedForce): string {
  if (outsiders.length === 0) return EN_THEME.more(more, keyword);
  const names = named(outsiders, (place) => memberName(force, place));
  return more === 0 ? EN_THEME.without(names, keyword) : EN_THEME.swap(names, more, keyword);
}

/** `+3 on who goes first, 1 reroll`. */
export function wordsOfTheme({ bonus, rerolls }: Theme): string {
  return EN_THEME.earns(bonus, rerolls);
}

/** `Its points make no sense (members.3.points: -5)`. */
export function wordsOfAside({ code, where, detail }: Aside): string {
  return `${EN_ASIDE[code]} (${detail === '' ? where : `${where}: ${detail}`})`;
}

/** How a character was found; '' where its id was enough. */
export function wordsOfFound(by: FoundBy): string {
  return EN_FOUND[by];
}

function wordsOfAll(mends: readonly Mend[], force: NamedForce, optionName: (id: string) => string): string {
  const members = mends.flatMap((mend) => (mend.mend === 'remove-member' ? [mend.member] : []));
  if (members.length === mends.length)
    return EN_MEND.removeMembers(named(members, (place) => memberName(force, place)));
  const [first = '', ...rest] = mends.map((mend) => wordsOfMend(mend, force, optionName));
  return listed([first, ...rest.map(EN_MEND.lower)]);
}

function memberName(force: NamedForce, place: number): string {
  return force.members[place]?.name ?? '?';
}

/** `Quarry`; where others have that name, what tells it apart: `Quarry (79)`, or `Quarry (2 of 3)` where they cost the same. */
function whichMember(force: NamedForce, place: number): string {
  const member = force.members[place];
  if (!member) return '?';
  const called = force.members.filter(({ name }) => name === member.name);
  if (called.length === 1) return member.name;
  const alike = called.filter(({ points }) => points === member.points);
  return EN_MEND.which(
    member.name,
    alike.length === 1 ? String(member.points) : EN_MEND.nth(called.indexOf(member) + 1, called.length),
  );
}

function featName(force: NamedForce, place: number): string {
  return force.feats[place]?.name ?? '?';
}

function cardName(force: NamedForce, member: number, card: number): string {
  return force.members[member]?.striker?.cards[card]?.name ?? '?';
}

/** Names with how often each stands there: `Tin Guard ×2 and Grey Heron`. */
function named(places: readonly number[], nameOf: (place: number) => string): string {
  const times = new Map<string, number>();
  for (const place of places) times.set(nameOf(place), (times.get(nameOf(place)) ?? 0) + 1);
  return listed([...times].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)));
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(all: readonly string[]): string {
  const last = all.at(-1) ?? '';
  return all.length < 2 ? last : EN_MEND.and(all.slice(0, -1).join(', '), last);
}
