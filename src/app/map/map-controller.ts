import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { Board } from '../../board/board';
import type { Square } from '../../grid/square';
import type { MapTarget } from '../../query/map-answer';
import { makeTerrainCostFacts } from '../../query/record-anyway';
import { listIgnoredPowers } from '../../query/shown-powers';
import { type Duel, evaluateDuel } from '../../rules/duel';
import type { MarkerRule } from '../../rules/marker-rule';
import { countPushClicks } from '../../rules/shared/options';
import { areFriendly } from '../../table/allies';
import { findPiece } from '../../table/position';
import type { Table } from '../../table/table';
import { makePieceOfFigure } from '../../table/table-position';
import { sourceName } from '../../text/answer/answers';
import { MAP_TOOL_TEXT } from '../../text/answer/map-tool-text';
import { describeSquare } from '../../text/names/square';
import { say } from '../../text/say';
import { isOnMap, listUnplacedFigures, listUnplacedFiguresBySide, makeBoardPieces } from '../../view/figures';
import { describeTokensOn, makeTokenObjects } from '../../view/tokens';
import type { BoardLine, BoardOverlay, BoardSign } from '../../view/types';
import { toast } from '../messages';
import { delayByFrame } from '../timing/frames';
import { createFigurePlacing } from './figure-placing';
import type { MapContext } from './map-context';
import { createMapQuestions, type InitialQuestion } from './map-questions';
import { createMapSetup } from './map-setup';
import { describeMapHint, UNKNOWN_RULES_HINT } from './map-titles';
import { createMapTools } from './map-tools';
import { createMarkerPlacing, makeMarkerFacts } from './marker-placing';
import { describeOverlayAt, describeStrengths } from './square-text';

/**
 * Drawing of a plan on the map while its panel is open, and its tap handlers. Callers must read the properties on every
 * use because they are reactive.
 */
export interface ShownPlan {
  readonly lines: readonly BoardLine[];
  readonly signs: readonly BoardSign[];
  readonly overlay: BoardOverlay;
  /** Squares that must be visible. Null leaves the view unchanged. */
  readonly focus: readonly Square[] | null;
  /** Describes the overlay on a square. Empty if the square has no overlay. */
  readonly describe: (square: Square) => readonly string[];
  readonly tapSquare: (square: Square) => void;
  readonly tapPiece: (piece: string) => void;
  /** Receives a description of each recorded step, from which the plan continues. */
  readonly onRecorded: (text: string) => void;
}

/** State of the plan on the map. The panel of the plan is loaded when first opened and sets the drawing on the map. */
export interface PlanHolder {
  readonly open: Accessor<boolean>;
  readonly setOpen: (open: boolean) => void;
  readonly show: (plan: ShownPlan | null) => void;
  /** Passes a description of the next recorded step to the open plan. */
  readonly recorded: (text: string) => void;
  /** The plan shown on the map. Null if there is none, or while another question is open. */
  readonly shown: Accessor<ShownPlan | null>;
}

/** Shows why an attack on a token without strength has no answer. */
function reportUnbreakable(table: Table, square: Square): void {
  const object = makeTokenObjects(table).find((each) => each.square === square && each.strength === null);
  if (object) toast({ text: say('{token} has no strength, so attacks do nothing to it.', { token: object.id }) });
}

export function createMapController(
  context: () => MapContext,
  board: () => Board,
  first: string | null,
  opening: InitialQuestion | null,
) {
  const asking = createMapQuestions(context, first, opening);
  const marking = createMarkerPlacing(context);
  const setting = createMapSetup(context);
  const tools = createMapTools(context, asking);
  // The overlay is drawn first. New texts force a layout of the panel, so they wait for the next frame.
  const hinted = delayByFrame(() => ({ mode: asking.mode(), about: asking.overlayDetails() }));
  const named = delayByFrame(asking.badges);
  let before: MapTarget | null = null;

  const table = () => context().table;
  const [planned, setPlanned] = createSignal<ShownPlan | null>(null);
  const [planOpen, setPlanOpen] = createSignal(false);
  const busy = () => asking.answer() !== null || asking.heldSquare() !== null || marking.on() || tools.measuring();
  const planning: PlanHolder = {
    open: planOpen,
    setOpen: (open) => {
      if (open) {
        marking.stop();
        tools.stop();
        asking.hold(null);
      }
      setPlanOpen(open);
    },
    show: setPlanned,
    recorded: (text) => planned()?.onRecorded(text),
    shown: () => (busy() ? null : planned()),
  };
  const tray = createMemo(() => (setting.guide() ? listUnplacedFiguresBySide(table()) : listUnplacedFigures(table())));
  const place = createFigurePlacing(context, board, asking, setting, tray);
  const pieces = createMemo(() => {
    const target = asking.answer()?.target;
    return makeBoardPieces(table(), {
      selected: asking.figure()?.piece ?? null,
      target: target && 'piece' in target ? target.piece : null,
      also: asking.terms.now().also,
      // If the badges are already drawn, the texts for screen readers follow one frame later.
      badges: asking.ready().badges ? named() : asking.badges(),
      soon: asking.ready().badges,
    });
  });
  const lay = (square: Square): void => {
    const laid = setting.placeObject(square);
    if (laid) void place.record('object', laid.facts, laid.said);
  };
  const mark = async (square: Square): Promise<void> => {
    const { ruleset } = context();
    const { from } = marking.plan();
    const power = marking.rule()?.power ?? null;
    // The action that pays for all markers is recorded with the first marker.
    const price =
      ruleset && from !== null && power !== null && marking.steps() === 0
        ? makeTerrainCostFacts(ruleset, table(), from, power, square)
        : [];
    if (await place.recordQuietly('marker', [...price, ...makeMarkerFacts(table(), marking.plan(), square)]))
      marking.setSteps(marking.steps() + 1);
  };
  const startMarking = (rule: MarkerRule | null, owner: string | null, from?: string): void => {
    asking.select(null);
    marking.start(rule, owner, from);
  };
  const makes = (): readonly MarkerRule[] => {
    const figure = asking.figure();
    const powers = figure && context().plays ? makePieceOfFigure(figure, table()).powers : [];
    return (context().ruleset?.markers ?? []).filter(({ power }) => power !== null && powers.includes(power));
  };
  const pushedBy = ({ power }: MarkerRule): number => {
    const [{ ruleset }, figure] = [context(), asking.figure()];
    const square = figure?.squares[0];
    if (!ruleset || !figure || power === null || square === undefined) return 0;
    return countPushClicks(makeTerrainCostFacts(ruleset, table(), figure.piece, power, square), figure.piece);
  };
  const wounds = () => asking.piece()?.striker != null;
  const describe = (square: Square): string => {
    const standing = [...table().figures.values()].filter((each) => isOnMap(each) && each.squares.includes(square));
    const names = standing.flatMap((each) => {
      const badge = pieces().find(({ id }) => id === each.piece)?.badge;
      return [each.name, ...(badge ? [badge.text] : [])];
    });
    const plan = planning.shown();
    const own = !asking.piece() || asking.piece()?.squares.includes(square);
    const overlay = plan
      ? plan.describe(square)
      : own
        ? []
        : describeOverlayAt(asking.mode(), asking.overlay(), square, asking.overlayDetails(), wounds());
    return describeSquare(
      square,
      [
        ...names,
        ...describeTokensOn(table(), square),
        ...describeStrengths(table(), square, context().naming),
        ...overlay,
      ],
      context().naming,
    );
  };
  const tapSquare = (square: Square): void => {
    const waiting = asking.waiting();
    before = asking.answer()?.target ?? null;
    const plan = planning.shown();
    if (plan) plan.tapSquare(square);
    else if (tools.measuring()) tools.tap(square);
    else if (marking.on()) void mark(square);
    else if (setting.kind()) lay(square);
    else if (waiting) place.place(waiting.piece, square);
    else if (asking.heldSquare()) asking.hold(null);
    else {
      asking.tapSquare(square);
      const answer = asking.answer();
      if (
        answer?.mode === 'move' &&
        answer.chosen === 'march' &&
        answer.move.legal &&
        asking.piece()?.striker?.marching
      )
        void place.put(answer.question.piece, answer.question.to);
      else if (asking.mode() === 'hit' && !asking.answer() && wounds()) reportUnbreakable(table(), square);
    }
  };
  const tapPiece = (id: string): void => {
    const plan = planning.shown();
    if (plan) {
      plan.tapPiece(id);
      return;
    }
    const chosen = asking.piece();
    const tapped = table().figures.get(id);
    const opposing = chosen && tapped && !areFriendly(table(), tapped.side, chosen.side);
    const compares = tools.choosing() || (asking.mode() === 'threat' && opposing);
    if (chosen && compares && id !== chosen.id) tools.compare(id);
    else asking.tapPiece(id);
  };
  const compared = (): Duel | null => {
    const [edition, position, chosen, other] = [context().ruleset, asking.position(), asking.piece(), tools.other()];
    const both = edition && position && chosen && other !== null && findPiece(position, other);
    return both ? evaluateDuel(edition, position, chosen.id, other) : null;
  };
  const ignored = createMemo((): readonly string[] => {
    const [rules, position, piece] = [context().ruleset, asking.position(), asking.piece()];
    if (!rules || !position || !piece) return [];
    const powers = listIgnoredPowers(rules, position, piece.id, hinted().mode === 'threat').map(sourceName);
    return powers.length === 0 ? [] : [MAP_TOOL_TEXT.notCounted(powers)];
  });
  const hint = (name: string): string => {
    if (!context().ruleset) return UNKNOWN_RULES_HINT;
    if (tools.choosing()) return MAP_TOOL_TEXT.compare.choose(name);
    return describeMapHint(hinted().mode, hinted().about, ignored());
  };

  return {
    asking,
    marking,
    setting,
    tools,
    place,
    planning,
    /** Figures beside the map that must still be placed. */
    tray,
    pieces,
    /** Describes a square, its figures, and the overlay on it, for screen readers. */
    describe,
    tapSquare,
    tapPiece,
    /** Restores the target from before a double tap that zoomed, because its first tap may have changed the target. */
    takeBackTap: () => asking.setTarget(before),
    /**
     * Starts placing markers.
     * @param from id of the figure that places the markers by a power; absent if players place them freely
     */
    startMarking,
    /** Markers that the selected figure can place with its powers. */
    listPlaceableMarkers: makes,
    /** Clicks of pushing damage that the selected figure takes for placing markers of a rule. */
    pushClicksFor: pushedBy,
    /** Whether the attacks of the selected figure deal wounds without a roll, as in missions. */
    dealsWounds: wounds,
    compared,
    /** Describes what a tap does while the figure named `name` is selected. */
    hint,
  };
}

/** State of all activities on a map. The current activity decides the effect of a tap. */
export type MapController = ReturnType<typeof createMapController>;
