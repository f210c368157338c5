import type { Citation } from './answer';

/** Obstacles that a mover may ignore. */
export const PASSABLE_OBSTACLES = [
  'hindering',
  'water',
  'levels',
  'outdoor-blocking',
  'all-blocking',
  'opponents',
  'beside-opponents',
  'beside-soaring',
] as const;
export type PassableObstacle = (typeof PASSABLE_OBSTACLES)[number];

/** Owner of a power in an attack: the attacker, the target, or a friend beside the attacker. */
export type PowerHolder = 'attacker' | 'target' | 'beside-attacker';

/** Conditions under which an effect on an attack applies. */
export interface AttackCondition {
  readonly holder: PowerHolder;
  /** Kinds of attack by the edition's names. */
  readonly attacks: readonly string[];
  /** Only against a single target. */
  readonly single?: true;
  /** Only against more than one target. */
  readonly several?: true;
  /** Only if the attacker holds no object. */
  readonly emptyHanded?: true;
  /** Only against targets to which the holder has a line of fire. */
  readonly sees?: true;
  /** Effect of a team, not of a power. It is added even to a power that has `alone`. */
  readonly team?: true;
  /** Does not combine with other powers. Applied alone if that gives a better result. */
  readonly alone?: true;
  /** Also adds to damage that replaces the damage value. */
  readonly overDealt?: true;
}

/** Provides an action with a move, at full or half speed. */
export interface MoveAction {
  readonly effect: 'move-action';
  readonly half: boolean;
  /** Name of the action, if it differs from the power. */
  readonly action?: string;
  /** Not while opponents are adjacent. */
  readonly unlessBeside?: true;
  /** The mover may not carry. */
  readonly carriesNobody?: true;
  /** The mover goes through the ground. It never ends on elevated terrain. */
  readonly underGround?: true;
}

/** Effect of a power or ability, as data. The engine combines effects and does not depend on the names of powers. */
export type PowerEffect =
  | {
      readonly effect: 'modify';
      readonly value: 'attack' | 'defense' | 'damage';
      readonly by: number;
      readonly when: AttackCondition;
    }
  /** Changes the speed of the figure in every action. */
  | { readonly effect: 'modify-speed'; readonly by: number }
  /** Damage that replaces the damage value. */
  | { readonly effect: 'deal'; readonly damage: number; readonly when: AttackCondition }
  /**
   * Reduces damage. Only the strongest reduction of a character counts. `whenTargeted`: not for damage as a bystander.
   */
  | { readonly effect: 'reduce'; readonly by: number; readonly whenTargeted?: true }
  /**
   * Allows two attacks in one action. Each deals 1 less, but at least `least`. `overDealt`: also reduces damage that
   * replaces the damage value.
   */
  | { readonly effect: 'attack-twice'; readonly least: number; readonly overDealt: boolean }
  /** A ranged attack also hits the neighbours of its targets. */
  | { readonly effect: 'explode' }
  /** `reduce` does not apply to the damage. */
  | { readonly effect: 'penetrate'; readonly when: AttackCondition }
  /** Reductions leave at least this much damage. */
  | { readonly effect: 'leave'; readonly least: number; readonly when: AttackCondition }
  /** A d6 roll of `least` or more undoes a hit. */
  | { readonly effect: 'evade'; readonly least: number; readonly unlessPenetrated?: true }
  /** Adjacent friends may use the figure's printed defense. Friends with the same power pass it on. */
  | { readonly effect: 'lend-defense' }
  /** Subtracts this from the target's evade roll. */
  | { readonly effect: 'hamper-evade'; readonly by: number }
  | { readonly effect: 'forbid'; readonly attacks: readonly string[] }
  /** Ignores obstacles on every move, or in the listed actions only. */
  | { readonly effect: 'pass'; readonly passes: readonly PassableObstacle[]; readonly actions?: readonly string[] }
  /** Needs no break-away roll on any move, or in the listed actions only. */
  | { readonly effect: 'slip-away'; readonly actions?: readonly string[] }
  /** Least d6 roll that breaks away. */
  | { readonly effect: 'break-away'; readonly least: number }
  | MoveAction
  /**
   * May carry a friend. `unlessTokens`: only without tokens. `actions`: only in these. `ownSize`: also a friend of its
   * own size.
   */
  | {
      readonly effect: 'carry';
      readonly unlessTokens?: true;
      readonly actions?: readonly string[];
      readonly ownSize?: true;
    }
  | { readonly effect: 'never-carried' }
  /** Never falls. May soar or hover if the edition has that. */
  | { readonly effect: 'fly' }
  /** May be on outdoor blocking terrain, and on a barrier unless `barriers` is false. */
  | { readonly effect: 'stand-on-top'; readonly barriers?: false }
  /** Is never knocked back. */
  | { readonly effect: 'stand-fast' }
  /** Larger than a standard character: blocks lines on every level and is never captured. */
  | { readonly effect: 'big' }
  /**
   * Lines from and to the figure pass over all figures that are not `big`. From the ground to elevated ground they are
   * drawn as between elevated squares.
   */
  | { readonly effect: 'tall' }
  /** Close attacks reach two squares, and higher elevation. */
  | { readonly effect: 'reach-far' }
  /** Close attacks reach one level up and down. */
  | { readonly effect: 'reach-levels' }
  /** Close attacks may target all adjacent opponents. */
  | { readonly effect: 'strike-all' }
  /** May make ranged attacks while opponents are adjacent: only against these, or against any target. */
  | { readonly effect: 'shoot-beside'; readonly at: 'adjacent' | 'anybody' }
  /** Opponents do not block the figure's ranged attacks. */
  | { readonly effect: 'shoot-past' }
  /** Rolls a die for the damage of close attacks, up to `most`. The roll against a figure is left to the players. */
  | { readonly effect: 'roll-damage'; readonly most: number }
  /** Pushes an adjacent figure away without an attack. */
  | { readonly effect: 'blast' }
  /** Moves pieces from a distance, and throws objects. */
  | { readonly effect: 'lift' }
  | { readonly effect: 'no-pushing-damage' }
  /** A hindered line to the figure is blocked. */
  | { readonly effect: 'hide' };

/** Implementation of one power or ability that the sources of an edition name. */
export interface PowerEntry {
  readonly id: string;
  /**
   * Support for the power. `applied`: from the sources. `applied-in-common`: although the sources do not define it.
   * `player-rules`: left to the players. `player-meaning`: as the players define it.
   */
  readonly standing: 'applied' | 'applied-in-common' | 'player-rules' | 'player-meaning';
  readonly effects: readonly PowerEffect[];
  readonly cite: Citation;
}
