import { type Accessor, batch, createEffect, createSignal, on as onChange } from 'solid-js';
import { type Square, squareName } from '../../grid/square';
import type { MarkerRule } from '../../rules/marker-rule';
import type { Fact, MarkerKind, Until } from '../../table/facts';
import { makeMarkerRemoval } from '../../table/markers';
import type { Marker, Table } from '../../table/table';
import type { MapContext } from './map-context';

/** The choice beside those of the edition: a marker described by hand. */
export const OTHER = 'other';

/** What the next taps put on the map. */
export interface MarkerPlan {
  readonly name: string | null;
  readonly kind: MarkerKind;
  /** A side. */
  readonly owner: string | null;
  readonly until: Until | null;
  /** The figure whose power makes them; null: put there by hand. */
  readonly from: string | null;
}

export interface MarkingState {
  /** Whether taps on squares put markers down. */
  readonly on: Accessor<boolean>;
  readonly start: (rule: MarkerRule | null, owner: string | null, from?: string | null) => void;
  readonly stop: () => void;
  /** The name of one of the edition's, or `OTHER`. */
  readonly choice: Accessor<string>;
  readonly choose: (choice: string) => void;
  readonly plan: Accessor<MarkerPlan>;
  readonly change: (change: Partial<MarkerPlan>) => void;
  readonly rule: Accessor<MarkerRule | null>;
  /** Steps recorded since the kind was chosen: so many can be undone from here. */
  readonly steps: Accessor<number>;
  readonly setSteps: (steps: number) => void;
}

export function createMarking(context: () => MapContext): MarkingState {
  const rules = (): readonly MarkerRule[] => context().ruleset?.markers ?? [];
  const [on, setOn] = createSignal(false);
  const [choice, setChoice] = createSignal(OTHER);
  const [plan, setPlan] = createSignal<MarkerPlan>({
    name: null,
    kind: 'special',
    owner: null,
    until: null,
    from: null,
  });
  const [steps, setSteps] = createSignal(0);
  const rule = () => rules().find(({ name }) => name === choice()) ?? null;
  const choose = (next: string, owner = plan().owner): void => {
    const of = rules().find(({ name }) => name === next);
    batch(() => {
      setChoice(of ? next : OTHER);
      const until = endOf(of ?? null, owner);
      setPlan({ name: of?.name ?? null, kind: of?.kind ?? 'special', owner, until, from: null });
      setSteps(0);
    });
  };
  const change = (part: Partial<MarkerPlan>): void => {
    const next = { ...plan(), ...part };
    // Another owner has another next turn.
    const until =
      part.owner !== undefined && part.until === undefined ? passedOn(plan().until, next.owner) : next.until;
    setPlan({ ...next, until });
  };
  // Also where a step is taken back elsewhere: then the panel must not offer to take back one that it did not record.
  createEffect(
    onChange(
      () => context().rewinds,
      () => setSteps(Math.max(0, steps() - 1)),
      { defer: true },
    ),
  );
  return {
    on,
    start: (from, owner, maker = null) => {
      const { table, plays } = context();
      const whose = plays ? (owner ?? table.turn ?? table.players[0]?.side ?? null) : null;
      choose(from?.name ?? rules()[0]?.name ?? OTHER, whose);
      if (plays) setPlan({ ...plan(), from: maker });
      setOn(true);
    },
    stop: () => setOn(false),
    choice,
    choose,
    plan,
    change,
    rule,
    steps,
    setSteps,
  };
}

function endOf(rule: MarkerRule | null, owner: string | null): Until | null {
  return rule === null || rule.until === null || owner === null ? null : { side: owner, when: rule.until };
}

function passedOn(until: Until | null, owner: string | null): Until | null {
  return until === null || owner === null ? null : { side: owner, when: until.when };
}

/** The markers of a plan on a square: a tap there takes them off again. */
function alreadyThere(table: Table, { name, kind }: MarkerPlan, square: Square): Marker[] {
  return table.markers.filter((marker) => marker.at === square && marker.kind === kind && marker.name === name);
}

/** What a tap on a square records: a marker placed, or removed where one of the kind is there. */
export function markerFacts(table: Table, plan: MarkerPlan, square: Square): Fact[] {
  const there = alreadyThere(table, plan, square);
  if (there.length > 0) return there.map(makeMarkerRemoval);
  const { name, kind, owner, until, from } = plan;
  const at = squareName(square);
  const marker = `${name ?? kind} ${at}`;
  return [
    {
      fact: 'marker',
      marker,
      kind,
      square: at,
      owner,
      until,
      ...(name === null ? {} : { name }),
      ...(from === null ? {} : { from }),
    },
  ];
}

/** Markers of one kind, owner and end together, for a list. */
export function markerGroups(markers: readonly Marker[]): readonly (readonly Marker[])[] {
  const groups = new Map<string, Marker[]>();
  for (const marker of markers) {
    const { name, kind, owner, until } = marker;
    const key = JSON.stringify([name, kind, owner, until]);
    groups.set(key, [...(groups.get(key) ?? []), marker]);
  }
  return [...groups.values()];
}
