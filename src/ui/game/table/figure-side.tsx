import './figure-side.css';
import { type JSX, Show } from 'solid-js';
import type { DeedOption } from '../../../rules/options';
import type { Figure, Table } from '../../../table/table';
import { say, sayMany } from '../../../text/say';
import { PowerReader } from '../../shared/dial/power-reader';
import { DialRing } from '../../shared/dial/ring';
import { CharacterCardContent } from '../mission/carded-sheet';
import { FigureDial } from './figure-dial';
import { FigurePowers } from './figure-powers';

/** Panel beside the table on wide screens: full dial and powers of the selected figure, or its full card. */
export default function FigureSide(props: {
  table: Table;
  figure: Figure | null;
  onOption: (option: DeedOption) => void;
}): JSX.Element {
  return (
    <aside class="figure-side" aria-label={say('Selected figure')} tabindex={0}>
      <Show
        when={props.figure}
        fallback={<p class="muted">{say('Select a figure to see its dial and its powers.')}</p>}
      >
        {(figure) => (
          <>
            <header class="figure-side-head" data-side={figure().side}>
              <Show when={!figure().card}>
                <DialRing click={figure().click} clicks={figure().character.dial.length} size={44} />
              </Show>
              <div>
                <h2>{figure().name}</h2>
                <Show when={!figure().card}>
                  <p class="muted small">
                    {sayMany(figure().points, '1 point', '{n} points')} ·{' '}
                    {say('range {range}, {bolts}', {
                      range: figure().character.range,
                      bolts: sayMany(figure().character.targets, '1 bolt', '{n} bolts'),
                    })}
                  </p>
                </Show>
              </div>
            </header>
            <Show
              when={figure().card}
              fallback={
                <PowerReader of={figure().character}>
                  {(read) => (
                    <>
                      <FigureDial figure={figure()} onRead={read} />
                      <FigurePowers figure={figure()} onRead={read} />
                    </>
                  )}
                </PowerReader>
              }
            >
              <CharacterCardContent table={props.table} figure={figure()} onOption={props.onOption} />
            </Show>
          </>
        )}
      </Show>
    </aside>
  );
}
