import { DIAL_SLOTS, type DialSlot, mapSlots } from '../catalog/character';
import type { FeatNeeds, ParsedNeeds } from '../catalog/feat-needs';
import { powerId } from '../catalog/powers';
import { toKebabCase } from '../plain/lenient';
import { getCurrentClick, listGrantedPowers, sumAlterations } from './current-click';
import type { Figure } from './table';

/** Whether a feat can be used now, and what is missing. */
export interface FeatCheck {
  /** `no`: a prerequisite is missing. `unsure`: none is missing, but the app cannot read all prerequisites. */
  readonly can: 'yes' | 'no' | 'unsure';
  /** Prerequisites that the figure does not show, or that were cancelled. */
  readonly missing: FeatNeeds;
  readonly unread: readonly string[];
  /** Whether an opponent controls the figure now. A feat never serves an opponent. */
  readonly lent: boolean;
}

/**
 * Returns whether a figure meets the prerequisites of a feat ("Using feats"): each is printed on the base or shows on
 * the click, and none was cancelled. The lower of the printed and the modified value counts: modifiers never help to
 * meet a prerequisite, but can break one. A power granted by a special power of the click counts.
 */
export function checkFeat(figure: Figure, { needs, unread }: ParsedNeeds): FeatCheck {
  const off = new Set(figure.switchedOff.map(({ power }) => powerId(power)));
  const click = figure.defeated ? null : getCurrentClick(figure);
  const powers = new Set(
    click ? [...printedOn(click).filter((power) => !off.has(power)), ...listGrantedPowers(figure, off)] : [],
  );
  const abilities = figure.character.abilities.map(powerId).filter((ability) => !off.has(ability));
  const teams = figure.character.teams.map(toKebabCase).filter((team) => !off.has(team));
  const has = (value: DialSlot) => {
    const printed = click?.[value].value ?? Number.NEGATIVE_INFINITY;
    return Math.min(printed, printed + sumAlterations(figure, value));
  };
  const short = mapSlots((value) => {
    const least = needs[value];
    return least !== null && has(value) < least ? least : null;
  });
  const lacks: FeatNeeds = {
    powers: needs.powers.filter((power) => !powers.has(power)),
    abilities: needs.abilities.filter((ability) => !abilities.includes(ability)),
    team: needs.team !== null && !teams.includes(toKebabCase(needs.team)) ? needs.team : null,
    ...short,
  };
  const open = unread.filter((word) => !teams.includes(toKebabCase(word)) && !abilities.includes(toKebabCase(word)));
  const lent = (figure.loan ?? figure.side) !== figure.side;
  const lacking =
    lacks.powers.length + lacks.abilities.length > 0 ||
    lacks.team !== null ||
    DIAL_SLOTS.some((value) => lacks[value] !== null);
  return { can: lent || lacking ? 'no' : open.length > 0 ? 'unsure' : 'yes', missing: lacks, unread: open, lent };
}

function printedOn(click: NonNullable<ReturnType<typeof getCurrentClick>>): string[] {
  return DIAL_SLOTS.flatMap((value) => powerId(click[value].power ?? '') || []);
}
