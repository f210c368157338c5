import { createEffect, createMemo, createSignal, onMount } from 'solid-js';
import { filterByPart } from '../../catalog/general-cards/card';
import { type Square, squareName } from '../../grid/square';
import type { Fact } from '../../table/facts';
import type { TableObject } from '../../table/position';
import type { Table } from '../../table/table';
import { objectKindName } from '../../text/names/ids';
import { say } from '../../text/say';
import { ensureCards, generalCards } from '../collection/card-lists';
import { startTurn } from '../game/game-actions';
import {
  describeSetupReasons,
  findObjectStep,
  isPartlyDone,
  isSettingUp,
  makePlacedObjectFact,
  makeSetupGuide,
  makeSetupStepFact,
} from '../game/setup-progress';
import { goTo } from '../route';
import type { MapContext } from './map-context';

export type TableObjectKind = TableObject['kind'];

export function createMapSetup(context: () => MapContext) {
  const [chosen, setChosen] = createSignal<Pick<TableObject, 'kind' | 'name'> | null>(null);
  const choose = (kind: TableObjectKind | null, name: string | null = null): void =>
    void setChosen(kind === null ? null : { kind, ...(name === null ? {} : { name }) });
  const [placed, setPlaced] = createSignal<{ readonly table: Table; readonly squares: readonly Square[] | null }>();
  const setup = () => context().ruleset?.setup ?? null;
  const guide = createMemo(() => {
    const rules = setup();
    if (!rules || !context().plays || !isSettingUp(context().table)) return null;
    const now = makeSetupGuide(context().table, rules);
    return now.steps.length > 0 ? now : null;
  });
  const laying = createMemo(() => {
    const now = guide();
    return now && setup()?.objects ? findObjectStep(now) : null;
  });
  const kind = () => (laying() ? (chosen()?.kind ?? null) : null);
  const name = () => chosen()?.name ?? null;
  const placing = createMemo(() => {
    const open = guide()?.steps.filter(({ state }) => state === 'next' || state === 'open') ?? [];
    const own = kind() ? laying() : open.find(({ step }) => step.task === 'figures' || step.task === 'objects');
    return own?.player ?? null;
  });
  const specials = createMemo(() => {
    const kinds: readonly string[] = laying() ? (setup()?.objects?.kinds ?? []) : [];
    return filterByPart(generalCards() ?? [], 'objects').filter(({ card }) => kinds.includes(card.kind));
  });
  createEffect(() => {
    if (laying()) void ensureCards();
  });
  // Clears a selection made on the Table unless the figure's side is next to place.
  onMount(() => {
    const waiting = context().table.figures.get(context().selected ?? '');
    const player = guide() ? placing() : null;
    if (!waiting || waiting.squares.length > 0 || !player) return;
    if (waiting.side !== player.side || guide()?.next?.step.task === 'objects') context().select(null);
  });
  // When all objects are placed, the next tap must not place another object.
  createEffect(() => {
    if (!laying()) choose(null);
  });

  const placeObject = (square: Square): { readonly facts: readonly Fact[]; readonly said: string } | null => {
    const [rules, what, step] = [setup(), kind(), laying()];
    const { table } = context();
    if (!rules || !what || !step) return null;
    const there = table.objects.find(({ at }) => at === square);
    if (there)
      return {
        facts: [
          {
            fact: 'object',
            object: there.id,
            kind: there.kind,
            square: null,
            ...(there.name === undefined ? {} : { name: there.name }),
          },
        ],
        said: say('{name} removed from the map', {
          name: there.name ?? say('The {kind} object', { kind: objectKindName(there.kind) }),
        }),
      };
    const player = step.player ?? table.players[0];
    const side = player?.side ?? '';
    const special = name();
    const against = describeSetupReasons(rules.againstObject(table, side, square, special));
    const text = say('{player}: {object} on {square}', {
      player: player?.name,
      object: special ?? say('{kind} object', { kind: what }),
      square: squareName(square),
    });
    // A special object is unique, so the user must choose the next object.
    if (special !== null) choose(null);
    return {
      facts: [makePlacedObjectFact(table, { kind: what, side, square: squareName(square), name: special })],
      said:
        against === null
          ? text
          : say('{move}. Against the rules: {reason}. Recorded anyway.', { move: text, reason: against }),
    };
  };
  const pass = async (): Promise<void> => {
    const next = guide()?.next;
    if (!next) return;
    await context().record('set-up', [makeSetupStepFact(next.step, isPartlyDone(next) ? 'done' : 'skipped')]);
  };
  return {
    /** Setup guide of the game. Null if the game has begun or its edition has no setup steps. */
    guide,
    /** Player who places figures or objects next. Null if there is none. */
    placing,
    /** Kind of object that the next tap places. Null if there is none. */
    kind,
    /** Name of a special object. Null for a standard object. */
    name,
    /** Special objects of the collection that this edition places on the map. */
    specials,
    choose,
    /** Places an object of the chosen kind, or removes the object on the square. Null if no kind is chosen. */
    placeObject,
    /** Describes why the rules forbid a figure to start on the squares. Null if the squares are allowed. */
    describeFigureObjection: (piece: string, squares: readonly Square[]) => {
      const { table, ruleset } = context();
      const rules = guide() ? setup() : null;
      return describeSetupReasons([
        ...(rules?.againstFigure(table, piece, squares) ?? []),
        ...(ruleset?.sideline?.againstEntry(table, piece, squares) ?? []),
      ]);
    },
    /** Shows squares on which figures were just placed, until the table changes. */
    showPlaced: (squares: readonly Square[] | null) => setPlaced({ table: context().table, squares }),
    justPlaced: () => (placed()?.table === context().table ? placed()?.squares : null) ?? null,
    /** Skips the next setup step. A step with objects already placed is marked as done instead. */
    skipStep: pass,
    toTable: () => goTo('table'),
    start: async () => {
      const first = guide()?.first;
      if (first) await startTurn(first.side);
      goTo('table');
    },
  };
}

/** State of the setup on the map before the first turn of a game. */
export type MapSetupState = ReturnType<typeof createMapSetup>;
