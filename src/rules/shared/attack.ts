import { areFriendly } from '../../table/allies';
import { hasAbilityOrPower, type Piece } from '../../table/piece';
import type { Position } from '../../table/position';
import type { Citation, ModifiedValue, ValueChange } from '../answer';
import type { AttackCondition, PowerEffect, PowerEntry } from '../power-entry';
import { areAdjacent, type NeighbourRules } from './adjacency';
import { applyChanges, applyReductions, type ModifierRules, makeModifier, makeReplacement } from './modified-value';
import { pieceAsPlace } from './places';
import { type ActiveEffect, hasEffect, listEditionEffects, listEffects, listPlayerEffects } from './powers';

/** Attack in progress, as input for power effects. */
export interface AttackInProgress {
  readonly position: Position;
  readonly attacker: Piece;
  readonly target: Piece;
  readonly kind: string;
  /** Total number of targets of the attack. */
  readonly targets: number;
  /** Whether the attack is one of the two attacks of a multiattack. */
  readonly twice: boolean;
  /** Damage dealt to this target, if the attacker divides it or a die decides it. */
  readonly dealt?: number;
}

/** Settings of an edition for every attack. */
export interface AttackRules {
  readonly powers: readonly PowerEntry[];
  readonly neighbours: NeighbourRules;
  readonly values: ModifierRules;
  /** Whether a piece has a line of fire to a target, for effects with the condition `sees`. */
  readonly sees?: (position: Position, from: Piece, target: Piece) => boolean;
  /** Damage to each of several targets, in place of the damage value. Left out if the edition has no such rule. */
  readonly several?: { readonly damage: number; readonly cite: Citation };
}

function holders(
  attack: AttackInProgress,
  rules: AttackRules,
  holder: AttackCondition['holder'],
  shows: (piece: Piece) => boolean,
): Piece[] {
  const { position, attacker, target } = attack;
  if (holder === 'attacker') return [attacker].filter(shows);
  if (holder === 'target') return [target].filter(shows);
  const spot = pieceAsPlace(attacker);
  return position.pieces.filter(
    (piece) =>
      piece !== attacker &&
      areFriendly(position, piece.side, attacker.side) &&
      shows(piece) &&
      areAdjacent(position, rules.neighbours, spot, pieceAsPlace(piece)),
  );
}

type Conditional = 'modify' | 'deal' | 'penetrate' | 'leave';

function holdsNow(attack: AttackInProgress, { when }: { readonly when: AttackCondition }): boolean {
  if (!when.attacks.includes(attack.kind)) return false;
  if (when.single && attack.targets > 1) return false;
  if (when.several && attack.targets < 2) return false;
  return !(when.emptyHanded && attack.attacker.holding !== null);
}

/**
 * Returns the effects of one kind that apply to the attack: effects of powers of the attacker, the target and friends
 * beside the attacker.
 */
function holding<Kind extends Conditional>(
  attack: AttackInProgress,
  rules: AttackRules,
  kind: Kind,
): ActiveEffect<Kind>[] {
  const whenOf = ({ effect }: ActiveEffect<Kind>) => effect as Extract<PowerEffect, { effect: Conditional }>;
  const possible = listEditionEffects(rules.powers, kind).filter((each) => holdsNow(attack, whenOf(each)));
  const heldBy = (holder: AttackCondition['holder']): ActiveEffect<Kind>[] => {
    const fits = (each: ActiveEffect<Kind>) => whenOf(each).when.holder === holder;
    const effects = possible.filter(fits);
    // Powers defined by players concern only the attacker or the target, never adjacent pieces.
    const side = holder === 'attacker' ? attack.attacker : holder === 'target' ? attack.target : null;
    if (side?.meanings) {
      const meant = listPlayerEffects(rules.powers, side, kind);
      effects.push(...meant.filter((each) => fits(each) && holdsNow(attack, whenOf(each))));
    }
    if (effects.length === 0) return [];
    const seen = (piece: Piece, each: ActiveEffect<Kind>) =>
      !whenOf(each).when.sees || (rules.sees?.(attack.position, piece, attack.target) ?? true);
    // Check adjacency only for pieces that have one of the powers.
    const shows = (piece: Piece) => effects.some(({ power }) => hasAbilityOrPower(piece, power.id));
    return holders(attack, rules, holder, shows).flatMap((piece) =>
      effects.filter((each) => hasAbilityOrPower(piece, each.power.id) && seen(piece, each)),
    );
  };
  return [...heldBy('attacker'), ...heldBy('target'), ...heldBy('beside-attacker')];
}

function modifying(
  attack: AttackInProgress,
  rules: AttackRules,
  value: 'attack' | 'defense' | 'damage',
): ActiveEffect<'modify'>[] {
  return holding(attack, rules, 'modify').filter(({ effect }) => effect.value === value);
}

function changeOf({ effect, power }: ActiveEffect<'modify'>): ValueChange {
  return makeModifier(power.id, effect.by, power.cite);
}

function modifiers(attack: AttackInProgress, rules: AttackRules, value: 'attack' | 'defense'): ValueChange[] {
  return modifying(attack, rules, value).map(changeOf);
}

/**
 * Returns the best defense lent to the target along a chain of adjacent friends. Null if the target's own defense is at
 * least as good.
 */
export function findLentDefense(
  { position, target }: Pick<AttackInProgress, 'position' | 'target'>,
  rules: AttackRules,
): ValueChange | null {
  const lenders = position.pieces.filter(
    (piece) => areFriendly(position, piece.side, target.side) && hasEffect(rules.powers, piece, 'lend-defense'),
  );
  const chain = [target];
  for (const link of chain) {
    const spot = pieceAsPlace(link);
    const next = lenders.filter(
      (piece) => !chain.includes(piece) && areAdjacent(position, rules.neighbours, spot, pieceAsPlace(piece)),
    );
    chain.push(...next);
  }
  const best = chain.reduce((high, piece) => (piece.defense > high.defense ? piece : high), target);
  const lent = best === target ? null : listEffects(rules.powers, best, 'lend-defense')[0];
  return lent ? makeReplacement(lent.power.id, best.defense, lent.power.cite) : null;
}

/**
 * Returns the printed combat value with the modifiers by powers. These modifiers count towards the limit on modifiers.
 */
function printed(
  piece: Piece,
  value: 'attack' | 'defense' | 'damage',
  rules: AttackRules,
): { base: number; by: ValueChange[] } {
  const by = piece.altered?.[value] ?? 0;
  return { base: piece[value] - by, by: by === 0 ? [] : [makeModifier('altered', by, rules.values.limitCite)] };
}

export function computeAttackValue(attack: AttackInProgress, rules: AttackRules): ModifiedValue {
  const { base, by } = printed(attack.attacker, 'attack', rules);
  return applyChanges(base, [...by, ...modifiers(attack, rules, 'attack')], rules.values);
}

/** Computes the target's defense. `terrain` lists the changes by terrain between attacker and target. */
export function computeDefenseValue(
  attack: AttackInProgress,
  rules: AttackRules,
  terrain: readonly ValueChange[],
): ModifiedValue {
  const lent = findLentDefense(attack, rules);
  const { base, by } = printed(attack.target, 'defense', rules);
  const changes = [...(lent ? [lent] : []), ...by, ...terrain, ...modifiers(attack, rules, 'defense')];
  return applyChanges(base, changes, rules.values);
}

/**
 * Computes the clicks of a hit: the damage value, replaced and modified, minus the target's reduction. `weapon` lists
 * the changes by a held or thrown object. `critical` is the number of clicks that two sixes add.
 */
export function computeDamageValue(
  attack: AttackInProgress,
  rules: AttackRules,
  weapon: readonly ValueChange[],
  critical = 0,
): ModifiedValue {
  const dealt = holding(attack, rules, 'deal').map(({ effect, power }) =>
    makeReplacement(power.id, effect.damage, power.cite),
  );
  if (rules.several && attack.targets > 1) {
    dealt.unshift(makeReplacement('several-targets', rules.several.damage, rules.several.cite));
  }
  const fixed = dealt.length > 0 || weapon.some((change) => change.kind === 'replacement');
  const all = modifying(attack, rules, 'damage');
  // Modifiers of the damage value do not change damage that replaces it.
  const together = all.filter(({ effect }) => !effect.when.alone && (!fixed || effect.when.overDealt)).map(changeOf);
  const penetrates = holding(attack, rules, 'penetrate').length > 0;
  const taken = (changes: readonly ValueChange[], whole: boolean): ModifiedValue => {
    const { base, by } = printed(attack.attacker, 'damage', rules);
    const value = applyChanges(base, [...changes, ...(fixed ? [] : by)], rules.values);
    const value0 = attack.dealt === undefined ? value : { ...value, total: attack.dealt };
    const full = halfHearted(attack, rules, { ...value0, total: value0.total + critical }, fixed);
    return whole ? full : afterReduction(attack, rules, full);
  };
  const values = [taken([...weapon, ...dealt, ...together], penetrates)];
  const alone = fixed || weapon.length > 0 ? [] : all.filter(({ effect }) => effect.when.alone);
  const team = all.filter(({ effect }) => effect.when.team).map(changeOf);
  values.push(...alone.map((each) => taken([changeOf(each), ...team], false)));
  return values.reduce((best, value) => (value.total > best.total ? value : best));
}

/**
 * Returns the damage of an attack. Each attack of a multiattack deals 1 less, but not less than the minimum of the
 * power.
 */
function halfHearted(attack: AttackInProgress, rules: AttackRules, full: ModifiedValue, fixed: boolean): ModifiedValue {
  const twice = attack.twice ? listEffects(rules.powers, attack.attacker, 'attack-twice')[0] : undefined;
  if (!twice || (fixed && !twice.effect.overDealt)) return full;
  const kept = Math.max(Math.min(full.total, twice.effect.least), full.total - 1);
  return kept < full.total
    ? applyReductions(full, [makeModifier(twice.power.id, kept - full.total, twice.power.cite)])
    : full;
}

function afterReduction(attack: AttackInProgress, rules: AttackRules, full: ModifiedValue): ModifiedValue {
  const least = Math.max(0, ...holding(attack, rules, 'leave').map(({ effect }) => effect.least));
  const off = findDamageReduction(rules, attack.target);
  if (!off || full.total === 0) return full;
  const kept = Math.min(full.total, Math.max(least, full.total + off.by));
  return applyReductions(full, [{ ...off, by: kept - full.total }]);
}

/** Returns the strongest damage reduction of the target's powers. `targeted` is false for bystanders. */
export function findDamageReduction(rules: AttackRules, target: Piece, targeted = true): ValueChange | null {
  const strongest = listEffects(rules.powers, target, 'reduce')
    .filter(({ effect }) => targeted || !effect.whenTargeted)
    .sort((a, b) => b.effect.by - a.effect.by)[0];
  return strongest ? makeModifier(strongest.power.id, -strongest.effect.by, strongest.power.cite) : null;
}

/**
 * Returns the target's evade roll: the least d6 that undoes the hit, and its source. Null if the target cannot evade.
 */
export function findEvadeRoll(
  attack: AttackInProgress,
  rules: AttackRules,
): { readonly least: number; readonly cite: Citation } | null {
  const penetrates = holding(attack, rules, 'penetrate').length > 0;
  const best = listEffects(rules.powers, attack.target, 'evade')
    .filter(({ effect }) => !(penetrates && effect.unlessPenetrated))
    .sort((a, b) => a.effect.least - b.effect.least)[0];
  if (!best) return null;
  const hampered = listEffects(rules.powers, attack.attacker, 'hamper-evade').reduce(
    (sum, { effect }) => sum + effect.by,
    0,
  );
  return { least: best.effect.least + hampered, cite: best.power.cite };
}

/** Lists the attacker's powers that forbid this kind of attack. */
export function findForbiddingPowers(
  attack: Pick<AttackInProgress, 'attacker' | 'kind'>,
  rules: AttackRules,
): ActiveEffect<'forbid'>[] {
  return listEffects(rules.powers, attack.attacker, 'forbid').filter(({ effect }) =>
    effect.attacks.includes(attack.kind),
  );
}
