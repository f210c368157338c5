import { say, sayMany } from '../../../text/say';
import './figure-card.css';
import '../mission/carded-face.css';
import { createMemo, type JSX, onCleanup, Show } from 'solid-js';
import { describeActionForecast } from '../../../app/game/action-forecast';
import { describeFigureEffects, effectiveClick } from '../../../app/game/figure-effects';
import { naming } from '../../../app/game/naming';
import { listFromTable, table } from '../../../app/game/open-game';
import { listFeats } from '../../../table/cards';
import type { Figure } from '../../../table/table';
import { lazyPart } from '../../kit/lazy-part';
import { DialStrip } from '../../shared/dial/dial-strip';
import { DialRing } from '../../shared/dial/ring';
import { ActionTokens } from '../../shared/dial/tokens';
import { SafeBadge } from '../mission/safe-badge';

const CompactCharacterCard = lazyPart(async () => ({
  default: (await import('../mission/carded-face')).CompactCharacterCard,
}));

/** Id of the selected figure’s name element, which describes the bottom buttons. */
export const SELECTED_NAME_ID = 'selected-name';

/** Duration in ms of a long press that opens a card. */
const HOLD_MS = 450;

export interface FigureCardProps {
  figure: Figure;
  selected: boolean;
  /** Whether the figure cannot act again this turn. */
  spent: boolean;
  /** Whether the figure cannot be attacked in the first round. */
  immune: boolean;
  onSelect: () => void;
  onOpen: () => void;
}

/**
 * Compact view of a character in the game. A tap selects the card; a tap on a selected card, or a long press, opens the
 * sheet.
 */
export function FigureCard(props: FigureCardProps): JSX.Element {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const release = () => clearTimeout(timer);
  onCleanup(release);
  const hold = () => {
    held = false;
    timer = setTimeout(() => {
      held = true;
      props.onOpen();
    }, HOLD_MS);
  };
  const tap = () => {
    if (held) held = false;
    else if (props.selected) props.onOpen();
    else props.onSelect();
  };
  const out = () => props.figure.defeated;
  const forecast = createMemo(() => {
    const now = table();
    return props.selected && now ? describeActionForecast(now, props.figure) : '';
  });
  return (
    <button
      type="button"
      class={props.figure.card ? 'figure-card carded-face' : 'figure-card'}
      data-side={props.figure.side}
      data-out={out() ? '' : undefined}
      data-spent={props.spent ? '' : undefined}
      data-member={props.figure.card?.group ? '' : undefined}
      aria-pressed={props.selected}
      aria-haspopup={props.selected ? 'dialog' : undefined}
      onClick={tap}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Show
        when={props.figure.card && table()}
        fallback={
          <DialFace figure={props.figure} selected={props.selected} immune={props.immune} forecast={forecast()} />
        }
      >
        {(now) => (
          <Show when={props.figure.card}>
            {(card) => (
              <CompactCharacterCard
                figure={props.figure}
                card={card()}
                table={now()}
                name={naming().piece(props.figure.piece)}
                immune={props.immune}
              />
            )}
          </Show>
        )}
      </Show>
    </button>
  );
}

function DialFace(props: Pick<FigureCardProps, 'figure' | 'selected' | 'immune'> & { forecast: string }): JSX.Element {
  const out = () => props.figure.defeated;
  const feats = () => listFromTable((now) => (out() ? [] : listFeats(now, props.figure.piece).map(({ id }) => id)));
  const effects = () => listFromTable((now) => describeFigureEffects(now, props.figure, naming().side));
  const terms = () => [
    ...effects(),
    ...(props.figure.captor === null
      ? []
      : [say('captive of {figure}', { figure: naming().piece(props.figure.captor) })]),
    ...(props.figure.holding === null
      ? []
      : [props.figure.holding === 'light' ? say('holds a light object') : say('holds a heavy object')]),
  ];
  return (
    <>
      <span class="figure-words">
        <span class="figure-head">
          <span class="clip" id={props.selected ? SELECTED_NAME_ID : undefined}>
            {props.figure.name}
          </span>
          {/* The range is hidden while the figure is selected, because its attack button states the range. */}
          <Show when={out()} fallback={<Reach figure={props.figure} aside={props.forecast !== ''} />}>
            <small>{say('K.O.')}</small>
          </Show>
          <Show when={feats().length > 0}>
            <small class="figure-badge" title={feats().join(', ')}>
              {sayMany(feats().length, 'feat', '{n} feats')}
              <span class="spoken">: {feats().join(', ')}</span>
            </small>
          </Show>
          <Show when={props.immune}>
            <SafeBadge />
          </Show>
          <Show when={!out() && terms().length > 0}>
            <small class="figure-card-terms">{terms().join(' · ')}</small>
          </Show>
          <Show when={props.forecast !== ''}>
            <small class="figure-forecast">{props.forecast}</small>
          </Show>
        </span>
        <Show when={!out() && effectiveClick(props.figure)}>
          {(click) => (
            <span class="figure-values">
              <DialStrip low click={click()} of={props.figure} />
            </span>
          )}
        </Show>
      </span>
      {/* The dial ring is read after the name, but displayed before the name. */}
      <DialRing click={props.figure.click} clicks={props.figure.character.dial.length} size={40} />
      <Show when={out()} fallback={<ActionTokens tokens={props.figure.tokens} upright />}>
        <span class="figure-ko" aria-hidden="true">
          {say('K.O.')}
        </span>
      </Show>
    </>
  );
}

/** Range and bolts. If `aside` is true, only screen readers get them, because a status takes their space. */
function Reach(props: { figure: Figure; aside: boolean }): JSX.Element {
  const targets = () => props.figure.character.targets;
  return (
    <small class={props.aside ? 'spoken' : undefined}>
      {say('range {range}', { range: props.figure.character.range })}
      <Show when={props.figure.character.range > 0}>
        {' '}
        <span class="bolts" aria-hidden="true">
          {'◆'.repeat(Math.min(4, targets()))}
        </span>
        <span class="spoken">, {sayMany(targets(), '1 bolt', '{n} bolts')}</span>
      </Show>
    </small>
  );
}
