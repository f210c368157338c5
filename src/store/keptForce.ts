import type { KeptForce } from '../force/kept';
import { type ForceRead, readForce } from '../force/parse';
import type { Aside } from '../force/read';
import type { Loose } from '../plain/loose';
import type { Force } from './records';

/**
 * A stored force in the form in which it is judged, mended and shared. What of it does not fit is named and left out; members with points beyond
 * all bounds among it.
 * @param editions ids of the editions that are known
 */
export function keptOf(record: Force, editions: readonly string[]): ForceRead {
  const aside: Aside[] = [];
  const { members, buildTotal, ...rest } = record;
  const file: Loose = {
    ...rest,
    build_total: buildTotal,
    members: members.map(({ character, striker, ...member }) => ({
      ...member,
      id: character,
      ...(striker ? { striker: { ...striker, build_points: striker.buildPoints } } : {}),
    })),
  };
  const force = readForce(file, editions, (code, where, detail) =>
    aside.push({ code, where, detail: String(detail ?? '') }),
  );
  return { force, aside };
}

/**
 * The stored form of a force.
 * @param id of the record
 * @param edition stands in where the force names none
 * @param buildTotal stands in where none was agreed upon
 */
export function recordOf(kept: KeptForce, id: string, edition: string, buildTotal: number): Force {
  const { feats, conditions, objects, tarot, options, sideline, maps, notes, name } = kept;
  return {
    ...{ id, name, feats, conditions, objects, tarot, options, sideline, maps, notes },
    edition: kept.edition ?? edition,
    buildTotal: kept.buildTotal ?? buildTotal,
    // A record of a member needs an id of some kind; who has none is found by name all the same.
    members: kept.members.map(({ id: character, ...member }) => ({ ...member, character: character || member.name })),
  };
}
