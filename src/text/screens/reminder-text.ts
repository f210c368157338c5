import { powerName } from '../../catalog/powers';
import type { TurnReminder } from '../../rules/reminders';
import type { Fact } from '../../table/facts';
import type { Naming } from '../names/naming';
import { VALUE_NAMES } from '../names/sources';
import { formatSigned } from '../numbers';
import { say, sayMany } from '../say';
import { describeMarkers } from './markers';

/** Returns the name of a power. A team ability is returned unchanged, because its id is the printed text. */
export function powerOrTeamName(power: string): string {
  return /^[a-z0-9-]+$/.test(power) ? powerName(power) : power;
}

/** Button title of a reminder: `Regeneration: Quarry`. */
export function reminderTitle(due: TurnReminder, naming: Naming): string {
  switch (due.due) {
    case 'use':
    case 'by-hand':
      return say('{power}: {figure}', { power: powerOrTeamName(due.power), figure: naming.piece(due.piece) });
    case 'team-roll':
      return say('{power}: {player}’s themed team', {
        power: powerOrTeamName(due.power),
        player: naming.side(due.side),
      });
    case 'goes-on':
      return say('{power}: {figure}', { power: powerOrTeamName(due.action), figure: naming.piece(due.piece) });
    case 'rest':
      return sayMany(-due.deed.by, 'Remove 1 token: {figure}', 'Remove {n} tokens: {figure}', {
        figure: naming.piece(due.piece),
      });
    case 'ends':
      return titleOfEnd(due.ends, naming);
  }
}

function titleOfEnd(ends: Extract<TurnReminder, { readonly due: 'ends' }>['ends'], naming: Naming): string {
  switch (ends.what) {
    case 'power':
      return say('{power} of {name} works again', { power: powerName(ends.power), name: naming.piece(ends.piece) });
    case 'value':
      return say('{figure}: {stat} {change} ends', {
        figure: naming.piece(ends.piece),
        stat: VALUE_NAMES[ends.value],
        change: formatSigned(ends.by),
      });
    case 'markers': {
      const markers = (naming.markers ?? []).filter(({ id }) => ends.markers.includes(id));
      return say('Remove {markers}', { markers: describeMarkers(markers).join(', ') });
    }
  }
}

/**
 * Returns the small line above a reminder, which says when the reminder applies. `other` is true if another player's
 * turn is in progress; the line is then the name of the reminder's player.
 */
export function describeReminderTime(due: TurnReminder, naming: Naming, other: boolean): string {
  if (other) return naming.side(due.side);
  if (due.due === 'goes-on') return say('Action not finished');
  return {
    'turn-begins': say('Beginning of turn'),
    action: say('Available'),
    'turn-ends': say('Ends with this turn'),
  }[due.when];
}

/** Describes the outcome of facts in a few words: `Quarry heals 2`; `no effect` if they change nothing. */
export function describeOutcome(facts: readonly Fact[], naming: Naming): string {
  // Actions that a power grants without a roll are not an outcome.
  const told = facts.filter(({ fact }, at) => fact !== 'granted' || facts[at - 1]?.fact === 'rolled');
  const words = told.flatMap((fact) => wordsOf(fact, naming) ?? []);
  if (words.length > 0) return [...new Set(words)].join(', ');
  return facts.some(({ fact }) => fact === 'used') && !facts.some(({ fact }) => fact === 'rolled')
    ? say('used this turn')
    : say('no effect');
}

/** Outcome under the face of a die, where names do not fit: `heals 2 clicks`. Null if the facts have no effect. */
export function describeOutcomeShort(facts: readonly Fact[]): string | null {
  for (const [at, fact] of facts.entries()) {
    if (fact.fact === 'clicked' && fact.by < 0) return sayMany(-fact.by, 'heals 1 click', 'heals {n} clicks');
    if (fact.fact === 'tokens' && fact.by < 0) return sayMany(-fact.by, 'loses 1 token', 'loses {n} tokens');
    if (fact.fact === 'granted' && facts[at - 1]?.fact === 'rolled')
      return sayMany(fact.by, '1 more action', '{n} more actions');
  }
  return null;
}

function wordsOf(fact: Fact, naming: Naming): string | null {
  switch (fact.fact) {
    case 'clicked': {
      const figure = naming.piece(fact.piece);
      if (fact.by < 0) return sayMany(-fact.by, '{figure} heals 1 click', '{figure} heals {n} clicks', { figure });
      return sayMany(fact.by, '{figure} takes 1 click', '{figure} takes {n} clicks', { figure });
    }
    case 'tokens':
      if (fact.by >= 0) return null;
      return sayMany(-fact.by, '{figure} loses 1 token', '{figure} loses {n} tokens', {
        figure: naming.piece(fact.piece),
      });
    case 'granted':
      return sayMany(fact.by, '1 more action', '{n} more actions');
    case 'switched':
      return fact.off
        ? say('{figure} loses {power}', { figure: naming.piece(fact.piece), power: powerName(fact.power) })
        : say('{power} works again', { power: powerName(fact.power) });
    case 'altered':
      if (fact.by === 0) return say('{stat} as printed', { stat: VALUE_NAMES[fact.value] });
      return say('{figure}: {stat} {change}', {
        figure: naming.piece(fact.piece),
        stat: VALUE_NAMES[fact.value],
        change: formatSigned(fact.by),
      });
    case 'marker':
      return fact.square === null ? say('removed from the map') : null;
    default:
      return null;
  }
}
