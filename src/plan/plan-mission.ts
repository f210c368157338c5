import type { Square } from '../grid/square';
import type { MissionDeedNamed } from '../rules/mission-deed';
import type { TokenReminder } from '../rules/objectives';
import type { Ruleset } from '../rules/ruleset';
import type { Deed } from '../rules/table-deed';
import type { OpponentSettings, Strength } from '../table/app-player';
import type { Figure, Table } from '../table/table';
import { getTally } from '../table/tallies';
import { TOKEN_KINDS } from '../table/tokens';
import { findMarchLine, listAttackLines, listMissionMoves, listSmallLines } from './mission-candidates';
import { decideWounds, listChosenPlaces } from './mission-choices';
import {
  addDeed,
  type MissionLine,
  type MissionTurnStep,
  type MissionWidth,
  makeMissionTurnStep,
  valueOfLine,
} from './mission-line';
import { listOnMap } from './mission-objective-value';
import { countPathPoints } from './mission-paths';
import { type MissionValuing, makeMissionValuing } from './mission-value';

/** Request for the next deeds of a side of a mission that Sidekick plays. */
export interface MissionTurnRequest extends OpponentSettings {
  readonly side: string;
}

/** Current result of the search for the next actions of a mission's side. */
export interface MissionTurnProgress {
  /** The next actions in order. Empty if the side has no action left in this phase. */
  readonly steps: readonly MissionTurnStep[];
  /** What the deeds win, in hundredths of an objective point. */
  readonly gain: number;
  /** Number of lines evaluated. */
  readonly evaluated: number;
  readonly complete: boolean;
}

const WIDTHS: Readonly<Record<Strength, MissionWidth>> = {
  learner: { ends: 1, near: 1, deeds: 1, attacks: 1 },
  player: { ends: 4, near: 1, deeds: 2, attacks: 2 },
  champion: { ends: 10, near: 3, deeds: 3, attacks: 4 },
};
/** Width of the search that chooses which unit is activated. */
const GLANCE: MissionWidth = { ends: 2, near: 1, deeds: 1, attacks: 1 };

/** Least gain of a deed, in hundredths of an objective point. */
const LEAST_GAIN = 0.5;

/**
 * Searches for what a side of a mission does next in its phase: tokens to place and wounds to assign, then the best
 * deeds of the active unit, then the unit to activate. Each step takes a few milliseconds and yields the best so far.
 */
export function* planMission(
  ruleset: Ruleset,
  table: Table,
  { side, manner, strength }: MissionTurnRequest,
): Generator<MissionTurnProgress, MissionTurnProgress, void> {
  const none: MissionTurnProgress = { steps: [], gain: 0, evaluated: 0, complete: true };
  const valuing = makeMissionValuing(ruleset, table, side, manner);
  if (!valuing || table.ended !== null || table.turn !== side || !table.phase) return none;
  const forced = findForcedStep(valuing, table);
  if (forced) return { ...none, steps: [forced], evaluated: 1 };
  const { phase, piece: active } = table.phase;
  if (phase !== ruleset.phases[1] && phase !== ruleset.phases[2]) return none;
  const width = WIDTHS[strength];
  const root: MissionLine = { table, steps: [] };
  if (active !== null) {
    const members = membersOf(table, active);
    if (members[0]?.side !== side) return none;
    let best: MissionTurnProgress = none;
    // If the search is cut off before it has found anything, the unit ends its activation.
    const end = makeMissionTurnStep({ deed: 'end-activation', piece: active }, active);
    for (const found of searchUnit(valuing, root, members, width)) {
      best = progressOf(valuing, root, found);
      yield best.steps.length > 0 ? best : { ...best, steps: [end] };
    }
    if (best.steps.length > 0) return { ...best, complete: true };
  }
  // The activation of the next unit, or the next phase, ends the present activation.
  return yield* chooseUnit(valuing, root, side);
}

interface FoundLine {
  readonly line: MissionLine;
  readonly evaluated: number;
}

function progressOf(valuing: MissionValuing, root: MissionLine, { line, evaluated }: FoundLine): MissionTurnProgress {
  const gain = valueOfLine(valuing, line) - valueOfLine(valuing, root);
  const steps = gain >= LEAST_GAIN ? line.steps : [];
  return { steps, gain: Math.max(0, gain), evaluated, complete: false };
}

/** Lists the figures of a unit: one figure, or all henchmen of a group. */
function membersOf(table: Table, unit: string): readonly Figure[] {
  return [...table.figures.values()].filter(({ piece, card }) => (card?.group ?? piece) === unit);
}

/** Searches for the best line of a unit. Yields the best line so far. */
function* searchUnit(
  valuing: MissionValuing,
  root: MissionLine,
  members: readonly Figure[],
  width: MissionWidth,
): Generator<FoundLine, MissionLine, void> {
  let best = root;
  let evaluated = 0;
  const consider = (line: MissionLine): FoundLine => {
    evaluated++;
    if (valueOfLine(valuing, line) > valueOfLine(valuing, best)) best = line;
    return { line: best, evaluated };
  };
  for (const { piece, defeated } of members) {
    for (const line of listSmallLines(valuing, root, piece)) yield consider(line);
    if (defeated) continue;
    for (const line of extend(valuing, root, piece, width)) yield consider(line);
  }
  const march = members.length > 0 && members[0]?.card?.march !== null ? findMarchLine(valuing, root, members) : null;
  if (march) yield consider(march);
  for (const { piece, defeated } of members) {
    if (defeated) continue;
    for (const moved of listMissionMoves(valuing, root, piece, width)) {
      yield consider(moved);
      for (const line of extend(valuing, moved, piece, width)) yield consider(line);
    }
  }
  return best;
}

/** Extends a line by attacks and small deeds, the best first, up to a number of deeds. Yields each longer line. */
function* extend(
  valuing: MissionValuing,
  line: MissionLine,
  piece: string,
  { deeds, attacks }: MissionWidth,
): Generator<MissionLine, void, void> {
  let now = line;
  for (let count = 0; count < deeds; count++) {
    const small = now.steps.length > 0 ? listSmallLines(valuing, now, piece) : [];
    let best = now;
    for (const longer of [...listAttackLines(valuing, now, piece, attacks), ...small]) {
      yield longer;
      if (valueOfLine(valuing, longer) > valueOfLine(valuing, best)) best = longer;
    }
    if (best === now) return;
    now = best;
  }
}

/** Ids of the options that activate a figure. */
const PURPOSES = ['gain', 'rest', 'respawn', 'extract'];

/** Chooses the next unit and how it is activated. Ends the phase if all units have acted. */
function* chooseUnit(
  valuing: MissionValuing,
  root: MissionLine,
  side: string,
): Generator<MissionTurnProgress, MissionTurnProgress, void> {
  const { table } = root;
  const units = new Map<string, Figure>();
  for (const figure of table.figures.values()) {
    if (figure.side !== side || !figure.card || getTally(figure, 'extracted') > 0) continue;
    const unit = figure.card.group ?? figure.piece;
    if (!units.get(unit) || units.get(unit)?.defeated) units.set(unit, figure);
  }
  let best: MissionTurnProgress = {
    steps: [makeMissionTurnStep({ deed: 'next-phase' }, null)],
    gain: Number.NEGATIVE_INFINITY,
    evaluated: 0,
    complete: false,
  };
  let evaluated = 0;
  for (const [unit, { piece }] of units) {
    const options = valuing.ruleset.options(table, piece);
    for (const { id, deed, reasons } of options) {
      if (!PURPOSES.includes(id) || deed === null || reasons.length > 0) continue;
      const to = deed.deed === 'activate-respawn' ? deed.at : (table.figures.get(piece)?.squares[0] ?? null);
      const begun = addDeed(valuing, root, deed as Deed, unit, { to });
      if (!begun) continue;
      let line = begun;
      // A figure that leaves or returns does nothing else. A rest is judged by the wounds that it removes.
      if (id === 'gain')
        for (const found of searchUnit(valuing, begun, membersOf(begun.table, unit), GLANCE)) {
          line = found.line;
          // A search that is cut off during its first unit activates that unit, rather than end the phase.
          const isFirst = best.gain === Number.NEGATIVE_INFINITY;
          yield { ...best, ...(isFirst && { steps: line.steps }), evaluated: evaluated + found.evaluated };
        }
      evaluated++;
      const gain = valueOfLine(valuing, line) - valueOfLine(valuing, root);
      if (gain > best.gain) best = { steps: line.steps, gain, evaluated, complete: false };
      yield { ...best, evaluated };
    }
  }
  return { ...best, gain: Math.max(0, best.gain), evaluated, complete: true };
}

/** Finds a step that comes before all others: a token to place, or wounds to assign. Null if there is none. */
function findForcedStep({ ruleset, side, sides }: MissionValuing, table: Table): MissionTurnStep | null {
  const team = side === sides.heroes ? 'heroes' : 'mastermind';
  const due = ruleset.mission?.entering(table).find(({ placedBy }) => placedBy === team);
  const at = due && chooseTokenSquare(ruleset, table, due, sides, side);
  if (due && at !== null && at !== undefined) {
    const token = { name: due.id, kind: TOKEN_KINDS.objective, at, strength: due.strength, wounds: due.times };
    const deed: Deed = { deed: 'lay', tokens: [{ ...token, scenario: due.scenario }] };
    return makeMissionTurnStep(deed, null, { to: at });
  }
  for (const figure of table.figures.values()) {
    if (figure.side !== side || getTally(figure, 'wounds') === 0) continue;
    const puts = listChosenPlaces(decideWounds(ruleset, table, figure.piece));
    const deed: MissionDeedNamed<'settle'> = { deed: 'settle', piece: figure.piece, puts };
    if (puts.length > 0) return makeMissionTurnStep(deed, figure.piece, { to: figure.squares[0] ?? null });
  }
  return null;
}

/** Chooses the square of a token: far from the heroes if the mastermind places it, near them if they do. */
function chooseTokenSquare(
  ruleset: Ruleset,
  table: Table,
  { at }: TokenReminder,
  sides: { readonly heroes: string; readonly mastermind: string },
  side: string,
): Square | null {
  const { board } = table;
  if (at !== null || !board) return at;
  const heroes = listOnMap(table, sides.heroes);
  const own = listOnMap(table, side);
  const least = (figures: readonly Figure[], square: Square) =>
    figures.reduce((far, { squares }) => Math.min(far, countPathPoints(board, squares, [square])), 60);
  const sign = side === sides.heroes ? -1 : 1;
  let best: { readonly square: Square; readonly value: number } | null = null;
  for (const square of ruleset.mission?.battleZone(table) ?? []) {
    const value = sign * least(heroes, square) - 0.2 * least(own, square);
    if (!best || value > best.value) best = { square, value };
  }
  return best?.square ?? null;
}
