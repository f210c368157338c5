import type { LeftToPlayersReason, Standing, StandingPlace } from '../../book/standing';
import { say } from '../say';

const ANSWERS: Readonly<Partial<Record<StandingPlace, string>>> = {
  table: say('Sidekick answers this in your game'),
  mission: say('Sidekick answers this in mission setup'),
  campaign: say('Sidekick answers this in your campaign'),
};

const CHECKS: Readonly<Partial<Record<StandingPlace, string>>> = {
  'set-up': say('Sidekick checks this during setup'),
  mission: say('Sidekick checks this in mission setup'),
};

const REMINDS: Readonly<Partial<Record<StandingPlace, string>>> = {
  'set-up': say('Sidekick reminds you of this during setup'),
  mission: say('Sidekick reminds you of this in mission setup'),
  campaign: say('Sidekick reminds you of this in your campaign'),
};

const YOURS: Readonly<Record<LeftToPlayersReason, string>> = {
  advice: say('Yours: it is advice for players'),
  handling: say('Yours: you handle the figures and cards'),
  undefined: say('Yours: the sources do not define it'),
};

/**
 * Describes what the app does about a rule: `Sidekick checks this in your force`. Null if there is nothing to say, for
 * example if the players apply the rule and no reason is stored.
 */
export function describeRuleSupport({ doing, place, reason }: Standing): string | null {
  switch (doing) {
    case 'answers':
      return ANSWERS[place ?? 'map'] ?? say('Sidekick answers this on the map');
    case 'carries-out':
      return say('Sidekick carries this out on the Table: Action, or Game menu → Record an action');
    case 'checks':
      return CHECKS[place ?? 'forces'] ?? say('Sidekick checks this in your force');
    case 'reminds':
      return REMINDS[place ?? 'table'] ?? say('Sidekick reminds you of this');
    case 'yours':
      return reason === null ? null : YOURS[reason];
  }
}
