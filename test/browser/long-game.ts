import { DEMO_FORCES, DEMO_MAPS } from '../../src/app/game/demo-game';
import { type GameSetup, makeGameSetupFacts } from '../../src/app/game/game-setup';
import type { LogEntry } from '../../src/game/log';
import { EDITIONS } from '../../src/rules/editions';
import type { Fact } from '../../src/table/facts';

/** Makes the entries of a game of two forces on a map: moves with tokens, damage, healing and turns. */
export function makeLongGameEntries(game: string, events: number): LogEntry[] {
  const setup: GameSetup = {
    name: game,
    edition: EDITIONS[0]?.id ?? '',
    buildTotal: 300,
    actionTotal: 3,
    players: DEMO_FORCES.slice(0, 2).map(({ name, characters }, index) => ({
      side: index === 0 ? 'red' : 'blue',
      name,
      characters: [...characters, ...characters],
    })),
    map: DEMO_MAPS[0] ?? null,
  };
  const begin = makeGameSetupFacts(setup);
  const pieces = begin.flatMap((fact) => (fact.fact === 'joined' ? [fact.piece] : []));
  return Array.from({ length: events }, (_, index): LogEntry => {
    const piece = pieces[index % pieces.length] as string;
    const kinds: Fact[][] = [
      [
        { fact: 'acted', piece, action: 'move' },
        { fact: 'tokens', piece, by: 1 },
        { fact: 'placed', piece, squares: [`${'abcdefgh'[index % 8]}${1 + (index % 7)}`], how: 'moved' },
      ],
      [{ fact: 'clicked', piece, by: index % 4 === 1 ? 1 : -1, cause: 'damage', from: null }],
      [{ fact: 'turn', side: index % 20 === 9 ? 'blue' : 'red', round: 1 + Math.floor(index / 20) }],
    ];
    const facts = index === 0 ? begin : (kinds[index % 10 === 9 ? 2 : index % 2] as Fact[]);
    return { game, seq: index + 1, parent: index || null, at: 1_700_000_000_000 + index, step: 'tap', facts };
  });
}
