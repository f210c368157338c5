import type { ForceVerdict } from '../../force/judge';
import type { CharacterReference, StoredForce } from '../../force/stored-force';
import { FORUM_TEXT } from './force-problems';
import { describeForceProblem, describeTheme, joinWithAnd } from './force-text';

/**
 * A force as plain text lines, to paste into a forum or chat. Without markup, because names come from files and each
 * site has its own syntax.
 * @param rulesName name of the edition; null if none was chosen
 * @param verdict adds themes and problems of the force; null if the force was not checked
 */
export function printForumText(force: StoredForce, rulesName: string | null, verdict: ForceVerdict | null): string {
  const priced = [...force.members, ...force.feats, ...force.objects];
  const points = priced.reduce((sum, each) => sum + each.points, 0);
  const nameAt = (place: number) => nameOf(force.members[place]);
  const some = (list: readonly string[], asked: (names: string) => string) =>
    list.length > 0 ? [asked(joinWithAnd(list))] : [];
  return [
    FORUM_TEXT.head(oneLine(force.name) || FORUM_TEXT.nameless, FORUM_TEXT.ofTotal(points, force.buildTotal)),
    ...(rulesName === null ? [] : [FORUM_TEXT.rules(rulesName)]),
    '',
    ...memberLines(force),
    ...force.feats.map((feat) =>
      FORUM_TEXT.extra(feat.points, FORUM_TEXT.featFor(oneLine(feat.name), joinWithAnd(feat.for.map(nameAt)))),
    ),
    ...force.objects.map((object) => FORUM_TEXT.extra(object.points, oneLine(object.name))),
    ...some(force.conditions.map(oneLine), FORUM_TEXT.conditions),
    ...some(force.sideline.map(nameOf), FORUM_TEXT.sideline),
    ...some(force.maps.map(oneLine), FORUM_TEXT.maps),
    ...some(force.tarot.map(oneLine), FORUM_TEXT.tarot),
    ...(verdict?.themes ?? []).map((theme) => FORUM_TEXT.theme(oneLine(theme.keyword), describeTheme(theme))),
    ...(verdict?.problems ?? []).map((problem) =>
      FORUM_TEXT.problem(oneLine(describeForceProblem(problem, { ...force, members: force.members.map(named) }))),
    ),
    '',
  ].join('\n');
}

/** Lists the members as lines. Equal members share a line, in order of first appearance. */
function memberLines({ members }: StoredForce): string[] {
  const lines = new Map<string, { readonly points: number; readonly name: string; times: number }>();
  for (const member of members) {
    const worn = member.equipment.length > 0 ? joinWithAnd(member.equipment.map(oneLine)) : null;
    const name = worn === null ? nameOf(member) : FORUM_TEXT.wears(nameOf(member), worn);
    const line = lines.get(`${member.points} ${name}`) ?? { points: member.points, name, times: 0 };
    line.times++;
    lines.set(`${member.points} ${name}`, line);
  }
  return [...lines.values()].map(({ points, name, times }) => FORUM_TEXT.line(points, times, name));
}

/** Name and printed set number of a figure, which identify it: `Grey Heron ab007`. */
function nameOf(reference: CharacterReference | undefined): string {
  if (!reference) return '?';
  const { id, name, set, number } = reference;
  return oneLine(name === '' ? id : `${name} ${set}${number}`);
}

function named<Member extends CharacterReference>(member: Member): Member {
  return { ...member, name: member.name || member.id };
}

/** Removes line breaks and control characters from names, which come from files. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
