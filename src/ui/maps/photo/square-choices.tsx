import { For, Index, type JSX, Show } from 'solid-js';
import type { Board } from '../../../board/board';
import { HIGHEST_LEVEL } from '../../../board/edit';
import { listEdgesWithin, listOutlineEdges } from '../../../board/stroke';
import { DOOR, OPEN, WALL } from '../../../board/terrain';
import type { Edge } from '../../../grid/edge';
import type { Square } from '../../../grid/square';
import type { CorrectedEdge, EdgeDoubt, KindChange, SquareDoubt } from '../../../photo/corrections';
import { GROUND_BITS } from '../../../photo/doubts';
import type { SquareKind } from '../../../photo/types';
import { decapitalise, say } from '../../../text/say';
import {
  describeEdge,
  describeKindChange,
  EDGE_KINDS,
  EXTRA_TERRAIN,
  GROUND_TERRAINS,
  groundBits,
  listSquareEdges,
  makeExtraTerrainChange,
  makeGroundChange,
  makeLevelChange,
  makeStartingAreaChange,
} from '../../../text/screens/photo-text';
import { Button } from '../../kit/button';
import { Stepper } from '../../kit/stepper';

/** Levels that one tap can give to an area. */
const USUAL_LEVELS = [0, 1, 2, 3];
const NEXT_LIES = { [OPEN]: WALL, [WALL]: DOOR, [DOOR]: OPEN } as const;

/**
 * Choices for all properties of squares. Likely properties have large buttons. A property that only some of the squares
 * have is not shown as pressed.
 */
export function SquareChoices(props: {
  /** Doubt with the answers to list first. Null if the user selected the squares. */
  doubt: SquareDoubt | null;
  /** Current classification of the squares; at least one item. */
  kinds: readonly SquareKind[];
  /** The selected square. Its sides can be changed too. Null if several squares are selected. */
  sides: Square | null;
  board: Board;
  edgeAt: (edge: Edge) => CorrectedEdge;
  /** Called when the user answers the doubt. */
  onAnswer: (change: KindChange) => void;
  /** Called when the user confirms the squares as shown. */
  onAsShown: () => void;
  /** Called when the user chooses terrain other than the suggested one. */
  onAlter: (change: KindChange) => void;
  onEdge: (edge: Edge, lies: CorrectedEdge) => void;
  children?: JSX.Element;
}): JSX.Element {
  const asked = () => props.doubt?.answers[0] ?? null;
  const asksGround = () => ((asked()?.mask ?? 0) & GROUND_BITS) !== 0;
  const grounds = () => {
    const answers = props.doubt?.answers.map(({ terrain }) => terrain & GROUND_BITS) ?? [];
    return asksGround() ? GROUND_TERRAINS.filter(({ bit }) => !answers.includes(bit)) : GROUND_TERRAINS;
  };
  const all = (is: (kind: SquareKind) => boolean): boolean => props.kinds.every(is);
  const sides = () => (props.sides === null ? [] : listSquareEdges(props.board, props.sides));
  return (
    <div class="choices">
      <Show when={props.doubt}>{(doubt) => <Answers {...props} doubt={doubt()} />}</Show>
      <Chips label={say('Terrain')}>
        <For each={grounds()}>
          {({ bit, name }) => (
            <Chip
              on={asksGround() ? undefined : all((kind) => groundBits(kind) === bit)}
              onTap={() =>
                asksGround() ? props.onAnswer(makeGroundChange(bit)) : props.onAlter(makeGroundChange(bit))
              }
            >
              {name}
            </Chip>
          )}
        </For>
      </Chips>
      <Show when={asked()?.level == null}>
        <Levels kinds={props.kinds} onLevel={(level) => props.onAlter(makeLevelChange(level))} />
      </Show>
      {props.children}
      <Chips label={say('Other features')}>
        <For each={EXTRA_TERRAIN.filter(({ bit }) => !((asked()?.mask ?? 0) & bit))}>
          {({ bit, name }) => {
            const on = () => all(({ terrain }) => (terrain & bit) !== 0);
            return (
              <Chip on={on()} onTap={() => props.onAlter(makeExtraTerrainChange(bit, !on()))}>
                {name}
              </Chip>
            );
          }}
        </For>
        <Show when={asked()?.start == null}>
          <Chip
            on={all(({ start }) => start)}
            onTap={() => props.onAlter(makeStartingAreaChange(!all(({ start }) => start)))}
          >
            {say('Starting area')}
          </Chip>
        </Show>
      </Chips>
      <Show when={sides().length > 0}>
        <Chips label={say('Sides')}>
          <Index each={sides()}>
            {(side) => (
              <Chip onTap={() => props.onEdge(side().edge, NEXT_LIES[props.edgeAt(side().edge)])}>
                {side().name}: {decapitalise(describeEdge(props.edgeAt(side().edge)))}
              </Chip>
            )}
          </Index>
        </Chips>
      </Show>
    </div>
  );
}

/**
 * Buttons for the answers to a doubt, with the detected answer first. If the squares were detected as different types,
 * “as shown” is also an answer.
 */
function Answers(props: {
  doubt: SquareDoubt;
  onAnswer: (change: KindChange) => void;
  onAsShown: () => void;
}): JSX.Element {
  const shown = () => props.doubt.mixed || props.doubt.answers.length === 0;
  return (
    <div class="answers">
      <Show when={shown()}>
        <Button tone="ink" hint={say('best guess')} onClick={() => props.onAsShown()}>
          {say('As shown')}
        </Button>
      </Show>
      <Index each={props.doubt.answers}>
        {(answer, place) => (
          <Button
            tone="ink"
            hint={place === 0 && !shown() ? say('best guess') : undefined}
            onClick={() => props.onAnswer(answer())}
          >
            {describeKindChange(answer())}
          </Button>
        )}
      </Index>
    </div>
  );
}

/** Choice of the level: by stepper for one square, by one tap for several squares. */
function Levels(props: { kinds: readonly SquareKind[]; onLevel: (level: number) => void }): JSX.Element {
  return (
    <Chips label={say('Level')} class="level-choices">
      <small class="muted" aria-hidden="true">
        {say('Level')}
      </small>
      <Show
        when={props.kinds.length > 1}
        fallback={
          <Stepper
            label={say('Level')}
            value={props.kinds[0]?.level ?? 0}
            min={0}
            max={HIGHEST_LEVEL}
            onChange={props.onLevel}
          />
        }
      >
        <For each={USUAL_LEVELS}>
          {(level) => (
            <Chip
              name={say('Level {level}', { level })}
              on={props.kinds.every((kind) => kind.level === level)}
              onTap={() => props.onLevel(level)}
            >
              {level}
            </Chip>
          )}
        </For>
      </Show>
    </Chips>
  );
}

/** Buttons to classify the edge between two squares as open, wall or door. The detected type comes first. */
export function EdgeChoices(props: { doubt: EdgeDoubt; onAnswer: (lies: CorrectedEdge) => void }): JSX.Element {
  const kinds = () =>
    [...EDGE_KINDS].sort((a, b) => Number(b.lies === props.doubt.read) - Number(a.lies === props.doubt.read));
  return (
    <div class="answers">
      <For each={kinds()}>
        {({ lies, name }) => (
          <Button
            tone="ink"
            hint={lies === props.doubt.read ? say('best guess') : undefined}
            onClick={() => props.onAnswer(lies)}
          >
            {name}
          </Button>
        )}
      </For>
    </div>
  );
}

/** Buttons that set the walls of an area in one tap: all around the area, or none inside. */
export function WallChoices(props: {
  board: Board;
  squares: readonly Square[];
  onEdges: (edges: readonly Edge[], lies: CorrectedEdge) => void;
}): JSX.Element {
  return (
    <Chips label={say('Walls')}>
      <Chip onTap={() => props.onEdges(listOutlineEdges(props.board, props.squares), WALL)}>{say('Walls around')}</Chip>
      <Chip onTap={() => props.onEdges(listEdgesWithin(props.board, props.squares), OPEN)}>
        {say('No walls inside')}
      </Chip>
    </Chips>
  );
}

/** Group of chips with a name for screen readers. */
export function Chips(props: { label: string; class?: string; children: JSX.Element }): JSX.Element {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line everywhere
    <div class={`chips ${props.class ?? ''}`} role="group" aria-label={props.label}>
      {props.children}
    </div>
  );
}

/** Small button of a group. `on` is undefined for a button that is not a switch. */
export function Chip(props: {
  name?: string;
  on?: boolean | undefined;
  onTap: () => void;
  children: JSX.Element;
}): JSX.Element {
  return (
    <button type="button" class="chip" aria-label={props.name} aria-pressed={props.on} onClick={() => props.onTap()}>
      {props.children}
    </button>
  );
}
