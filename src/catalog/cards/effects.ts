export const ATTACK_TYPES = ['melee', 'ranged'] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];
export const DEFEND_TYPES = ['armor', 'dodge'] as const;
export type DefendType = (typeof DEFEND_TYPES)[number];
/** Any way at all, one straight line, or a straight line of exactly so many spaces. */
export const MOVE_LINES = ['free', 'straight', 'exact'] as const;
export type MoveLine = (typeof MOVE_LINES)[number];
export const STATUSES = ['trapped', 'prone'] as const;
export const BONUS_VALUES = ['melee', 'ranged', 'defend'] as const;

/** What the icons of an action card say, in the order in which they stand on it. */
export type CardEffect =
  /** `more` further targets within `within` spaces of the first, struck from where the first one stands. */
  | {
      readonly effect: 'attack';
      readonly type: AttackType;
      readonly strength: number;
      readonly more: number;
      readonly within: number;
    }
  | { readonly effect: 'defend'; readonly type: DefendType; readonly strength: number }
  /** Spaces moved without penalties. */
  | { readonly effect: 'move'; readonly spaces: number; readonly line: MoveLine }
  | { readonly effect: 'slam'; readonly spaces: number }
  | { readonly effect: 'status'; readonly status: (typeof STATUSES)[number]; readonly tokens: number }
  /** For as long as the card lasts, or for good where it asks no points. */
  | { readonly effect: 'bonus'; readonly value: (typeof BONUS_VALUES)[number]; readonly by: number }
  /** So much of that kind of defense does not count against its attack. */
  | { readonly effect: 'pierce'; readonly type: DefendType; readonly by: number }
  /** Wounds that nothing lessens. */
  | { readonly effect: 'damage'; readonly wounds: number }
  | { readonly effect: 'heal'; readonly wounds: number }
  | { readonly effect: 'gain'; readonly points: number }
  /** Takes an object beside it off the map and throws it, as strong as its material. */
  | { readonly effect: 'hurl' };
export type EffectName = CardEffect['effect'];
