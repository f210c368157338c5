import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { Square } from '../../grid/square';
import { objectsToHurl } from '../../query/hit';
import type { HitAnswer } from '../../rules/answer';
import type { Option } from '../../rules/options';
import type { Deed, DeedRuling, HitQuestion } from '../../rules/ruleset';
import { pieceOf } from '../../table/position';
import { defenseAgainst, type Strike, strikesOf } from '../../table/strikes';
import { type Figure, positionWithBody, type Table } from '../../table/table';
import { ruleset } from '../game/session';
import { dialOf, fromDial } from './paying';

/** The attack as now chosen: what it would do, what it costs, and what the rules say. */
export interface Blow {
  readonly question: HitQuestion;
  readonly hit: HitAnswer;
  readonly deed: Deed;
  readonly ruling: DeedRuling;
  readonly cost: number;
  readonly wounds: number;
}

export interface Striking {
  readonly strikes: Accessor<readonly Strike[]>;
  readonly strike: Accessor<Strike | null>;
  readonly choose: (strike: Strike) => void;
  /** Standing figures of the other sides. */
  readonly foes: Accessor<readonly Figure[]>;
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
}

/** What a strike sheet is about: the attack, its target, and the answer to them. */
export function createStriking(
  table: Accessor<Table>,
  attacker: Accessor<Figure>,
  option: Option,
  first: string | null,
): Striking {
  const [picked, setPicked] = createSignal<string | null>(null);
  const [at, setAt] = createSignal<string | null>(first);
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
  const standing = createMemo(() =>
    [...table().figures.values()].filter(
      (each) => each.side !== attacker().side && !each.defeated && each.squares.length > 0 && each.piece !== from(),
    ),
  );
  const target = () => standing().find(({ piece }) => piece === at()) ?? null;
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
      strength: turret || plain ? null : strength(),
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
  /** Those that may be attacked come first. */
  const foes = createMemo(() => {
    const may = new Set(standing().filter(({ piece }) => against(piece)?.legal));
    return [...may, ...standing().filter((each) => !may.has(each))];
  });
  const blow = createMemo((): Blow | null => {
    const [now, rules, foe, chosen] = [position(), ruleset(), target(), strike()];
    if (!now || !rules || !foe || !chosen) return null;
    const question = questionFor(foe.piece, defenseAgainst(foe, chosen) + more());
    if (!question) return null;
    const hit = rules.hit(now, question);
    const priced =
      rules.mission?.cost(now, { piece: attacker().piece, of: chosen.card ?? 'attack' }).cost ?? hit.cost ?? 0;
    const aimed = question.attack === 'melee' ? 0 : aim();
    const dearest = through ? (option.cost ?? 0) : turret ? (option.cost ?? 0) + aimed : priced + aimed;
    const cost = from() === null ? dearest : aimed;
    const command = paid() ?? fromDial(table(), attacker(), cost);
    const deed: Deed = through
      ? {
          deed: 'break-through',
          of: { attacker: attacker().piece, target: foe.piece, strength: strength(), defend: question.defend },
          command,
        }
      : { deed: 'attack', of: question, card: chosen.card, turret, command };
    const wounds = through ? 0 : (hit.targets[0]?.wounds ?? 0);
    return { question, hit, deed, ruling: rules.give(table(), deed), cost, wounds };
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
    aimAt: setAt,
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
  const all = strikesOf(figure);
  if (id === 'trigger') return all.filter(({ card }) => card === about);
  if (id === 'turret') return all.filter(({ card }) => card === null).map((each) => ({ ...each, attack: 'ranged' }));
  if (id === 'break-through') return all.filter(({ card }) => card === null);
  return all.filter(({ card, attack }) => (card === null ? attack === id : attack === id || attack === 'hurl'));
}
