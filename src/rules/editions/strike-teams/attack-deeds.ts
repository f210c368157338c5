import type { Square } from '../../../grid/square';
import { own } from '../../../plain/own';
import type { Fact } from '../../../table/facts';
import { pieceOf } from '../../../table/position';
import { type Figure, positionOf, positionWithBody, type Table } from '../../../table/table';
import { tallyOf } from '../../../table/tallies';
import { TOKEN_KINDS } from '../../../table/tokens';
import type { Reason } from '../../answer';
import type { MissionDeed } from '../../mission-deed';
import type { DeedRuling, HitQuestion } from '../../ruleset';
import { partingReasons } from '../../shared/adjacency';
import { onPiece, reason } from '../../shared/cite';
import { knownFigure, ruling } from '../../shared/ruling';
import { cite } from './citations';
import { hit } from './combat';
import { doing, pieceNamed, raised } from './doing';
import { NEIGHBOURS, onTheFlat } from './ground';
import type { StrikeLaw } from './law';
import { brokenFacts, explode } from './objects';
import { costOf } from './prices';
import { dearerBy } from './strikers';
import { cleared, pay, unitOf } from './units';
import { addHurt, type Hurt, hurtFacts } from './wounds';

type Attack = Extract<MissionDeed, { readonly deed: 'attack' }>;
type Trigger = Extract<MissionDeed, { readonly deed: 'trigger' }>;

const TURRET_PRICE = 2;
const TURRET_STRENGTH = 4;
const SHAKE_OFF_PRICE = 2;
const TURRET = cite('Special Objects: Gun Turret');
const COST = cite('Character Activation: Spend Action Points');
const STATUS = cite('Status Tokens (Trapped & Prone)');
const REACTIONS = cite('Combat: Reactions');
const DEFENSES = cite('Combat: Multiple Defensive Abilities');

/** Whether a gun turret stands in its space. */
export function atTurret(table: Table, { squares }: Figure): boolean {
  return table.tokens.some(({ kind, at }) => kind === TOKEN_KINDS.turret && at !== null && squares.includes(at));
}

/** Duration tokens on a card that was triggered: on that of every figure of the group. */
function durationFacts(table: Table, piece: string, card: string): Fact[] {
  return unitOf(table, piece).members.flatMap((figure) => {
    const duration = own(figure.card?.cards, card)?.duration ?? 0;
    return duration > 0 ? [raised(figure, 'duration', duration, card)] : [];
  });
}

interface Price {
  readonly cost: number;
  readonly reasons: readonly Reason[];
}

/** What a card, or a box, takes; one that the figure does not have is refused. */
function priceOf(table: Table, piece: string, of: string): Price {
  const { cost, reasons, legal } = costOf(pieceNamed(table, piece), of);
  const unknown = !legal && reasons.length === 0 ? [reason('power-forbids', COST, [onPiece(piece)])] : [];
  return { cost: cost ?? 0, reasons: [...reasons, ...unknown] };
}

function attackPriceOf(table: Table, deed: Attack, plain: number | null): Price {
  const { of, card, turret } = deed;
  const aim = of.attack === 'melee' ? 0 : of.aim;
  if (of.from !== null) return { cost: aim, reasons: [] };
  if (turret) {
    const there = atTurret(table, knownFigure(table, of.attacker));
    const cost = TURRET_PRICE + dearerBy(pieceNamed(table, of.attacker), 'attack') + aim;
    return { cost, reasons: there ? [] : [reason('not-here', TURRET, [onPiece(of.attacker)])] };
  }
  if (card === null || of.attack === 'hurl') return { cost: plain ?? 0, reasons: [] };
  const price = priceOf(table, of.attacker, card);
  return { ...price, cost: price.cost + aim };
}

/** Reasons by what they say and of whom: two answers can hold the same against an attack. */
function once(reasons: readonly Reason[]): Reason[] {
  const seen = new Set<string>();
  return reasons.filter(({ code, marks }) => {
    const key = JSON.stringify([code, marks]);
    return !seen.has(key) && seen.add(key);
  });
}

/** "Combat": the attack, its price and its wounds, which the targets' players then put into slots. */
export function attack(law: StrikeLaw, table: Table, deed: Attack): DeedRuling {
  // A first target that fell still is where the others are struck from.
  const position = positionWithBody(table, deed.of.from);
  const missing = [deed.of.attacker, ...deed.of.targets].filter((id) => !position || !pieceOf(position, id));
  if (!position || missing.length > 0) {
    return ruling([reason('not-here', cite('Combat', 'reading'), missing.map(onPiece))], []);
  }
  const figure = knownFigure(table, deed.of.attacker);
  const question: HitQuestion = deed.turret ? { ...deed.of, strength: TURRET_STRENGTH } : deed.of;
  const answer = hit(law, position, question);
  const price = attackPriceOf(table, deed, answer.cost);
  const hurt: Hurt = new Map();
  for (const { target, wounds } of answer.targets) addHurt(hurt, target, wounds ?? 0);
  const again = question.from !== null;
  // What rebounds belongs to an attack already counted.
  const reasons = again ? answer.reasons.filter(({ code }) => code !== 'acted') : answer.reasons;
  const gone = question.attack === 'hurl' ? hurled(table, question, hurt) : [];
  const paidCard = deed.card !== null && !deed.turret && !again ? durationFacts(table, figure.piece, deed.card) : [];
  return doing(table, figure.piece, {
    cost: price.cost,
    command: deed.command,
    reasons: once([...reasons, ...price.reasons]),
    notes: answer.notes,
    facts: [
      ...[...table.figures.values()].flatMap(usedAgain),
      ...(again ? [] : [raised(figure, 'attacked')]),
      ...paidCard,
      ...gone,
      ...hurtFacts(table, hurt, figure.piece),
    ],
  });
}

/** Defenses that were used against this attack, free for the next. */
function usedAgain(figure: Figure): Fact[] {
  const cards = [null, ...Object.keys(figure.card?.cards ?? {})];
  return cards.flatMap((card) => cleared(figure, 'triggered', card));
}

/** "Hurling Objects": it is gone from where it was; ammunition goes up where the target is. */
function hurled(table: Table, { object, targets }: HitQuestion, hurt: Hurt): Fact[] {
  if (object === null) return [];
  const at: Square | undefined = table.figures.get(targets[0] ?? '')?.squares[0];
  if (at !== undefined) explode(table, object, at, hurt);
  return brokenFacts(table, { square: object }, new Map());
}

/** A card's powers, or the defense of the character card, in its own turn or in answer to somebody else. */
export function trigger(table: Table, deed: Trigger): DeedRuling {
  const { piece, card, reacting, command } = deed;
  const figure = knownFigure(table, piece);
  const { cost, reasons } = priceOf(table, piece, card ?? 'defend');
  const facts = card === null ? [] : durationFacts(table, piece, card);
  const itself = [onPiece(piece)];
  if (!reacting) {
    const attacks = card !== null && own(figure.card?.cards, card)?.box === 'attack';
    const blows = attacks ? [raised(figure, 'attacked')] : [];
    return doing(table, piece, { cost, command, reasons, facts: [...blows, ...facts] });
  }
  const paid = pay(table, unitOf(table, piece), cost, command);
  const slow = card !== null && own(figure.card?.cards, card)?.reaction === false;
  const twice = tallyOf(figure, 'triggered', card) > 0;
  return ruling(
    [
      ...reasons,
      ...(slow ? [reason('not-now', REACTIONS, itself)] : []),
      ...(twice ? [reason('power-forbids', DEFENSES, itself)] : []),
      ...paid.reasons,
    ],
    [...paid.facts, raised(figure, 'triggered', 1, card), ...facts],
  );
}

/** "Status Tokens": 2 points take one off, its own or an ally's beside it. */
export function shakeOff(
  table: Table,
  { piece, of, status, command }: Extract<MissionDeed, { readonly deed: 'shake-off' }>,
): DeedRuling {
  const helped = knownFigure(table, of);
  const figure = knownFigure(table, piece);
  const reasons: Reason[] = [];
  if (tallyOf(helped, 'status', status) === 0) reasons.push(reason('power-forbids', STATUS, [onPiece(of)]));
  if (helped.side !== figure.side) reasons.push(reason('opposing', STATUS, [onPiece(of)]));
  const position = positionOf(table);
  if (piece !== of && position) {
    const place = (each: Figure) => ({ squares: each.squares, piece: null });
    const off = [figure, helped].some(({ squares }) => squares.length === 0);
    if (off) reasons.push(reason('not-here', STATUS, [onPiece(of)]));
    else reasons.push(...partingReasons(onTheFlat(position), NEIGHBOURS, place(figure), place(helped)));
  }
  return doing(table, piece, {
    cost: SHAKE_OFF_PRICE,
    command,
    reasons,
    facts: [raised(helped, 'status', -1, status)],
  });
}
