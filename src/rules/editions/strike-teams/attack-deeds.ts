import { getOwn } from '../../../plain/get-own';
import { findPiece } from '../../../table/position';
import { positionWithBody, type Table } from '../../../table/table';
import { tallyOf } from '../../../table/tallies';
import type { Reason } from '../../answer';
import type { MissionDeed } from '../../mission-deed';
import type { DeedRuling, HitQuestion } from '../../ruleset';
import { onPiece, reason } from '../../shared/cite';
import { knownFigure, ruling } from '../../shared/ruling';
import {
  durationFacts,
  type Making,
  madeFacts,
  makingPrice,
  makingReasons,
  priceOf,
  sourceOf,
  strengthOf,
} from './attack-prices';
import { cite } from './citations';
import { hit } from './combat';
import { destroy, isThing, sidesOf } from './destroy';
import { doing, pieceNamed, raised } from './doing';
import type { StrikeLaw } from './law';
import { furtherReasons, markOf } from './multipart';
import { brokenFacts, hurledFacts } from './objects';
import { pay, unitOf } from './units';
import { addHurt, type Hurt, hurtFacts } from './wounds';

type Attack = Extract<MissionDeed, { readonly deed: 'attack' }>;
type Trigger = Extract<MissionDeed, { readonly deed: 'trigger' }>;

const DESTROYING_READ = cite('Destroying an Object, Door, or Wall', 'reading');
const REACTIONS = cite('Combat: Reactions');
const DEFENSES = cite('Combat: Multiple Defensive Abilities');

/** Removes duplicate reasons (same code and marks), because two answers can have the same reason. */
function once(reasons: readonly Reason[]): Reason[] {
  const seen = new Set<string>();
  return reasons.filter(({ code, marks }) => {
    const key = JSON.stringify([code, marks]);
    return !seen.has(key) && seen.add(key);
  });
}

/** "Combat": the attack, its price, and its wounds. The targets' players then assign the wounds to slots. */
export function attack(law: StrikeLaw, table: Table, deed: Attack): DeedRuling {
  const { card, turret, command, anew = false } = deed;
  const [target] = deed.of.targets;
  const source = sourceOf(table, { ...deed.of, card, turret, anew });
  // Further attacks are still measured from a first target that was defeated.
  const position = positionWithBody(table, source.from);
  const involved = [deed.of.attacker, ...deed.of.targets, ...(source.from === null ? [] : [source.from])];
  const missing = involved.filter((id) => !position || !findPiece(position, id));
  if (!position || missing.length > 0 || target === undefined) {
    return ruling([reason('not-here', cite('Combat', 'reading'), missing.map(onPiece))], []);
  }
  const making: Making = { ...deed.of, ...source, card, turret, target: { piece: target } };
  const question: HitQuestion = { ...deed.of, ...source, strength: strengthOf(table, making) };
  const answer = hit(law, position, question);
  const price = makingPrice(table, making);
  const hurt: Hurt = new Map();
  for (const { target, wounds } of answer.targets) addHurt(hurt, target, wounds ?? 0);
  const at = table.figures.get(target)?.squares[0];
  const further = furtherReasons(table, position, making);
  const gone = question.attack === 'hurl' ? hurledFacts(table, question.object, at ?? null, hurt) : [];
  return doing(table, question.attacker, {
    cost: price.cost,
    command,
    reasons: once([...makingReasons(table, making, answer.reasons), ...further, ...price.reasons]),
    notes: answer.notes,
    facts: [...madeFacts(table, making), ...gone, ...hurtFacts(table, hurt, question.attacker)],
  });
}

/** "Destroying an Object, Door, or Wall": an attack on an object, door, wall or token, paid for like any other. */
export function demolish(
  table: Table,
  { of, card, turret, command, anew = false }: Extract<MissionDeed, { readonly deed: 'demolish' }>,
): DeedRuling {
  const { object = null, target } = of;
  const source = sourceOf(table, { ...of, from: of.from ?? null, card, turret, anew });
  const { from } = source;
  const position = positionWithBody(table, from);
  if (!position || ![of.attacker, ...(from === null ? [] : [from])].every((id) => findPiece(position, id))) {
    return ruling([reason('not-here', DESTROYING_READ, [onPiece(of.attacker)])], []);
  }
  const making: Making = { ...of, ...source, card, turret };
  const answer = destroy(position, { ...of, ...source, strength: strengthOf(table, making) });
  const price = makingPrice(table, making);
  const hurt: Hurt = new Map();
  // "Destroying an Object, Door, or Wall": an attack that is too weak is still made but has no effect.
  const reasons = answer.reasons.filter(({ code }) => code !== 'too-weak');
  const nothing = isThing(position, target) ? [] : [reason('not-here', DESTROYING_READ, [markOf(target)])];
  const struck = 'square' in target ? target.square : sidesOf(pieceNamed(table, of.attacker), target.edge)[0];
  const further = furtherReasons(table, position, making);
  const gone = of.attack === 'hurl' ? hurledFacts(table, object, struck, hurt) : [];
  const broken = answer.legal ? brokenFacts(table, target, hurt) : [];
  return doing(table, of.attacker, {
    cost: price.cost,
    command,
    reasons: once([...makingReasons(table, making, [...reasons, ...nothing]), ...further, ...price.reasons]),
    notes: answer.notes,
    facts: [...madeFacts(table, making), ...gone, ...broken, ...hurtFacts(table, hurt, of.attacker)],
  });
}

/** Uses a card's powers or the defense of the character card, in the figure's own turn or as a reaction. */
export function trigger(table: Table, deed: Trigger): DeedRuling {
  const { piece, card, reacting, command } = deed;
  const figure = knownFigure(table, piece);
  const { cost, reasons } = priceOf(table, piece, card ?? 'defend');
  const facts = card === null ? [] : durationFacts(table, piece, card);
  const itself = [onPiece(piece)];
  if (!reacting) {
    const attacks = card !== null && getOwn(figure.card?.cards, card)?.box === 'attack';
    const blows = attacks ? [raised(figure, 'attacked')] : [];
    return doing(table, piece, { cost, command, reasons, facts: [...blows, ...facts], together: true });
  }
  const paid = pay(table, unitOf(table, piece), cost, command);
  const slow = card !== null && getOwn(figure.card?.cards, card)?.reaction === false;
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
