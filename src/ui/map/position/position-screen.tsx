import { parseNotationInWorker } from '../../../app/reading/cached-positions';
import { say } from '../../../text/say';
import '../../shared/rulings/rulings.css';
import { createEffect, createSignal, For, type JSX, on, onMount, Show, untrack } from 'solid-js';
import { ensureLibrary, libraryFault, maps } from '../../../app/collection/library';
import {
  makeBlankMap,
  type OpenedPosition,
  openBlankPosition,
  openedPosition,
  openPositionNotation,
  printOpenedPosition,
} from '../../../app/map/opened-position';
import { toast } from '../../../app/messages';
import { goTo, route } from '../../../app/route';
import { findRuling, readOpenPosition, saveOpenPosition } from '../../../app/rules/rulings';
import type { Question } from '../../../notation/case';
import { toAnswered } from '../../../query/map-answer';
import { EDITIONS, editionById } from '../../../rules/editions';
import { Button } from '../../kit/button';
import { SelectField } from '../../kit/field';
import { IconButton } from '../../kit/icon-button';
import { lazyPart } from '../../kit/lazy-part';
import { ProgressBar } from '../../kit/progress';
import { HelpButton } from '../../shared/help/help-button';
import { SavedRulings } from '../../shared/rulings/saved-rulings';
import { GameMap } from '../game-map';
import { MapPick } from '../map-pick';

/** Common sizes of printed maps, columns by rows. */
const SIZES = [
  [16, 16],
  [16, 24],
  [24, 24],
  [24, 36],
] as const;

function StartPosition(props: { game: boolean }): JSX.Element {
  const [edition, setEdition] = createSignal(EDITIONS[0].id);
  const rules = () => editionById(edition()) ?? EDITIONS[0];
  onMount(() => void ensureLibrary());
  return (
    <div class="position-start">
      <SavedRulings />
      <MapPick
        title={say('Ask without a game')}
        text={say('Line of fire, hits and movement, answered on a map.')}
        maps={maps()}
        fault={libraryFault()}
        onPick={(map) => openBlankPosition(rules(), map)}
      >
        <section class="start-ask">
          <SelectField
            label={say('Rules')}
            value={edition()}
            onChange={setEdition}
            options={EDITIONS.map((each) => ({ value: each.id, label: each.name }))}
          />
          <div class="position-sizes halves">
            <For each={SIZES}>
              {([width, height]) => (
                <Button
                  tone={width === 16 ? 'accent' : 'plain'}
                  onClick={() => openBlankPosition(rules(), makeBlankMap(width, height))}
                >
                  {say('Empty {width} × {height}', { width, height })}
                </Button>
              )}
            </For>
          </div>
          <Show when={props.game}>
            <Button onClick={() => goTo('map')}>{say('Back to the game')}</Button>
          </Show>
        </section>
      </MapPick>
    </div>
  );
}

const AddFigures = lazyPart(() => import('./add-figures'));
const EditFigure = lazyPart(() => import('./edit-figure'));
const PositionMenu = lazyPart(() => import('./position-menu'));

export interface PositionScreenProps {
  /** Whether a game is open as well. */
  game: boolean;
}

/**
 * Screen for a position about which the user asks rules questions. `#/map/ruling/<id>` opens a saved position;
 * `#/map/ask` continues the open position, even while a game is open.
 */
export default function PositionScreen(props: PositionScreenProps): JSX.Element {
  const [ready, setReady] = createSignal(false);
  onMount(() => void settle().then(() => setReady(true)));
  // The user may open another ruling from this screen.
  createEffect(
    on(
      () => route().rest[1],
      () => void settle(),
      { defer: true },
    ),
  );
  return (
    <Show when={ready()} fallback={<ProgressBar label={say('Opening the position…')} />}>
      <Show when={openedPosition()} fallback={<StartPosition game={props.game} />} keyed>
        {(now) => <Standing now={now} game={props.game} />}
      </Show>
    </Show>
  );
}

/** Opens the position of the route, or else the last used position. */
async function settle(): Promise<void> {
  const [what, id] = route().rest;
  if (what === 'ruling' && id !== undefined) {
    if (untrack(openedPosition)?.id === id) return;
    const ruling = await findRuling(id);
    if (!ruling) {
      toast(say('This ruling is no longer on this device.'));
      return;
    }
    await parseNotationInWorker(ruling.notation);
    const read = openPositionNotation(ruling.notation, ruling);
    if (!read.ok) toast({ text: say('Could not open this ruling: {reason}.', { reason: read.fault }), tone: 'bad' });
    return;
  }
  if (untrack(openedPosition)) return;
  const last = await readOpenPosition();
  if (last) await parseNotationInWorker(last.notation);
  if (last) openPositionNotation(last.notation, { name: last.name, note: '', id: null });
}

function Standing(props: { now: OpenedPosition; game: boolean }): JSX.Element {
  const [over, setOver] = createSignal<'add' | 'menu' | { readonly edit: string } | null>(null);
  const [asked, setAsked] = createSignal<Question | null>(null);
  const context = () => props.now.context;
  const text = (): string => printOpenedPosition(props.now, asked());
  // Every step is stored, so closing the app does not lose the position.
  createEffect(() => void saveOpenPosition({ name: props.now.name, notation: text() }));
  const editing = () => {
    const now = over();
    return now !== null && typeof now === 'object' ? (context().table.figures.get(now.edit) ?? null) : null;
  };
  return (
    <Show when={context().table.board}>
      {(board) => (
        <>
          <GameMap
            context={context()}
            board={board()}
            opening={props.now.initialQuestion}
            name={props.now.name || null}
            onAsked={(answer, piece) => setAsked(answer && piece !== null ? toAnswered(answer, piece) : null)}
            onAdd={() => setOver('add')}
            onEdit={(edit) => setOver({ edit })}
            aside={
              <div class="position-tools">
                <Show when={props.game}>
                  <Button onClick={() => goTo('map')}>{say('Game')}</Button>
                </Show>
                <HelpButton about="position" />
                <IconButton icon="more" name={say('This position')} onClick={() => setOver('menu')} />
              </div>
            }
          />
          <Show when={over() === 'add'}>
            <AddFigures context={context()} onClose={() => setOver(null)} />
          </Show>
          <Show when={over() === 'menu'}>
            <PositionMenu now={props.now} notation={text} onClose={() => setOver(null)} />
          </Show>
          <Show when={editing()}>
            {(figure) => <EditFigure context={context()} figure={figure()} onClose={() => setOver(null)} />}
          </Show>
        </>
      )}
    </Show>
  );
}
