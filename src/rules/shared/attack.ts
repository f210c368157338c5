import { areFriendly } from '../../table/allies';
import { hasAbilityOrPower, type Piece } from '../../table/piece';
import type { Position } from '../../table/position';
import type { Change, Citation, Tally } from '../answer';
import type { AttackWhen, Effect, PowerEntry } from '../power-entry';
import { areAdjacent, type NeighbourLaw } from './adjacency';
import { type Active, effectsKnown, effectsMeant, effectsOf, hasEffect } from './powers';
import { modifier, reduced, replacement, type TallyLaw, tally } from './tally';

/** Attack in progress, as power effects see it. */
export interface Attack {
  readonly position: Position;
  readonly attacker: Piece;
  readonly target: Piece;
  readonly kind: string;
  /** Total number of targets. */
  readonly targets: number;
  /** Whether it is one of the two attacks of a multiattack. */
  readonly twice: boolean;
  /** Damage dealt to this target, if the attacker divides it or a die decides it. */
  readonly dealt?: number;
}

/** Settings of an edition for every attack. */
export interface AttackLaw {
  readonly powers: readonly PowerEntry[];
  readonly neighbours: NeighbourLaw;
  readonly values: TallyLaw;
  /** Whether a piece has a line of fire to a target, for effects that depend on it. */
  readonly sees?: (position: Position, from: Piece, target: Piece) => boolean;
  /** Damage to each of several targets in place of the damage value, if the edition has it. */
  readonly several?: { readonly damage: number; readonly cite: Citation };
}

function holders(
  attack: Attack,
  law: AttackLaw,
  holder: AttackWhen['holder'],
  shows: (piece: Piece) => boolean,
): Piece[] {
  const { position, attacker, target } = attack;
  if (holder === 'attacker') return [attacker].filter(shows);
  if (holder === 'target') return [target].filter(shows);
  const spot = { squares: attacker.squares, piece: attacker };
  return position.pieces.filter(
    (piece) =>
      piece !== attacker &&
      areFriendly(position, piece.side, attacker.side) &&
      shows(piece) &&
      areAdjacent(position, law.neighbours, spot, { squares: piece.squares, piece }),
  );
}

type Conditional = 'modify' | 'deal' | 'penetrate' | 'leave';

function holdsNow(attack: Attack, { when }: { readonly when: AttackWhen }): boolean {
  if (!when.attacks.includes(attack.kind)) return false;
  if (when.single && attack.targets > 1) return false;
  if (when.several && attack.targets < 2) return false;
  return !(when.emptyHanded && attack.attacker.holding !== null);
}

/** Returns the effects of one kind that apply to this attack, for any holder. */
function holding<Kind extends Conditional>(attack: Attack, law: AttackLaw, kind: Kind): Active<Kind>[] {
  const whenOf = ({ effect }: Active<Kind>) => effect as Extract<Effect, { effect: Conditional }>;
  const possible = effectsKnown(law.powers, kind).filter((each) => holdsNow(attack, whenOf(each)));
  const heldBy = (holder: AttackWhen['holder']): Active<Kind>[] => {
    const fits = (each: Active<Kind>) => whenOf(each).when.holder === holder;
    const wanted = possible.filter(fits);
    // Powers defined by players concern only the attacker or the target, never adjacent pieces.
    const side = holder === 'attacker' ? attack.attacker : holder === 'target' ? attack.target : null;
    if (side?.meanings) {
      const meant = effectsMeant(law.powers, side, kind);
      wanted.push(...meant.filter((each) => fits(each) && holdsNow(attack, whenOf(each))));
    }
    if (wanted.length === 0) return [];
    const seen = (piece: Piece, each: Active<Kind>) =>
      !whenOf(each).when.sees || (law.sees?.(attack.position, piece, attack.target) ?? true);
    // Positions only matter for pieces that have one of these powers.
    const shows = (piece: Piece) => wanted.some(({ power }) => hasAbilityOrPower(piece, power.id));
    return holders(attack, law, holder, shows).flatMap((piece) =>
      wanted.filter((each) => hasAbilityOrPower(piece, each.power.id) && seen(piece, each)),
    );
  };
  return [...heldBy('attacker'), ...heldBy('target'), ...heldBy('beside-attacker')];
}

function modifying(attack: Attack, law: AttackLaw, value: 'attack' | 'defense' | 'damage'): Active<'modify'>[] {
  return holding(attack, law, 'modify').filter(({ effect }) => effect.value === value);
}

function changeOf({ effect, power }: Active<'modify'>): Change {
  return modifier(power.id, effect.by, power.cite);
}

function modifiers(attack: Attack, law: AttackLaw, value: 'attack' | 'defense'): Change[] {
  return modifying(attack, law, value).map(changeOf);
}

/**
 * Returns the best defense lent to the target along a chain of adjacent friends. Null if its own is at least as good.
 */
export function lentDefense({ position, target }: Pick<Attack, 'position' | 'target'>, law: AttackLaw): Change | null {
  const lenders = position.pieces.filter(
    (piece) => areFriendly(position, piece.side, target.side) && hasEffect(law.powers, piece, 'lend-defense'),
  );
  const chain = [target];
  for (const link of chain) {
    const spot = { squares: link.squares, piece: link };
    const next = lenders.filter(
      (piece) =>
        !chain.includes(piece) && areAdjacent(position, law.neighbours, spot, { squares: piece.squares, piece }),
    );
    chain.push(...next);
  }
  const best = chain.reduce((high, piece) => (piece.defense > high.defense ? piece : high), target);
  const lent = best === target ? null : effectsOf(law.powers, best, 'lend-defense')[0];
  return lent ? replacement(lent.power.id, best.defense, lent.power.cite) : null;
}

/** Returns the printed combat value, and the modifiers by powers, which count towards the same limit. */
function printed(piece: Piece, value: 'attack' | 'defense' | 'damage', law: AttackLaw): { base: number; by: Change[] } {
  const by = piece.altered?.[value] ?? 0;
  return { base: piece[value] - by, by: by === 0 ? [] : [modifier('altered', by, law.values.limitCite)] };
}

export function attackTally(attack: Attack, law: AttackLaw): Tally {
  const { base, by } = printed(attack.attacker, 'attack', law);
  return tally(base, [...by, ...modifiers(attack, law, 'attack')], law.values);
}

/** Computes the target's defense. `terrain` lists the changes by terrain in between. */
export function defenseTally(attack: Attack, law: AttackLaw, terrain: readonly Change[]): Tally {
  const lent = lentDefense(attack, law);
  const { base, by } = printed(attack.target, 'defense', law);
  const changes = [...(lent ? [lent] : []), ...by, ...terrain, ...modifiers(attack, law, 'defense')];
  return tally(base, changes, law.values);
}

/**
 * Computes the clicks of a hit: the damage value, replaced and modified, minus the target's reduction. `weapon` lists
 * the changes by a held or thrown object. `critical` is the addition of two sixes.
 */
export function damageTally(attack: Attack, law: AttackLaw, weapon: readonly Change[], critical = 0): Tally {
  const dealt = holding(attack, law, 'deal').map(({ effect, power }) =>
    replacement(power.id, effect.damage, power.cite),
  );
  if (law.several && attack.targets > 1) {
    dealt.unshift(replacement('several-targets', law.several.damage, law.several.cite));
  }
  const fixed = dealt.length > 0 || weapon.some((change) => change.kind === 'replacement');
  const all = modifying(attack, law, 'damage');
  // Modifiers of the damage value do not change damage that replaces it.
  const together = all.filter(({ effect }) => !effect.when.alone && (!fixed || effect.when.overDealt)).map(changeOf);
  const penetrates = holding(attack, law, 'penetrate').length > 0;
  const taken = (changes: readonly Change[], whole: boolean): Tally => {
    const { base, by } = printed(attack.attacker, 'damage', law);
    const value = tally(base, [...changes, ...(fixed ? [] : by)], law.values);
    const value0 = attack.dealt === undefined ? value : { ...value, total: attack.dealt };
    const full = halfHearted(attack, law, { ...value0, total: value0.total + critical }, fixed);
    return whole ? full : afterReduction(attack, law, full);
  };
  const ways = [taken([...weapon, ...dealt, ...together], penetrates)];
  const alone = fixed || weapon.length > 0 ? [] : all.filter(({ effect }) => effect.when.alone);
  const team = all.filter(({ effect }) => effect.when.team).map(changeOf);
  ways.push(...alone.map((each) => taken([changeOf(each), ...team], false)));
  return ways.reduce((best, way) => (way.total > best.total ? way : best));
}

/** Returns the damage of one of two attacks in one action. */
function halfHearted(attack: Attack, law: AttackLaw, full: Tally, fixed: boolean): Tally {
  const twice = attack.twice ? effectsOf(law.powers, attack.attacker, 'attack-twice')[0] : undefined;
  if (!twice || (fixed && !twice.effect.overDealt)) return full;
  const kept = Math.max(Math.min(full.total, twice.effect.least), full.total - 1);
  return kept < full.total ? reduced(full, [modifier(twice.power.id, kept - full.total, twice.power.cite)]) : full;
}

function afterReduction(attack: Attack, law: AttackLaw, full: Tally): Tally {
  const least = Math.max(0, ...holding(attack, law, 'leave').map(({ effect }) => effect.least));
  const off = reductionOf(law, attack.target);
  if (!off || full.total === 0) return full;
  const kept = Math.min(full.total, Math.max(least, full.total + off.by));
  return reduced(full, [{ ...off, by: kept - full.total }]);
}

/** Returns the target's reduction, which is only the strongest of its powers. `targeted` is false for bystanders. */
export function reductionOf(law: AttackLaw, target: Piece, targeted = true): Change | null {
  const strongest = effectsOf(law.powers, target, 'reduce')
    .filter(({ effect }) => targeted || !effect.whenTargeted)
    .sort((a, b) => b.effect.by - a.effect.by)[0];
  return strongest ? modifier(strongest.power.id, -strongest.effect.by, strongest.power.cite) : null;
}

/**
 * Returns the target's evade roll: the least d6 that undoes the hit, and its source. Null if the target cannot evade.
 */
export function evadeOf(attack: Attack, law: AttackLaw): { readonly least: number; readonly cite: Citation } | null {
  const penetrates = holding(attack, law, 'penetrate').length > 0;
  const best = effectsOf(law.powers, attack.target, 'evade')
    .filter(({ effect }) => !(penetrates && effect.unlessPenetrated))
    .sort((a, b) => a.effect.least - b.effect.least)[0];
  if (!best) return null;
  const hampered = effectsOf(law.powers, attack.attacker, 'hamper-evade').reduce(
    (sum, { effect }) => sum + effect.by,
    0,
  );
  return { least: best.effect.least + hampered, cite: best.power.cite };
}

/** Lists the powers that forbid the attacker this kind of attack. */
export function forbidden(attack: Pick<Attack, 'attacker' | 'kind'>, law: AttackLaw): Active<'forbid'>[] {
  return effectsOf(law.powers, attack.attacker, 'forbid').filter(({ effect }) => effect.attacks.includes(attack.kind));
}
