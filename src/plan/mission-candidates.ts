import { DOOR } from '../board/terrain';
import { DIRECTIONS } from '../grid/direction';
import { edgeBetween } from '../grid/edge';
import { distance, type Square, STRIDE } from '../grid/square';
import { positionInGame } from '../query/resolve-deed';
import type { ReachEnd } from '../rules/answer';
import type { MissionDeedNamed } from '../rules/mission-deed';
import { findPiece, type Position } from '../table/position';
import { ADVANCE, MARCH } from '../table/striker';
import { listStrikes, type Strike, TURRET_STRENGTH } from '../table/strikes';
import type { Figure, Table } from '../table/table';
import { getTally } from '../table/tallies';
import { TOKEN_KINDS } from '../table/tokens';
import { addDeed, addPaidDeed, type MissionLine, type MissionWidth, valueOfLine } from './mission-line';
import { listOnMap } from './mission-objective-value';
import { evaluateMission, expectedDefense, lossByWounds, type MissionValuing, SHOT_DISTANCE } from './mission-value';
import { distanceBetweenBases } from './position-analysis';

/** Estimated value of an action point, in hundredths of an objective point. */
const POINT = 0.5;
type Attack = MissionDeedNamed<'attack'>;

function listFoes({ sides, side }: MissionValuing, table: Table): readonly Figure[] {
  return listOnMap(table, side === sides.heroes ? sides.mastermind : sides.heroes);
}

/** Lists the lines after each attack of a figure from its square, on figures and on the tokens of scenarios. */
export function listAttackLines(
  valuing: MissionValuing,
  line: MissionLine,
  piece: string,
  most: number,
): readonly MissionLine[] {
  const figure = line.table.figures.get(piece);
  if (!figure || figure.defeated || figure.squares.length === 0) return [];
  const onFigures = listAttacksOnFigures(valuing, line.table, figure)
    .map((deed) => ({ deed, guess: guessAttack(line.table, figure, deed) }))
    .sort((a, b) => b.guess - a.guess)
    .slice(0, most)
    .map(({ deed }) => deed);
  const deeds = [...onFigures, ...listAttacksOnTokens(line.table, figure)];
  return deeds.flatMap((deed) => {
    const longer =
      chooseSlamLine(valuing, line, figure, deed) ??
      // A slam may be impossible, so the attack is tried without it.
      (deed.effects ? null : addPaidDeed(valuing, line, figure, { ...deed, effects: [] }));
    return longer ? [longer] : [];
  });
}

/**
 * Adds an attack. If its card slams the target, adds the attack with the best distance, up to that of the card, and the
 * best direction. Null if the rules refuse the attack.
 */
function chooseSlamLine(valuing: MissionValuing, line: MissionLine, figure: Figure, deed: Attack): MissionLine | null {
  const strike = listStrikes(figure).find(({ card, attack }) => card === deed.card && attack === deed.attack);
  const most = (strike?.besides ?? []).reduce((spaces, each) => (each.effect === 'slam' ? each.spaces : spaces), 0);
  if (most === 0 || !('piece' in deed.target)) return addPaidDeed(valuing, line, figure, deed);
  const attempt = (direction: number | null) =>
    Array.from({ length: most }, (_, less) => most - less).flatMap((slam) => {
      const way = direction === null ? {} : { direction };
      return addPaidDeed(valuing, line, figure, { ...deed, slam, ...way }) ?? [];
    });
  const straight = attempt(null);
  const lines = straight.length > 0 ? straight : DIRECTIONS.flatMap((_, direction) => attempt(direction));
  // Of equal slams, the first and longest is chosen.
  return lines.reduce<MissionLine | null>(
    (best, each) => (best && valueOfLine(valuing, best) >= valueOfLine(valuing, each) ? best : each),
    null,
  );
}

/** Estimates what an attack wins, to try the most promising attacks first. */
function guessAttack(table: Table, figure: Figure, { target, attack, strength, aim = 0, card = null }: Attack): number {
  const foe = 'piece' in target ? table.figures.get(target.piece) : undefined;
  if (!foe) return 0;
  const far = distanceBetweenBases(figure.squares, foe.squares);
  const lost = attack === 'ranged' ? Math.max(0, far - SHOT_DISTANCE - aim) : 0;
  const wounds = (strength ?? 0) - lost - Math.floor(expectedDefense(table, foe));
  const cost = (card === null ? figure.card?.boxes.attack?.cost : figure.card?.cards[card]?.cost) ?? 0;
  return (wounds > 0 ? lossByWounds(table, foe, wounds) : -10) - POINT * (cost + aim);
}

function listAttacksOnFigures(valuing: MissionValuing, table: Table, figure: Figure): readonly Attack[] {
  const { piece: attacker } = figure;
  return listFoes(valuing, table).flatMap((foe) => {
    const far = distanceBetweenBases(figure.squares, foe.squares);
    const target = { piece: foe.piece };
    const plain: Attack[] = listStrikes(figure).flatMap((strike): Attack[] => {
      const { attack, card, strength } = strike;
      if (attack === 'hurl' || strength === null) return [];
      const left = card === null ? null : (valuing.ruleset.mission?.attackLeft(table, attacker, card) ?? null);
      if (left && left.from !== null && left.targets > 0 && left.origin === null)
        return [{ deed: 'attack', attacker, target, attack: 'ranged', card, strength, from: left.from }];
      return listAims(strike, far).map((aim) => ({
        ...{ deed: 'attack', attacker, target, attack, card, strength, anew: true },
        ...(aim > 0 ? { aim } : {}),
      }));
    });
    const gun: Attack[] =
      isBesideTurret(table, figure) && far > 1
        ? [{ deed: 'attack', attacker, target, attack: 'ranged', turret: true, strength: TURRET_STRENGTH }]
        : [];
    return [...plain, ...gun];
  });
}

/** Lists useful numbers of aim points. Empty if the attack cannot reach the distance. */
function listAims({ attack, strength }: Strike, far: number): readonly number[] {
  if (attack === 'melee') return far <= 1 ? [0] : [];
  const lost = Math.max(0, far - SHOT_DISTANCE);
  if (far < 2) return [];
  if (lost === 0) return [0];
  return (strength ?? 0) > lost ? [0, lost] : [lost];
}

function isBesideTurret({ tokens }: Table, { squares }: Figure): boolean {
  return tokens.some(({ kind, at }) => kind === TOKEN_KINDS.turret && at !== null && squares.includes(at));
}

/** Lists attacks on objective tokens that can be damaged. Rules decide whether a token is within reach. */
function listAttacksOnTokens(table: Table, figure: Figure): readonly Attack[] {
  return table.tokens.flatMap(({ id, kind, at, strength: material }): Attack[] => {
    if (kind !== TOKEN_KINDS.objective || at === null || material === null) return [];
    const far = distanceBetweenBases(figure.squares, [at]);
    const strikes = listStrikes(figure).filter(({ attack, strength }) => attack !== 'hurl' && strength !== null);
    return strikes.flatMap((strike): Attack[] => {
      const { card, strength } = strike;
      const attack = strike.attack;
      return listAims(strike, far).flatMap((aim): Attack[] => {
        const arrives = (strength ?? 0) - Math.max(0, far - SHOT_DISTANCE - aim);
        if (arrives < material) return [];
        const more = aim > 0 ? { aim } : {};
        return [
          {
            deed: 'attack',
            attacker: figure.piece,
            target: { token: id },
            attack,
            card,
            strength,
            anew: true,
            ...more,
          },
        ];
      });
    });
  });
}

/** Lists the lines after small deeds: taking and delivering tokens, returning henchmen, opening doors. */
export function listSmallLines(valuing: MissionValuing, line: MissionLine, piece: string): readonly MissionLine[] {
  const { table } = line;
  const { ruleset } = valuing;
  const figure = table.figures.get(piece);
  if (!figure) return [];
  const lines: (MissionLine | null)[] = [];
  for (const { id, deed, reasons } of ruleset.options(table, piece)) {
    if (deed === null || reasons.length > 0) continue;
    if (deed.deed === 'take' || deed.deed === 'deliver' || deed.deed === 'shake-off')
      lines.push(addDeed(valuing, line, deed as MissionDeedNamed<'take'>, piece, { to: figure.squares[0] ?? null }));
    else if (id === 'respawn' && deed.deed === 'respawn')
      lines.push(addDeed(valuing, line, deed, deed.piece, { to: deed.at }));
  }
  for (const edge of listClosedDoors(table, figure))
    lines.push(addPaidDeed(valuing, line, figure, { deed: 'interact', piece, target: { edge } }));
  for (const { id, kind, at } of table.tokens)
    if (kind === TOKEN_KINDS.objective && at !== null && distanceBetweenBases(figure.squares, [at]) <= 1)
      lines.push(addPaidDeed(valuing, line, figure, { deed: 'interact', piece, target: { token: id } }, { to: at }));
  return lines.flatMap((each) => each ?? []);
}

function listClosedDoors({ board }: Table, { squares }: Figure): readonly number[] {
  if (!board) return [];
  return squares.flatMap((square) =>
    [-1, 1, -STRIDE, STRIDE].flatMap((step) => {
      const next = square + step;
      const edge = next >= 0 && distance(square, next) === 1 ? edgeBetween(square, next) : null;
      return edge !== null && board.walls[edge] === DOOR ? [edge] : [];
    }),
  );
}

/** One kind of move, with the squares where it can end. */
interface MoveWay {
  readonly action: string;
  readonly run: boolean;
  /** Points that the move may cost at most. */
  readonly actionPoints: number;
  readonly ends: readonly ReachEnd[];
}

function listMoveWays({ ruleset }: MissionValuing, position: Position, figure: Figure): readonly MoveWay[] {
  const { piece, card } = figure;
  const striker = findPiece(position, piece)?.striker;
  if (!striker || !card) return [];
  const points = striker.spendable ?? striker.actionPoints;
  const ask = (action: string, run: boolean, actionPoints: number): MoveWay => {
    const question = { piece, action, carrying: null, mode: null, actionPoints, run };
    return { action, run, actionPoints, ends: ruleset.reach(position, question).ends };
  };
  const marching = striker.marching ?? 0;
  // Moves that are already paid for come first.
  const paid = [
    ...(marching > 0 ? [ask(MARCH, false, marching)] : []),
    ...Object.entries(striker.spaces ?? {}).map(([action, spaces]) => ask(action, false, spaces)),
  ];
  if (paid.some(({ ends }) => ends.length > 0)) return paid;
  const mayRun = card.kind !== 'henchman' && getTally(figure, 'ran') === 0 && getTally(figure, 'busy') === 0;
  return [...(points > 0 ? [ask(ADVANCE, false, points)] : []), ...(mayRun ? [ask(ADVANCE, true, points)] : [])];
}

/**
 * Lists the lines after the most promising moves of a figure: the best ends, and the best ends from which each opponent
 * or token is within reach.
 */
export function listMissionMoves(
  valuing: MissionValuing,
  line: MissionLine,
  piece: string,
  width: MissionWidth,
): readonly MissionLine[] {
  const { table } = line;
  const figure = table.figures.get(piece);
  const position = positionInGame(valuing.ruleset, table);
  if (!figure || figure.defeated || !position || !findPiece(position, piece)) return [];
  const chosen = new Map<string, { readonly way: MoveWay; readonly end: ReachEnd }>();
  for (const way of listMoveWays(valuing, position, figure)) {
    const ranked = way.ends
      .filter(({ squares }) => squares.join() !== figure.squares.join())
      .map((end) => {
        const figures = new Map(table.figures).set(piece, { ...figure, squares: [...end.squares] });
        return { end, value: evaluateMission(valuing, { ...table, figures }) - POINT * end.cost };
      })
      .sort((a, b) => b.value - a.value || a.end.cost - b.end.cost)
      .map(({ end }) => end);
    const add = (end: ReachEnd) => chosen.set(`${way.action} ${way.run} ${end.squares.join()}`, { way, end });
    for (const end of ranked.slice(0, way.run ? Math.ceil(width.ends / 3) : width.ends)) add(end);
    if (way.run) continue;
    for (const near of listTargetTests(valuing, table, figure))
      for (const end of ranked.filter(near).slice(0, width.near)) add(end);
  }
  return [...chosen.values()].flatMap(({ way, end }) => addMove(valuing, line, position, figure, way, end) ?? []);
}

/** Returns for each target a test whether it is probably within reach of the figure's attacks from the end of a move. */
function listTargetTests(
  valuing: MissionValuing,
  table: Table,
  figure: Figure,
): readonly ((end: ReachEnd) => boolean)[] {
  const strikes = listStrikes(figure);
  const [melee, ranged] = (['melee', 'ranged'] as const).map((kind) => strikes.some(({ attack }) => attack === kind));
  const tokens = table.tokens.flatMap(({ kind, at }) => (kind === TOKEN_KINDS.objective && at !== null ? [[at]] : []));
  const targets: readonly (readonly Square[])[] = [
    ...listFoes(valuing, table).map(({ squares }) => squares),
    ...tokens,
  ];
  return targets.flatMap((squares) => {
    const from = (least: number, most: number) => (end: ReachEnd) => {
      const far = distanceBetweenBases(end.squares, squares);
      return far >= least && far <= most;
    };
    return [...(melee ? [from(0, 1)] : []), ...(ranged ? [from(2, SHOT_DISTANCE)] : [])];
  });
}

function addMove(
  valuing: MissionValuing,
  line: MissionLine,
  position: Position,
  figure: Figure,
  { action, run, actionPoints }: MoveWay,
  end: ReachEnd,
): MissionLine | null {
  const { piece } = figure;
  const { ruleset } = valuing;
  const deed = { deed: 'move', piece, to: end.squares, action, ...(run ? { run } : {}) } as const;
  const question = { piece, to: end.squares, action, run, carrying: null, mode: null, actionPoints };
  const { path } = ruleset.move(position, question);
  return addPaidDeed(valuing, line, figure, deed, { to: end.squares[0] ?? null, path });
}

/** Returns the line after a group's march: it pays, and each henchman moves to its best square. Null if it cannot. */
export function findMarchLine(
  valuing: MissionValuing,
  line: MissionLine,
  members: readonly Figure[],
): MissionLine | null {
  const standing = members.filter(({ defeated }) => !defeated);
  const [first] = standing;
  if (!first) return null;
  const option = valuing.ruleset
    .options(line.table, first.piece)
    .find(({ id, deed, reasons }) => id === 'march' && deed !== null && reasons.length === 0);
  const begun = option?.deed
    ? addDeed(valuing, line, option.deed as MissionDeedNamed<'march'>, first.card?.group ?? first.piece)
    : null;
  if (!begun) return null;
  let now = begun;
  for (const { piece } of standing) {
    const [best] = listMissionMoves(valuing, now, piece, { ends: 1, near: 0, deeds: 0, attacks: 0 });
    if (best && evaluateMission(valuing, best.table) > evaluateMission(valuing, now.table)) now = best;
  }
  return now.steps.length > begun.steps.length ? now : null;
}
