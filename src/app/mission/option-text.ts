import type { DeedOption } from '../../rules/options';
import type { Ruleset } from '../../rules/ruleset';
import { countWounds, hasActivation } from '../../table/striker';
import type { Figure, Table } from '../../table/table';
import { optionTitle } from '../../text/options';
import { decapitalise, say } from '../../text/say';
import { describeObjectionsBriefly } from '../game/naming';
import { ruleset, table } from '../game/open-game';
import { describeDelivery } from './mission-objectives';

/** Whether the edition plays in phases: an option of the game then begins the next phase. */
export function playsInPhases(table: Table, rules: Ruleset | null): boolean {
  return rules?.options(table, null).some(({ deed }) => deed?.deed === 'next-phase') ?? false;
}

/** Lists the options of a figure, or the options of the game if `piece` is null. Empty until the rules are loaded. */
export function listCurrentOptions(table: Table, piece: string | null): readonly DeedOption[] {
  return ruleset()?.options(table, piece) ?? [];
}

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

/** Whether an option should be done first: placing wounds, taking or delivering tokens. */
export function isUrgentOption({ id, asks, reasons }: DeedOption): boolean {
  return reasons.length === 0 && (asks.includes('slots') || id === 'deliver' || id === 'take');
}

/**
 * Returns the two options within the thumb's reach: a move first, then another option. The fixed order keeps buttons in
 * place during an activation. Urgent options are shown above them.
 */
export function pickThumbOptions(options: readonly DeedOption[]): readonly DeedOption[] {
  const rest = options.filter((each) => !isUrgentOption(each) && !each.id.startsWith('end-'));
  const likely = [...rest.filter(({ reasons }) => reasons.length === 0), ...rest];
  const move = likely.find(({ asks }) => asks.includes('square'));
  if (!move) return [...new Set(likely)].slice(0, 2);
  const other = likely.find(({ asks }) => !asks.includes('square'));
  return other ? [move, other] : [move];
}

/** Option to place wounds that are in no slot yet, available on any player's turn. */
export const PLACE_WOUNDS_OPTION: DeedOption = {
  id: 'settle',
  about: null,
  deed: null,
  asks: ['slots'],
  cost: null,
  reasons: [],
};

/** Returns how a tap on an option continues: `now` carries it out at once, `ask` opens a sheet, `map` opens the map. */
export function findOptionPresentation(option: DeedOption, figure: Figure): 'now' | 'ask' | 'map' {
  if (option.asks.includes('square')) return 'map';
  if (option.deed === null) return 'ask';
  const { deed } = option;
  if (deed.deed === 'trigger' && !deed.reacting) return 'ask';
  // A figure may have more wounds than a rest heals. The player then chooses which wounds to heal.
  const chooses = deed.deed === 'activate' && deed.how === 'rest' && figure.card?.health === null;
  return chooses && countWounds(figure) > (figure.card?.rest ?? 0) ? 'ask' : 'now';
}
