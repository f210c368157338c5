import type { DeedOption } from '../../rules/options';
import type { Ruleset } from '../../rules/ruleset';
import { countWounds } from '../../table/striker';
import type { Figure, Table } from '../../table/table';
import { ruleset } from '../game/open-game';

/** Whether the edition plays in phases: an option of the game then begins the next phase. */
export function playsInPhases(table: Table, rules: Ruleset | null): boolean {
  return rules?.options(table, null).some(({ deed }) => deed?.deed === 'next-phase') ?? false;
}

/** Lists the options of a figure, or the options of the game if `piece` is null. Empty until the rules are loaded. */
export function listCurrentOptions(table: Table, piece: string | null): readonly DeedOption[] {
  return ruleset()?.options(table, piece) ?? [];
}

/** Whether an option should be done first: placing wounds, taking or delivering tokens. */
export function isUrgentOption({ id, asks, reasons }: DeedOption): boolean {
  return reasons.length === 0 && (asks.includes('slots') || id === 'deliver' || id === 'take');
}

/**
 * Returns the two options for the main buttons: a move, then another option. A march that is already paid for is
 * preferred among moves. The order is fixed, so buttons stay in place during an activation. Urgent options are shown
 * above the buttons.
 */
export function pickThumbOptions(options: readonly DeedOption[]): readonly DeedOption[] {
  // Reactions are offered in the sheet of the attack, so they are no main buttons.
  const rest = options.filter((each) => !isUrgentOption(each) && each.id !== 'react' && !each.id.startsWith('end-'));
  const likely = [...rest.filter(({ reasons }) => reasons.length === 0), ...rest];
  const move =
    likely.find(({ id, reasons }) => id === 'march-on' && reasons.length === 0) ??
    likely.find(({ asks }) => asks.includes('square'));
  if (!move) return [...new Set(likely)].slice(0, 2);
  // A refused attack stays in place with its reason, rather than giving way to the die.
  const others = likely.filter(({ asks }) => !asks.includes('square'));
  const other = others.find(({ id }) => id !== 'roll') ?? others[0];
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

/**
 * Returns how a tap on an option continues: `now` carries it out at once, `ask` opens a sheet, `map` opens the map,
 * `march` carries it out and then opens the map for the march.
 */
export function findOptionPresentation(option: DeedOption, figure: Figure): 'now' | 'ask' | 'map' | 'march' {
  if (option.asks.includes('square')) return 'map';
  if (option.deed === null) return 'ask';
  const { deed } = option;
  if (deed.deed === 'march' && option.reasons.length === 0 && figure.squares.length > 0) return 'march';
  if (deed.deed === 'trigger' && !deed.reacting) return 'ask';
  // A figure may have more wounds than a rest heals. The player then chooses which wounds to heal.
  const chooses = deed.deed === 'activate' && deed.how === 'rest' && figure.card?.health === null;
  return chooses && countWounds(figure) > (figure.card?.rest ?? 0) ? 'ask' : 'now';
}
