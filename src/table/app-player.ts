import { oneOf, shape, type TypeOf } from '../plain/shape';

/** How willing the app is to take risks when it plays a side. */
export const MANNERS = ['cautious', 'bold', 'ruthless'] as const;
export type Manner = (typeof MANNERS)[number];

/** Search depth of the app, weakest first. All strengths have the same information. */
export const STRENGTHS = ['learner', 'player', 'champion'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const opponentSettingsShape = shape({ manner: oneOf(...MANNERS), strength: oneOf(...STRENGTHS) });
export type OpponentSettings = TypeOf<typeof opponentSettingsShape>;

/** Manner and strength until players choose others. */
export const DEFAULT_OPPONENT: OpponentSettings = { manner: 'bold', strength: 'player' };

/** Returns how the app plays a side. Null if a person plays it. */
export function findAppPlayer(
  { appPlayers }: { readonly appPlayers?: readonly ({ readonly side: string } & OpponentSettings)[] },
  side: string | null,
): OpponentSettings | null {
  return appPlayers?.find((each) => each.side === side) ?? null;
}
