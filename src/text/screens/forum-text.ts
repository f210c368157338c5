import type { ForceVerdict } from '../../force/judge';
import type { CharacterReference, StoredForce } from '../../force/stored-force';
import { say, sayMany } from '../say';
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
  const total =
    force.buildTotal === null
      ? sayMany(points, '1 point', '{n} points')
      : say('{points} of {total}', { points, total: force.buildTotal });
  const nameAt = (place: number) => nameOf(force.members[place]);
  const some = (list: readonly string[], asked: (names: string) => string) =>
    list.length > 0 ? [asked(joinWithAnd(list))] : [];
  return [
    `${oneLine(force.name) || say('A force')} (${total})`,
    ...(rulesName === null ? [] : [say('Rules: {name}', { name: rulesName })]),
    '',
    ...memberLines(force),
    ...force.feats.map(({ name, points, for: holders }) => {
      const [feat, names] = [oneLine(name), joinWithAnd(holders.map(nameAt))];
      return `+(${points}) ${names === '' ? feat : say('{feat}, for {names}', { feat, names })}`;
    }),
    ...force.objects.map(({ name, points }) => `+(${points}) ${oneLine(name)}`),
    ...some(force.conditions.map(oneLine), (names) => say('Battlefield condition: {names}', { names })),
    ...some(force.sideline.map(nameOf), (names) => say('Sideline: {names}', { names })),
    ...some(force.maps.map(oneLine), (names) => say('Maps: {names}', { names })),
    ...some(force.tarot.map(oneLine), (names) => say('Tarot: {names}', { names })),
    ...(verdict?.themes ?? []).map((theme) =>
      say('Themed team: {keyword} ({earns})', { keyword: oneLine(theme.keyword), earns: describeTheme(theme) }),
    ),
    ...(verdict?.problems ?? []).map(
      (problem) => `! ${oneLine(describeForceProblem(problem, { ...force, members: force.members.map(named) }))}`,
    ),
    '',
  ].join('\n');
}

/** Lists the members as lines. Equal members share a line, in order of first appearance. */
function memberLines({ members }: StoredForce): string[] {
  const lines = new Map<string, { readonly points: number; readonly name: string; times: number }>();
  for (const member of members) {
    const worn = member.equipment.length > 0 ? joinWithAnd(member.equipment.map(oneLine)) : null;
    const name = worn === null ? nameOf(member) : say('{name}, with {things}', { name: nameOf(member), things: worn });
    const line = lines.get(`${member.points} ${name}`) ?? { points: member.points, name, times: 0 };
    line.times++;
    lines.set(`${member.points} ${name}`, line);
  }
  return [...lines.values()].map(({ points, name, times }) =>
    times === 1
      ? say('({points}) {name}', { points, name })
      : say('({points}) {name} ×{times} = {total}', { points, name, times, total: points * times }),
  );
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
