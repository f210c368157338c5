import { createSignal } from 'solid-js';
import { setupFacts } from '../../app/newGame';
import type { MapSheet } from '../../board/sheet';
import type { Character } from '../../catalog/character';
import { fold } from '../../game/fold';
import type { Ruleset } from '../../rules/ruleset';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import type { Naming } from '../../text/naming';
import type { MapDesk } from './desk';

export interface ScratchSetup {
  readonly ruleset: Ruleset;
  readonly map: MapSheet;
  /** The two sides, with whom each has to place. */
  readonly sides: readonly {
    readonly side: string;
    readonly name: string;
    readonly characters: readonly Character[];
  }[];
}

/** A position set up only to ask. It is kept nowhere but in memory; nothing is scored and nothing is given an action. */
export function createScratch(setup: ScratchSetup): MapDesk {
  const began = setupFacts({
    name: '',
    edition: setup.ruleset.id,
    buildTotal: 0,
    actionTotal: 0,
    players: setup.sides,
    map: setup.map,
  });
  const [steps, setSteps] = createSignal<readonly (readonly Fact[])[]>([began]);
  const [selected, select] = createSignal<string | null>(null);
  // Folded from the start each time: a position to ask about has few facts.
  const [table, setTable] = createSignal(timeless(fold(began).table));
  const show = (next: readonly (readonly Fact[])[]): void => {
    setSteps(next);
    setTable(timeless(fold(next.flat()).table));
  };
  const naming = (): Naming => ({
    piece: (id) => table().figures.get(id)?.character.name ?? id,
    side: (side) => setup.sides.find((each) => each.side === side)?.name ?? side,
    edition: () => setup.ruleset.name,
    board: table().board,
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
    ruleset: setup.ruleset,
    plays: false,
    select,
    record: async (_step, facts) => {
      show([...steps(), facts]);
      return true;
    },
    undo: () => {
      if (steps().length > 1) show(steps().slice(0, -1));
    },
  };
}

/** Nobody's turn, and past the first round, whose rules would hide the answers that people look for. */
function timeless(table: Table): Table {
  return { ...table, turn: null, round: 2 };
}
