import { type Click, DIAL_SLOTS } from '../../catalog/character';
import { powerName } from '../../catalog/powers';
import { findCopiedTeam } from '../../table/allies';
import { getCurrentClick, sumAlterations } from '../../table/current-click';
import type { TurnBoundary } from '../../table/facts';
import type { Figure, Table } from '../../table/table';
import { VALUE_NAMES } from '../../text/names/sources';
import { formatSigned } from '../../text/numbers';
import { say } from '../../text/say';

/**
 * Returns the current click with modifiers applied and without powers that are switched off. Null if the dial shows KO.
 */
export function effectiveClick(figure: Figure): Click | null {
  const click = getCurrentClick(figure);
  if (!click || (figure.altered.length === 0 && figure.switchedOff.length === 0)) return click;
  const off = new Set(figure.switchedOff.map(({ power }) => power));
  const slots = DIAL_SLOTS.map((slot) => {
    const { value, power } = click[slot];
    return [
      slot,
      { value: Math.max(0, value + sumAlterations(figure, slot)), power: power && off.has(power) ? null : power },
    ];
  });
  return { ...click, ...Object.fromEntries(slots) };
}

/** Describes the effects on a figure, one line for each end time: `until Ben’s turn begins: Outwit off, attack +1`. */
export function describeFigureEffects(table: Table, figure: Figure, side: (side: string) => string): readonly string[] {
  const lines = new Map<string, string[]>();
  const add = (until: TurnBoundary | null, text: string): void => {
    const end = untilWords(until, side);
    lines.set(end, [...(lines.get(end) ?? []), text]);
  };
  for (const { power, until } of figure.switchedOff) add(until, say('{power} off', { power: powerName(power) }));
  for (const { value, by, until } of figure.altered) add(until, `${VALUE_NAMES[value]} ${formatSigned(by)}`);
  const copied = findCopiedTeam(table, figure);
  const team = copied === null ? [] : [say('copies {team}', { team: copied })];
  return [...team, ...[...lines].map(([end, words]) => `${end}: ${words.join(', ')}`)];
}

function untilWords(until: TurnBoundary | null, side: (side: string) => string): string {
  if (until === null) return say('for the whole game');
  return until.when === 'turn-begins'
    ? say('until {side}’s turn begins', { side: side(until.side) })
    : say('until {side}’s turn ends', { side: side(until.side) });
}
