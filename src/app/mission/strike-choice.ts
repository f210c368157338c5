import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { Square } from '../../grid/square';
import { isSameTarget } from '../../query/destroy';
import { listHurlableObjects } from '../../query/knock-back';
import { commandDialPoints, resolvePaid } from '../../query/paid-move';
import type { DestroyAnswer, HitAnswer } from '../../rules/answer';
import type { MissionDeedNamed } from '../../rules/mission-deed';
import type { DeedOption } from '../../rules/options';
import type { AttackTarget, RemainingAttack, Ruleset } from '../../rules/ruleset';
import type { Deed, DeedRuling } from '../../rules/table-deed';
import { findTargetToken, type InanimateTarget } from '../../table/heaps';
import { findPiece } from '../../table/position';
import { computeDefense, listStrikes, type Strike, TURRET_STRENGTH } from '../../table/strikes';
import type { Figure, Table } from '../../table/table';
import { positionWithDefeatedFigure } from '../../table/table-position';
import { ruleset } from '../game/open-game';
import { listReachableTargets } from './thing-choices';

/** The strike as currently chosen: its effect, its cost and the ruling. */
interface PlannedStrike {
  /** Defense value of the target; 0 for an inanimate target. */
  readonly defend: number;
  /** Answer for an attack on a figure. Null if the target is inanimate. */
  readonly hit: HitAnswer | null;
  /** Inanimate target with the answer of the rules. Null if the target is a figure. */
  readonly thing: { readonly destroy: DestroyAnswer; readonly is: InanimateTarget } | null;
  readonly deed: Deed;
  readonly ruling: DeedRuling;
  readonly cost: number;
  /** Part of the cost that the Command Dial pays. */
  readonly command: number;
  readonly wounds: number;
}

/** Creates the state of a strike sheet: the attack, its target and the answer. */
export function createStrikeChoice(
  table: Accessor<Table>,
  attacker: Accessor<Figure>,
  option: DeedOption,
  first: string | null,
  firstThing: InanimateTarget | null = null,
) {
  const [picked, setPicked] = createSignal<string | null>(null);
  const [at, setAt] = createSignal<string | null>(first);
  const [hard, setHard] = createSignal<InanimateTarget | null>(firstThing);
  const [aim, setAim] = createSignal(0);
  const [told, setTold] = createSignal<number | null>(null);
  const [more, setMore] = createSignal(0);
  const [paid, setPaid] = createSignal<number | null>(null);
  const [anew, setAnew] = createSignal(false);
  const [lifted, setLifted] = createSignal<Square | null>(null);
  const turret = option.id === 'turret';
  const through = option.id === 'break-through';

  const strikes = createMemo(() => listAllowedStrikes(attacker(), option));
  const strike = () => strikes().find((each) => strikeKey(each) === picked()) ?? strikes()[0] ?? null;
  const open = createMemo((): RemainingAttack | null => {
    const card = strike()?.card ?? null;
    if (card === null || turret || through) return null;
    return ruleset()?.mission?.attackLeft(table(), attacker().piece, card) ?? null;
  });
  const left = () => (anew() ? null : open());
  const from = () => left()?.from ?? null;
  const position = createMemo(() => positionWithDefeatedFigure(table(), from()));
  /** Whether the current attack has already struck a target, which is then not offered again. */
  const isStruck = (is: AttackTarget) => left()?.struck.some((each) => sameTarget(each, is)) ?? false;
  const all = createMemo(() =>
    [...table().figures.values()].filter(
      ({ piece, defeated, squares }) =>
        piece !== attacker().piece && !defeated && squares.length > 0 && !isStruck({ piece }),
    ),
  );
  const standing = () => all().filter(({ side }) => side !== attacker().side);
  const target = () => all().find(({ piece }) => piece === at()) ?? null;
  const thing = () => (target() ? null : hard());
  const strength = () => told() ?? strike()?.strength ?? 0;
  const objects = createMemo((): readonly Square[] => {
    const now = position();
    const own = now && findPiece(now, attacker().piece);
    return own && strike()?.attack === 'hurl' ? listHurlableObjects(now, own) : [];
  });
  const object = () => objects().find((each) => each === lifted()) ?? objects()[0] ?? null;
  /** The attack without a target. Null if the attacker is off the map. */
  const method = createMemo(() => {
    const [now, chosen] = [position(), strike()];
    if (!chosen || !now || !findPiece(now, attacker().piece)) return null;
    const attack = turret || left() !== null ? 'ranged' : chosen.attack;
    const hasNoStrength = chosen.strength === null && told() === null;
    const weapon = { attack, strength: hasNoStrength ? null : strength(), aim: aim(), object: object() };
    return { attacker: attacker().piece, ...weapon, from: from(), origin: left()?.origin ?? null };
  });
  const ask = (piece: string, defend: number): HitAnswer | null => {
    const [now, rules, shot] = [position(), ruleset(), method()];
    if (!now || !rules || !shot || !findPiece(now, piece)) return null;
    return rules.hit(now, { ...shot, targets: [piece], defend });
  };
  const against = (piece: string) => ask(piece, 0);
  const againstThing = (target: InanimateTarget): DestroyAnswer | null => {
    const [now, rules, shot] = [position(), ruleset(), method()];
    return now && rules && shot && !through ? rules.destroy(now, { ...shot, target }) : null;
  };
  const things = createMemo(() => {
    const now = position();
    return now
      ? listReachableTargets(now, againstThing).filter((each) => !isStruck(withAffectedToken(table(), each)))
      : [];
  });
  /** Undefeated figures of the other sides, legal targets first. */
  const foes = createMemo(() => {
    const may = new Set(standing().filter(({ piece }) => against(piece)?.legal));
    return [...may, ...standing().filter((each) => !may.has(each))];
  });
  const teammates = createMemo(() => all().filter((each) => each.side === attacker().side && !through));
  const paidFor = (unpaid: MissionDeedNamed<'attack' | 'break-through'>) =>
    resolvePaid(ruleset() as Ruleset, table(), attacker(), unpaid, paid());
  /** Makes an attack without the further effects of its card. Players choose those after the target. */
  const attackOn = (target: AttackTarget, more: { readonly defense?: number } = {}) => {
    const shot = method() as NonNullable<ReturnType<typeof method>>;
    const card = strike()?.card ?? null;
    return paidFor({ deed: 'attack', ...shot, target, card, turret, anew: anew(), effects: [], ...more });
  };
  const blow = createMemo((): PlannedStrike | null => {
    const [foe, chosen, is] = [target(), strike(), thing()];
    if (is) {
      const destroy = againstThing(is);
      return destroy && { defend: 0, hit: null, thing: { destroy, is }, wounds: 0, ...attackOn(is) };
    }
    if (!foe || !chosen) return null;
    const { piece } = foe;
    const defend = computeDefense(foe, chosen) + more();
    const hit = ask(piece, defend);
    if (!hit) return null;
    const push = { attacker: attacker().piece, target: piece, strength: strength(), defend };
    const planned = through ? paidFor({ deed: 'break-through', ...push }) : attackOn({ piece }, { defense: defend });
    return { defend, hit, thing: null, wounds: through ? 0 : (hit.targets[0]?.wounds ?? 0), ...planned };
  });
  return {
    strikes,
    strike,
    choose: (each: Strike) => {
      setPicked(strikeKey(each));
      setAnew(false);
      setTold(null);
    },
    /** Undefeated figures of the other sides; legal targets come first. */
    foes,
    target,
    teammates,
    /** Inanimate targets within reach, tokens first. */
    things,
    thing,
    aimAt: (piece: string) => {
      setHard(null);
      setAt(piece);
    },
    aimAtThing: (is: InanimateTarget) => {
      setAt(null);
      setHard(is);
    },
    againstThing,
    aim,
    setAim,
    strength,
    setStrength: setTold,
    /** Extra defense that the cards do not state, entered by the players. */
    extraDefense: more,
    setExtraDefense: setMore,
    command: () => blow()?.command ?? 0,
    setCommand: setPaid,
    maxCommand: () => Math.min(commandDialPoints(ruleset(), table(), attacker()), blow()?.cost ?? 0),
    /** Strike as currently chosen. Null if there is no target, or if attacker or target is off the map. */
    planned: blow,
    against,
    /** Counts the wounds of the attack on a figure with a defense. */
    countWounds: (piece: string, defense: number) => ask(piece, defense + more())?.targets[0]?.wounds ?? 0,
    /** Remaining attack of the chosen card after its first target. Null if no such attack is in progress. */
    remaining: left,
    /** Starts another use of the card, for which the figure must pay again. */
    useAgain: () => setAnew(true),
    /** Squares of adjacent objects that the attacker can hurl. Empty unless the attack hurls an object. */
    objects,
    object,
    setObject: setLifted,
    /** Prepares the attack on a further target: clears the last target, the aim, the extra defense and the payment. */
    continueAttack: () => {
      setAnew(false);
      setAt(null);
      setHard(null);
      setAim(0);
      setMore(0);
      setPaid(null);
    },
    /**
     * Prepares the next attack of the same use of a card: clears the aim, the extra defense and the payment. The target
     * stays.
     */
    prepareNextAttack: () => {
      setAim(0);
      setMore(0);
      setPaid(null);
    },
  };
}

export type StrikeChoice = ReturnType<typeof createStrikeChoice>;

/** Adds the affected token to a target square, because several tokens may share the square. */
function withAffectedToken({ tokens }: Table, thing: InanimateTarget): InanimateTarget {
  return 'square' in thing ? { square: thing.square, token: findTargetToken(tokens, thing)?.id ?? null } : thing;
}

function sameTarget(a: AttackTarget, b: AttackTarget): boolean {
  if ('piece' in a || 'piece' in b) return 'piece' in a && 'piece' in b && a.piece === b.piece;
  return isSameTarget(a, b);
}

/** Returns the key that identifies a strike in the list of strikes to choose from. */
export function strikeKey({ card, attack }: Strike): string {
  return `${card ?? ''} ${attack}`;
}

/**
 * Lists the strikes that an option allows: for a card, the strikes of that card; otherwise the primary attack and cards
 * with the same attack type.
 */
function listAllowedStrikes(figure: Figure, { id, about }: DeedOption): Strike[] {
  const all = listStrikes(figure).filter(
    (each, place, list) => list.findIndex((one) => strikeKey(one) === strikeKey(each)) === place,
  );
  if (id === 'trigger') return all.filter(({ card }) => card === about);
  if (id === 'turret')
    return all
      .filter(({ card }) => card === null)
      .map((each) => ({ ...each, attack: 'ranged', strength: TURRET_STRENGTH }));
  if (id === 'break-through') return all.filter(({ card }) => card === null);
  return all.filter(({ card, attack }) => (card === null ? attack === id : attack === id || attack === 'hurl'));
}
