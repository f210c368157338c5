import { createSignal } from 'solid-js';
import type { MapSheet } from '../../board/map-sheet';
import type { Character } from '../../catalog/character';
import type { Ruleset } from '../../rules/ruleset';
import type { Fact } from '../../table/facts';
import { fold } from '../../table/fold/fold';
import type { Position } from '../../table/position';
import { makeSetUpFacts, updatePosition } from '../../table/position-setup';
import { boardInPlay, type Table } from '../../table/table';
import { getTablePosition } from '../../table/table-position';
import { playerName } from '../../text/names/ids';
import type { Naming } from '../../text/names/naming';
import { makeGameSetupFacts } from '../game/game-setup';
import type { MapContext } from './map-context';

/** Position set up for questions. It exists only in memory, without scores or actions. */
export interface PositionContext extends MapContext {
  readonly ruleset: Ruleset;
  /** Switches to another edition for the same position. */
  readonly setRuleset: (ruleset: Ruleset) => void;
  readonly position: (table: Table) => Position | null;
  readonly canUndo: boolean;
}

export interface PositionSetup {
  readonly ruleset: Ruleset;
  readonly map: MapSheet;
  /** Sides and the characters that each side has to place. */
  readonly sides: readonly {
    readonly side: string;
    readonly name: string;
    readonly characters: readonly Character[];
  }[];
}

/** Creates a position with a map and characters that are not placed yet. */
export function createPositionContext({ ruleset, map, sides }: PositionSetup): PositionContext {
  const began = { name: '', edition: ruleset.id, buildTotal: 0, actionTotal: 0, players: sides, map };
  return makeScratch(ruleset, makeGameSetupFacts(began), null, null);
}

/**
 * Creates the context of an existing position.
 * @param selected piece that is selected first; null if there is none
 */
export function openPositionContext(
  ruleset: Ruleset,
  position: Position,
  name: string,
  selected: string | null,
): PositionContext {
  return makeScratch(ruleset, makeSetUpFacts(position, ruleset.id, name), position, selected);
}

function makeScratch(
  first: Ruleset,
  began: readonly Fact[],
  position: Position | null,
  asks: string | null,
): PositionContext {
  const [ruleset, setRuleset] = createSignal(first);
  const [steps, setSteps] = createSignal<readonly (readonly Fact[])[]>([began]);
  const [selected, select] = createSignal<string | null>(asks);
  const [rewinds, setRewinds] = createSignal(0);
  const laidOut = (facts: readonly Fact[]): Table => {
    const { table } = fold(facts);
    return position ? { ...table, turn: position.turn, round: position.round } : withoutTurn(table);
  };
  // All facts are folded again for each step, because such a position has few facts.
  const [table, setTable] = createSignal(laidOut(began));
  const show = (next: readonly (readonly Fact[])[]): void => {
    setSteps(next);
    setTable(laidOut(next.flat()));
  };
  const naming = (): Naming => ({
    piece: (id) => table().figures.get(id)?.name ?? id,
    side: (side) => {
      const player = table().players.find((each) => each.side === side);
      return player ? playerName(player) : side;
    },
    edition: () => ruleset().name,
    board: boardInPlay(table()),
    markers: table().markers,
  });
  return {
    get table() {
      return table();
    },
    get naming() {
      return naming();
    },
    get selected() {
      return selected();
    },
    get ruleset() {
      return ruleset();
    },
    get canUndo() {
      return steps().length > 1;
    },
    get rewinds() {
      return rewinds();
    },
    setRuleset,
    position: (now) => (position ? updatePosition(position, now) : getTablePosition(now)),
    plays: false,
    select,
    record: async (_step, facts) => {
      show([...steps(), facts]);
      return true;
    },
    undo: () => {
      if (steps().length < 2) return;
      show(steps().slice(0, -1));
      setRewinds(rewinds() + 1);
    },
  };
}

/** Sets no current turn and round 2. The special rules of round 1 would hide the usual answers. */
function withoutTurn(table: Table): Table {
  return { ...table, turn: null, round: 2 };
}
