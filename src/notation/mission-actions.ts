import { edgeSquares } from '../grid/edge';
import { distance, type Square, squareAt, xOf, yOf } from '../grid/square';
import { getOwnProperty } from '../plain/get-own';
import type { HitAnswer, Reason, RefusalCode } from '../rules/answer';
import { type MissionDeed, type MissionDeedNamed, makeCardEffectDeed } from '../rules/mission-deed';
import type { Deed, Ruleset } from '../rules/ruleset';
import type { DeedRuling } from '../rules/table-deed';
import type { Fact } from '../table/facts';
import { findPiece } from '../table/position';
import { isUnpaidMarch } from '../table/striker';
import { computeDefense, listStrikes, type Strike } from '../table/strikes';
import { type Figure, getTablePosition, type Table } from '../table/table';
import type { CasePosition } from './case-position';

/** An action in a mission, as a case writes it. */
export type CaseMissionDeed = MissionDeed;

/** A table and the facts that led to it. */
interface FoldedFacts {
  readonly table: Table;
  readonly facts: readonly Fact[];
}

/** The result of a deed. After a refusal the table is unchanged, and there are no facts. */
interface MissionDeedResult extends FoldedFacts {
  /** Refusal codes of the notation. */
  readonly why: ReadonlySet<RefusalCode>;
  /** The refusals with their passages. */
  readonly reasons: readonly Reason[];
  /** Answer of the attack, if the deed is an attack on a figure. */
  readonly hit?: HitAnswer | undefined;
}

interface Run {
  readonly ruleset: Pick<Ruleset, 'resolve' | 'phases'>;
  readonly after: (table: Table, facts: readonly Fact[]) => Table;
}

/** Refusal codes, and the more general codes that the notation uses instead. */
const CODE_ALIASES: Readonly<Partial<Record<RefusalCode, RefusalCode>>> = {
  'has-run': 'power-forbids',
  'cannot-run': 'power-forbids',
};
/**
 * Refusal code for a figure that is not activated yet. Ignored in the phase of the figure's team, because cases do not
 * record activations.
 */
const NOT_BEGUN: RefusalCode = 'not-now';

/** Adds all tokens that `lay` deeds place. */
export function withTokensOfDeeds(position: CasePosition, deeds: readonly MissionDeed[]): CasePosition {
  const laid = deeds.flatMap((deed) => (deed.deed === 'lay' ? deed.tokens : []));
  return laid.length === 0 ? position : { ...position, tokens: [...(position.tokens ?? []), ...laid] };
}

/**
 * Runs a deed with all its consequences, in the order of the book: the attack, the slam, further effects of the card.
 */
export function runMissionDeed(run: Run, table: Table, deed: Deed): MissionDeedResult {
  const followed = resolve(run, table, deed);
  return followed.why.size > 0 ? { ...followed, table, facts: [] } : followed;
}

function resolve(run: Run, table: Table, deed: Deed): MissionDeedResult {
  switch (deed.deed) {
    case 'attack':
      return attack(run, table, deed);
    case 'move':
      return move(run, table, deed);
    case 'trigger':
      return runInOrder(run, table, [{ ...deed, reacting: isReaction(table, deed) }]);
    default:
      return runInOrder(run, table, [deed]);
  }
}

/** Runs deeds in order, up to the first refused deed. */
function runInOrder(run: Run, table: Table, deeds: readonly Deed[]): MissionDeedResult {
  let now = table;
  const facts: Fact[] = [];
  let hit: HitAnswer | undefined;
  for (const deed of deeds) {
    const { reached, why, reasons, ruling } = judgeDeedInPhase(run, now, deed);
    if (why.size > 0) return { table: now, facts, why, reasons };
    now = run.after(reached.table, ruling.facts);
    facts.push(...reached.facts, ...ruling.facts);
    hit = ruling.hit;
  }
  return { table: now, facts, why: new Set(), reasons: [], hit };
}

/** Runs further deeds after a result. */
function runAfter(run: Run, before: MissionDeedResult, deeds: readonly Deed[]): MissionDeedResult {
  const result = runInOrder(run, before.table, deeds);
  return { ...result, facts: [...before.facts, ...result.facts] };
}

/**
 * Returns the figure or group that does a deed in its own turn; null for deeds that are possible at any time, such as
 * reactions.
 */
function actorOf(deed: Deed): string | null {
  switch (deed.deed) {
    case 'activate':
    case 'activate-respawn':
    case 'roll':
    case 'respawn':
    case 'march':
    case 'take':
    case 'deliver':
    case 'shake-off':
    case 'move':
    case 'interact':
      return deed.piece;
    case 'trigger':
      return deed.reacting ? null : deed.piece;
    case 'attack':
    case 'break-through':
      return deed.attacker;
    default:
      return null;
  }
}

/**
 * Advances a table to the first phase of the round that satisfies `fits`, starting with the current phase. Null if no
 * phase does.
 */
export function moveToPhase({ ruleset, after }: Run, table: Table, fits: (at: Table) => boolean): FoldedFacts | null {
  let now = table;
  const facts: Fact[] = [];
  for (let left = ruleset.phases.length; left > 0 && now.round === table.round; left -= 1) {
    if (fits(now)) return { table: now, facts };
    const next = ruleset.resolve(now, { deed: 'next-phase' }).facts;
    now = after(now, next);
    facts.push(...next);
  }
  return null;
}

/**
 * Returns whether a card is triggered as a reaction: while another unit is active, or to defend while no unit is
 * active.
 */
function isReaction(table: Table, deed: MissionDeedNamed<'trigger'>): boolean {
  const card = table.figures.get(deed.piece)?.card;
  const active = table.phase?.piece ?? null;
  const isOwn = active === deed.piece || (active !== null && active === card?.group);
  const defends = deed.card !== null && getOwnProperty(card?.cards, deed.card)?.box === 'defend';
  return !isOwn && (active !== null || defends);
}

/**
 * Judges a deed of a case and returns the table on which it was judged. Cases do not record phases, so the round
 * advances to the phase of the deed.
 */
function judgeDeedInPhase(
  run: Run,
  table: Table,
  deed: Deed,
): Pick<MissionDeedResult, 'why' | 'reasons'> & { readonly ruling: DeedRuling; readonly reached: FoldedFacts } {
  const { resolve } = run.ruleset;
  const actor = actorOf(deed);
  const here: FoldedFacts = { table, facts: [] };
  const mayBegin = (at: Table, piece: string) =>
    resolve(at, { deed: 'activate', piece, how: 'gain' }).reasons.every(({ code }) => code !== NOT_BEGUN);
  const found = actor === null ? here : moveToPhase(run, table, (at) => mayBegin(at, actor));
  const reached = found ?? here;
  const ruling = resolve(reached.table, deed);
  const reasons = ruling.reasons.filter(({ code }) => found === null || code !== NOT_BEGUN);
  const why = new Set(reasons.map(({ code }) => getOwnProperty(CODE_ALIASES, code) ?? code));
  return { ruling, reached, why, reasons };
}

function attack(run: Run, table: Table, deed: MissionDeedNamed<'attack'>): MissionDeedResult {
  const { attacker, target, card = null } = deed;
  const blow = runInOrder(run, table, [deed]);
  if (blow.why.size > 0 || !('piece' in target)) return blow;
  const strikes = deed.turret ? [] : listStrikes(table.figures.get(attacker) as Figure);
  const besides = strikes.find((each) => each.card === card && each.attack === deed.attack)?.besides ?? [];
  const spaces = deed.slam ?? besides.find((each) => each.effect === 'slam')?.spaces ?? 0;
  const push = { attacker, target: target.piece, spaces, direction: deed.direction ?? null };
  const damage = blow.hit?.targets[0]?.wounds ?? 0;
  const slammed = spaces > 0 ? runAfter(run, blow, [{ deed: 'slam', ...push, damage }]) : blow;
  if (slammed.why.size > 0) return slammed;
  return besides.reduce((now, each) => applySideEffect(run, now, attacker, target.piece, each), slammed);
}

/**
 * Applies an effect of a card after a hit: a status token, or wounds that cannot be reduced. Defeated figures are
 * unaffected.
 */
function applySideEffect(
  run: Run,
  now: MissionDeedResult,
  by: string,
  piece: string,
  effect: Strike['besides'][number],
): MissionDeedResult {
  if (now.why.size > 0 || now.table.figures.get(piece)?.defeated) return now;
  if (effect.effect === 'slam') return now;
  return runAfter(run, now, [makeCardEffectDeed(effect, piece, by)]);
}

function move(run: Run, table: Table, deed: MissionDeedNamed<'move'>): MissionDeedResult {
  if (deed.action === 'breakthrough') return breakThrough(run, table, deed);
  const { piece, to, open, ...how } = deed;
  const figure = table.figures.get(piece) as Figure;
  const before: Deed[] = isUnpaidMarch(figure, deed.action) ? [{ deed: 'march', piece }] : [];
  const stays = (end: readonly Square[], from: readonly Square[]) => end.join() === from.join();
  if (open === undefined) return runInOrder(run, table, [...before, deed]);
  const near = [figure.squares, ...edgeSquares(open).map((square) => [square])];
  const results = near.map((first) =>
    runInOrder(run, table, [
      ...before,
      ...(stays(first, figure.squares) ? [] : [{ ...how, piece, to: first, run: false }]),
      { deed: 'interact', piece, target: { edge: open } },
      ...(stays(to, first) ? [] : [{ ...how, piece, to }]),
    ]),
  );
  return results.find(({ why }) => why.size === 0) ?? (results[0] as MissionDeedResult);
}

function breakThrough(
  run: Run,
  table: Table,
  { piece, to, strength, defend }: MissionDeedNamed<'move'>,
): MissionDeedResult {
  const noPath: MissionDeedResult = { table, facts: [], why: new Set(['no-path']), reasons: [] };
  const figure = table.figures.get(piece) as Figure;
  const position = getTablePosition(table);
  const [here, there] = [figure.squares[0], to[0]];
  const own = position && findPiece(position, piece);
  if (!own || here === undefined || there === undefined || distance(here, there) !== 2) return noPath;
  const [x, y] = [xOf(here) + xOf(there), yOf(here) + yOf(there)];
  const between = x % 2 === 0 && y % 2 === 0 ? squareAt(x / 2, y / 2) : null;
  const target = position.pieces.find(({ squares }) => between !== null && squares.includes(between));
  const foe = target && table.figures.get(target.id);
  if (!foe) return noPath;
  const primary = listStrikes(figure).find(({ card }) => card === null)?.strength;
  return runInOrder(run, table, [
    {
      deed: 'break-through',
      attacker: piece,
      target: foe.piece,
      strength: strength ?? primary ?? own.damage,
      defend: computeDefense(foe, { pierce: [] }, defend ?? null),
    },
  ]);
}
