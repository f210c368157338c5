import type { Table } from '../../src/table/table';

/** Prints the most important state of a game as plain data, which later versions must reproduce. */
export function printReplayState(table: Table): unknown {
  const { edition, round, turn, players, mapName, markers, cards, ended } = table;
  return {
    edition,
    round,
    turn,
    players: players.map(({ side, name }) => `${side} ${name}`),
    mapName,
    markers: markers.length,
    cards: cards.length,
    ended,
    figures: [...table.figures.values()].map(
      ({ piece, character, click, tokens, squares }) =>
        `${piece} ${character.name}: click ${click}, ${tokens} tokens, ${squares.join(' ') || 'off the map'}`,
    ),
  };
}
