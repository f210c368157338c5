import { DOOR, PRINTED_OBJECT } from '../board/terrain';
import type { Character, Click, DialValue } from '../catalog/character';
import { foldUnchecked } from '../game/valid-facts';
import { edgeName } from '../grid/edge';
import { squareName } from '../grid/square';
import { getOwnProperty } from '../plain/get-own';
import type { RefusalCode } from '../rules/answer';
import type { Ruleset } from '../rules/ruleset';
import { listSurvivors } from '../rules/shared/ending';
import type { Fact } from '../table/facts';
import { emptyTable } from '../table/fold/fold';
import type { InanimateTarget } from '../table/heaps';
import type { Piece } from '../table/piece';
import type { Figure, Table } from '../table/table';
import type { Expectation, ExpectedResult } from './case';
import { findCaseFormat } from './case-format';
import { type CasePosition, listNamedSides, makeGameFacts } from './case-position';
import type { PlayEvent } from './events';
import { makeSetResult } from './expected-results';
import {
  beginMission,
  isMissionPosition,
  MISSION_SIDES,
  reportMission,
  reportMissionFigure,
  reportMissionSide,
  withPrintedTurrets,
} from './mission';
import { runMissionDeed, withTokensOfDeeds } from './mission-actions';
import { reportFigure, reportSide, reportTable } from './play-report';

/** Build total of the game if the case names none. */
const BUILD_TOTAL = 300;

/**
 * Plays the events of a case from its position and reports all values of the table afterwards. Play stops at the first
 * refused event. Null for an event that the game does not have, and for a deed if the edition does not compute
 * consequences.
 */
export function playCase(ruleset: Ruleset, began: CasePosition, events: readonly PlayEvent[]): Expectation | null {
  const mission = isMissionPosition(began);
  const isPlayable = ({ event, deed }: PlayEvent) => {
    if (mission) return event === 'mission' || deed.deed === 'end-game';
    return event === 'deed' ? !ruleset.mission : event === 'game' || deed.deed === 'destroy';
  };
  if (!events.every(isPlayable)) return null;
  const deeds = events.flatMap((each) => (each.event === 'mission' ? [each.deed] : []));
  const gunned = deeds.some((deed) => deed.deed === 'attack' && deed.turret === true);
  const position = withTokensOfDeeds(began, deeds);
  let table = buildTable(ruleset, gunned ? withPrintedTurrets(began) : began, events);
  for (const { event, deed } of events) {
    if (mission && event !== 'deed') {
      const { table: next, why } = runMissionDeed({ ruleset, after }, table, deed);
      if (why.size > 0) return reportCase(ruleset, table, position, false, why);
      table = next;
      continue;
    }
    if (deed.deed === 'destroy') {
      table = after(table, [makeDestroyedFact(ruleset, position, deed.target)]);
      continue;
    }
    if (deed.deed === 'begin-turn' && table.round === 0) {
      table = after(table, firstTurn(ruleset.resolve(table, deed).facts, position.round));
      continue;
    }
    const ruled = ruleset.resolve(table, deed);
    const why = new Set(ruled.reasons.map(({ code }) => code));
    if (why.size > 0 || (event === 'deed' && !ruled.legal)) return reportCase(ruleset, table, position, false, why);
    table = after(table, ruled.facts);
  }
  // Ends an unfinished action, because the case is over.
  table = after(table, ruleset.endUnfinishedAction(table));
  return reportCase(ruleset, table, position, true, new Set());
}

/** Gives the first turn of a case its round number. Temporary effects expire as in any other turn. */
function firstTurn(facts: readonly Fact[], round: number): Fact[] {
  return facts.map((fact) => (fact.fact === 'turn' ? { ...fact, round } : fact));
}

/**
 * Makes the fact that terrain or a wall was destroyed. The rules do not check the event, because its cause is unknown.
 * The debris follows the edition.
 */
function makeDestroyedFact(ruleset: Ruleset, position: CasePosition, target: InanimateTarget): Fact {
  const { board, pieces } = position;
  const [attack] = ruleset.attacks;
  const [someone] = pieces;
  const debris =
    attack === undefined || !someone
      ? []
      : ruleset.destroy(position, { attacker: someone.id, target, attack, strength: null, aim: 0 }).debris;
  const broken = { fact: 'destroyed', debris: debris.map(squareName), by: null } as const;
  if ('edge' in target)
    return { ...broken, what: board.walls[target.edge] === DOOR ? 'door' : 'wall', at: edgeName(target.edge) };
  const isObject = ((board.terrain[target.square] ?? 0) & PRINTED_OBJECT) !== 0;
  return { ...broken, what: isObject ? 'object' : 'blocking', at: squareName(target.square) };
}

/** Converts the position of a case to a game in progress. */
function buildTable(ruleset: Ruleset, position: CasePosition, events: readonly PlayEvent[]): Table {
  const { board, pieces, objects, turn, round, buildTotals } = position;
  const playing = events.flatMap((event) => ('side' in event ? [event.side] : []));
  const both = isMissionPosition(position) ? MISSION_SIDES : [];
  const sides = [
    ...new Set([
      ...position.order,
      ...pieces.map(({ side }) => side),
      ...playing,
      ...both,
      ...listNamedSides(position),
    ]),
  ];
  const teamOf = (side: string) => {
    const team = getOwnProperty(position.alliances ?? {}, side);
    return team === undefined ? {} : { team };
  };
  const built = (side: string) => getOwnProperty(buildTotals, side) ?? BUILD_TOTAL;
  const format = findCaseFormat(ruleset, position.format);
  const began: Fact = {
    fact: 'began',
    edition: ruleset.id,
    buildTotal: BUILD_TOTAL,
    actionTotal: ruleset.actionTotal(BUILD_TOTAL),
    players: sides.map((side) => ({
      side,
      name: side,
      buildTotal: built(side),
      actionTotal: ruleset.actionTotal(built(side)),
      ...teamOf(side),
    })),
    ...(format && { format }),
  };
  // Sets the board directly: the drawing in a `mapped` fact may lose letters of a crowded square.
  const bare: Table = { ...after(emptyTable, [began]), board, objects };
  const joined = pieces.flatMap((piece): Fact[] => [
    {
      fact: 'joined',
      piece: piece.id,
      side: piece.side,
      character: characterOf(piece),
      points: piece.points,
      click: 1,
    },
    { fact: 'placed', piece: piece.id, squares: piece.squares.map(squareName), how: 'placed' },
    { fact: 'holds', piece: piece.id, object: piece.holding },
    { fact: 'tokens', piece: piece.id, by: piece.tokens },
    ...(piece.mode === 'soaring' ? [{ fact: 'mode', piece: piece.id, mode: piece.mode } as const] : []),
  ]);
  if (isMissionPosition(position)) return beginMission({ ruleset, after }, after(bare, joined), position);
  const begun: Fact[] = turn === null ? [] : [{ fact: 'turn', side: turn, round }];
  return after(bare, [...joined, ...begun, ...makeGameFacts(position, ruleset)]);
}

/**
 * Applies facts to a table. Throws a RangeError if a game cannot represent the case, for example a dial with too many
 * clicks.
 */
function after(table: Table, facts: readonly Fact[]): Table {
  const folded = foldUnchecked(facts, table);
  const odd = folded.rejected[0];
  if (odd) throw new RangeError(`${odd.code} ${odd.detail}`);
  return folded.table;
}

/** Makes a character with identical clicks. */
function characterOf(piece: Piece): Character {
  const plain = (value: number): DialValue => ({ value, power: null });
  const click: Click = {
    speed: plain(piece.speed),
    attack: plain(piece.attack),
    defense: plain(piece.defense),
    damage: plain(piece.damage),
  };
  return {
    id: piece.id,
    // Two pieces without a name are different characters, so the id serves as the name.
    name: piece.name ?? piece.id,
    set: '',
    number: '',
    rank: 'plain',
    bystander: false,
    teams: piece.team === null ? [] : [piece.team],
    keywords: piece.keywords,
    base: piece.squares.length === 1 ? [1, 1] : [1, piece.squares.length],
    size: piece.size,
    // Powers become abilities: abilities apply on every click, and a dial has too little room for many powers.
    abilities: [...piece.abilities, ...piece.powers],
    range: piece.range,
    targets: Math.max(1, piece.targets),
    starts: [{ points: piece.points, click: 1 }],
    dial: Array.from({ length: Math.max(1, piece.clicks) }, () => click),
    specials: [],
    archenemy: piece.archenemy,
    origin: 'entered',
  };
}

/**
 * Reports the winner. A game of the dial editions is over when only one side has figures left, even without `end:
 * game`.
 */
function reportWinner(ruleset: Ruleset, table: Table, position: CasePosition): ExpectedResult {
  const standing = new Set(listSurvivors(table).map(({ side }) => side));
  const began = new Set(position.pieces.map(({ side }) => side));
  const decided = table.ended === null && !isMissionPosition(position) && began.size > 1 && standing.size < 2;
  const { ended } = decided ? after(table, ruleset.resolve(table, { deed: 'end-game' }).facts) : table;
  return ended ? { kind: 'word', value: ended.winner ?? 'none' } : { kind: 'nothing' };
}

function reportCase(
  ruleset: Ruleset,
  table: Table,
  position: CasePosition,
  legal: boolean,
  why: ReadonlySet<RefusalCode>,
): Expectation {
  const answer = new Map<string, ExpectedResult>([
    ['legal', { kind: 'flag', value: legal }],
    ['why', makeSetResult([...why])],
    ...(isMissionPosition(position) ? [] : reportTable(table, position)),
    ['winner', reportWinner(ruleset, table, position)],
  ]);
  const mission = isMissionPosition(position);
  for (const { side } of table.players) {
    const value = mission ? new Map(reportMissionSide(ruleset, table, side)) : reportSide(table, side);
    answer.set(side, { kind: 'each', value });
  }
  for (const { id } of position.pieces) {
    const figure = table.figures.get(id) as Figure;
    answer.set(id, {
      kind: 'each',
      value: mission ? reportMissionFigure(table, figure) : reportFigure(ruleset, table, figure, position),
    });
  }
  if (mission) for (const [key, value] of reportMission(ruleset, table, position)) answer.set(key, value);
  return answer;
}
