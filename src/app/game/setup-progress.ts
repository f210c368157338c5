import type { SetupReason, SetupRules, SetupStep, ThemeBonus } from '../../rules/setup';
import { computeThemeBonus } from '../../rules/shared/force/themes';
import { findScenario } from '../../rules/shared/scenarios';
import { listCardsAt } from '../../table/decks';
import type { Fact, Player } from '../../table/facts';
import { formatOmits } from '../../table/formats';
import type { Figure, Table } from '../../table/table';
import { SETUP_REASON_TEXT } from '../../text/setup';
import { ruleset } from './open-game';

export type SetupStepState = 'done' | 'skipped' | 'next' | 'open';

/** Step of the setup with its state in the game. */
export interface SetupGuideStep {
  readonly step: SetupStep;
  readonly state: SetupStepState;
  /** Player who acts next in the step. Null if all players act, or if the step is over. */
  readonly player: Player | null;
  /** Whether a tap may mark the step as done: its requirement is met, or the step is left to the players. */
  readonly ready: boolean;
  /** Progress of all players in the step. Null if the step counts nothing. */
  readonly count: Count | null;
  /** Progress of `player` in the step. Null if no player is given, or if the step has nothing to count. */
  readonly share: Count | null;
}

interface Count {
  readonly done: number;
  readonly of: number;
}

export interface SetupGuide {
  readonly steps: readonly SetupGuideStep[];
  /** First step that is neither done nor skipped. */
  readonly next: SetupGuideStep | null;
  /** First player. Null until the players have chosen. */
  readonly first: Player | null;
}

/**
 * Returns the bonus of a themed team for the first-turn roll. Null if the side has no themed team, or if the edition
 * has no theme bonus.
 */
export function findThemeBonus(table: Table, side: string): ThemeBonus | null {
  const rules = ruleset()?.force.themes;
  return rules ? computeThemeBonus(rules, table, side) : null;
}

/** Whether the edition of the open game has a bonus for themed teams. */
export function hasThemeBonus(): boolean {
  return (ruleset()?.force.themes ?? null) !== null;
}

/** Whether the first turn has not begun yet. */
export function isSettingUp(table: Table): boolean {
  return table.turn === null && table.round === 0 && table.ended === null;
}

/**
 * Computes the setup guide from the table and the steps marked as done. The guide therefore stays correct after undo
 * and a restart.
 */
export function makeSetupGuide(table: Table, setup: SetupRules): SetupGuide {
  const rules = ruleset()?.scenarios;
  const scenario = rules ? findScenario(table, rules) : null;
  const all = setup
    .steps(table.players.length, scenario?.scenario.id)
    // A game that uses only part 1 of the book has no objects.
    .filter(({ task }) => task !== 'objects' || !formatOmits(table, 'core'))
    .map((step) => ({ step, ...requireConfirmation(step, progressOf(table, setup, step)) }));
  const next = all.findIndex(({ step, done }) => !done && table.setup[step.id] === undefined);
  const steps = all.map(
    ({ step, done, ready = step.task === 'aloud', player, count, share = null }, index): SetupGuideStep => {
      const over = done ? 'done' : table.setup[step.id];
      const state = over ?? (index === next ? 'next' : 'open');
      return { step, state, player: state === 'done' ? null : player, ready: ready && state !== 'done', count, share };
    },
  );
  const known = steps.some(({ step, state }) => step.task === 'first-player' && state === 'done');
  return { steps, next: steps[next] ?? null, first: (known && table.players[0]) || null };
}

type Progress = Pick<SetupGuideStep, 'player' | 'count'> & {
  readonly done: boolean;
  readonly ready?: boolean;
  readonly share?: Count | null;
};

/** Marks a step as ready instead of done if its requirement is met but players must confirm it. */
function requireConfirmation({ confirm }: SetupStep, progress: Progress): Progress {
  return confirm && progress.done ? { ...progress, done: false, ready: true } : progress;
}

function progressOf(table: Table, setup: SetupRules, step: SetupStep): Progress {
  const own = step.seat === null ? null : (table.players[step.seat] ?? null);
  const players = own ? [own] : table.players;
  const plain = { player: own, count: null };
  // The setup steps of a scenario are only known after the scenario is chosen.
  if (step.task === 'format' || step.task === 'scenario') return { ...plain, done: true };
  if (step.task === 'deck') return { ...plain, done: table.decks.some((deck) => listCardsAt(deck, 'play').length > 0) };
  if (step.task === 'forces') return { ...plain, done: players.every(({ side }) => figuresOf(table, side).length > 0) };
  if (step.task === 'map') return { ...plain, done: table.board !== null };
  if (step.task === 'objects') return objects(table, players, setup.objects?.each ?? 0);
  if (step.task === 'figures') return figures(table, players);
  return { ...plain, done: false };
}

/** Computes the progress of placing objects. Players take turns: next is the first player with the fewest objects. */
function objects(table: Table, players: readonly Player[], each: number): Progress {
  const laid = players.map(({ side }) => table.objects.filter(({ by }) => by === side).length);
  const least = Math.min(...laid);
  const done = laid.reduce((sum, count) => sum + Math.min(count, each), 0);
  const of = each * players.length;
  return {
    done: done >= of,
    player: players[laid.indexOf(least)] ?? null,
    count: { done, of },
    share: { done: Math.min(least, each), of: each },
  };
}

function figures(table: Table, players: readonly Player[]): Progress {
  const placed = (sides: readonly Player[]): Count => {
    const all = sides.flatMap(({ side }) => figuresOf(table, side));
    return { done: all.filter((figure) => figure.squares.length > 0).length, of: all.length };
  };
  const count = placed(players);
  const isWaiting = (player: Player) => placed([player]).done < placed([player]).of;
  const player = players.find(isWaiting) ?? null;
  return {
    done: count.of > 0 && count.done === count.of,
    player,
    count,
    share: player && placed([player]),
  };
}

function figuresOf(table: Table, side: string): Figure[] {
  return [...table.figures.values()].filter((figure) => figure.side === side && !figure.defeated);
}

/**
 * Lists the figures that start on a different click than the step requires. Bystanders are left out, because they have
 * no dial.
 */
export function listOffStartFigures(table: Table, { startClick }: SetupStep): readonly Figure[] {
  if (startClick === undefined) return [];
  return [...table.figures.values()].filter(({ start, character }) => start !== startClick && !character.bystander);
}

/** Whether the requirement of a step is at least partly met. Skipping the step then marks it as done. */
export function isPartlyDone({ step, ready, count }: SetupGuideStep): boolean {
  return (ready && step.task !== 'aloud') || (step.task === 'objects' && (count?.done ?? 0) > 0);
}

/**
 * Returns the step in which objects can be placed now: the next step, else the first open step. Null if there is none.
 */
export function findObjectStep(guide: SetupGuide): SetupGuideStep | null {
  const open = guide.steps.filter(
    ({ step, state }) => step.task === 'objects' && (state === 'next' || state === 'open'),
  );
  return open[0] ?? null;
}

/** Makes the fact that a side places an object, under an unused id. */
export function makePlacedObjectFact(
  table: Table,
  {
    kind,
    side,
    square,
    name,
  }: {
    readonly kind: Table['objects'][number]['kind'];
    readonly side: string;
    readonly square: string;
    /** Name of a special object. Null for a standard object. */
    readonly name: string | null;
  },
): Fact {
  // The id contains the square, so two quick taps cannot remove each other's object.
  const used = new Set(table.objects.map(({ id }) => id));
  let object = `object-${square}`;
  while (used.has(object)) object += '+';
  return { fact: 'object', object, kind, square, by: side, ...(name === null ? {} : { name }) };
}

export function makeSetupStepFact(step: SetupStep, state: 'done' | 'skipped' | 'open'): Fact {
  return { fact: 'set-up', step: step.id, state };
}

/** Describes why an object must not be placed on a square. Null if the square is allowed. */
export function describeSetupReasons(reasons: readonly SetupReason[]): string | null {
  return reasons.length === 0 ? null : reasons.map(({ code }) => SETUP_REASON_TEXT[code]).join('; ');
}
