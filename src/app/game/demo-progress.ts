import type { Fact } from '../../table/facts';
import type { GameSetup } from './game-setup';

/** Squares of the demo characters in round 2, on the first demo map. */
const STANDING: Readonly<Record<string, string>> = {
  'Brass Titan': 'h9',
  'Night Heron': 'l11',
  Quarry: 'j10',
  'Paper Kite': 'h8',
  'The Provost': 'h15',
  Rook: 'k15',
  'Lantern Eel': 'f13',
  'Mother Gantry': 'm15',
};
const OBJECTS = [
  { object: 'heavy-1', kind: 'heavy', square: 'k10' },
  { object: 'light-1', kind: 'light', square: 'f15' },
] as const;
/** Characters that moved in the first round and still have an action token. */
const MOVED = ['Brass Titan', 'Quarry', 'The Provost', 'Lantern Eel'];
/** The only attack of the second round so far. */
const SHOT = { by: 'Night Heron', at: 'Rook', clicks: 2 } as const;

/**
 * Returns the facts recorded before the demo opens: all characters moved forward, and the first player made one attack
 * in round 2.
 */
export function makeDemoProgressFacts({ players }: Pick<GameSetup, 'players'>): Fact[] {
  const pieces = players.flatMap(({ side, characters }) =>
    characters.map(({ name }, index) => ({ name, side, piece: `${side}-${index + 1}` })),
  );
  const pieceOf = (name: string): string => pieces.find((each) => each.name === name)?.piece ?? name;
  const acts = (name: string, action: string): Fact[] => [
    { fact: 'acted', piece: pieceOf(name), action },
    { fact: 'tokens', piece: pieceOf(name), by: 1 },
  ];
  const round = (side: string, number: number): Fact => ({ fact: 'turn', side, round: number });
  return [
    ...OBJECTS.map((each): Fact => ({ fact: 'object', ...each })),
    ...players.flatMap(({ side }): Fact[] => [
      round(side, 1),
      ...pieces
        .filter((each) => each.side === side && MOVED.includes(each.name))
        .flatMap(({ name }) => acts(name, 'move')),
    ]),
    ...pieces.map(
      ({ name, piece }): Fact => ({ fact: 'placed', piece, squares: [STANDING[name] ?? 'a1'], how: 'placed' }),
    ),
    round(players[0]?.side ?? '', 2),
    ...acts(SHOT.by, 'ranged'),
    { fact: 'clicked', piece: pieceOf(SHOT.at), by: SHOT.clicks, cause: 'damage', from: pieceOf(SHOT.by) },
  ];
}
