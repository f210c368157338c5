import { areFriendly } from '../../../table/allies';
import { say } from '../../../text/say';
import './scenario-sheet.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { showRuling } from '../../../app/game/game-actions';
import { naming } from '../../../app/game/naming';
import { ruleset, select, selected, table } from '../../../app/game/open-game';
import { recordCallOut } from '../../../app/game/scenario-actions';
import { type Square, squareName, xOf, yOf } from '../../../grid/square';
import { getTablePosition } from '../../../table/table-position';
import { describeCitation } from '../../../text/answer/answers';
import { CALL_OUT_REASONS } from '../../../text/scenarios';
import { Button } from '../../kit/button';
import { SelectField } from '../../kit/field';
import { BottomSheet } from '../../kit/sheet';

/** Buttons for the squares around the caller, arranged as on the map. */
function Places(props: {
  places: readonly (readonly Square[])[];
  around: readonly Square[];
  chosen: readonly string[];
  onChoose: (squares: readonly string[]) => void;
}): JSX.Element {
  const all = () => [...props.places.flatMap(([anchor]) => anchor ?? []), ...props.around];
  const left = () => Math.min(...all().map(xOf));
  const top = () => Math.min(...all().map(yOf));
  const columns = () => Math.max(...all().map(xOf)) - left() + 1;
  const cell = (square: Square) => ({
    'grid-column': `${xOf(square) - left() + 1}`,
    'grid-row': `${yOf(square) - top() + 1}`,
  });
  return (
    <div
      class="scenario-places"
      style={{ 'grid-template-columns': `repeat(${columns()}, minmax(var(--touch), 64px))` }}
    >
      <For each={props.around}>{(square) => <i aria-hidden="true" style={cell(square)} />}</For>
      <For each={props.places}>
        {(squares) => {
          const names = squares.map(squareName);
          const on = () => props.chosen.join() === names.join();
          return (
            <Button
              style={cell(squares[0] ?? 0)}
              tone={on() ? 'ink' : 'plain'}
              aria-pressed={on()}
              onClick={() => props.onChoose(names)}
            >
              {names.join(' ')}
            </Button>
          );
        }}
      </For>
    </div>
  );
}

/** Sheet that chooses caller, target and square. Rule violations are shown but can be recorded. */
export default function CallOutSheet(props: { onClose: () => void }): JSX.Element {
  const law = () => ruleset()?.scenarios.callOut ?? null;
  const own = () =>
    [...(table()?.figures.values() ?? [])].filter((figure) => figure.side === table()?.turn && !figure.defeated);
  const [caller, setCaller] = createSignal(
    own().find(({ piece }) => piece === selected())?.piece ?? own()[0]?.piece ?? '',
  );
  const [target, setTarget] = createSignal('');
  const [place, setPlace] = createSignal<readonly string[]>([]);
  const answer = createMemo(() => {
    const now = table();
    const position = now && getTablePosition(now);
    if (!position?.pieces.some(({ id }) => id === caller())) return null;
    return law()?.ask(position, caller()) ?? null;
  });
  const others = () => {
    const now = table();
    const isFriend = (side: string) => now !== null && now.turn !== null && areFriendly(now, side, now.turn);
    return [...(now?.figures.values() ?? [])].filter(({ side, defeated }) => !isFriend(side) && !defeated);
  };
  const answerFor = (piece: string) => answer()?.targets.find((each) => each.piece === piece);
  const choose = (piece: string) => {
    setTarget(piece);
    setPlace([]);
  };
  const call = async () => {
    const action = law()?.action;
    if (action === undefined) return;
    const ruling = await recordCallOut(caller(), action, target(), place());
    if (!ruling) return;
    select(caller());
    props.onClose();
    showRuling(ruling);
  };
  const places = () => answerFor(target())?.places ?? [];
  return (
    <BottomSheet
      title={say('Call out')}
      onClose={props.onClose}
      foot={
        <Button
          tone="accent"
          big
          disabled={target() === '' || (places().length > 0 && place().length === 0)}
          hint={say('power action: 1 action token')}
          onClick={() => void call()}
        >
          {target() === ''
            ? say('Choose an opponent')
            : place().length > 0
              ? say('Call out {figure} to {squares}', { figure: naming().piece(target()), squares: place().join(', ') })
              : say('Call out {figure}', { figure: naming().piece(target()) })}
        </Button>
      }
    >
      <div class="scenario-sheet">
        <SelectField
          label={say('Caller')}
          onChange={(value) => {
            setCaller(value);
            choose('');
          }}
          value={caller()}
          options={own().map(({ piece, name }) => ({ value: piece, label: name }))}
        />
        <For each={answer()?.reasons ?? []}>
          {(code) => (
            <p class="well scenario-broken" role="status">
              <strong>{say('Against the rules:')} </strong>
              {CALL_OUT_REASONS[code].sentence(naming().piece(caller()))}
            </p>
          )}
        </For>
        <Show when={!answer()}>
          <p class="muted small" role="status">
            {say(
              'This figure is not on the map, so the app cannot count squares. The action is recorded. Move the figure yourself.',
            )}
          </p>
        </Show>
        <h3>{say('Target')}</h3>
        <div class="button-grid scenario-buttons">
          <For each={others()}>
            {({ piece, name }) => (
              <Button
                tone={piece === target() ? 'ink' : 'plain'}
                aria-pressed={piece === target()}
                hint={
                  (answerFor(piece)?.reasons ?? []).map((code) => CALL_OUT_REASONS[code].brief).join(', ') || undefined
                }
                onClick={() => choose(piece)}
              >
                {name}
              </Button>
            )}
          </For>
        </div>
        <Show when={places().length > 0}>
          <h3>{say('Where to')}</h3>
          <Places
            places={places()}
            around={table()?.figures.get(caller())?.squares ?? []}
            chosen={place()}
            onChoose={setPlace}
          />
        </Show>
        <Show when={answer()}>{(said) => <p class="muted small">{describeCitation(said().cite, naming())}</p>}</Show>
      </div>
    </BottomSheet>
  );
}
