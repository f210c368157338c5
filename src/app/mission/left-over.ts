import type { Option } from '../../rules/options';
import { actionPointsOf } from '../../table/striker';
import type { Figure, Table } from '../../table/table';
import { tallyOf } from '../../table/tallies';
import { ruleset } from '../game/state';
import { isUrgent, optionsOf, PLACE_WOUNDS } from './option-words';

type Due =
  /** Wounds that lie in no slot yet. */
  | { readonly left: 'wounds'; readonly piece: string; readonly wounds: number; readonly option: Option }
  /** A token that may be delivered where its bearer stands, or taken by whoever is chosen. */
  | { readonly left: 'token'; readonly piece: string; readonly token: string; readonly option: Option };

/** Something that a phase leaves, and whom to look at for it. */
export type LeftOver =
  | Due
  /** Not activated this round; `unit` is the figure, or the group that acts as one. */
  | { readonly left: 'activation'; readonly piece: string; readonly unit: string }
  /** Action points of whoever acts now. */
  | { readonly left: 'points'; readonly piece: string; readonly unit: string; readonly points: number };

/** What is left before the phase of a side ends: due first, then unspent, then who has not been activated. None in other phases. Of whoever is chosen the points are left out, which stand beside its name. */
export function leftOver(table: Table, chosen: Figure | null): readonly LeftOver[] {
  if (!table.phase || table.ended || table.round === 0) return [];
  const figures = [...table.figures.values()].filter(({ card }) => card !== null);
  const due = figures.flatMap((figure) => dueOf(table, figure, figure.piece === chosen?.piece));
  return [...due, ...unspent(table, figures, chosen), ...waiting(table, figures)];
}

/** Whether the phase of a side goes on: the first and the last of a round belong to nobody. */
export function isActivating(table: Table): boolean {
  const phases = ruleset()?.phases ?? [];
  const at = phases.indexOf(table.phase?.phase ?? '');
  return table.ended === null && at > 0 && at < phases.length - 1;
}

function dueOf(table: Table, figure: Figure, isChosen: boolean): Due[] {
  const { piece, card } = figure;
  const loose = card?.health === null && !figure.defeated ? tallyOf(figure, 'wounds') : 0;
  const wounds: Due[] = loose > 0 ? [{ left: 'wounds', piece, wounds: loose, option: PLACE_WOUNDS }] : [];
  const holds = table.tokens.some(({ holder }) => holder === piece);
  if (!holds && !isChosen) return wounds;
  const may = optionsOf(table, piece).filter((each) => isUrgent(each) && each.about !== null);
  return [...wounds, ...may.map((option): Due => ({ left: 'token', piece, token: option.about ?? '', option }))];
}

function unspent(table: Table, figures: readonly Figure[], chosen: Figure | null): LeftOver[] {
  const active = table.phase?.piece ?? null;
  const figure = figures.find(({ piece, card }) => active !== null && (piece === active || card?.group === active));
  if (!figure || active === null) return [];
  if (chosen !== null && (chosen.piece === active || chosen.card?.group === active)) return [];
  const points = actionPointsOf(table, figure);
  return points > 0 ? [{ left: 'points', piece: figure.piece, unit: active, points }] : [];
}

/** Each figure or group that may still begin its activation: of a group the first that stands. */
function waiting(table: Table, figures: readonly Figure[]): LeftOver[] {
  const units = new Map<string, Figure>();
  for (const figure of figures) {
    if (figure.side !== table.turn || figure.actedRound === table.round) continue;
    const unit = figure.card?.group ?? figure.piece;
    const known = units.get(unit);
    if (!known || (known.defeated && !figure.defeated)) units.set(unit, figure);
  }
  return [...units]
    .filter(([, { piece }]) => mayBegin(table, piece))
    .map(([unit, { piece }]) => ({ left: 'activation', piece, unit }));
}

function mayBegin(table: Table, piece: string): boolean {
  return optionsOf(table, piece).some(({ deed, reasons }) => deed?.deed === 'activate' && reasons.length === 0);
}
