import { decideHealing, decideReactions, decideWounds, type WoundChoice } from '../../plan/mission-choices';
import { findAppPlayer } from '../../table/app-player';
import type { Figure, Table } from '../../table/table';
import { ruleset, table } from '../game/open-game';
import type { StrikeChoice } from './strike-choice';

function playedByApp(now: Table | null | undefined, { side }: Figure): Table | null {
  return now && findAppPlayer(now, side) ? now : null;
}

/** Decides where the open wounds of a figure go. Null if a person plays the figure. */
export function decideAppWounds(figure: Figure): WoundChoice | null {
  const [now, rules] = [playedByApp(table(), figure), ruleset()];
  return now && rules ? decideWounds(rules, now, figure.piece) : null;
}

/** Decides which wounds a rest of a figure heals. Null if a person plays the figure. */
export function decideAppHealing(figure: Figure): WoundChoice | null {
  const [now, rules] = [playedByApp(table(), figure), ruleset()];
  return now && rules ? decideHealing(rules, now, figure.piece) : null;
}

/** Decides how the target of an attack reacts. Null if a person plays the target, or if no attack is chosen. */
export function decideAppReactions(target: Figure, striking: StrikeChoice): ReturnType<typeof decideReactions> | null {
  const [now, rules, strike] = [playedByApp(table(), target), ruleset(), striking.strike()];
  if (!now || !rules || !strike) return null;
  return decideReactions(rules, now, target.piece, strike, (defense) => striking.countWounds(target.piece, defense));
}
