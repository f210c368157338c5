import { say } from '../../../text/say';
import './map-editor.css';
import '../../board/terrain.css';
import { createUniqueId, type JSX, Match, Show, Switch } from 'solid-js';
import type { MapEditing } from '../../../app/maps/map-editing';
import type { Board } from '../../../board/board';
import { BRUSH_CHOICES, type BrushChoice, colourOfSide } from '../../../board/brushes';
import { BRUSH_CHOICE_TEXT } from '../../../text/screens/editor-text';
import { makePatternUrls, TerrainPatterns } from '../../board/patterns';
import { RadioTiles } from './tools';

/** Bar of all brushes, within reach of one thumb. */
export function Palette(props: { editing: MapEditing; board: Board; onTile: () => void }): JSX.Element {
  const id = createUniqueId();
  const isOn = (choice: BrushChoice) => props.editing.mode() !== 'tile' && props.editing.brush().choice === choice;
  return (
    <div class="palette">
      <svg class="palette-patterns" aria-hidden="true">
        <TerrainPatterns id={id} />
      </svg>
      <RadioTiles
        label={say('Brush')}
        options={BRUSH_CHOICES}
        nameOf={(choice) => BRUSH_CHOICE_TEXT[choice][1]}
        isOn={isOn}
        onChange={(choice) => props.editing.setBrush({ choice })}
        last={
          <button
            type="button"
            class="radio-tile"
            aria-label={say('Place a tile')}
            data-on={props.editing.mode() === 'tile' ? '' : undefined}
            onClick={() => props.onTile()}
          >
            <svg viewBox="0 0 24 24" class="terrain" aria-hidden="true">
              <path class="walls" d="M3 21V3h18v7" />
              <path class="sign" d="M12 13h8v8h-8z" />
            </svg>
            <span aria-hidden="true">{say('Tile')}</span>
          </button>
        }
      >
        {(choice) => (
          <>
            <Swatch
              choice={choice}
              id={id}
              level={props.editing.brush().level}
              colour={colourOfSide(props.editing.brush().side, props.board)}
            />
            <span aria-hidden="true">{BRUSH_CHOICE_TEXT[choice][0]}</span>
          </>
        )}
      </RadioTiles>
    </div>
  );
}

const SIGNS: Readonly<Partial<Record<BrushChoice, string>>> = {
  stairs: 'M6 6h12M5 10h14M4 14h16M3 18h18',
  ladder: 'M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8',
  object: 'M5 5h14v14H5zM5 5l14 14M19 5 5 19',
};

/** Small square that shows a brush as drawn on the map. */
function Swatch(props: { choice: BrushChoice; id: string; level: number; colour: string }): JSX.Element {
  const patterns = () => makePatternUrls(props.id);
  const area = () => {
    const { choice } = props;
    return choice === 'hindering' || choice === 'blocking' || choice === 'water' ? choice : null;
  };
  return (
    <svg viewBox="0 0 24 24" class="terrain" aria-hidden="true">
      <rect class="ground" x="1" y="1" width="22" height="22" rx="3" />
      <Show when={area()}>
        {(name) => (
          <>
            <rect class={`area-${name()}`} x="2" y="2" width="20" height="20" />
            <rect x="2" y="2" width="20" height="20" fill={patterns()[name()]} />
          </>
        )}
      </Show>
      <Switch>
        <Match when={props.choice === 'indoors'}>
          <rect x="2" y="2" width="20" height="20" fill={patterns().indoors} />
        </Match>
        <Match when={props.choice === 'special'}>
          <rect class="area-special" x="3" y="3" width="18" height="18" />
        </Match>
        <Match when={props.choice === 'level'}>
          <rect class="area-elevated" x="2" y="2" width="20" height="20" />
          <text class="level" x="12" y="17">
            {props.level}
          </text>
        </Match>
        <Match when={SIGNS[props.choice]}>{(sign) => <path class="sign" d={sign()} />}</Match>
        <Match when={props.choice === 'start'}>
          <rect
            class="area-start"
            data-owned=""
            style={{ '--side': props.colour }}
            x="4"
            y="4"
            width="16"
            height="16"
          />
        </Match>
        <Match when={props.choice === 'wall'}>
          <path class="walls" d="M3 12h18" />
        </Match>
        <Match when={props.choice === 'door'}>
          <path class="walls" d="M1 12h4M19 12h4" />
          <path class="palette-door" d="M7 12h10" />
        </Match>
      </Switch>
    </svg>
  );
}
