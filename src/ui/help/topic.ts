/** What the help of a screen says. */
export interface HelpTopic {
  readonly title: string;
  /** What the screen is for. */
  readonly about: string;
  /** What is not obvious: a control by the name that it has on the screen, or a gesture. */
  readonly points: readonly HelpPoint[];
  /** Where the book tells more: a topic of its entries. */
  readonly rules?: { readonly topic: string; readonly label: string };
}

export type HelpPoint =
  | { readonly control: string; readonly text: string }
  | { readonly gesture: string; readonly text: string };

/** The help of each screen, loaded when somebody asks. */
export const HELP = {
  games: () => import('./topics/games'),
  'new-game': () => import('./topics/new-game'),
  table: () => import('./topics/table'),
  mission: () => import('./topics/mission'),
  campaigns: () => import('./topics/campaigns'),
  map: () => import('./topics/map'),
  position: () => import('./topics/position'),
  'start-map': () => import('./topics/start-map'),
  editor: () => import('./topics/editor'),
  photo: () => import('./topics/photo'),
  forces: () => import('./topics/forces'),
  force: () => import('./topics/force'),
  collection: () => import('./topics/collection'),
  scan: () => import('./topics/scan'),
  rules: () => import('./topics/rules'),
  desk: () => import('./topics/desk'),
  backup: () => import('./topics/backup'),
} as const satisfies Readonly<Record<string, () => Promise<{ default: () => HelpTopic }>>>;

export type HelpName = keyof typeof HELP;
