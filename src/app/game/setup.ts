import type { Setup, SetupReason, SetupStep, ThemeBonus } from '../../rules/setup';
import { themeBonus } from '../../rules/shared/force/themes';
import { scenarioOf } from '../../rules/shared/scenarios';
import { listCardsAt } from '../../table/decks';
import type { Fact, Player } from '../../table/facts';
import { leavesOut } from '../../table/formats';
import type { Figure, Table } from '../../table/table';
import { SETUP_REASON_TEXT } from '../../text/setup';
import { ruleset } from './state';

export type StepState = 'done' | 'skipped' | 'next' | 'open';

/** A step of the set-up as the game has it. */
export interface GuideStep {
  readonly step: SetupStep;
  readonly state: StepState;
  /** Whose turn it is in it; null: everybody's, or it is over. */
  readonly player: Player | null;
  /** Whether a tap says that it is done: what it asks for is there, or is done at the table. */
  readonly ready: boolean;
  /** How far it got, of how much; null where nothing is counted. */
  readonly count: Count | null;
  /** The part of `player` in that count; null where it is nobody's turn, or nothing is counted. */
  readonly share: Count | null;
}

interface Count {
  readonly done: number;
  readonly of: number;
}

export interface Guide {
  readonly steps: readonly GuideStep[];
  /** The first that is neither done nor passed over. */
  readonly next: GuideStep | null;
  /** The first player, once that is settled. */
  readonly first: Player | null;
}

/** What a side of the open game adds to its roll for the first turn; null where it is no themed team, or the book knows none. */
export function themeOf(table: Table, side: string): ThemeBonus | null {
  const law = ruleset()?.force.themes;
  return law ? themeBonus(law, table, side) : null;
}

/** Whether the edition of the open game knows themed teams, and a bonus for them. */
export function hasThemes(): boolean {
  return (ruleset()?.force.themes ?? null) !== null;
}

/** Before the first turn of a game. */
export function settingUp(table: Table): boolean {
  return table.turn === null && table.round === 0 && table.ended === null;
}

/** The state of the setup, read from the table and from the steps ticked off, so that undo and a restart of the app keep it right. */
export function guideOf(table: Table, setup: Setup): Guide {
  const law = ruleset()?.scenarios;
  const scenario = law ? scenarioOf(table, law) : null;
  const all = setup
    .steps(table.players.length, scenario?.scenario.id)
    // Part 1 of the book knows no objects.
    .filter(({ task }) => task !== 'objects' || !leavesOut(table, 'core'))
    .map((step) => ({ step, ...confirmed(step, progressOf(table, setup, step)) }));
  const next = all.findIndex(({ step, done }) => !done && table.setup[step.id] === undefined);
  const steps = all.map(
    ({ step, done, ready = step.task === 'aloud', player, count, share = null }, index): GuideStep => {
      const over = done ? 'done' : table.setup[step.id];
      const state = over ?? (index === next ? 'next' : 'open');
      return { step, state, player: state === 'done' ? null : player, ready: ready && state !== 'done', count, share };
    },
  );
  const known = steps.some(({ step, state }) => step.task === 'first-player' && state === 'done');
  return { steps, next: steps[next] ?? null, first: (known && table.players[0]) || null };
}

type Progress = Pick<GuideStep, 'player' | 'count'> & {
  readonly done: boolean;
  readonly ready?: boolean;
  readonly share?: Count | null;
};

/** What a scenario names is there, but nobody has said that it is the right one. */
function confirmed({ confirm }: SetupStep, progress: Progress): Progress {
  return confirm && progress.done ? { ...progress, done: false, ready: true } : progress;
}

function progressOf(table: Table, setup: Setup, step: SetupStep): Progress {
  const own = step.seat === null ? null : (table.players[step.seat] ?? null);
  const players = own ? [own] : table.players;
  const plain = { player: own, count: null };
  // A scenario has steps of its own only where it was chosen.
  if (step.task === 'format' || step.task === 'scenario') return { ...plain, done: true };
  if (step.task === 'deck') return { ...plain, done: table.decks.some((deck) => listCardsAt(deck, 'play').length > 0) };
  if (step.task === 'forces') return { ...plain, done: players.every(({ side }) => figuresOf(table, side).length > 0) };
  if (step.task === 'map') return { ...plain, done: table.board !== null };
  if (step.task === 'objects') return objects(table, players, setup.objects?.each ?? 0);
  if (step.task === 'figures') return figures(table, players);
  return { ...plain, done: false };
}

/** Players take turns: next is the first of those who placed the fewest. */
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

/** Figures whose dials start elsewhere than a step has it; bystanders have no dial. */
export function offStart(table: Table, { startClick }: SetupStep): readonly Figure[] {
  if (startClick === undefined) return [];
  return [...table.figures.values()].filter(({ start, character }) => start !== startClick && !character.bystander);
}

/** Whether what a step asks for is on the table by now, in whole or in part: passed over, it is done and not skipped. */
export function isThere({ step, ready, count }: GuideStep): boolean {
  return (ready && step.task !== 'aloud') || (step.task === 'objects' && (count?.done ?? 0) > 0);
}

/** The step at which objects can be laid now: the one that is next, else the first still open. Null: none is. */
export function objectStep(guide: Guide): GuideStep | null {
  const open = guide.steps.filter(
    ({ step, state }) => step.task === 'objects' && (state === 'next' || state === 'open'),
  );
  return open[0] ?? null;
}

/** An object laid by a side, under an id that the game has not used. */
export function layObject(
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
    /** Of a special object; null: a standard one. */
    readonly name: string | null;
  },
): Fact {
  // By its square, so that of two quick taps neither takes the other's object away.
  const used = new Set(table.objects.map(({ id }) => id));
  let object = `object-${square}`;
  while (used.has(object)) object += '+';
  return { fact: 'object', object, kind, square, by: side, ...(name === null ? {} : { name }) };
}

export function stepFact(step: SetupStep, state: 'done' | 'skipped' | 'open'): Fact {
  return { fact: 'set-up', step: step.id, state };
}

/** What speaks against a place, in words; null where nothing does. */
export function wordsAgainst(reasons: readonly SetupReason[]): string | null {
  return reasons.length === 0 ? null : reasons.map(({ code }) => SETUP_REASON_TEXT[code]).join('; ');
}
