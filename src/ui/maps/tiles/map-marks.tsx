import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import type { Tile } from '../../../board/tile';
import { layOutMapCard } from '../../../catalog/cards/lay-map';
import { type MapCard, SPAWN_KINDS, type SpawnKind } from '../../../catalog/cards/map-card';
import { type MapLayout, toggleDoor, toggleSpawn } from '../../../catalog/cards/map-layout';
import { parseSquare, type Square, squareName } from '../../../grid/square';
import { decapitalise, say } from '../../../text/say';
import { BoardView } from '../../board/board-view';
import { Counter } from '../../kit/counter';
import { SelectField } from '../../kit/field';

const SPAWN_NAMES: Readonly<Record<SpawnKind, string>> = {
  hero: say('Hero'),
  villain: say('Villain'),
  henchman: say('Henchman'),
  hybrid: say('Hybrid'),
};
const LETTERS: Readonly<Record<SpawnKind, string>> = { hero: 'H', villain: 'V', henchman: 'M', hybrid: 'Y' };

/** Doors and spawn points on a map of tiles. A tap on a square places or removes a mark. */
export function MapMarks(props: {
  laying: MapLayout;
  tiles: readonly Tile[];
  card: MapCard;
  onChange: (laying: MapLayout) => void;
}): JSX.Element {
  const [mark, setMark] = createSignal<SpawnKind | 'door'>('hero');
  const [strength, setStrength] = createSignal(3);
  const [first, setFirst] = createSignal<Square | null>(null);
  const board = createMemo(() => {
    const laid = layOutMapCard(props.card, props.tiles);
    return laid.ok ? laid.value.board : null;
  });
  const spawnAt = (square: Square) =>
    props.laying.spawns.length > 0 && props.card.spawns.find(({ at }) => at === squareName(square));
  const objects = createMemo(() =>
    props.card.spawns.flatMap(({ at, kind }) => {
      const square = parseSquare(at);
      return square === null ? [] : [{ id: at, square, letter: LETTERS[kind] }];
    }),
  );
  const describe = (square: Square) => {
    const spawn = spawnAt(square);
    return spawn
      ? say('{square}, {kind} spawn point', {
          square: squareName(square),
          kind: decapitalise(SPAWN_NAMES[spawn.kind]),
        })
      : squareName(square);
  };
  function tap(square: Square): void {
    const kind = mark();
    if (kind !== 'door') {
      props.onChange(toggleSpawn(props.laying, props.tiles, square, kind));
      return;
    }
    const from = first();
    const next = from === null ? null : toggleDoor(props.laying, props.tiles, from, square, strength());
    setFirst(next || from === square ? null : square);
    if (next) props.onChange(next);
  }
  const overlay = () => {
    const square = first();
    return square === null ? null : { fills: { reach: [square] }, numbers: [] };
  };

  return (
    <>
      <SelectField
        label={say('What to add')}
        value={mark()}
        onChange={(value) => {
          setMark(value);
          setFirst(null);
        }}
        options={[
          ...SPAWN_KINDS.map((kind) => ({
            value: kind,
            label: say('{kind} spawn point ({letter})', {
              kind: SPAWN_NAMES[kind],
              letter: LETTERS[kind],
            }),
          })),
          { value: 'door', label: say('Door') },
        ]}
      />
      <Show
        when={mark() === 'door'}
        fallback={<p class="muted small">{say('Tap a square to add or remove a spawn point.')}</p>}
      >
        <Counter label={say('Door strength')} value={strength()} min={1} onChange={setStrength} />
        <p class="muted small" role="status">
          {first() === null
            ? say('Tap a square on one side of the door.')
            : say('Now tap the square next to {square}, across the door.', { square: squareName(first() ?? 0) })}
        </p>
      </Show>
      <div class="tile-marks">
        <Show when={board()}>
          {(there) => (
            <BoardView
              board={there()}
              label={say('Map layout')}
              objects={objects()}
              overlay={overlay()}
              squaresOnly
              describe={describe}
              onSquare={tap}
            />
          )}
        </Show>
      </div>
    </>
  );
}
