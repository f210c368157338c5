import type { GuideId } from '../guide/guide';

export interface HelpTopic {
  readonly title: string;
  /** The purpose of the screen. */
  readonly about: string;
  /** Hints about controls and gestures that are not obvious. A control is named by its label on the screen. */
  readonly points: readonly HelpPoint[];
  /** The section of the guide about this screen. */
  readonly guide: GuideId;
  /** Topic of the rules lookup that explains more, with the label of its link. */
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
