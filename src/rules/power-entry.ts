import type { Citation } from './answer';

/** What a mover passes without being held up. */
export const PASSABLE = [
  'hindering',
  'water',
  'levels',
  'outdoor-blocking',
  'all-blocking',
  'opponents',
  'beside-opponents',
  'beside-soaring',
] as const;
export type Passable = (typeof PASSABLE)[number];

/** Whose power it is in an attack: the attacker's, the target's, or a friend's who stands beside the attacker. */
export type Holder = 'attacker' | 'target' | 'beside-attacker';

/** When an effect on an attack holds. */
export interface AttackWhen {
  readonly holder: Holder;
  /** Kinds of attack, as the edition names them. */
  readonly attacks: readonly string[];
  /** Only against one target alone. */
  readonly single?: true;
  /** Only against more than one target. */
  readonly several?: true;
  /** Only with nothing in the hand. */
  readonly emptyHanded?: true;
  /** Only against those to whom the holder has a line of fire. */
  readonly sees?: true;
  /** A team's doing, no power: it adds to one that works alone, too. */
  readonly team?: true;
  /** Works with no other power: used by itself, where that gives more. */
  readonly alone?: true;
  /** Adds to what is dealt in place of the damage value as well. */
  readonly overDealt?: true;
}

/** Gives an action that moves, at full or half speed. */
export interface MoveAction {
  readonly effect: 'move-action';
  readonly half: boolean;
  /** What the action is called, where not as the power itself. */
  readonly action?: string;
  /** Not while opponents are beside it. */
  readonly unlessBeside?: true;
  /** Nobody is carried along. */
  readonly carriesNobody?: true;
  /** Goes through the ground, and so never ends on top of it. */
  readonly underGround?: true;
}

/** What a power or ability does, as data; the engine composes these and knows no power by name. */
export type Effect =
  | {
      readonly effect: 'modify';
      readonly value: 'attack' | 'defense' | 'damage';
      readonly by: number;
      readonly when: AttackWhen;
    }
  /** Changes how far it moves, in every action. */
  | { readonly effect: 'modify-speed'; readonly by: number }
  /** The attack deals this instead of the damage value. */
  | { readonly effect: 'deal'; readonly damage: number; readonly when: AttackWhen }
  /** Takes damage off before it is taken; the strongest of a character's counts. `whenTargeted`: not from what strikes it though nobody aimed at it. */
  | { readonly effect: 'reduce'; readonly by: number; readonly whenTargeted?: true }
  /** Attacks twice by one action: each deals 1 less, `least` at least, `overDealt` also of what is dealt in place of the damage value. */
  | { readonly effect: 'attack-twice'; readonly least: number; readonly overDealt: boolean }
  /** A ranged attack strikes those beside its targets too. */
  | { readonly effect: 'explode' }
  /** Damage that `reduce` does not touch. */
  | { readonly effect: 'penetrate'; readonly when: AttackWhen }
  /** Reductions leave at least this much. */
  | { readonly effect: 'leave'; readonly least: number; readonly when: AttackWhen }
  /** A d6 of `least` or more undoes a hit. */
  | { readonly effect: 'evade'; readonly least: number; readonly unlessPenetrated?: true }
  /** Adjacent friends may use its printed defense, and those who have this power pass it on. */
  | { readonly effect: 'lend-defense' }
  /** The target's evade roll counts this much less. */
  | { readonly effect: 'hamper-evade'; readonly by: number }
  | { readonly effect: 'forbid'; readonly attacks: readonly string[] }
  /** Passes on every move, or on the actions named. */
  | { readonly effect: 'pass'; readonly passes: readonly Passable[]; readonly actions?: readonly string[] }
  /** Needs no break-away roll, on every move or on the actions named. */
  | { readonly effect: 'slip-away'; readonly actions?: readonly string[] }
  /** The least d6 roll with which it breaks away. */
  | { readonly effect: 'break-away'; readonly least: number }
  | MoveAction
  /** May carry a friend, or only while it has no token, or by some actions; `ownSize` also one as big as itself. */
  | {
      readonly effect: 'carry';
      readonly unlessTokens?: true;
      readonly actions?: readonly string[];
      readonly ownSize?: true;
    }
  | { readonly effect: 'never-carried' }
  /** Never falls; where the edition has soaring and hovering, it does either. */
  | { readonly effect: 'fly' }
  /** May stand on outdoor blocking terrain; on a barrier too, unless the book says otherwise. */
  | { readonly effect: 'stand-on-top'; readonly barriers?: false }
  /** Is never knocked back. */
  | { readonly effect: 'stand-fast' }
  /** Bigger than a standard character: in the way of lines on every level, and never captured. */
  | { readonly effect: 'big' }
  /** Lines from and to it go over all who are not big; from the ground to elevated ground they are drawn as between elevated squares. */
  | { readonly effect: 'tall' }
  /** Close attacks reach two squares, higher ground too. */
  | { readonly effect: 'reach-far' }
  /** Close attacks reach one level up and down. */
  | { readonly effect: 'reach-levels' }
  /** Close attacks may strike everybody beside it. */
  | { readonly effect: 'strike-all' }
  /** Shoots though opponents stand beside it: at them alone, or at anybody. */
  | { readonly effect: 'shoot-beside'; readonly at: 'adjacent' | 'anybody' }
  /** Opponents are not in the way of its shots. */
  | { readonly effect: 'shoot-past' }
  /** Rolls a die for its damage in close attacks, so that it may deal up to `most`. The roll against a figure is left to the players. */
  | { readonly effect: 'roll-damage'; readonly most: number }
  /** Pushes a neighbour away by itself; no attack. */
  | { readonly effect: 'blast' }
  /** Moves things from afar, and flings objects. */
  | { readonly effect: 'lift' }
  | { readonly effect: 'no-pushing-damage' }
  /** A hindered line to it is blocked. */
  | { readonly effect: 'hide' };

/** What an edition does about one power or ability that its sources name. */
export interface PowerEntry {
  readonly id: string;
  /** Applied from the sources, applied though they do not define it, left to the players, or applied as these say. */
  readonly standing: 'applied' | 'applied-in-common' | 'player-rules' | 'player-meaning';
  readonly effects: readonly Effect[];
  readonly cite: Citation;
}
