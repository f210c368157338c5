import type { GuideId } from '../guide/guide';

/** Help for one screen. */
export interface HelpTopic {
  readonly title: string;
  /** The purpose of the screen. */
  readonly about: string;
  /** Things that are not obvious: a control by its label on the screen, or a gesture. */
  readonly points: readonly HelpPoint[];
  /** The section of the guide about this screen. */
  readonly guide: GuideId;
  /** A topic of the rules lookup with more about it. */
  readonly rules?: { readonly topic: string; readonly label: string };
}

export type HelpPoint =
  | { readonly control: string; readonly text: string }
  | { readonly gesture: string; readonly text: string };

/** The help of each screen, loaded on demand. */
export const HELP = {
  games: () => import('./games'),
  'new-game': () => import('./new-game'),
  table: () => import('./table'),
  mission: () => import('./mission'),
  campaigns: () => import('./campaigns'),
  map: () => import('./map'),
  position: () => import('./position'),
  'start-map': () => import('./start-map'),
  editor: () => import('./editor'),
  photo: () => import('./photo'),
  forces: () => import('./forces'),
  force: () => import('./force'),
  collection: () => import('./collection'),
  scan: () => import('./scan'),
  rules: () => import('./rules'),
  desk: () => import('./desk'),
  backup: () => import('./backup'),
  join: () => import('./join'),
  tables: () => import('./tables'),
} as const satisfies Readonly<Record<string, () => Promise<{ default: () => HelpTopic }>>>;

export type HelpName = keyof typeof HELP;
