import { printMixedNumber } from '../../plain/fraction';
import type { ScenarioInPlay, ScenarioLine, ScenarioReminder, ScenarioReminderOption } from '../../rules/scenario';
import { findScenario } from '../../rules/shared/scenarios';
import type { CardInPlay } from '../../table/table';
import { PLACE_TEXT } from '../../text/names/places';
import { say } from '../../text/say';
import { SCENARIO_LINES, SCENARIO_REMINDER_TEXT, type ScenarioReminderValues } from '../../text/scenarios';
import { ruleset, table } from './open-game';

const sideName = (side: string | null): string =>
  table()?.players.find((player) => player.side === side)?.name ?? side ?? '';

/** Returns the scenario of the open game. Null if the game has no scenario. */
export function findScenarioInPlay(): ScenarioInPlay | null {
  const now = table();
  const rules = ruleset()?.scenarios;
  return now && rules ? findScenario(now, rules) : null;
}

export function describeScenarioLine({ code, values, side }: ScenarioLine): string {
  return SCENARIO_LINES[code](values.map(printMixedNumber), sideName(side));
}

/**
 * Describes the state of a scenario in one line: `The cloud is 2 squares deep`, `3 of 8 · red`. '' if there is nothing
 * to say.
 */
export function describeScenarioState({ scenario, card }: ScenarioInPlay): string {
  if (card.card.dial) return describeEventDial(card);
  const now = table();
  const lines = now ? (ruleset()?.scenarios.lines(now, scenario) ?? []) : [];
  const first = lines[0];
  if (first) return describeScenarioLine(first);
  return card.card.text || (scenario.wonByCard ? say('Tap to enter how to win') : '');
}

/** Describes the current click of an event dial: `3 of 8 · red, blue`. */
export function describeEventDial({ card, click }: CardInPlay): string {
  const shown = card.dial?.clicks[click - 1] ?? '';
  return [
    say('{click} of {clicks}', { click, clicks: card.dial?.clicks.length ?? 1 }),
    ...(shown === '' ? [] : [shown]),
  ].join(' · ');
}

export function describeScenarioReminder(due: ScenarioReminder): string {
  return SCENARIO_REMINDER_TEXT[due.code].says(dueWords(due, due.side));
}

export function scenarioReminderLabel(due: ScenarioReminder, way: ScenarioReminderOption): string {
  return SCENARIO_REMINDER_TEXT[due.code].tap(dueWords(due, way.side ?? due.side));
}

function dueWords({ card, count, pieces, phase }: ScenarioReminder, side: string | null): ScenarioReminderValues {
  const names = pieces.map((piece) => table()?.figures.get(piece)?.name ?? piece);
  return {
    card: card ?? '',
    count,
    who: PLACE_TEXT.list(names),
    side: sideName(side),
    late: phase === 'end of turn',
  };
}
