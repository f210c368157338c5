import { say, sayMany } from '../../../text/say';
import './figure-sheet.css';
import { createMemo, createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { hiddenDials, hideDials, seenClicks } from '../../../app/game/hidden-dials';
import { deed, recordWithUndo } from '../../../app/game/record';
import { returning } from '../../../app/game/returning';
import { game, log, record, ruleset, table } from '../../../app/game/session';
import { squareName } from '../../../grid/square';
import type { Fact } from '../../../table/facts';
import type { Figure } from '../../../table/table';
import { ERRATUM_WORDS } from '../../../text/names/errata';
import { slotName } from '../../../text/names/ids';
import { quietly } from '../../../text/names/passage';
import { Button } from '../../kit/button';
import { IconButton } from '../../kit/icon-button';
import { Segmented } from '../../kit/segmented';
import { Sheet } from '../../kit/sheet';
import { Stepper } from '../../kit/stepper';
import { DialStrip } from '../../shared/dial/dial-strip';
import { Tokens } from '../../shared/dial/tokens';
import { FigureFeats } from '../cards/figure-feats';
import { FigureEffects } from './figure-effects';
import { FigurePowers } from './figure-powers';

const TeamWords = lazy(() => import('../../shared/characters/team-text'));

/** All of one character: its whole dial, its powers by name, and the deeds that need more than a tap. */
export default function FigureSheet(props: { figure: Figure; onClose: () => void }): JSX.Element {
  const [clicks, setClicks] = createSignal(2);
  const name = () => props.figure.character.name;
  const piece = () => props.figure.piece;
  const left = () => props.figure.character.dial.length - props.figure.click + 1;
  const erratum = () => ruleset()?.errata?.(props.figure.character) ?? null;
  const veiled = () => hiddenDials().includes(game()?.id ?? '');
  const seen = createMemo(() => {
    const now = log();
    return veiled() && now ? seenClicks(now, props.figure) : null;
  });
  const isSeen = (click: number) => {
    const span = seen();
    return span === null || (click >= span.from && click <= span.to);
  };
  const away = (run: () => Promise<void>) => {
    // First the deed: once the sheet is closed its figure can no longer be read.
    void run();
    props.onClose();
  };
  const returnToGame = async () => {
    const now = log();
    if (now)
      await recordWithUndo(
        'return',
        returning(now, props.figure),
        say('{name} is back in the game.', { name: name() }),
      );
  };
  return (
    <Sheet
      title={name()}
      onClose={props.onClose}
      foot={
        <>
          <Show when={props.figure.squares.length > 0}>
            <Button
              onClick={() =>
                away(() =>
                  recordWithUndo(
                    'place',
                    [{ fact: 'placed', piece: piece(), squares: [], how: 'placed' }],
                    say('{name} removed from the map.', { name: name() }),
                  ),
                )
              }
            >
              {say('Remove from map')}
            </Button>
          </Show>
          <Show
            when={props.figure.defeated}
            fallback={
              <Button
                onClick={() =>
                  away(() => deed({ deed: 'damage', piece: piece(), clicks: Math.max(1, left()), by: null }))
                }
              >
                {say('K.O.')}
              </Button>
            }
          >
            <Button tone="good" onClick={() => away(returnToGame)}>
              {say('Return to the game')}
            </Button>
          </Show>
        </>
      }
    >
      <p class="figure-sheet-facts">
        <span>{sayMany(props.figure.points, '1 point', '{n} points')}</span>
        <span>
          {say('range {range}, {bolts}', {
            range: props.figure.character.range,
            bolts: sayMany(props.figure.character.targets, '1 bolt', '{n} bolts'),
          })}
        </span>
        <Show when={props.figure.squares.length > 0} fallback={<a href="#/map">{say('not on the map: place it')}</a>}>
          <span>{say('at {squares}', { squares: props.figure.squares.map(squareName).join(', ') })}</span>
        </Show>
        <Show when={props.figure.character.keywords.length > 0}>
          <span>{props.figure.character.keywords.join(' · ')}</span>
        </Show>
      </p>
      <Show when={erratum()}>
        {(found) => (
          <p role="note">
            <strong>{say('Correction')}</strong> {ERRATUM_WORDS[found().code]}{' '}
            <small class="muted">{quietly(found().cite.passage)}</small>
          </p>
        )}
      </Show>
      <Show when={!props.figure.defeated}>
        <div class="figure-sheet-deeds">
          <Stepper label={say('Clicks')} value={clicks()} min={1} max={12} onChange={setClicks} />
          <Button tone="bad" onClick={() => deed({ deed: 'damage', piece: piece(), clicks: clicks(), by: null })}>
            {sayMany(clicks(), 'Damage: 1 click', 'Damage: {n} clicks')}
          </Button>
          <Button
            tone="good"
            disabled={props.figure.click === props.figure.start}
            onClick={() => deed({ deed: 'heal', piece: piece(), clicks: clicks() })}
          >
            {sayMany(clicks(), 'Heal: 1 click', 'Heal: {n} clicks')}
          </Button>
        </div>
        <div class="between">
          <span>{say('Action tokens')}</span>
          <span class="row">
            <IconButton
              icon="minus"
              name={say('Remove an action token')}
              disabled={props.figure.tokens === 0}
              onClick={() => deed({ deed: 'token', piece: piece(), by: -1 })}
            />
            <Tokens tokens={props.figure.tokens} />
            <IconButton
              icon="plus"
              name={say('Add an action token')}
              onClick={() => deed({ deed: 'token', piece: piece(), by: 1 })}
            />
          </span>
        </div>
      </Show>
      <Show when={!props.figure.defeated}>
        <FigureEffects figure={props.figure} />
      </Show>
      <FigureFeats figure={props.figure} />
      <StartingLine figure={props.figure} />
      <FigurePowers figure={props.figure} />
      <section class="stack" aria-label={say('Dial')}>
        <div class="between">
          <h3>{say('Dial')}</h3>
          <Button aria-pressed={veiled()} onClick={() => hideDials(game()?.id ?? '', !veiled())}>
            {veiled() ? say('Show all clicks') : say('Hide future clicks')}
          </Button>
        </div>
        <ol class="figure-dial">
          <For each={props.figure.character.dial}>
            {(click, index) => (
              <li
                aria-current={index() + 1 === props.figure.click ? 'step' : undefined}
                data-past={index() + 1 < props.figure.click ? '' : undefined}
              >
                <span class="number">{index() + 1}</span>
                <Show when={isSeen(index() + 1)} fallback={<span class="muted">{say('not seen yet')}</span>}>
                  <DialStrip click={click} of={{ character: props.figure.character, click: index() + 1 }} />
                </Show>
              </li>
            )}
          </For>
        </ol>
      </section>
      <Show when={props.figure.character.specials.length > 0}>
        <section class="stack" aria-label={say('Special powers and traits')}>
          <h3>{say('Special powers and traits')}</h3>
          <ul class="special-list">
            <For each={props.figure.character.specials}>
              {(special) => (
                <li>
                  <strong>{special.name}</strong> <small class="muted">{slotName(special.slot)}</small>
                  <p>{special.text}</p>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
      <Suspense>
        <TeamWords teams={props.figure.character.teams} />
      </Suspense>
    </Sheet>
  );
}

/** Which of its starting lines it plays, as long as the game has not begun. */
function StartingLine(props: { figure: Figure }): JSX.Element {
  const starts = () => props.figure.character.starts;
  const begin = (value: string) => {
    const start = starts()[Number(value)];
    const { piece, side, character, squares } = props.figure;
    if (!start) return;
    const facts: Fact[] = [
      { fact: 'left', piece },
      { fact: 'joined', piece, side, character, points: start.points, click: start.click },
    ];
    if (squares.length > 0) facts.push({ fact: 'placed', piece, squares: squares.map(squareName), how: 'placed' });
    void record('starting-line', facts);
  };
  const chosen = () =>
    starts().findIndex(({ points, click }) => click === props.figure.start && points === props.figure.points);
  return (
    <Show when={starts().length > 1 && table()?.round === 0}>
      <section class="stack">
        <h3>{say('Starting line')}</h3>
        <Segmented
          label={say('Starting line')}
          options={starts().map(({ points, click }, index) => ({
            value: String(index),
            label: say('{points} pts · click {click}', { points, click }),
          }))}
          value={String(chosen())}
          onChange={begin}
        />
      </section>
    </Show>
  );
}
