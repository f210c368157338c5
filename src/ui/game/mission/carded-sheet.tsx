import { getOwnProperty } from '../../../plain/get-own';
import { say, sayMany } from '../../../text/say';
import './mission-sheets.css';
import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import { performDeed, showRuling } from '../../../app/game/game-actions';
import { naming } from '../../../app/game/naming';
import { ruleset } from '../../../app/game/open-game';
import { recordActions, recordStep } from '../../../app/game/perform';
import { describeFigureCard } from '../../../app/mission/card-words';
import { listCurrentOptions } from '../../../app/mission/current-options';
import { makeHealFacts, makeTrackFacts } from '../../../app/mission/manual-counters';
import { describeOption, describeOptionHint } from '../../../app/mission/option-text';
import type { PlayedBox } from '../../../catalog/cards/played-card';
import type { DeedOption } from '../../../rules/options';
import { countActionPoints, countWounds, type WoundPlace } from '../../../table/striker';
import { listActionCards } from '../../../table/strikes';
import type { Figure, Table } from '../../../table/table';
import { getTally } from '../../../table/tallies';
import { cardTerm } from '../../../text/names/ids';
import { CARD_BOX_NAMES, FIGURE_KIND_NAMES } from '../../../text/options';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import { Stepper } from '../../kit/stepper';
import { FigureFacts, returnToGame } from '../figure-facts';
import { UndoStepButton } from '../step-buttons';
import { ActionTrack, makePriceLookup, STATUS_BADGES } from './carded-face';
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
export default function CardedSheet(props: CharacterCardSheetProps): JSX.Element {
  const piece = () => props.figure.piece;
  const name = () => naming().piece(piece());
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
          <UndoStepButton />
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
            <Button tone="good" onClick={() => away(() => void returnToGame(props.figure, name()))}>
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
      <FigureFacts figure={props.figure}>
        <Show when={card()}>{(now) => <span>{FIGURE_KIND_NAMES[now().kind]}</span>}</Show>
        <span>{sayMany(props.figure.points, '1 unit point', '{n} unit points')}</span>
      </FigureFacts>
      <Show when={card()}>
        {(now) => (
          <>
            <div class="between carded-points-row">
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
              <div class="between carded-points-row">
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
                  <div class="between carded-points-row">
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
                <CardPlace
                  {...props}
                  place={{ box, card: null }}
                  title={getOwnProperty(CARD_BOX_NAMES, box) ?? box}
                  name={say('{box} box', { box: getOwnProperty(CARD_BOX_NAMES, box) ?? box })}
                  facts={[typeWords(each()), cost() === null ? say('shut') : '']}
                  isShut={cost() === null}
                  price={cost()}
                />
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
                <CardPlace
                  {...props}
                  place={{ box: null, card: name }}
                  title={name}
                  name={name}
                  facts={[
                    each().box === null
                      ? say('no box')
                      : say('{box} box', { box: getOwnProperty(CARD_BOX_NAMES, each().box ?? '') ?? each().box }),
                    each().reaction ? say('reaction') : '',
                    each().duration > 0
                      ? `${each().duration} ◷${actionCard()?.lasting ? ` ${say('lasting')}` : ''}`
                      : '',
                    cost() === null && tokens() === 0 ? say('shut') : '',
                  ]}
                  isShut={cost() === null}
                  price={actionCard()?.cost === null ? null : cost()}
                  isReaction={each().reaction}
                  text={describeFigureCard(props.figure, name)}
                >
                  <div class="between carded-use">
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
                </CardPlace>
              );
            }}
          </Show>
        )}
      </For>
    </>
  );
}

/** A box or an action card with its cost and damage slots. */
function CardPlace(props: {
  figure: Figure;
  put: (place: WoundPlace) => void;
  heal: (place: WoundPlace) => void;
  place: WoundPlace;
  title: string;
  /** Name of the place for screen readers. */
  name: string;
  /** Details below the title. Empty texts are left out. */
  facts: readonly string[];
  isShut: boolean;
  /** Cost in action points. Null if there is none. */
  price: number | null;
  isReaction?: boolean;
  text?: string | undefined;
  children?: JSX.Element;
}): JSX.Element {
  return (
    <article class="carded-place" data-shut={props.isShut ? '' : undefined} aria-label={props.place.card ?? undefined}>
      <h4>
        {props.title}
        <small class="below">{props.facts.filter(Boolean).join(' · ')}</small>
      </h4>
      <span class="carded-price number" data-ring={props.isReaction ? '' : undefined}>
        <b>{props.price ?? '–'}</b> <small class="muted small">AP</small>
      </span>
      <Show when={props.text !== undefined}>
        <p class="muted small carded-text">{props.text}</p>
      </Show>
      <SlotButtons
        figure={props.figure}
        place={props.place}
        name={props.name}
        onPut={() => props.put(props.place)}
        onHeal={() => props.heal(props.place)}
      />
      {props.children}
    </article>
  );
}

/** Returns the type of a box: `ranged 3`; `run` for the move box. */
function typeWords({ type, strength }: PlayedBox): string {
  return strength === null ? cardTerm(type) : `${cardTerm(type)} ${strength}`;
}

/**
 * Buttons to remove status tokens: one for each figure that may remove a token, and one for as many tokens as the
 * points can pay for.
 */
function ShakeOffButtons(props: { table: Table; figure: Figure; status: string }): JSX.Element {
  return (
    <Index each={ruleset()?.mission?.shakingOff(props.table, props.figure.piece, props.status) ?? []}>
      {(way) => (
        <Button hint={`${way().cost} AP`} onClick={() => void recordActions('shake-off', way().deeds).then(showRuling)}>
          {shakeOffLabel(way(), props.figure.piece)}
        </Button>
      )}
    </Index>
  );
}

function shakeOffLabel(
  { by, deeds }: { readonly by: string; readonly deeds: readonly unknown[] },
  piece: string,
): string {
  const figure = naming().piece(by);
  if (by === piece) return deeds.length > 1 ? say('Shake off {count}', { count: deeds.length }) : say('Shake off');
  return deeds.length > 1
    ? say('{figure} shakes off {count}', { figure, count: deeds.length })
    : say('{figure} shakes it off', { figure });
}
