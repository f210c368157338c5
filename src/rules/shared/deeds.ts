import { areFriendly } from '../../table/allies';
import type { Fact } from '../../table/facts';
import { countClicksLeft, type Figure, getActionTotal, type Table } from '../../table/table';
import type { Citation, Reason } from '../answer';
import type { ThemeRules } from '../force-rules';
import type { Deed, DeedRuling } from '../table-deed';
import {
  type CaptiveRules,
  capture,
  freeCaptivesOf,
  listCaptiveReasons,
  listCaptives,
  release,
  rescue,
} from './captives';
import { pieceMark, reason } from './cite';
import { type Ending, endGame, listEndingEffects } from './ending';
import { type LostFeat, scoreFeats } from './feats';
import { listRerollFacts } from './force/themes';
import { makeRuling, requireTableFigure } from './ruling';
import { firstSideOfRound, listSkippedSides } from './turn-order';

/**
 * Lists the facts of clicks taken, including a defeat and its victory points. The points go to the attacker's side,
 * else to the last attacker's side. Otherwise all opponents share the points.
 */
export function listClickFacts(
  table: Table,
  figure: Figure,
  clicks: number,
  cause: 'damage' | 'push' | 'critical' | 'knock-back',
  by: string | null,
  { defeatPoints = ({ points }) => points, lostFeats = () => [], captives }: TurnRules,
): Fact[] {
  const facts: Fact[] = [{ fact: 'clicked', piece: figure.piece, by: clicks, cause, from: by }];
  if (figure.defeated || clicks < countClicksLeft(figure)) return facts;
  facts.push({ fact: 'defeated', piece: figure.piece, by });
  const scorer = scoringSide(table, figure, by);
  const sides =
    scorer === null
      ? table.players.map((player) => player.side).filter((side) => !areFriendly(table, side, figure.side))
      : [scorer];
  const points = defeatPoints(figure, dealerOf(table, figure, by), table);
  const among = sides.length > 1 ? { among: sides.length } : {};
  if (points !== null)
    for (const side of sides) facts.push({ fact: 'scored', side, points, ...among, piece: figure.piece });
  return [
    ...facts,
    ...scoreFeats(lostFeats(table, figure), sides, figure.piece),
    ...freeCaptivesOf(table, figure, captives),
  ];
}

/** Returns the figure that counts as dealing the last hit: the attacker, or the controller of a controlled attacker. */
function dealerOf(table: Table, figure: Figure, by: string | null): Figure | null {
  const dealer = by === null ? figure : table.figures.get(by);
  const controller = dealer?.loanedBy ? table.figures.get(dealer.loanedBy) : undefined;
  return controller ?? (by === null ? null : (dealer ?? null));
}

function scoringSide(table: Table, figure: Figure, by: string | null): string | null {
  // A figure defeated while controlled scores for its controller.
  if (figure.loan && figure.loan !== figure.side) return figure.loan;
  for (const piece of [by, figure.lastHurtBy]) {
    const of = piece === null ? undefined : table.figures.get(piece);
    const side = of?.loan ?? of?.side;
    if (side !== undefined && !areFriendly(table, side, figure.side)) return side;
  }
  return null;
}

/** Rules of an edition for actions and the end of turns. */
export interface TurnRules {
  readonly isFree: (action: string) => boolean;
  /** Whether a further action now costs the figure a click of pushing damage. */
  readonly pushes: (figure: Figure, table: Table) => boolean;
  readonly citeTokens: Citation;
  readonly citeGiving: Citation;
  /** Passage that forbids actions to a figure carried this turn. Left out if the edition has no such rule. */
  readonly citeCarried?: Citation;
  /** Whether an action leaves no token and counts as rest. If left out, no action counts as rest. */
  readonly rests?: (action: string, table: Table) => boolean;
  /**
   * Returns the victory points for a defeat. `by` is null if no figure caused the defeat. Null if points do not count.
   * If left out, the defeat scores the figure's points.
   */
  readonly defeatPoints?: (figure: Figure, by: Figure | null, table: Table) => number | null;
  /** Lists the feats that are lost with a defeated figure and score points. If left out, no feats are lost. */
  readonly lostFeats?: (table: Table, figure: Figure) => readonly LostFeat[];
  /** Whether a token from any cause prevents rest. If false, only an action prevents rest. */
  readonly tokensPreventRest: boolean;
  /** Rule that determines the winner. A scenario may replace the rule. */
  readonly ending: Ending | ((table: Table) => Ending);
  readonly captives: CaptiveRules;
  /** Benefits of themed teams, recorded at the beginning of the game. Left out if the book has no themed teams. */
  readonly themes?: ThemeRules | null;
}

/**
 * Lists the reason against an action of a figure in a turn that is not its controller's. Empty in the controller's
 * turn.
 */
export function listOutOfTurnReasons(
  { turn }: Table,
  { piece, loan, side }: Figure,
  rules: Pick<TurnRules, 'citeGiving'>,
): Reason[] {
  return turn === null || turn === (loan ?? side) ? [] : [reason('opposing', rules.citeGiving, [pieceMark(piece)])];
}

/**
 * Gives a figure an action that counts towards the action total. The action leaves a token and can cost a click for
 * pushing.
 */
function act(table: Table, figure: Figure, action: string, rules: TurnRules): DeedRuling {
  const reasons = [...listCaptiveReasons(figure, rules.captives.cite), ...listOutOfTurnReasons(table, figure, rules)];
  if (rules.isFree(action)) return makeRuling(reasons, []);
  if (figure.carriedThisTurn && rules.citeCarried)
    reasons.push(reason('acted', rules.citeCarried, [pieceMark(figure.piece)]));
  if (action === 'close' && listCaptives(table, figure.piece).length >= rules.captives.most)
    reasons.push(reason('power-forbids', rules.captives.cite, [pieceMark(figure.piece)]));
  const rests = rules.rests?.(action, table) ?? false;
  if (figure.tokens >= 2 && !rests) reasons.push(reason('two-tokens', rules.citeTokens, [pieceMark(figure.piece)]));
  if (figure.actedThisTurn) reasons.push(reason('acted', rules.citeGiving, [pieceMark(figure.piece)]));
  if (table.actionsSpent >= getActionTotal(table, table.turn ?? figure.side))
    reasons.push(reason('no-actions', rules.citeGiving));
  const facts: Fact[] = [{ fact: 'acted', piece: figure.piece, action }];
  if (rests) return makeRuling(reasons, facts);
  if (figure.tokens < 2) facts.push({ fact: 'tokens', piece: figure.piece, by: 1 });
  if (rules.pushes(figure, table)) facts.push(...listClickFacts(table, figure, 1, 'push', null, rules));
  return makeRuling(reasons, facts);
}

/** Ends a turn: the player's characters without an action lose their tokens. */
function endTurn(table: Table, side: string, rules: TurnRules): Fact[] {
  const rested = (figure: Figure) =>
    (!figure.actedThisTurn || (rules.rests?.(figure.lastAction ?? '', table) ?? false)) &&
    !(rules.tokensPreventRest && figure.tokenThisTurn);
  return [...table.figures.values()]
    .filter((figure) => figure.side === side && rested(figure) && figure.tokens > 0 && !figure.defeated)
    .map((figure) => ({ fact: 'tokens', piece: figure.piece, by: -figure.tokens }));
}

/** Begins a turn. Also ends effects that last until the skipped turns of players without figures. */
function beginTurn(table: Table, side: string, { themes }: TurnRules): Fact[] {
  const { round, earlierRounds = 0 } = table;
  const next = round === 0 ? earlierRounds + 1 : round + Number(firstSideOfRound(table) === side);
  const missed = listSkippedSides(table, side).flatMap((out) => [
    ...listEndingEffects(table, out, 'turn-begins'),
    ...listEndingEffects(table, out, 'turn-ends'),
  ]);
  return [
    ...(table.round === 0 && themes ? listRerollFacts(themes, table) : []),
    ...missed,
    { fact: 'turn', side, round: next },
    ...listEndingEffects(table, side, 'turn-begins'),
  ];
}

/** Rules on a deed. The facts are present even if the book forbids the deed, because the players decide. */
export function ruleOnDeed(table: Table, deed: Deed, rules: TurnRules): DeedRuling {
  const ofTurn = (by: string, ruled: DeedRuling): DeedRuling =>
    makeRuling(
      [...listOutOfTurnReasons(table, requireTableFigure(table, by), rules), ...ruled.reasons],
      ruled.facts,
      ruled.notes,
    );
  const held = (piece: string): Reason[] => listCaptiveReasons(requireTableFigure(table, piece), rules.captives.cite);
  switch (deed.deed) {
    case 'act':
      return act(table, requireTableFigure(table, deed.piece), deed.action, rules);
    case 'damage':
      return makeRuling(
        held(deed.piece),
        listClickFacts(table, requireTableFigure(table, deed.piece), deed.clicks, 'damage', deed.by, rules),
      );
    case 'heal':
      return makeRuling(held(deed.piece), [
        { fact: 'clicked', piece: deed.piece, by: -deed.clicks, cause: 'heal', from: null },
      ]);
    case 'token':
      return makeRuling(held(deed.piece), [{ fact: 'tokens', piece: deed.piece, by: deed.by }]);
    case 'capture':
      return capture(table, deed.by, deed.piece, rules.captives);
    case 'release':
      return ofTurn(deed.by, release(table, deed.by, deed.piece, rules.captives, rules.lostFeats));
    case 'rescue':
      return ofTurn(deed.by, rescue(table, deed.by, deed.piece, rules.captives));
    case 'begin-turn':
      return makeRuling([], beginTurn(table, deed.side, rules));
    case 'end-turn':
      return makeRuling([], [...endTurn(table, deed.side, rules), ...listEndingEffects(table, deed.side, 'turn-ends')]);
    case 'end-game':
      return makeRuling([], endGame(table, typeof rules.ending === 'function' ? rules.ending(table) : rules.ending));
    default:
      // Deeds of mission games, which have phases and action points, do not exist in dial games.
      return makeRuling([reason('power-forbids', rules.citeGiving)], []);
  }
}
