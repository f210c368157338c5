import { formatOmits } from '../../../table/formats';
import { findPiece } from '../../../table/position';
import type { Figure, Table } from '../../../table/table';
import { getTablePosition, makePieceOfFigure } from '../../../table/table-position';
import type { Reason } from '../../answer';
import { listFreeSquares } from '../../shared/captives';
import { pieceMark, reason } from '../../shared/cite';
import { ruleOnDeed, type TurnRules } from '../../shared/deeds';
import { listLostFeats } from '../../shared/feats';
import { listFirstRoundReasons } from '../../shared/first-round';
import { hasEffect, listPowerIdsByEffect } from '../../shared/powers';
import { makeRuling, requireTableFigure } from '../../shared/ruling';
import { findScenario } from '../../shared/scenarios';
import type { Deed, DeedRuling } from '../../table-deed';
import { cite } from './citations';
import { FORCE } from './force';
import { POWERS } from './powers';
import type { CoreRules } from './rules';
import { SCENARIOS, SHOWDOWN } from './scenarios';
import { isPastLastCount, listShowdownEndFacts } from './showdown';

/**
 * Kinds of action ("Types of Actions"). All except the free action count towards the action total and leave a token.
 */
export const ACTIONS = [
  { id: 'move', token: true },
  { id: 'close', token: true },
  { id: 'ranged', token: true },
  { id: 'power', token: true },
  { id: 'free', token: false },
] as const;

export const PHASES = ['beginning of turn', 'actions', 'clear tokens'] as const;

/** "Action total": one for every full 100 points of the build total. */
export function actionTotal(buildTotal: number): number {
  return Math.floor(buildTotal / 100);
}

/** Whether a figure has no size symbol, as an "Opposing standard character" must. */
function isStandard({ character }: Figure): boolean {
  return (
    character.size === 'standard' && !listPowerIdsByEffect(POWERS, 'big').some((id) => character.abilities.includes(id))
  );
}

export function turnRules(rules: CoreRules): TurnRules {
  return {
    isFree: (action) => ACTIONS.some((each) => each.id === action && !each.token),
    // The Basics have neither tokens nor pushing.
    rests: (_, table) => formatOmits(table, 'core'),
    pushes: (figure, table) =>
      rules.pushingHurts &&
      !formatOmits(table, 'core') &&
      figure.tokens > 0 &&
      !hasEffect(POWERS, makePieceOfFigure(figure, table), 'no-pushing-damage'),
    citeTokens: cite('ROUNDS, TURNS, AND ACTIONS: Pushing'),
    citeCarried: cite('HEROCLIX COMBAT AND SPECIAL ABILITIES: Carry'),
    citeGiving: cite('ROUNDS, TURNS, AND ACTIONS: Giving actions to characters'),
    // A figure loses its tokens if it received none this turn, for whatever cause.
    tokensPreventRest: true,
    // "WINNING THE GAME": in the Basics only the surviving figures count.
    defeatPoints: ({ points }, _by, table) => (formatOmits(table, 'core') ? null : points),
    ending: (table) =>
      formatOmits(table, 'core')
        ? 'last-standing'
        : findScenario(table, SCENARIOS)?.scenario === SHOWDOWN && isPastLastCount(table)
          ? 'most-points'
          : 'last-standing-or-points',
    lostFeats: listLostFeats,
    themes: FORCE.themes,
    captives: {
      cite: cite('HEROCLIX COMBAT AND SPECIAL ABILITIES: Capture'),
      // Releasing a captive scores a defeat plus 50 or the figure's points, whichever is less.
      released: ({ points }) => points + Math.min(50, points),
      most: 3,
      mayBeCaptured: isStandard,
      neighbours: rules.neighbours,
    },
  };
}

export function ruleOnPlainDeed(rules: CoreRules, table: Table, deed: Deed): DeedRuling {
  const ruled = ruleOnDeed(table, deed, turnRules(rules));
  if (deed.deed === 'end-turn' && findScenario(table, SCENARIOS)?.scenario === SHOWDOWN)
    return { ...ruled, facts: [...ruled.facts, ...listShowdownEndFacts(table, deed.side)] };
  if (deed.deed === 'release') return releasing(rules, table, deed, ruled);
  if (deed.deed !== 'damage' || deed.by === null) return ruled;
  return makeRuling([...ruled.reasons, ...tooEarly(rules, table, deed.by, deed.piece)], ruled.facts, ruled.notes);
}

/**
 * Resolves "Releasing captives": a power action in the captor's starting area. On a map without starting areas the
 * players check the location.
 */
function releasing(
  rules: CoreRules,
  table: Table,
  { by, piece }: { readonly by: string; readonly piece: string },
  ruled: DeedRuling,
): DeedRuling {
  const captor = requireTableFigure(table, by);
  const turns = turnRules(rules);
  const starts = table.board?.starts.get(captor.side) ?? [];
  const home = starts.length === 0 || captor.squares.every((square) => starts.includes(square));
  const away = home ? [] : [reason('power-forbids', turns.captives.cite, [pieceMark(by)])];
  // The captive is released on a free square of the starting area.
  const free = listFreeSquares(table, captor.squares, rules.neighbours).filter(
    (square) => starts.length === 0 || starts.includes(square),
  );
  if (home && captor.squares.length > 0 && free.length === 0)
    away.push(reason('occupied', turns.captives.cite, [pieceMark(by)]));
  // A power action recorded just before counts as the release, unless it was used for something else.
  if (captor.actedThisTurn && captor.lastAction === 'power' && !captor.used?.length && !captor.carriedThisTurn)
    return makeRuling([...ruled.reasons, ...away], ruled.facts, ruled.notes);
  const action = ruleOnDeed(table, { deed: 'act', piece: by, action: 'power' }, turns);
  const click = action.facts.findIndex(({ fact }) => fact === 'clicked');
  const end = click < 0 ? action.facts.length : click;
  const after = action.facts.slice(end).filter((fact) => !('piece' in fact) || fact.piece !== piece);
  const facts = [...action.facts.slice(0, end), ...ruled.facts, ...after];
  return makeRuling([...ruled.reasons, ...away, ...action.reasons], facts, ruled.notes);
}

/** Lists reasons of first-round immunity, if the game has a map. */
function tooEarly(rules: CoreRules, table: Table, by: string, target: string): Reason[] {
  const position = getTablePosition(table);
  const [attacker, hurt] = [by, target].map((id) => position && findPiece(position, id));
  return position && attacker && hurt ? listFirstRoundReasons(rules, position, attacker, [hurt]) : [];
}
