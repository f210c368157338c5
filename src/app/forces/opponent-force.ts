import type { Character } from '../../catalog/character';
import { DEMO_FORCES } from '../../catalog/demo';
import { EMPTY_FORCE, makeRecruit } from '../../catalog/force';
import { applyStartOption, findStartOption } from '../../catalog/start-options';
import { judgeForce } from '../../force/judge';
import type { SuggestedFill } from '../../force/suggest';
import type { Ruleset } from '../../rules/ruleset';
import { characters } from '../collection/library';
import { ownedCopies, ownsAnyCharacter } from '../collection/owned-copies';
import { createAdviser } from './adviser';

/** Maximum number of forces that a search returns. Players see one at a time. */
const MOST = 12;
/** Minimum points of an offered force, as a share of the points of the best force. */
const NEARLY = 0.95;

export interface OpponentForceRequest {
  readonly rules: Ruleset;
  readonly buildTotal: number;
  /** Id of the format of play. Undefined if everything may be played. */
  readonly format: string | undefined;
  /** Ids of the characters that other players use. */
  readonly taken: readonly string[];
}

/** A force that the app built. */
export interface BuiltForce {
  readonly characters: readonly Character[];
  readonly points: number;
}

/** Minimum share of the build total that a built force must reach to count as full. */
const FULL = 0.9;

/** How well a built force fills the build total. `none`: the free figures make no legal force. */
export function judgeBuiltForce(built: BuiltForce | null, buildTotal: number): 'none' | 'small' | 'full' {
  if (!built) return 'none';
  return built.points >= buildTotal * FULL ? 'full' : 'small';
}

/** A demo force that a side can play. */
export interface DemoForce extends BuiltForce {
  readonly name: string;
}

/**
 * Returns the demo force for a side whose characters no other player uses. Null if every demo force is in use.
 * @param seat index of the side among the players
 * @param taken ids of the characters that other players use
 */
export function findFreeDemoForce(seat: number, taken: readonly string[]): DemoForce | null {
  const free = DEMO_FORCES.filter(({ characters: members }) => members.every(({ id }) => !taken.includes(id)));
  const demo = free[seat % free.length];
  return demo ? { ...demo, points: sumStartPoints(demo.characters) } : null;
}

/** Whether the demo force is a better opponent than a built force: larger, and within the build total. */
export function isDemoForceBetter(built: BuiltForce | null, demo: DemoForce | null, buildTotal: number): boolean {
  if (!demo || judgeBuiltForce(built, buildTotal) === 'full') return false;
  return demo.points <= buildTotal && demo.points > (built?.points ?? 0);
}

function sumStartPoints(members: readonly Character[]): number {
  return members.reduce((sum, { starts }) => sum + (starts[0]?.points ?? 0), 0);
}

/** Creates the builder of forces for a side that the app plays, from the figures that the player owns. */
export function createForceBuilder() {
  // Excludes characters without dial values, which cannot be played.
  const playable = () =>
    (characters() ?? []).filter((each) => each.guessed === undefined || !makeRecruit(each).hasUnknownDial);
  const adviser = createAdviser(playable);
  const search = (request: Parameters<typeof adviser.ask>[0]) =>
    new Promise<readonly SuggestedFill[] | null>((resolve) => {
      let fills: readonly SuggestedFill[] = [];
      adviser.ask(
        request,
        (answer) => {
          if ('fills' in answer) fills = answer.fills.fills;
        },
        (how) => resolve(how === 'failed' ? null : fills),
      );
    });
  /**
   * Lists legal forces of at most the build total, best first. If no owned figure is recorded, one of each character in
   * the collection may be used. Null if the search failed.
   */
  return async ({ rules, buildTotal, format, taken }: OpponentForceRequest): Promise<readonly BuiltForce[] | null> => {
    await ownedCopies.ready();
    const owned = ownsAnyCharacter()
      ? new Map([...(ownedCopies() ?? [])].map(([id, { count }]) => [id, count] as const))
      : null;
    const force = { ...EMPTY_FORCE, buildTotal, format };
    const wish = { keyword: null, powers: [], prefer: 'balanced', most: MOST } as const;
    const fills = await search({ edition: rules.id, force, copies: 1, owned, taken, wish, themes: false });
    const byId = new Map(playable().map((character) => [character.id, character]));
    const legal = fills?.flatMap(({ picks, points }): BuiltForce[] => {
      const members = picks.flatMap(({ id, points: at }) => {
        const character = byId.get(id);
        const way = character && findStartOption(character, at, null);
        return character && way ? [applyStartOption(character, way)] : [];
      });
      const recruits = members.map((character) => makeRecruit(character));
      const isLegal = members.length === picks.length && judgeForce({ ...force, members: recruits }, rules).legal;
      return isLegal ? [{ characters: members, points }] : [];
    });
    const most = Math.max(0, ...(legal ?? []).map(({ points }) => points));
    return legal?.filter(({ points }) => points >= most * NEARLY) ?? null;
  };
}
