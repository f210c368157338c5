import { For, Index, type JSX, Show } from 'solid-js';
import { type Board, hasEdge } from '../../../board/board';
import { DOOR, OPEN, WALL } from '../../../board/terrain';
import { type Edge, eastEdge, southEdge } from '../../../grid/edge';
import { type Square, STRIDE, xOf, yOf } from '../../../grid/square';
import { type Doubt, type EdgeLies, sameKind } from '../../../photo/corrections';
import type { SquareKind } from '../../../photo/types';
import { say, within } from '../../../text/say';
import {
  answersOf,
  EXTRAS,
  GROUNDS,
  groundOf,
  onGround,
  wordsOfEdge,
  wordsOfKind,
} from '../../../text/screens/photo-words';
import { Button } from '../../kit/button';
import { Stepper } from '../../kit/stepper';

export interface SquareChoicesProps {
  /** What was read and what it may be otherwise come first; null where a person chose the squares. */
  doubt: Doubt | null;
  /** What they are now. */
  kind: SquareKind;
  /** The one square whose sides can be told too; null for several. */
  sides: Square | null;
  board: Board;
  edgeAt: (edge: Edge) => EdgeLies;
  /** Said in one tap. */
  onAnswer: (kind: SquareKind) => void;
  /** A part of it said. */
  onAlter: (kind: SquareKind) => void;
  onEdge: (edge: Edge, lies: EdgeLies) => void;
}

const HIGHEST = 9;
const NEXT_LIES = { [OPEN]: WALL, [WALL]: DOOR, [DOOR]: OPEN } as const;

/** All that squares can be, the likeliest in the largest buttons. */
export function SquareChoices(props: SquareChoicesProps): JSX.Element {
  const answers = () => (props.doubt?.what === 'squares' ? answersOf(props.doubt) : []);
  const grounds = () => {
    const others = GROUNDS.map(({ bit }) => onGround(props.kind, bit));
    return others.filter((kind) => !answers().some((answer) => sameKind(answer, kind)));
  };
  const sides = (): readonly { readonly name: string; readonly edge: Edge }[] => {
    const at = props.sides;
    if (at === null) return [];
    return [
      { name: say('North'), edge: yOf(at) > 0 ? southEdge(at - STRIDE) : -1 },
      { name: say('East'), edge: eastEdge(at) },
      { name: say('South'), edge: southEdge(at) },
      { name: say('West'), edge: xOf(at) > 0 ? eastEdge(at - 1) : -1 },
    ].filter(({ edge }) => edge >= 0 && hasEdge(props.board, edge));
  };
  return (
    <div class="choices">
      <Show when={answers().length > 0}>
        <div class="answers">
          <Index each={answers()}>
            {(answer, place) => (
              <Button
                tone="ink"
                hint={place === 0 ? say('best guess') : undefined}
                onClick={() => props.onAnswer(answer())}
              >
                {wordsOfKind(answer())}
              </Button>
            )}
          </Index>
        </div>
      </Show>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line everywhere */}
      <div class="chips" role="group" aria-label={say('Terrain')}>
        <Index each={props.doubt ? grounds() : GROUNDS.map(({ bit }) => onGround(props.kind, bit))}>
          {(kind) => (
            <button
              type="button"
              class="chip"
              aria-pressed={props.doubt ? undefined : groundOf(kind()) === groundOf(props.kind)}
              onClick={() => (props.doubt ? props.onAnswer(kind()) : props.onAlter(kind()))}
            >
              {props.doubt ? wordsOfKind(kind()) : GROUNDS.find(({ bit }) => bit === groundOf(kind()))?.name}
            </button>
          )}
        </Index>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line everywhere */}
      <div class="chips" role="group" aria-label={say('Other features')}>
        <span class="level-stepper">
          <small class="muted">{say('Level')}</small>
          <Stepper
            label={say('Level')}
            value={props.kind.level}
            min={0}
            max={HIGHEST}
            onChange={(level) => props.onAlter({ ...props.kind, level })}
          />
        </span>
        <For each={EXTRAS}>
          {({ bit, name }) => (
            <button
              type="button"
              class="chip"
              aria-pressed={(props.kind.terrain & bit) !== 0}
              onClick={() => props.onAlter({ ...props.kind, terrain: props.kind.terrain ^ bit })}
            >
              {name}
            </button>
          )}
        </For>
        <button
          type="button"
          class="chip"
          aria-pressed={props.kind.start}
          onClick={() => props.onAlter({ ...props.kind, start: !props.kind.start })}
        >
          {say('Starting area')}
        </button>
      </div>
      <Show when={sides().length > 0}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line everywhere */}
        <div class="chips" role="group" aria-label={say('Sides')}>
          <Index each={sides()}>
            {(side) => (
              <button
                type="button"
                class="chip"
                data-lies={props.edgeAt(side().edge)}
                onClick={() => props.onEdge(side().edge, NEXT_LIES[props.edgeAt(side().edge)])}
              >
                {side().name}: {within(wordsOfEdge(props.edgeAt(side().edge)))}
              </button>
            )}
          </Index>
        </div>
      </Show>
    </div>
  );
}
