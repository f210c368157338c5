import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { Square } from '../../grid/square';
import { objectsToHurl } from '../../query/knock-back';
import type { DestroyAnswer, HitAnswer } from '../../rules/answer';
import type { Option } from '../../rules/options';
import type { Deed, DeedRuling, DestroyQuestion, HitQuestion, ThingTarget } from '../../rules/ruleset';
import { type Position, pieceOf } from '../../table/position';
import { defenseAgainst, type Strike, strikesOf, TURRET_STRENGTH } from '../../table/strikes';
import { type Figure, positionWithBody, type Table } from '../../table/table';
import { tallyOf } from '../../table/tallies';
import { ruleset } from '../game/session';
import { dialOf, fromDial } from './paying';
import { reachedOf } from './things';

/** The attack as now chosen: what it would do, what it costs, and what the rules say. */
export interface Blow {
  /** What the target defends with; 0 for a thing. */
  readonly defend: number;
  /** Of an attack on a figure. */
  readonly hit: HitAnswer | null;
  /** Of an attack on a thing. */
  readonly thing: { readonly destroy: DestroyAnswer; readonly is: ThingTarget } | null;
  readonly deed: Deed;
  readonly ruling: DeedRuling;
  readonly cost: number;
  readonly wounds: number;
}

export interface Striking {
  readonly strikes: Accessor<readonly Strike[]>;
  readonly strike: Accessor<Strike | null>;
  readonly choose: (strike: Strike) => void;
  /** Standing figures of the other sides, those that may be attacked first, then those of its own. */
  readonly foes: Accessor<readonly Figure[]>;
  readonly teammates: Accessor<readonly Figure[]>;
  /** Things that the attack would reach, tokens first. */
  readonly things: Accessor<readonly ThingTarget[]>;
  readonly thing: Accessor<ThingTarget | null>;
  readonly aimAtThing: (thing: ThingTarget) => void;
  readonly againstThing: (thing: ThingTarget) => DestroyAnswer | null;
  readonly target: Accessor<Figure | null>;
  readonly aimAt: (piece: string) => void;
  readonly aim: Accessor<number>;
  readonly setAim: (aim: number) => void;
  readonly strength: Accessor<number>;
  readonly setStrength: (strength: number) => void;
  /** Defense that the cards do not tell: the players do. */
  readonly more: Accessor<number>;
  readonly setMore: (more: number) => void;
  readonly command: Accessor<number>;
  readonly setCommand: (command: number) => void;
  readonly mostCommand: Accessor<number>;
  /** Null without a target, or while attacker or target is off the map. */
  readonly blow: Accessor<Blow | null>;
  readonly against: (piece: string) => HitAnswer | null;
  /** The first target of an attack that goes on to others. */
  readonly from: Accessor<string | null>;
  /** Objects beside the attacker that it can hurl, and the one that it does; none for any other attack. */
  readonly objects: Accessor<readonly Square[]>;
  readonly object: Accessor<Square | null>;
  readonly setObject: (object: Square) => void;
  /** The attack goes on from its first target. */
  readonly goOn: () => void;
  /** The next attack of the same use of a card: on the same target unless another is chosen. */
  readonly again: () => void;
}

/** What a strike sheet is about: the attack, its target, and the answer to them. */
export function createStriking(
  table: Accessor<Table>,
  attacker: Accessor<Figure>,
  option: Option,
  first: string | null,
  firstThing: ThingTarget | null = null,
): Striking {
  const [picked, setPicked] = createSignal<string | null>(null);
  const [at, setAt] = createSignal<string | null>(first);
  const [hard, setHard] = createSignal<ThingTarget | null>(firstThing);
  const [aim, setAim] = createSignal(0);
  const [told, setTold] = createSignal<number | null>(null);
  const [more, setMore] = createSignal(0);
  const [paid, setPaid] = createSignal<number | null>(null);
  const [from, setFrom] = createSignal<string | null>(null);
  const [lifted, setLifted] = createSignal<Square | null>(null);
  const turret = option.id === 'turret';
  const through = option.id === 'break-through';

  const strikes = createMemo(() => strikesFor(attacker(), option));
  const strike = () => strikes().find((each) => keyOf(each) === picked()) ?? strikes()[0] ?? null;
  const position = createMemo(() => positionWithBody(table(), from()));
  const all = createMemo(() =>
    [...table().figures.values()].filter(
      (each) => each.piece !== attacker().piece && !each.defeated && each.squares.length > 0 && each.piece !== from(),
    ),
  );
  const standing = () => all().filter(({ side }) => side !== attacker().side);
  const target = () => all().find(({ piece }) => piece === at()) ?? null;
  const thing = () => (target() ? null : hard());
  const strength = () => told() ?? strike()?.strength ?? 0;
  const objects = createMemo((): readonly Square[] => {
    const now = position();
    const own = now && pieceOf(now, attacker().piece);
    return own && strike()?.attack === 'hurl' ? objectsToHurl(now, own) : [];
  });
  const object = () => objects().find((each) => each === lifted()) ?? objects()[0] ?? null;
  const questionFor = (piece: string, defend: number): HitQuestion | null => {
    const [now, chosen] = [position(), strike()];
    const own = now && pieceOf(now, attacker().piece);
    if (!now || !own || !chosen || !pieceOf(now, piece)) return null;
    const attack = from() === null ? chosen.attack : 'ranged';
    const plain = chosen.strength === null && told() === null;
    return {
      attacker: own.id,
      targets: [piece],
      attack: turret ? 'ranged' : attack,
      strength: plain ? null : strength(),
      aim: aim(),
      defend,
      from: from(),
      object: object(),
    };
  };
  const against = (piece: string): HitAnswer | null => {
    const [now, rules, question] = [position(), ruleset(), questionFor(piece, 0)];
    return now && rules && question ? rules.hit(now, question) : null;
  };
  const thingQuestion = (is: ThingTarget): DestroyQuestion | null => {
    const [now, chosen] = [position(), strike()];
    if (!now || !chosen || through || !pieceOf(now, attacker().piece)) return null;
    const attack = turret || from() !== null ? 'ranged' : chosen.attack;
    const plain = chosen.strength === null && told() === null;
    const shot = { attack, strength: plain ? null : strength(), aim: aim(), object: object(), from: from() };
    return { attacker: attacker().piece, target: is, ...shot };
  };
  const againstThing = (is: ThingTarget): DestroyAnswer | null => {
    const [now, rules, question] = [position(), ruleset(), thingQuestion(is)];
    return now && rules && question ? rules.destroy(now, question) : null;
  };
  const things = createMemo(() => {
    const now = position();
    return now ? reachedOf(now, againstThing) : [];
  });
  /** Those that may be attacked come first. */
  const foes = createMemo(() => {
    const may = new Set(standing().filter(({ piece }) => against(piece)?.legal));
    return [...may, ...standing().filter((each) => !may.has(each))];
  });
  const teammates = createMemo(() => all().filter((each) => each.side === attacker().side && !through));
  const priceOf = (now: Position, chosen: Strike, attack: string, unpriced: number | null) => {
    const aimed = attack === 'melee' ? 0 : aim();
    // A further attack of a card that was paid for costs its aim alone.
    const paidFor = from() !== null || (chosen.card !== null && tallyOf(attacker(), 'volley', chosen.card) > 0);
    if (paidFor) return aimed;
    if (through) return option.cost ?? 0;
    if (turret) return (option.cost ?? 0) + aimed;
    const price = ruleset()?.mission?.cost(now, { piece: attacker().piece, of: chosen.card ?? 'attack' }).cost;
    return (price ?? unpriced ?? 0) + aimed;
  };
  const thingBlow = (is: ThingTarget): Blow | null => {
    const [now, rules, chosen] = [position(), ruleset(), strike()];
    const [question, destroy] = [thingQuestion(is), againstThing(is)];
    if (!now || !rules || !chosen || !question || !destroy) return null;
    const cost = priceOf(now, chosen, question.attack, null);
    const command = paid() ?? fromDial(table(), attacker(), cost);
    const deed: Deed = { deed: 'demolish', of: question, card: chosen.card, turret, command };
    const about = { defend: 0, hit: null, thing: { destroy, is }, wounds: 0 };
    return { ...about, deed, ruling: rules.give(table(), deed), cost };
  };
  const blow = createMemo((): Blow | null => {
    const [now, rules, foe, chosen] = [position(), ruleset(), target(), strike()];
    if (!now || !rules || !chosen) return null;
    const is = thing();
    if (is) return thingBlow(is);
    if (!foe) return null;
    const question = questionFor(foe.piece, defenseAgainst(foe, chosen) + more());
    if (!question) return null;
    const hit = rules.hit(now, question);
    const cost = priceOf(now, chosen, question.attack, hit.cost);
    const command = paid() ?? fromDial(table(), attacker(), cost);
    const deed: Deed = through
      ? {
          deed: 'break-through',
          of: { attacker: attacker().piece, target: foe.piece, strength: strength(), defend: question.defend },
          command,
        }
      : { deed: 'attack', of: question, card: chosen.card, turret, command };
    const wounds = through ? 0 : (hit.targets[0]?.wounds ?? 0);
    const about = { defend: question.defend, hit, thing: null, wounds };
    return { ...about, deed, ruling: rules.give(table(), deed), cost };
  });
  return {
    strikes,
    strike,
    choose: (each) => {
      setPicked(keyOf(each));
      setTold(null);
    },
    foes,
    target,
    teammates,
    things,
    thing,
    aimAt: (piece) => {
      setHard(null);
      setAt(piece);
    },
    aimAtThing: (is) => {
      setAt(null);
      setHard(is);
    },
    againstThing,
    aim,
    setAim,
    strength,
    setStrength: setTold,
    more,
    setMore,
    command: () => paid() ?? fromDial(table(), attacker(), blow()?.cost ?? 0),
    setCommand: setPaid,
    mostCommand: () => Math.min(dialOf(table(), attacker().side), blow()?.cost ?? 0),
    blow,
    against,
    from,
    objects,
    object,
    setObject: setLifted,
    goOn: () => {
      setFrom((first) => first ?? at());
      setAt(null);
      setHard(null);
      setAim(0);
      setMore(0);
      setPaid(null);
    },
    again: () => {
      setAim(0);
      setMore(0);
      setPaid(null);
    },
  };
}

/** A strike as one word, for it to be chosen by. */
export function keyOf({ card, attack }: Strike): string {
  return `${card ?? ''} ${attack}`;
}

/** Those that an option allows: of a card its own, else the primary one and all cards of that kind. */
function strikesFor(figure: Figure, { id, about }: Option): Strike[] {
  const all = strikesOf(figure).filter(
    (each, place, list) => list.findIndex((one) => keyOf(one) === keyOf(each)) === place,
  );
  if (id === 'trigger') return all.filter(({ card }) => card === about);
  if (id === 'turret')
    return all
      .filter(({ card }) => card === null)
      .map((each) => ({ ...each, attack: 'ranged', strength: TURRET_STRENGTH }));
  if (id === 'break-through') return all.filter(({ card }) => card === null);
  return all.filter(({ card, attack }) => (card === null ? attack === id : attack === id || attack === 'hurl'));
}
