import type { ForceVerdict } from '../force/judge';
import type { KeptForce, Reference } from '../force/kept';
import { listed, wordsOfProblem, wordsOfTheme } from './force';
import { EN_FORUM } from './force-problems';

/**
 * A force as plain lines, to be pasted where people talk. No markup: names come from files, and every place has its own.
 * @param rulesName of the edition; null where none was chosen
 * @param verdict its themes and problems are told; null where it was not judged
 */
export function forumText(force: KeptForce, rulesName: string | null, verdict: ForceVerdict | null): string {
  const priced = [...force.members, ...force.feats, ...force.objects];
  const points = priced.reduce((sum, each) => sum + each.points, 0);
  const nameAt = (place: number) => nameOf(force.members[place]);
  const some = (list: readonly string[], asked: (names: string) => string) =>
    list.length > 0 ? [asked(listed(list))] : [];
  return [
    EN_FORUM.head(oneLine(force.name) || EN_FORUM.nameless, EN_FORUM.ofTotal(points, force.buildTotal)),
    ...(rulesName === null ? [] : [EN_FORUM.rules(rulesName)]),
    '',
    ...memberLines(force),
    ...force.feats.map((feat) =>
      EN_FORUM.extra(feat.points, EN_FORUM.featFor(oneLine(feat.name), listed(feat.for.map(nameAt)))),
    ),
    ...force.objects.map((object) => EN_FORUM.extra(object.points, oneLine(object.name))),
    ...some(force.conditions.map(oneLine), EN_FORUM.conditions),
    ...some(force.sideline.map(nameOf), EN_FORUM.sideline),
    ...some(force.maps.map(oneLine), EN_FORUM.maps),
    ...some(force.tarot.map(oneLine), EN_FORUM.tarot),
    ...(verdict?.themes ?? []).map((theme) => EN_FORUM.theme(oneLine(theme.keyword), wordsOfTheme(theme))),
    ...(verdict?.problems ?? []).map((problem) =>
      EN_FORUM.problem(oneLine(wordsOfProblem(problem, { ...force, members: force.members.map(named) }))),
    ),
    '',
  ].join('\n');
}

/** Members alike stand in one line, in the order in which they first come. */
function memberLines({ members }: KeptForce): string[] {
  const lines = new Map<string, { readonly points: number; readonly name: string; times: number }>();
  for (const member of members) {
    const worn = member.equipment.length > 0 ? listed(member.equipment.map(oneLine)) : null;
    const name = worn === null ? nameOf(member) : EN_FORUM.wears(nameOf(member), worn);
    const line = lines.get(`${member.points} ${name}`) ?? { points: member.points, name, times: 0 };
    line.times++;
    lines.set(`${member.points} ${name}`, line);
  }
  return [...lines.values()].map(({ points, name, times }) => EN_FORUM.line(points, times, name));
}

/** `Grey Heron ab007`: what is printed on the base, so that another finds the same figure. */
function nameOf(reference: Reference | undefined): string {
  if (!reference) return '?';
  const { id, name, set, number } = reference;
  return oneLine(name === '' ? id : `${name} ${set}${number}`);
}

function named<Member extends Reference>(member: Member): Member {
  return { ...member, name: member.name || member.id };
}

/** Names of files may hold anything; a line stays a line. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
