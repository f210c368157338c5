import type { Force } from '../catalog/force';
import type { ForceProblem, Theme } from '../rules/force-rules';
import { formatById } from '../rules/format';
import type { Ruleset } from '../rules/ruleset';
import { listThemes } from '../rules/shared/force/themes';
import { sumForcePoints } from '../rules/shared/force/totals';
import { formatOmits } from '../table/formats';
import { findThemeHints, type ThemeHint } from './theme-hints';

/** Judgement of a force by the rules of an edition. */
export interface ForceVerdict {
  readonly legal: boolean;
  /** All problems, clause by clause in the order of the book. */
  readonly problems: readonly ForceProblem[];
  readonly points: number;
  /** Points left of the build total. Negative if the force exceeds the build total. */
  readonly left: number;
  readonly featPoints: number;
  /** Maximum points of feats. Null if the book has no feats, or no build total was agreed. */
  readonly featLimit: number | null;
  /** Number of actions per turn. */
  readonly actions: number;
  /** Keywords that make the force a themed team. Its player picks one of the keywords. */
  readonly themes: readonly Theme[];
  /** Initiative bonus of the best theme against this opponent. 0 without a theme. */
  readonly initiative: number;
  readonly rerolls: number;
  readonly ignoresCondition: boolean;
  /** Themes that the force nearly has. Empty if the force already has a theme. */
  readonly hints: readonly ThemeHint[];
  /** Indexes of members without a character or dial. These members are not checked. */
  readonly unknown: readonly number[];
}

/**
 * Checks a force against every clause of an edition.
 * @param opposing the opponent's bonus to the roll for who goes first, which caps the bonus of this force in some
 * editions
 */
export function judgeForce(force: Force, { force: rules, formats, actionTotal }: Ruleset, opposing = 0): ForceVerdict {
  const problems = rules.clauses.flatMap((clause) => clause.check(force));
  const total = force.buildTotal ?? rules.usualTotal;
  const points = sumForcePoints(force);
  const format = formatById(formats, force.format) ?? undefined;
  // Themed teams belong to the tactics, which a format may exclude.
  const themeLaw = formatOmits({ format }, 'tactics') ? null : rules.themes;
  const themes = themeLaw ? listThemes(themeLaw, force.members, force.buildTotal) : [];
  const bonus = Math.max(0, ...themes.map((theme) => theme.bonus));
  const cap = themeLaw?.lead ?? null;
  return {
    legal: problems.length === 0,
    problems,
    points,
    left: total - points,
    featPoints: force.feats.reduce((sum, feat) => sum + feat.points, 0),
    featLimit: rules.featLimit && force.buildTotal !== null ? rules.featLimit(force.buildTotal) : null,
    actions: actionTotal(total),
    themes,
    initiative: cap === null ? bonus : Math.min(bonus, Math.max(0, opposing + cap)),
    rerolls: Math.max(0, ...themes.map((theme) => theme.rerolls)),
    ignoresCondition: themes.some((theme) => theme.ignoresCondition),
    hints: themeLaw && themes.length === 0 ? findThemeHints(themeLaw, force) : [],
    unknown: force.members.flatMap((member, place) => (member.known && !member.hasUnknownDial ? [] : [place])),
  };
}
