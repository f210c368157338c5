import { powerName } from '../../catalog/powers';
import type { Ruleset } from '../../rules/ruleset';
import type { Until } from '../../table/facts';
import { type Figure, pieceOfFigure, positionOf, type Table } from '../../table/table';
import { VALUE_NAMES } from '../../text/names/sources';
import { say } from '../../text/say';
import { wordsOfMarkers } from '../../text/screens/markers';

/** Powers that are rolled for or chosen when a turn begins, or that are easily forgotten in it; said only where the players rule on them. */
const AT_BEGINNING: readonly string[] = ['leadership', 'regeneration', 'outwit', 'perplex'];

/** `Leadership: The Provost`, for the side whose turn begins. */
export function remindersOf(table: Table, rules: Ruleset): readonly string[] {
  if (table.turn === null || table.actionsSpent > 0) return [];
  return AT_BEGINNING.flatMap((id) => {
    if (!rules.powers.some((power) => power.id === id && power.standing === 'player-rules')) return [];
    const names = mine(table)
      .filter((figure) => {
        const { powers, abilities } = pieceOfFigure(figure);
        return powers.includes(id) || abilities.includes(id);
      })
      .map((figure) => figure.character.name);
    return names.length === 0 ? [] : [`${powerName(id)}: ${names.join(', ')}`];
  });
}

/** What ends with the turn that is played: `Outwit on The Provost`, `attack +1 of Quarry`, `smoke at c4`. */
export function endingsOf(table: Table): readonly string[] {
  return [...endingsOfFigures(table), ...wordsOfMarkers(table.markers.filter(({ until }) => endsNext(table, until)))];
}

/** As its side's turn ends, or as that of the next player begins: then too it is time to take it off the map. */
function endsNext(table: Table, until: Until | null): boolean {
  if (until === null || table.turn === null) return false;
  if (until.when === 'turn-ends') return until.side === table.turn;
  const at = table.players.findIndex(({ side }) => side === table.turn);
  return table.players[(at + 1) % table.players.length]?.side === until.side;
}

function endingsOfFigures(table: Table): readonly string[] {
  return [...table.figures.values()].flatMap((figure) => {
    const ends = ({ until }: { readonly until: Figure['altered'][number]['until'] }) =>
      until?.side === table.turn && until.when === 'turn-ends';
    const { name } = figure.character;
    return [
      ...figure.switchedOff
        .filter(ends)
        .map(({ power }) => say('{power} of {name} works again', { power: powerName(power), name })),
      ...figure.altered
        .filter(ends)
        .map(({ value, by }) =>
          say('{figure}: {stat} {change}', { figure: name, stat: VALUE_NAMES[value], change: signed(by) }),
        ),
    ];
  });
}

export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

function mine(table: Table): Figure[] {
  return [...table.figures.values()].filter((figure) => figure.side === table.turn && !figure.defeated);
}

/** The pieces that the edition keeps safe in the first round, asked of it figure by figure. */
export function immuneOf(table: Table, rules: Ruleset): ReadonlySet<string> {
  const immune = new Set<string>();
  if (table.round !== 1 || table.turn === null || table.ended) return immune;
  const position = positionOf(table);
  const attacker = position?.pieces.find((piece) => piece.side === table.turn);
  const attack = rules.attacks[0];
  if (!position || !attacker || attack === undefined) return immune;
  for (const target of position.pieces) {
    if (target.side === table.turn) continue;
    const answer = rules.hit(position, {
      attacker: attacker.id,
      targets: [target.id],
      attack,
      strength: null,
      aim: 0,
      defend: 0,
      from: null,
      object: null,
    });
    if (answer.reasons.some((reason) => reason.code === 'first-round')) immune.add(target.id);
  }
  return immune;
}
