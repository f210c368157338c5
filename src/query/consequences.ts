import type { Fact } from '../table/facts';

/**
 * One consequence of a deed with everything that follows from it. Players can deselect a consequence only as a whole.
 */
export interface Consequence {
  /** Kind and piece of the consequence; stable while the deed stays the same. */
  readonly id: string;
  /** Whether the consequence is the deed itself, which cannot be deselected. */
  readonly core: boolean;
  readonly facts: readonly Fact[];
}

/** Kinds of facts that are the deed itself: rolls and actions. */
const CORE: ReadonlySet<string> = new Set(['rolled', 'attacked', 'acted', 'used', 'underway', 'rerolls']);

/** Groups the facts of a deed that belong together, such as damage, its K.O. and the object that the figure drops. */
export function groupConsequences(facts: readonly Fact[]): readonly Consequence[] {
  const groups = new Map<string, { core: boolean; facts: Fact[] }>();
  const fallen = new Map<string, string>();
  const hurt = new Map<string, string>();
  let before: string | null = null;
  for (const fact of facts) {
    const id = groupOf(fact, { hurt, fallen, before });
    const group = groups.get(id) ?? { core: isCore(fact), facts: [] };
    groups.set(id, group);
    group.facts.push(fact);
    if (fact.fact === 'clicked') hurt.set(fact.piece, id);
    if (fact.fact === 'defeated') fallen.set(fact.piece, id);
    before = id;
  }
  return [...groups].map(([id, group]) => ({ id, ...group }));
}

function isCore(fact: Fact): boolean {
  return CORE.has(fact.fact) || (fact.fact === 'placed' && fact.how === 'moved');
}

interface Known {
  /**
   * Id of the consequence with the last damage of each piece. `fallen`: id of the consequence with the K.O. of each
   * piece.
   */
  readonly hurt: ReadonlyMap<string, string>;
  readonly fallen: ReadonlyMap<string, string>;
  /** Id of the consequence that contains the previous fact; null before the first fact. */
  readonly before: string | null;
}

function groupOf(fact: Fact, { hurt, fallen, before }: Known): string {
  switch (fact.fact) {
    case 'clicked':
      return `clicked ${fact.piece} ${fact.cause === 'critical' ? 'damage' : fact.cause}`;
    case 'defeated':
      return hurt.get(fact.piece) ?? `defeated ${fact.piece}`;
    case 'scored':
      return (fact.piece !== null && (fallen.get(fact.piece) ?? hurt.get(fact.piece))) || `scored ${fact.side}`;
    case 'placed':
      return (fact.squares.length === 0 && fallen.get(fact.piece)) || `placed ${fact.piece} ${fact.how}`;
    case 'holds':
      return fallen.get(fact.piece) ?? (fact.id === undefined ? `holds ${fact.piece}` : `object ${fact.id}`);
    case 'object':
      // An `object` fact after `holds` means that the object was dropped, so both belong together.
      return before !== null && (before.startsWith('holds ') || [...fallen.values()].includes(before))
        ? before
        : `object ${fact.object}`;
    case 'switched':
      return `switched ${fact.piece} ${fact.power}`;
    case 'altered':
      return `altered ${fact.piece} ${fact.value}`;
    case 'marker':
      return `marker ${fact.name ?? fact.kind}`;
    default:
      return 'piece' in fact ? `${fact.fact} ${fact.piece}` : fact.fact;
  }
}
