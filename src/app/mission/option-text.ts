import type { DeedOption } from '../../rules/options';
import { hasActivation } from '../../table/striker';
import type { Figure, Table } from '../../table/table';
import { optionTitle } from '../../text/options';
import { decapitalise, say } from '../../text/say';
import { describeObjectionsBriefly } from '../game/naming';
import { table } from '../game/open-game';
import { listCurrentOptions } from './current-options';
import { describeDelivery } from './mission-objectives';

export function describeOption({ id, about }: DeedOption): string {
  return optionTitle(id, about);
}

/** Returns a figure's name followed by the title of its option, in lower case except for a card title. */
export function describeOptionAfterName(name: string, option: DeedOption): string {
  const title = describeOption(option);
  return `${name}: ${option.id === 'trigger' ? title : decapitalise(title)}`;
}

/** Describes in a few words why an option is forbidden, else the cost or gain of the option. */
export function describeOptionHint(
  { id, about, cost, reasons }: DeedOption,
  figure: Figure | null,
): string | undefined {
  if (reasons.length > 0) return describeObjectionsBriefly(reasons) ?? undefined;
  if (cost !== null && cost > 0) return `${cost} AP`;
  const now = table();
  if (id === 'deliver' && about !== null && now) return describeDelivery(now, about) ?? undefined;
  if (id === 'gain' && figure?.card?.gain) return say('+{gain} AP', { gain: figure.card.gain });
  if (id === 'rest' && figure?.card) return say('heals {wounds}', { wounds: figure.card.rest });
  return undefined;
}

/** Options that each henchman of a group has separately during the activation of the group. */
const MEMBER_OPTIONS: readonly string[] = ['move', 'march-on', 'melee', 'ranged'];

/**
 * Describes what one henchman of the active group may still do: `move · march on`. '' if it may do nothing. Null for
 * all other figures.
 */
export function describeMemberOptions(table: Table, figure: Figure): string | null {
  if (!figure.card?.group || figure.defeated || !hasActivation(table, figure)) return null;
  const may = listCurrentOptions(table, figure.piece).filter(
    ({ id, reasons }) => reasons.length === 0 && MEMBER_OPTIONS.includes(id),
  );
  return may.map((option) => decapitalise(describeOption(option))).join(' · ');
}
