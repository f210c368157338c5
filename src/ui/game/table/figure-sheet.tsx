import { effectiveClick } from '../../../app/game/figure-effects';
import { DIAL_SLOTS } from '../../../catalog/character';
import { powerId } from '../../../catalog/powers';
import { listStartOptions } from '../../../catalog/start-options';
import { say, sayMany } from '../../../text/say';
import './figure-sheet.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { performDeed, recordWithUndo } from '../../../app/game/game-actions';
import { ruleset, table } from '../../../app/game/open-game';
import { recordStep } from '../../../app/game/perform';
import { sendToSideline } from '../../../app/game/sideline';
import { turnFigureDial } from '../../../app/game/turn-dial';
import { squareName } from '../../../grid/square';
import type { Fact } from '../../../table/facts';
import { formatOmits } from '../../../table/formats';
import { countClicksLeft, type Figure } from '../../../table/table';
import { STARTING_LINE_NAMES } from '../../../text/names/dial';
import { ERRATUM_TEXT } from '../../../text/names/errata';
import { lowercaseHeading } from '../../../text/names/sources';
import { describeSpecialPower } from '../../../text/names/special-power';
import { formatCardText } from '../../../text/printed-names';
import { Button } from '../../kit/button';
import { IconButton } from '../../kit/icon-button';
import { lazyPart } from '../../kit/lazy-part';
import { SegmentedControl } from '../../kit/segmented';
import { BottomSheet } from '../../kit/sheet';
import { Stepper } from '../../kit/stepper';
import { PowerReader } from '../../shared/dial/power-reader';
import { ActionTokens } from '../../shared/dial/tokens';
import { FigureFeats } from '../cards/figure-feats';
import { FigureFacts, returnToGame } from '../figure-facts';
import { FigureDial } from './figure-dial';
import { FigureEffects } from './figure-effects';
import { FigurePowers } from './figure-powers';

const RulesSearchSheet = lazyPart(() => import('../../shared/book/rules-search-sheet'));
const TeamWords = lazyPart(() => import('../../shared/characters/team-text'));

/** Sheet with all details of a character: full dial, powers by name, and actions that need more than one tap. */
export default function FigureSheet(props: { figure: Figure; onClose: () => void }): JSX.Element {
  const [clicks, setClicks] = createSignal(2);
  const [asksRules, setAsksRules] = createSignal(false);
  const name = () => props.figure.name;
  const piece = () => props.figure.piece;
  const erratum = () => ruleset()?.errata?.(props.figure.character) ?? null;
  /** Ids of the powers that show now, then of the dial's other powers. */
  const powers = () => {
    const { dial } = props.figure.character;
    const clicks = [effectiveClick(props.figure), ...dial];
    return clicks.flatMap((click) => DIAL_SLOTS.flatMap((slot) => click?.[slot].power ?? [])).map(powerId);
  };
  const powersPlay = () => !formatOmits(table(), 'powers');
  const away = (run: () => Promise<unknown>) => {
    // The action runs first, because the figure cannot be read after the sheet is closed.
    void run();
    props.onClose();
  };
  return (
    <BottomSheet
      title={name()}
      onClose={props.onClose}
      foot={
        <>
          <Button onClick={() => setAsksRules(true)}>{say('Ask the rules')}</Button>
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
          <Show when={ruleset()?.sideline && !props.figure.defeated && props.figure.captor === null}>
            <Button onClick={() => away(() => sendToSideline(props.figure))}>{say('To the sideline')}</Button>
          </Show>
          <Show
            when={props.figure.defeated}
            fallback={
              <Button onClick={() => away(() => turnFigureDial(piece(), Math.max(1, countClicksLeft(props.figure))))}>
                {say('K.O.')}
              </Button>
            }
          >
            <Button tone="good" onClick={() => away(() => returnToGame(props.figure, name()))}>
              {say('Return to the game')}
            </Button>
          </Show>
        </>
      }
    >
      <FigureFacts figure={props.figure}>
        <span>{sayMany(props.figure.points, '1 point', '{n} points')}</span>
        <span>
          {say('range {range}, {bolts}', {
            range: props.figure.character.range,
            bolts: sayMany(props.figure.character.targets, '1 bolt', '{n} bolts'),
          })}
        </span>
      </FigureFacts>
      <Show when={erratum()}>
        {(found) => (
          <p role="note">
            <strong>{say('Correction')}</strong> {ERRATUM_TEXT[found().code]}{' '}
            <small class="muted">{lowercaseHeading(found().cite.passage)}</small>
          </p>
        )}
      </Show>
      <Show when={powersPlay() && props.figure.character.specials.length > 0}>
        <section class="stack" aria-label={say('Special powers and traits')}>
          <h3>{say('Special powers and traits')}</h3>
          <ul class="special-list">
            <For each={props.figure.character.specials}>
              {(special) => (
                <li>
                  <strong>{special.name}</strong> <small class="muted">{describeSpecialPower(special)}</small>
                  <p>{formatCardText(special.text)}</p>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
      <PowerReader of={props.figure.character}>
        {(read) => (
          <>
            <FigureDial figure={props.figure} onRead={read} />
            <FigurePowers figure={props.figure} onRead={read} />
          </>
        )}
      </PowerReader>
      <Show when={!props.figure.defeated}>
        <div class="figure-sheet-deeds">
          <Stepper label={say('Clicks')} value={clicks()} min={1} max={12} onChange={setClicks} />
          <Button tone="bad" onClick={() => void turnFigureDial(piece(), clicks())}>
            {sayMany(clicks(), 'Damage: 1 click', 'Damage: {n} clicks')}
          </Button>
          <Button
            tone="good"
            disabled={props.figure.click === props.figure.start}
            onClick={() => void turnFigureDial(piece(), -clicks())}
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
              onClick={() => performDeed({ deed: 'token', piece: piece(), by: -1 })}
            />
            <ActionTokens tokens={props.figure.tokens} />
            <IconButton
              icon="plus"
              name={say('Add an action token')}
              onClick={() => performDeed({ deed: 'token', piece: piece(), by: 1 })}
            />
          </span>
        </div>
      </Show>
      <Show when={!props.figure.defeated}>
        <FigureEffects figure={props.figure} />
      </Show>
      <FigureFeats figure={props.figure} />
      <StartingLine figure={props.figure} />
      <Show
        when={powersPlay()}
        fallback={<p class="muted">{say('This game’s format leaves out powers and abilities.')}</p>}
      >
        <TeamWords teams={props.figure.character.teams} />
      </Show>
      <Show when={asksRules() && ruleset()}>
        {(rules) => (
          <RulesSearchSheet
            context={{ subject: name(), edition: rules().id, topics: powers(), cites: [] }}
            onClose={() => setAsksRules(false)}
          />
        )}
      </Show>
    </BottomSheet>
  );
}

/** Choice of the starting line, available until the game has begun. */
function StartingLine(props: { figure: Figure }): JSX.Element {
  const ways = () => listStartOptions(props.figure.character).filter(({ trait }) => trait === null);
  const begin = (value: string) => {
    const way = ways()[Number(value)];
    const { piece, side, character, squares } = props.figure;
    if (!way) return;
    const facts: Fact[] = [
      { fact: 'left', piece },
      { fact: 'joined', piece, side, character, points: way.points, click: way.click },
    ];
    if (squares.length > 0) facts.push({ fact: 'placed', piece, squares: squares.map(squareName), how: 'placed' });
    void recordStep('starting-line', facts);
  };
  const chosen = () =>
    ways().findIndex(({ points, click }) => click === props.figure.start && points === props.figure.points);
  return (
    <Show when={ways().length > 1 && table()?.round === 0}>
      <section class="stack">
        <h3>{say('Starting line')}</h3>
        <SegmentedControl
          label={say('Starting line')}
          options={ways().map((way, index) => ({
            value: String(index),
            label: [
              say('{points} pts · click {click}', { points: way.points, click: way.click }),
              ...(way.colour === null ? [] : [STARTING_LINE_NAMES[way.colour]]),
            ].join(' · '),
          }))}
          value={String(chosen())}
          onChange={begin}
        />
      </section>
    </Show>
  );
}
