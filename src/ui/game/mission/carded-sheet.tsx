import { getOwnProperty } from '../../../plain/get-own';
import { say, sayMany } from '../../../text/say';
import './carded-sheet.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { performDeed, recordWithUndo, undoWithVibration } from '../../../app/game/game-actions';
import { naming } from '../../../app/game/naming';
import { log } from '../../../app/game/open-game';
import { canUndoStep, recordStep } from '../../../app/game/perform';
import { makeReturnFacts } from '../../../app/game/return-figure';
import { makeHealFacts, makeTrackFacts } from '../../../app/mission/manual-counters';
import { describeOption, describeOptionHint, listCurrentOptions } from '../../../app/mission/option-text';
import type { PlayedBox } from '../../../catalog/cards/played-card';
import { squareName } from '../../../grid/square';
import type { DeedOption } from '../../../rules/options';
import { countActionPoints, countWounds, type WoundPlace } from '../../../table/striker';
import { listActionCards } from '../../../table/strikes';
import type { Figure, Table } from '../../../table/table';
import { getTally } from '../../../table/tallies';
import { cardTerm } from '../../../text/names/ids';
import { CARD_BOX_NAMES, FIGURE_KIND_NAMES } from '../../../text/options';
import { describeCardEffect } from '../../../text/screens/card-effect-text';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import { Stepper } from '../../kit/stepper';
import { ActionTrack, makePriceLookup, STATUS_BADGES } from './carded-face';
import { ShakeOffButtons } from './shake-off';
import { SlotButtons } from './wound-sheet';

export interface CharacterCardContentProps {
  table: Table;
  figure: Figure;
  onOption: (option: DeedOption) => void;
}

export interface CharacterCardSheetProps extends CharacterCardContentProps {
  onClose: () => void;
}

/** Sheet with the full character card, and actions that take the figure out of the game. */
export function CardedSheet(props: CharacterCardSheetProps): JSX.Element {
  const piece = () => props.figure.piece;
  const name = () => naming().piece(piece());
  const returnToGame = async () => {
    const now = log();
    if (now)
      await recordWithUndo(
        'return',
        makeReturnFacts(now, props.figure),
        say('{name} is back in the game.', { name: name() }),
      );
  };
  const away = (run: () => void) => {
    run();
    props.onClose();
  };
  return (
    <BottomSheet
      title={name()}
      onClose={props.onClose}
      foot={
        <>
          {/* Undo is repeated here, because the sheet covers the message with the undo button. */}
          <Button disabled={!canUndoStep()} onClick={() => void undoWithVibration()}>
            {say('Undo')}
          </Button>
          <Show
            when={props.figure.defeated}
            fallback={
              <Button
                tone="bad"
                onClick={() => away(() => void performDeed({ deed: 'defeat', piece: piece(), by: null }))}
              >
                {say('Defeated')}
              </Button>
            }
          >
            <Button tone="good" onClick={() => away(() => void returnToGame())}>
              {say('Return to the game')}
            </Button>
          </Show>
        </>
      }
    >
      <CharacterCardContent table={props.table} figure={props.figure} onOption={props.onOption} />
    </BottomSheet>
  );
}

/** The character card with its tokens. Slots add and remove wounds, and players use action cards in this view. */
export function CharacterCardContent(props: CharacterCardContentProps): JSX.Element {
  const card = () => props.figure.card;
  const piece = () => props.figure.piece;
  const put = (place: WoundPlace) => {
    const puts = [{ box: place.box, card: place.card, wounds: 1 }];
    const loose = getTally(props.figure, 'wounds') > 0;
    void performDeed(
      loose ? { deed: 'settle', piece: piece(), puts } : { deed: 'wound', piece: piece(), puts, by: null },
    );
  };
  const heal = (place: WoundPlace) => void recordStep('heal', makeHealFacts(props.figure, place));
  const turn = (by: number) => void recordStep('points', makeTrackFacts(props.table, props.figure, by));
  return (
    <>
      <p class="carded-facts">
        <Show when={card()}>{(now) => <span>{FIGURE_KIND_NAMES[now().kind]}</span>}</Show>
        <span>{sayMany(props.figure.points, '1 unit point', '{n} unit points')}</span>
        <Show when={props.figure.squares.length > 0} fallback={<a href="#/map">{say('not on the map: place it')}</a>}>
          <span>{say('at {squares}', { squares: props.figure.squares.map(squareName).join(', ') })}</span>
        </Show>
        <Show when={props.figure.character.keywords.length > 0}>
          <span>{props.figure.character.keywords.join(' · ')}</span>
        </Show>
      </p>
      <Show when={card()}>
        {(now) => (
          <>
            <div class="carded-points-row">
              <h3>
                {now().group === null ? say('Action track') : say('Action track of {group}', { group: now().group })}
              </h3>
              <Stepper
                label={say('Action points')}
                value={countActionPoints(props.table, props.figure)}
                min={0}
                max={now().last}
                onChange={(points) => turn(points - countActionPoints(props.table, props.figure))}
              />
            </div>
            <ActionTrack figure={props.figure} card={now()} table={props.table} />
            <p class="muted small">
              {[
                now().gain === null ? '' : say('Gains {gain} AP each turn.', { gain: now().gain }),
                sayMany(now().rest, 'A rest heals 1 wound.', 'A rest heals {n} wounds.'),
                now().red === null ? '' : say('Red space: {red}.', { red: now().red }),
              ]
                .filter(Boolean)
                .join(' ')}
            </p>
            <Show when={now().health !== null}>
              <div class="carded-points-row">
                <h3>
                  {say('Wounds: {wounds} of {health}', { wounds: countWounds(props.figure), health: now().health })}
                </h3>
                <Stepper
                  label={say('Wounds')}
                  value={countWounds(props.figure)}
                  min={0}
                  max={now().health ?? 0}
                  onChange={(wounds) => {
                    const beside = { box: null, card: null };
                    if (wounds > countWounds(props.figure)) put(beside);
                    else heal(beside);
                  }}
                />
              </div>
            </Show>
            <For each={STATUS_BADGES}>
              {(status) => {
                const tokens = () => getTally(props.figure, 'status', status);
                const give = (by: number) => void performDeed({ deed: 'status', piece: piece(), status, by });
                return (
                  <div class="carded-points-row">
                    <span>{status === 'prone' ? say('Prone') : say('Trapped')}</span>
                    <Stepper
                      label={status === 'prone' ? say('Prone') : say('Trapped')}
                      value={tokens()}
                      min={0}
                      max={9}
                      onChange={(value) => give(value - tokens())}
                    />
                    <ShakeOffButtons table={props.table} figure={props.figure} status={status} />
                  </div>
                );
              }}
            </For>
            <AtHand {...props} />
            <Places {...props} put={put} heal={heal} />
          </>
        )}
      </Show>
    </>
  );
}

/** Objective tokens that the figure carries, and those it can pick up or deliver from its square. */
function AtHand(props: CharacterCardContentProps): JSX.Element {
  const options = () =>
    listCurrentOptions(props.table, props.figure.piece).filter(
      ({ id, reasons }) => (id === 'take' || id === 'deliver') && reasons.length === 0,
    );
  const held = () => props.table.tokens.filter(({ holder }) => holder === props.figure.piece);
  return (
    <Show when={options().length + held().length > 0}>
      <section class="stack" aria-label={say('Objective tokens')}>
        <For each={held()}>{({ id }) => <p>{say('has {token}', { token: id })}</p>}</For>
        <For each={options()}>
          {(option) => (
            <Button
              wide
              tone="accent"
              hint={describeOptionHint(option, props.figure)}
              onClick={() => props.onOption(option)}
            >
              {describeOption(option)}
            </Button>
          )}
        </For>
      </section>
    </Show>
  );
}

function Places(
  props: CharacterCardContentProps & { put: (place: WoundPlace) => void; heal: (place: WoundPlace) => void },
): JSX.Element {
  const price = createMemo(() => makePriceLookup(props.table, props.figure));
  const boxes = () => Object.keys(props.figure.card?.boxes ?? {});
  const names = () => Object.keys(props.figure.card?.cards ?? {});
  const options = () => listCurrentOptions(props.table, props.figure.piece);
  const useOf = (card: string) =>
    options().find(({ about, deed: what }) => about === card && what?.deed === 'trigger') ?? null;
  return (
    <>
      <For each={boxes()}>
        {(box) => (
          <Show when={getOwnProperty(props.figure.card?.boxes, box)}>
            {(each) => {
              const cost = () => price()(box, each().cost);
              return (
                <article class="carded-place" data-shut={cost() === null ? '' : undefined}>
                  <h4>
                    {getOwnProperty(CARD_BOX_NAMES, box) ?? box}
                    <small>
                      {typeWords(each())}
                      {cost() === null ? ` · ${say('shut')}` : ''}
                    </small>
                  </h4>
                  <span class="carded-price number">
                    {cost() ?? '–'} <small>AP</small>
                  </span>
                  <SlotButtons
                    figure={props.figure}
                    place={{ box, card: null }}
                    name={say('{box} box', { box: getOwnProperty(CARD_BOX_NAMES, box) ?? box })}
                    onPut={() => props.put({ box, card: null })}
                    onHeal={() => props.heal({ box, card: null })}
                  />
                </article>
              );
            }}
          </Show>
        )}
      </For>
      <For each={names()}>
        {(name) => (
          <Show when={getOwnProperty(props.figure.card?.cards, name)}>
            {(each) => {
              const cost = () => price()(name, each().cost);
              const actionCard = () => listActionCards(props.figure).find((card) => card.name === name);
              const tokens = () => getTally(props.figure, 'duration', name);
              const turn = (by: number) =>
                void recordStep('duration', [
                  { fact: 'tallied', piece: props.figure.piece, tally: 'duration', of: name, by },
                ]);
              return (
                <article class="carded-place" data-shut={cost() === null ? '' : undefined} aria-label={name}>
                  <h4>
                    {name}
                    <small>
                      {each().box === null
                        ? say('no box')
                        : say('{box} box', { box: getOwnProperty(CARD_BOX_NAMES, each().box ?? '') ?? each().box })}
                      {each().reaction ? ` · ${say('reaction')}` : ''}
                      {each().duration > 0
                        ? ` · ${each().duration} ◷${actionCard()?.lasting ? ` ${say('lasting')}` : ''}`
                        : ''}
                      {cost() === null && tokens() === 0 ? ` · ${say('shut')}` : ''}
                    </small>
                  </h4>
                  <span class="carded-price number" data-ring={each().reaction ? '' : undefined}>
                    <b>{actionCard()?.cost === null ? '–' : (cost() ?? '–')}</b> <small>AP</small>
                  </span>
                  <Show when={actionCard()}>
                    {(known) => (
                      <p class="carded-text">
                        {[...known().effects.map(describeCardEffect), known().text].filter(Boolean).join('; ')}
                      </p>
                    )}
                  </Show>
                  <SlotButtons
                    figure={props.figure}
                    place={{ box: null, card: name }}
                    name={name}
                    onPut={() => props.put({ box: null, card: name })}
                    onHeal={() => props.heal({ box: null, card: name })}
                  />
                  <div class="carded-use">
                    <Show when={each().duration > 0}>
                      <Stepper
                        label={say('Duration tokens on {name}', { name })}
                        value={tokens()}
                        min={0}
                        max={9}
                        onChange={(value) => turn(value - tokens())}
                      />
                    </Show>
                    <Show when={actionCard()?.cost !== null && useOf(name)}>
                      {(option) => (
                        <Button
                          tone={option().reasons.length === 0 ? 'accent' : 'plain'}
                          hint={describeOptionHint(option(), props.figure)}
                          onClick={() => props.onOption(option())}
                        >
                          {option().id === 'react' ? say('React') : say('Use')} <span class="spoken">{name}</span>
                        </Button>
                      )}
                    </Show>
                  </div>
                </article>
              );
            }}
          </Show>
        )}
      </For>
    </>
  );
}

/** Returns the type of a box: `ranged 3`; `run` for the move box. */
function typeWords({ type, strength }: PlayedBox): string {
  return strength === null ? cardTerm(type) : `${cardTerm(type)} ${strength}`;
}
