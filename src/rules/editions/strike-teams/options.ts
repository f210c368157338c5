import { MOVE_FORMS } from '../../../catalog/cards/effects';
import { squareName } from '../../../grid/square';
import { isLessThan, ZERO } from '../../../plain/fraction';
import { getOwnProperty } from '../../../plain/get-own';
import { cardMoveKind, countWounds } from '../../../table/striker';
import type { Figure, Table } from '../../../table/table';
import { getTablePosition } from '../../../table/table-position';
import { getGroupActionPointsCounterName, getTally } from '../../../table/tallies';
import { TOKEN_KINDS } from '../../../table/tokens';
import type { Reason } from '../../answer';
import type { MissionDeedNamed } from '../../mission-deed';
import type { DeedOption, DisplayedCounter, MissingChoice } from '../../options';
import type { Deed } from '../../table-deed';
import { ACTIVATION_PURPOSES, listSpawnPointsFor, RESPAWN_PRICE } from './activation';
import { isAtTurret, turretPrice } from './attack-prices';
import { breakthroughPrice } from './breakthrough';
import { listAdvanceLimitReasons } from './movement-deeds';
import { isScoredByCard } from './objectives';
import { listMobilizedReasons, listRunReasons, pieceForFigure } from './paid-action';
import { attackPrice, evaluateCost } from './prices';
import { countStages, listTurnReasons, stageOfRound } from './rounds';
import { RULES, type StrikeTeamsRules } from './rules';
import { STATUS_REMOVAL_PRICE } from './status-removal';
import { listInabilityReasons } from './strikers';
import { computeRetrievalPrice, needsRetrieval } from './token-deeds';
import { ruleOnAction } from './turns';
import {
  type ActivationUnit,
  COMMAND_DIAL_MAX,
  commandDialCounter,
  findUnit,
  hasUnitActed,
  isUnitActive,
  payPoints,
  pointsFromDial,
  readCommandDial,
  unitPoints,
} from './units';
import { HENCHMAN_TOKENS } from './wounds';

const TRACK_END = 12;

/**
 * Lists the counters for display: stage, both dials, objective points, Henchman Tokens, and the action track of each
 * unit.
 */
export function listCounters(table: Table): DisplayedCounter[] {
  const stage = {
    id: 'stage',
    name: 'Stage',
    side: null,
    value: stageOfRound(table.round),
    least: 1,
    most: countStages(table),
  };
  const sides = table.players.flatMap(({ side }): DisplayedCounter[] => {
    const points = getOwnProperty(table.points, side) ?? ZERO;
    const value = isLessThan(points, ZERO) ? 0 : Math.floor(points.numerator / points.denominator);
    return [
      {
        id: 'command-dial',
        name: 'Command Dial',
        side,
        value: readCommandDial(table, side),
        least: 0,
        most: COMMAND_DIAL_MAX,
        counter: commandDialCounter(side),
      },
      { id: 'points', name: 'Objective Points', side, value, least: 0, most: null },
    ];
  });
  const henchmen = [...table.figures.values()].filter(({ card }) => card?.kind === 'henchman').length;
  const tokens = table.counters[HENCHMAN_TOKENS] ?? 0;
  const counters: DisplayedCounter[] =
    henchmen === 0
      ? []
      : [{ id: 'henchman-tokens', name: HENCHMAN_TOKENS, side: null, value: tokens, least: 0, most: henchmen }];
  const units = new Map(
    [...table.figures.values()].flatMap(({ piece, card }) => (card ? [unitById(table, piece)] : [])),
  );
  const tracks = [...units.values()].map((unit): DisplayedCounter => {
    const most = unit.members[0]?.card?.last ?? TRACK_END;
    const track = {
      id: 'action-track',
      name: unit.id,
      side: unit.side,
      value: unitPoints(table, unit),
      least: 0,
      most,
    };
    return unit.group === null ? track : { ...track, counter: getGroupActionPointsCounterName(unit.group) };
  });
  return [stage, ...sides, ...counters, ...tracks];
}

function unitById(table: Table, piece: string): readonly [string, ActivationUnit] {
  const unit = findUnit(table, piece);
  return [unit.id, unit];
}

/**
 * Lists the options of a piece or group: activations, or uses of its points. If `piece` is null, the only option is the
 * next phase.
 */
export function listDeedOptions(rules: StrikeTeamsRules, table: Table, piece: string | null): DeedOption[] {
  if (piece === null) return [whole(table, 'next-phase', { deed: 'next-phase' })];
  const unit = findUnit(table, piece);
  const figure = table.figures.get(piece) ?? null;
  const begun = isUnitActive(table, unit) && hasUnitActed(table, unit);
  const die: DeedOption = {
    ...asked(
      'roll',
      ['declared', 'rolled'],
      ruleOnAction(RULES, table, { deed: 'roll', piece: unit.id, declared: 1, rolled: 1 }).reasons,
    ),
    cost: 0,
  };
  if (!begun) return [...activations(table, unit), die, ...reactions(table, figure)];
  return [
    ...(figure && !figure.defeated ? doings(rules, table, unit, figure) : []),
    ...(unit.members.some(({ card }) => card?.march) ? [march(table, unit)] : []),
    ...respawns(table, unit),
    die,
    whole(table, 'end-activation', { deed: 'end-activation', piece: unit.id }),
  ];
}

/** Returns the option for an action that needs no further choices. Its reasons ignore house rules. */
function whole(table: Table, id: string, deed: Deed, about: string | null = null): DeedOption {
  return { id, about, deed, asks: [], cost: null, reasons: ruleOnAction(RULES, table, deed).reasons };
}

/**
 * Returns the option for an action with a cost that needs no further choices. The Command Dial pays the points that the
 * action track does not have.
 */
function paid(
  table: Table,
  id: string,
  deed: MissionDeedNamed<'trigger' | 'shake-off' | 'take' | 'march' | 'respawn'>,
  about: string | null,
  cost: number | null,
): DeedOption {
  if (cost === null) return whole(table, id, deed, about);
  const command = pointsFromDial(table, findUnit(table, deed.piece), cost);
  return { ...whole(table, id, { ...deed, command }, about), cost };
}

function asked(
  id: string,
  asks: readonly MissingChoice[],
  reasons: readonly Reason[],
  cost: number | null = null,
  about: string | null = null,
): DeedOption {
  return { id, about, deed: null, asks, cost, reasons };
}

function activations(table: Table, unit: ActivationUnit): DeedOption[] {
  return ACTIVATION_PURPOSES.flatMap((how): DeedOption[] => {
    const deed = { deed: 'activate-respawn', piece: unit.id, at: null } as const;
    if (how !== 'respawn') return [whole(table, how, { deed: 'activate', piece: unit.id, how })];
    const [figure] = unit.members;
    if (!figure || unit.group !== null || !figure.defeated) return [];
    const spawns = listSpawnPointsFor(table, figure);
    if (!spawns) return [whole(table, how, deed)];
    return spawns.map((at) => whole(table, how, { ...deed, at }, squareName(at)));
  });
}

/** Lists the reasons against a deed that are known before a target is chosen: turn, earlier run, price and box. */
function priced(
  table: Table,
  figure: Figure,
  cost: number,
  reasons: readonly Reason[],
  advances: boolean = false,
): Reason[] {
  const unit = findUnit(table, figure.piece);
  return [
    ...listTurnReasons(table, unit),
    ...listMobilizedReasons(figure),
    ...listRunReasons(unit, figure, { cost, advances }),
    ...reasons,
    ...payPoints(table, unit, cost, readCommandDial(table, unit.side)).reasons,
  ];
}

function doings(rules: StrikeTeamsRules, table: Table, unit: ActivationUnit, figure: Figure): DeedOption[] {
  const { piece } = figure;
  const own = pieceForFigure(table, piece);
  const step = evaluateCost(own, 'move');
  const tired = listAdvanceLimitReasons(figure, step.cost ?? 0);
  const blow = attackPrice(own, false);
  const type = figure.card?.boxes.attack?.type || null;
  const able = (box: 'attack' | 'move') => listInabilityReasons(own, box);
  const primary = type === null ? ['melee', 'ranged'] : [type];
  const list: DeedOption[] = [
    asked('move', ['square'], priced(table, figure, step.cost ?? 0, [...step.reasons, ...tired], true), step.cost),
    ...primary.map((attack) =>
      asked(
        attack,
        attack === 'ranged' ? ['target', 'aim'] : ['target'],
        priced(table, figure, blow, able('attack')),
        blow,
      ),
    ),
    asked('demolish', ['object'], priced(table, figure, blow, able('attack')), blow),
    asked('interact', ['object'], priced(table, figure, 1, []), 1),
  ];
  if (figure.card?.kind !== 'henchman') {
    const busy = (['busy', 'ran'] as const).some((tally) => getTally(figure, tally) > 0);
    if (!busy) list.push(asked('run', ['square'], priced(table, figure, 0, able('move')), null));
  } else if (getTally(figure, 'marched') > 0) {
    list.push(asked('march-on', ['square'], [...listTurnReasons(table, unit), ...able('move')]));
  }
  for (const line of MOVE_FORMS) {
    const spaces = getTally(figure, 'spaces', cardMoveKind(line));
    if (spaces > 0)
      list.push(
        asked(cardMoveKind(line), ['square'], [...listTurnReasons(table, unit), ...able('move')], null, `${spaces}`),
      );
  }
  const through = breakthroughPrice(rules, own);
  list.push(
    asked('break-through', ['target'], priced(table, figure, through, [...able('attack'), ...able('move')]), through),
  );
  const gun = turretPrice(own);
  if (isAtTurret(table, figure))
    list.push(asked('turret', ['target', 'aim'], priced(table, figure, gun, able('attack')), gun));
  return [...list, ...cards(table, figure), ...small(table, figure)];
}

function cards(table: Table, figure: Figure): DeedOption[] {
  const { piece } = figure;
  const own = pieceForFigure(table, piece);
  return Object.keys(figure.card?.cards ?? {}).map((card): DeedOption => {
    // Further attacks of a card that is already paid for cost only the points for aiming.
    if (getTally(figure, 'volley', card) > 0) {
      return asked('trigger', ['target'], listTurnReasons(table, findUnit(table, piece)), 0, card);
    }
    const deed = { deed: 'trigger', piece, card } as const;
    return paid(table, 'trigger', deed, card, evaluateCost(own, card).cost);
  });
}

/** Lists possible reactions to an attack in another figure's turn. */
function reactions(table: Table, figure: Figure | null): DeedOption[] {
  if (!figure || figure.defeated) return [];
  const names = Object.entries(figure.card?.cards ?? {}).flatMap(([name, { reaction }]) => (reaction ? [name] : []));
  const own = figure.card?.boxes.defend?.cost ? [null, ...names] : names;
  return own.map((card) => {
    const { cost } = evaluateCost(pieceForFigure(table, figure.piece), card ?? 'defend');
    return paid(table, 'react', { deed: 'trigger', piece: figure.piece, card, reacting: true }, card ?? 'defend', cost);
  });
}

/** Lists minor deeds: assigning wounds to slots, removing status tokens, and taking or delivering tokens. */
function small(table: Table, figure: Figure): DeedOption[] {
  const { piece } = figure;
  const statuses = ['trapped', 'prone'].filter((status) => getTally(figure, 'status', status) > 0);
  const list = statuses.map((status) =>
    paid(table, 'shake-off', { deed: 'shake-off', piece, of: piece, status }, status, STATUS_REMOVAL_PRICE),
  );
  if (countWounds(figure) > 0 && getTally(figure, 'wounds') > 0 && figure.card?.health === null) {
    list.push(asked('settle', ['slots'], []));
  }
  for (const token of table.tokens) {
    if (token.holder === piece) {
      const home = whole(table, 'deliver', { deed: 'deliver', piece, token: token.id }, token.id);
      list.push(isScoredByCard(table, token) ? home : { ...home, deed: null, asks: ['points'] });
    } else if (token.kind === TOKEN_KINDS.objective && token.at !== null && getTablePosition(table)) {
      const { reasons, cost } = computeRetrievalPrice(table, piece, token);
      if (reasons.length === 0 && needsRetrieval(table, token))
        list.push(paid(table, 'take', { deed: 'take', piece, token: token.id }, token.id, cost));
    }
  }
  return list;
}

function march(table: Table, unit: ActivationUnit): DeedOption {
  const price = unit.members[0]?.card?.march ?? null;
  return paid(table, 'march', { deed: 'march', piece: unit.id }, null, price);
}

/** Lists an option for each defeated henchman on each free spawn point. */
function respawns(table: Table, unit: ActivationUnit): DeedOption[] {
  return unit.members
    .filter(({ defeated, card }) => defeated && card?.kind === 'henchman')
    .flatMap((figure) =>
      (listSpawnPointsFor(table, figure) ?? [])
        .filter((at) => ![...table.figures.values()].some(({ squares }) => squares.includes(at)))
        .map((at) =>
          paid(
            table,
            'respawn',
            { deed: 'respawn', piece: figure.piece, at },
            `${figure.piece} ${squareName(at)}`,
            RESPAWN_PRICE,
          ),
        ),
    );
}
