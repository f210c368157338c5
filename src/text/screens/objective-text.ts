import type { FigureKind } from '../../catalog/cards/figure-kind';
import type { Objective, ObjectiveKind, TokenEntryTime } from '../../catalog/cards/scenario-card';
import { say } from '../say';

/** Names of the kinds of objectives, as tasks for the heroes. */
export const OBJECTIVE_NAMES: Readonly<Record<ObjectiveKind, string>> = {
  damage: say('Destroy tokens'),
  retrieve: say('Pick up tokens'),
  deliver: say('Deliver tokens'),
  guard: say('Protect tokens'),
  defeat: say('Defeat figures'),
  survive: say('Keep figures undefeated'),
  extract: say('Extract figures'),
  'by-hand': say('As the card says'),
};

/** When a token is placed on the map. */
export const TOKEN_ENTRY_NAMES: Readonly<Record<TokenEntryTime, string>> = {
  setup: say('At setup'),
  stage: say('When its stage begins'),
  revealed: say('When the card is turned face up'),
  gone: say('After another token'),
};

const OF_WHAT: Readonly<Record<ObjectiveKind, (what: string) => string>> = {
  damage: (what) => say('Destroy: {what}', { what }),
  retrieve: (what) => say('Pick up: {what}', { what }),
  deliver: (what) => say('Deliver: {what}', { what }),
  guard: (what) => say('Protect: {what}', { what }),
  defeat: (what) => say('Defeat: {what}', { what }),
  survive: (what) => say('Not defeated: {what}', { what }),
  extract: (what) => say('Extract: {what}', { what }),
  'by-hand': () => OBJECTIVE_NAMES['by-hand'],
};

const KINDS: Readonly<Record<FigureKind, string>> = {
  hero: say('heroes'),
  villain: say('villains'),
  mastermind: say('the mastermind'),
  henchman: say('henchmen'),
};

/** Describes an objective: `Destroy: Sluice wheel`, `Defeat: villains`. */
export function describeObjective({ kind, of, figure, by }: Objective): string {
  const what = of ?? (figure === null ? say('anyone') : KINDS[figure]);
  if (kind === 'defeat' && by !== null) return say('{role} defeat: {what}', { role: by, what });
  return OF_WHAT[kind](what);
}
