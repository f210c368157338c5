/** How willing the app is to take risks when it plays a side. */
export const MANNERS = ['cautious', 'bold', 'ruthless'] as const;
export type Manner = (typeof MANNERS)[number];

/** How far the app searches, from the weakest to the strongest. Every strength knows the same. */
export const STRENGTHS = ['learner', 'player', 'champion'] as const;
export type Strength = (typeof STRENGTHS)[number];

export interface OpponentSettings {
  readonly manner: Manner;
  readonly strength: Strength;
}

/** Returns how the app plays a side. Null if a person plays it. */
export function findAppPlayer(
  { appPlayers }: { readonly appPlayers?: readonly ({ readonly side: string } & OpponentSettings)[] },
  side: string | null,
): OpponentSettings | null {
  return appPlayers?.find((each) => each.side === side) ?? null;
}
