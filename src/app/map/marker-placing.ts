import { batch, createEffect, createSignal, on as onChange } from 'solid-js';
import { type Square, squareName } from '../../grid/square';
import type { MarkerRule } from '../../rules/marker-rule';
import type { Fact, MarkerKind, TurnBoundary } from '../../table/facts';
import { makeMarkerRemovalFact } from '../../table/markers';
import type { Marker, Table } from '../../table/table';
import type { MapContext } from './map-context';

/** Choice of a custom marker instead of a marker of the edition. */
export const CUSTOM_MARKER = 'other';

/** Marker that each tap on a square places. */
export interface MarkerPlan {
  readonly name: string | null;
  readonly kind: MarkerKind;
  /** Side that owns the markers. Null if there is none. */
  readonly owner: string | null;
  readonly until: TurnBoundary | null;
  /** Id of the figure that places the markers by a power. Null if players place them freely. */
  readonly from: string | null;
}

export function createMarkerPlacing(context: () => MapContext) {
  const rules = (): readonly MarkerRule[] => context().ruleset?.markers ?? [];
  const [on, setOn] = createSignal(false);
  const [choice, setChoice] = createSignal(CUSTOM_MARKER);
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
      setChoice(of ? next : CUSTOM_MARKER);
      const until = endOf(of ?? null, owner);
      setPlan({ name: of?.name ?? null, kind: of?.kind ?? 'special', owner, until, from: null });
      setSteps(0);
    });
  };
  const change = (part: Partial<MarkerPlan>): void => {
    const next = { ...plan(), ...part };
    // The end of a marker depends on its owner's next turn.
    const until =
      part.owner !== undefined && part.until === undefined ? passedOn(plan().until, next.owner) : next.until;
    setPlan({ ...next, until });
  };
  // Steps undone elsewhere count too. Otherwise the panel would offer to undo a step of someone else.
  createEffect(
    onChange(
      () => context().rewinds,
      () => setSteps(Math.max(0, steps() - 1)),
      { defer: true },
    ),
  );
  return {
    /** Whether taps on squares place markers. */
    on,
    start: (from: MarkerRule | null, owner: string | null, maker: string | null = null) => {
      const { table, plays } = context();
      const whose = plays ? (owner ?? table.turn ?? table.players[0]?.side ?? null) : null;
      choose(from?.name ?? rules()[0]?.name ?? CUSTOM_MARKER, whose);
      if (plays) setPlan({ ...plan(), from: maker });
      setOn(true);
    },
    stop: () => setOn(false),
    /** Name of a marker of the edition, or `CUSTOM_MARKER`. */
    choice,
    choose,
    plan,
    change,
    rule,
    /** Number of steps recorded since the marker was chosen. The panel can undo this number of steps. */
    steps,
    setSteps,
  };
}

export type MarkerPlacingState = ReturnType<typeof createMarkerPlacing>;

function endOf(rule: MarkerRule | null, owner: string | null): TurnBoundary | null {
  return rule === null || rule.until === null || owner === null ? null : { side: owner, when: rule.until };
}

function passedOn(until: TurnBoundary | null, owner: string | null): TurnBoundary | null {
  return until === null || owner === null ? null : { side: owner, when: until.when };
}

/** Lists the markers of the chosen kind and name on a square. A tap removes these markers. */
function findSameMarkers(table: Table, { name, kind }: MarkerPlan, square: Square): Marker[] {
  return table.markers.filter((marker) => marker.at === square && marker.kind === kind && marker.name === name);
}

/** Returns the facts for a tap on a square: places a marker, or removes markers of the same kind and name. */
export function makeMarkerFacts(table: Table, plan: MarkerPlan, square: Square): Fact[] {
  const there = findSameMarkers(table, plan, square);
  if (there.length > 0) return there.map(makeMarkerRemovalFact);
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

/** Groups markers with the same name, kind, owner and end, for a list. */
export function groupMarkers(markers: readonly Marker[]): readonly (readonly Marker[])[] {
  const groups = new Map<string, Marker[]>();
  for (const marker of markers) {
    const { name, kind, owner, until } = marker;
    const key = JSON.stringify([name, kind, owner, until]);
    groups.set(key, [...(groups.get(key) ?? []), marker]);
  }
  return [...groups.values()];
}
