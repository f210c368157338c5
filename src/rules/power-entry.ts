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
  /** Kinds of attack to which the effect applies, by the edition's names. */
  readonly attacks: readonly string[];
  /** Whether the effect applies only against a single target. */
  readonly single?: true;
  /** Whether the effect applies only against more than one target. */
  readonly several?: true;
  /** Whether the effect applies only if the attacker holds no object. */
  readonly emptyHanded?: true;
  /** Whether the effect applies only against targets to which the holder has a line of fire. */
  readonly sees?: true;
  /**
   * Whether the effect comes from a team, not from a power. Team effects are added even to a power that has `alone`.
   */
  readonly team?: true;
  /** Whether the effect does not combine with other powers. It is applied alone if the result is better. */
  readonly alone?: true;
  /** Whether the effect also adds to damage that replaces the damage value. */
  readonly overDealt?: true;
}

/** Effect that provides an action with a move, at full or half speed. */
export interface MoveAction {
  readonly effect: 'move-action';
  readonly half: boolean;
  /** Name of the action, if it differs from the name of the power. */
  readonly action?: string;
  /** Whether the action is forbidden while opponents are adjacent. */
  readonly unlessBeside?: true;
  /** Whether the mover may not carry another figure. */
  readonly carriesNobody?: true;
  /** Whether the mover goes through the ground. The move never ends on elevated terrain. */
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
  /** Deals `damage` clicks instead of the damage value. */
  | { readonly effect: 'deal'; readonly damage: number; readonly when: AttackCondition }
  /**
   * Reduces damage. Only the strongest reduction of a character counts. `whenTargeted`: only if the character is a
   * target, not a bystander.
   */
  | { readonly effect: 'reduce'; readonly by: number; readonly whenTargeted?: true }
  /**
   * Allows two attacks in one action. Each attack deals 1 less, but at least `least`. `overDealt`: also reduces damage
   * that replaces the damage value.
   */
  | { readonly effect: 'attack-twice'; readonly least: number; readonly overDealt: boolean }
  /** Extends ranged attacks to the neighbours of the targets. */
  | { readonly effect: 'explode' }
  /** Exempts the damage from the target's `reduce` effects. */
  | { readonly effect: 'penetrate'; readonly when: AttackCondition }
  /** Limits reductions of the damage: at least `least` clicks remain. */
  | { readonly effect: 'leave'; readonly least: number; readonly when: AttackCondition }
  /** Undoes a hit if a d6 shows `least` or more. */
  | { readonly effect: 'evade'; readonly least: number; readonly unlessPenetrated?: true }
  /** Lets adjacent friends use the figure's printed defense. Friends with the same power pass it on. */
  | { readonly effect: 'lend-defense' }
  /** Subtracts `by` from the target's evade roll. */
  | { readonly effect: 'hamper-evade'; readonly by: number }
  | { readonly effect: 'forbid'; readonly attacks: readonly string[] }
  /** Lets the figure ignore the obstacles in `passes` on every move, or only in the listed actions. */
  | { readonly effect: 'pass'; readonly passes: readonly PassableObstacle[]; readonly actions?: readonly string[] }
  /** Exempts the figure from break-away rolls on every move, or only in the listed actions. */
  | { readonly effect: 'slip-away'; readonly actions?: readonly string[] }
  /** Sets the least d6 roll that breaks away. */
  | { readonly effect: 'break-away'; readonly least: number }
  | MoveAction
  /**
   * Allows the figure to carry a friend. `unlessTokens`: only without action tokens. `actions`: only in the listed
   * actions. `ownSize`: also a friend of the same size.
   */
  | {
      readonly effect: 'carry';
      readonly unlessTokens?: true;
      readonly actions?: readonly string[];
      readonly ownSize?: true;
    }
  | { readonly effect: 'never-carried' }
  /** Prevents the figure from falling, and lets it soar or hover in editions with those modes. */
  | { readonly effect: 'fly' }
  /** Allows the figure on outdoor blocking terrain, and on barriers unless `barriers` is false. */
  | { readonly effect: 'stand-on-top'; readonly barriers?: false }
  /** Prevents the figure from being knocked back. */
  | { readonly effect: 'stand-fast' }
  /** Makes the figure larger than a standard character. It blocks lines on every level and is never captured. */
  | { readonly effect: 'big' }
  /**
   * Lets lines from and to the figure pass over all figures that are not `big`. Lines from the ground to elevated
   * ground are drawn as between elevated squares.
   */
  | { readonly effect: 'tall' }
  /** Extends close attacks to two squares, and to higher elevation. */
  | { readonly effect: 'reach-far' }
  /** Extends close attacks to one level up and down. */
  | { readonly effect: 'reach-levels' }
  /** Allows close attacks to target all adjacent opponents. */
  | { readonly effect: 'strike-all' }
  /** Allows ranged attacks while opponents are adjacent: only against adjacent opponents, or against any target. */
  | { readonly effect: 'shoot-beside'; readonly at: 'adjacent' | 'anybody' }
  /** Lets the figure's ranged attacks pass opponents that would block the line. */
  | { readonly effect: 'shoot-past' }
  /**
   * Sets the damage of close attacks by a die roll, up to `most`. For attacks on figures, the app leaves this roll to
   * the players.
   */
  | { readonly effect: 'roll-damage'; readonly most: number }
  /** Pushes an adjacent figure away without an attack. */
  | { readonly effect: 'blast' }
  /** Moves pieces from a distance, and throws objects. */
  | { readonly effect: 'lift' }
  | { readonly effect: 'no-pushing-damage' }
  /** Blocks every line of fire to the figure that is hindered. */
  | { readonly effect: 'hide' };

/** Implementation of one power or ability that the sources of an edition name. */
export interface PowerEntry {
  readonly id: string;
  /**
   * Support for the power. `applied`: as the sources define it. `applied-in-common`: although the sources do not define
   * it. `player-rules`: left to the players. `player-meaning`: as the players define it.
   */
  readonly standing: 'applied' | 'applied-in-common' | 'player-rules' | 'player-meaning';
  readonly effects: readonly PowerEffect[];
  readonly cite: Citation;
}
