import { fraction, printMixedNumber } from '../../plain/fraction';
import type { Fact } from '../../table/facts';
import type { Naming } from '../names/naming';
import { PLACE_TEXT } from '../names/places';
import { VALUE_NAMES } from '../names/sources';
import { say, sayMany } from '../say';

/** Describes the points that a side scores or loses, and for what. */
export function describeScore(fact: Extract<Fact, { readonly fact: 'scored' }>, naming: Naming): string {
  const points = fraction(Math.abs(fact.points), fact.among ?? 1);
  const player = naming.side(fact.side);
  const words = { player, points: printMixedNumber(points), figure: scoredFor(fact, naming) };
  // Fractions of a point take the plural: `1/2 points`.
  const count = points.numerator === points.denominator ? 1 : 2;
  if (naming.mission) return objectivePoints(fact.points, words);
  if (fact.points < 0)
    return words.figure === ''
      ? sayMany(count, '{player} loses 1 point', '{player} loses {points} points', words)
      : sayMany(count, '{player} loses 1 point for {figure}', '{player} loses {points} points for {figure}', words);
  if (words.figure === '') return sayMany(count, '{player} scores 1 point', '{player} scores {points} points', words);
  return fact.survived === true
    ? sayMany(
        count,
        '{player} scores 1 point: {figure} survived to the end',
        '{player} scores {points} points: {figure} survived to the end',
        words,
      )
    : sayMany(count, '{player} scores 1 point for {figure}', '{player} scores {points} points for {figure}', words);
}

/** Describes objective points that a side of a mission gains or loses. */
function objectivePoints(
  points: number,
  words: { readonly player: string; readonly points: string; readonly figure: string },
): string {
  const count = Math.abs(points);
  if (points < 0)
    return words.figure === ''
      ? sayMany(count, '{player} loses 1 objective point', '{player} loses {points} objective points', words)
      : sayMany(
          count,
          '{player} loses 1 objective point for {figure}',
          '{player} loses {points} objective points for {figure}',
          words,
        );
  return words.figure === ''
    ? sayMany(count, '{player} gains 1 objective point', '{player} gains {points} objective points', words)
    : sayMany(
        count,
        '{player} gains 1 objective point for {figure}',
        '{player} gains {points} objective points for {figure}',
        words,
      );
}

/**
 * Returns the source of scored points: `Rook`, or `Steady Hand of Rook` for a feat; '' for points that a player
 * entered.
 */
function scoredFor({ card, piece }: Extract<Fact, { readonly fact: 'scored' }>, naming: Naming): string {
  const figure = piece === null ? '' : naming.piece(piece);
  if (card === undefined || figure === '') return card ?? figure;
  return say('{card} of {figure}', { card, figure });
}

/** Describes a character that joins, and what generated it. */
export function describeJoin(fact: Extract<Fact, { readonly fact: 'joined' }>, naming: Naming): string {
  const words = { figure: fact.character.name, player: naming.side(fact.side), points: fact.points };
  if (fact.from === undefined && naming.mission)
    return sayMany(
      fact.points,
      '{figure} joins {player} for 1 unit point',
      '{figure} joins {player} for {n} unit points',
      {
        figure: words.figure,
        player: words.player,
      },
    );
  return fact.from === undefined
    ? say('{figure} joins {player} for {points} points', words)
    : say('{source} generates {figure}', { figure: words.figure, source: naming.piece(fact.from) });
}

/** Describes a modifier that a player set on a combat value, and when it ends. */
export function describeModifier(fact: Extract<Fact, { readonly fact: 'altered' }>, naming: Naming): string {
  const change = `${fact.by < 0 ? '−' : '+'}${Math.abs(fact.by)}`;
  const words = { figure: naming.piece(fact.piece), stat: VALUE_NAMES[fact.value], change };
  if (fact.by === 0) return say('{figure}: {stat} no longer modified', words);
  if (fact.until === null) return say('{figure}: {stat} {change}', words);
  const ended = { ...words, player: naming.side(fact.until.side) };
  return fact.until.when === 'turn-begins'
    ? say('{figure}: {stat} {change} until {player}’s turn begins', ended)
    : say('{figure}: {stat} {change} until {player}’s turn ends', ended);
}

/** Describes a figure on the map that is moved, carried, knocked back, placed or removed. */
export function describePlacement(fact: Extract<Fact, { readonly fact: 'placed' }>, name: string): string {
  if (fact.squares.length === 0) return say('{figure} removed from the map', { figure: name });
  const where = PLACE_TEXT.list(fact.squares);
  if (fact.how === 'moved') return say('{figure} moves to {squares}', { figure: name, squares: where });
  if (fact.how === 'carried') return say('{figure} is carried to {squares}', { figure: name, squares: where });
  if (fact.how === 'knocked-back') {
    const words = { figure: name, squares: where };
    return fact.path && fact.path.length > 2
      ? say('{figure} is knocked back to {squares} (path: {path})', {
          ...words,
          path: PLACE_TEXT.list(fact.path.slice(1, -1)),
        })
      : say('{figure} is knocked back to {squares}', words);
  }
  return say('{figure} is placed on {squares}', { figure: name, squares: where });
}

/** Describes clicks of damage with their cause, or of healing. */
export function describeClicks(fact: Extract<Fact, { readonly fact: 'clicked' }>, naming: Naming): string {
  const { by, cause, from } = fact;
  const words = { figure: naming.piece(fact.piece), attacker: from === null ? '' : naming.piece(from) };
  if (naming.mission) return wounds(by, from, words);
  if (by < 0) return sayMany(-by, '{figure} heals 1 click', '{figure} heals {n} clicks', words);
  if (cause === 'push')
    return sayMany(
      by,
      '{figure} takes 1 click of pushing damage',
      '{figure} takes {n} clicks of pushing damage',
      words,
    );
  if (cause === 'critical' && from !== null)
    return sayMany(
      by,
      '{figure} takes 1 click from a critical hit by {attacker}',
      '{figure} takes {n} clicks from a critical hit by {attacker}',
      words,
    );
  if (cause === 'critical')
    return sayMany(
      by,
      '{figure} takes 1 click for a critical miss',
      '{figure} takes {n} clicks for a critical miss',
      words,
    );
  if (cause === 'knock-back')
    return from === null
      ? sayMany(
          by,
          '{figure} takes 1 click of knock back damage',
          '{figure} takes {n} clicks of knock back damage',
          words,
        )
      : sayMany(
          by,
          '{figure} takes 1 click of knock back damage from {attacker}',
          '{figure} takes {n} clicks of knock back damage from {attacker}',
          words,
        );
  return from === null
    ? sayMany(by, '{figure} takes 1 click', '{figure} takes {n} clicks', words)
    : sayMany(by, '{figure} takes 1 click from {attacker}', '{figure} takes {n} clicks from {attacker}', words);
}

/** Describes wounds of a mission figure that has no card. */
function wounds(
  by: number,
  from: string | null,
  words: { readonly figure: string; readonly attacker: string },
): string {
  if (by < 0) return sayMany(-by, '{figure} removes 1 wound', '{figure} removes {n} wounds', words);
  return from === null
    ? sayMany(by, '{figure} takes 1 wound', '{figure} takes {n} wounds', words)
    : sayMany(by, '{figure} takes 1 wound from {attacker}', '{figure} takes {n} wounds from {attacker}', words);
}
