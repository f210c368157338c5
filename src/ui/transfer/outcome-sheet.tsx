import { createMemo, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { characters } from '../../app/collection/library';
import { naming } from '../../app/game/naming';
import { toast } from '../../app/messages';
import { goTo } from '../../app/route';
import { linkCode, type ScanResult } from '../../app/transfer/resolve-code';
import type { Character } from '../../catalog/character';
import { compareByName } from '../../catalog/compare-by-name';
import { filterCharacters } from '../../catalog/find/search';
import type { Figure } from '../../table/table';
import { describeOrigin, describePoints, truncate } from '../../text/character-text';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { SearchField } from '../kit/search-field';
import { BottomSheet } from '../kit/sheet';
import { CharacterRow } from '../shared/characters/character-row';
import OpenCharacter from '../shared/characters/open-character';

const MOST_SHOWN = 40;

function PickCharacter(props: {
  title: string;
  onPick: (character: Character) => void;
  onClose: () => void;
}): JSX.Element {
  const [typed, setTyped] = createSignal('');
  const sorted = createMemo(() => (characters() ?? []).toSorted(compareByName));
  const found = createMemo(() => filterCharacters(sorted(), { text: typed() }));
  return (
    <BottomSheet title={props.title} onClose={props.onClose}>
      <SearchField
        label={say('Filter characters')}
        placeholder={say('Name, keyword, power…')}
        value={typed()}
        onInput={setTyped}
      />
      <ul class="outcome-list" aria-label={say('Characters')}>
        <For
          each={found().slice(0, MOST_SHOWN)}
          fallback={<li class="muted">{say('No character with that name.')}</li>}
        >
          {(character) => <CharacterRow character={character} onOpen={() => props.onPick(character)} />}
        </For>
      </ul>
      <Show when={found().length > MOST_SHOWN}>
        <p class="muted small">{say('{found} more: type to find them.', { found: found().length - MOST_SHOWN })}</p>
      </Show>
    </BottomSheet>
  );
}

type Of<To extends ScanResult['to']> = Extract<ScanResult, { readonly to: To }>;

/** Sheet with the result of a scan, for results that do not open a screen directly. */
export default function OutcomeSheet(props: {
  outcome: ScanResult;
  onFigure: (figure: Figure) => void;
  /** Receives the follow-up result of a choice in the sheet. */
  onOutcome: (next: ScanResult) => void;
  onClose: () => void;
}): JSX.Element {
  const as = <To extends ScanResult['to']>(to: To) => (props.outcome.to === to ? (props.outcome as Of<To>) : null);
  return (
    <Switch>
      <Match when={as('figures')}>
        {(found) => <Figures figures={found().figures} onFigure={props.onFigure} onClose={props.onClose} />}
      </Match>
      <Match when={as('characters')}>{(found) => <Found outcome={found()} onClose={props.onClose} />}</Match>
      <Match when={as('unknown-sticker')}>
        {(found) => (
          <Unknown
            title={say('Not in your collection')}
            words={
              found().sticker.id === null
                ? say(
                    'A Sidekick sticker for a character that is not on this phone. The code is too short to hold its name.',
                  )
                : say('A Sidekick sticker for {code}, which is not on this phone.', {
                    code: found().sticker.id?.toLowerCase(),
                  })
            }
            onClose={props.onClose}
          />
        )}
      </Match>
      <Match when={as('unread-sticker')}>
        {(found) => (
          <BottomSheet title={say('Sticker not recognized')} onClose={props.onClose}>
            <p>
              {found().fault === 'mistyped'
                ? say('This looks like a sticker, but one character is wrong. Check it or scan it again.')
                : say('This sticker is from a newer Sidekick. Update Sidekick on this phone first.')}
            </p>
          </BottomSheet>
        )}
      </Match>
      <Match when={as('fault')}>
        {(found) => (
          <BottomSheet title={say('That did not work')} onClose={props.onClose}>
            <p role="alert">{found().sentence}</p>
          </BottomSheet>
        )}
      </Match>
      <Match when={as('untied')}>
        {(found) => <Untied outcome={found()} onOutcome={props.onOutcome} onClose={props.onClose} />}
      </Match>
    </Switch>
  );
}

function Figures(props: {
  figures: readonly Figure[];
  onFigure: (figure: Figure) => void;
  onClose: () => void;
}): JSX.Element {
  return (
    <BottomSheet title={say('Which one?')} onClose={props.onClose}>
      <ul class="outcome-list">
        <For each={props.figures}>
          {(figure) => (
            <li>
              <button type="button" data-side={figure.side} onClick={() => props.onFigure(figure)}>
                <strong class="clip">{naming().piece(figure.piece)}</strong>
                <b class="number">{figure.points}</b>
                <small class="muted">
                  {naming().side(figure.side)} ·{' '}
                  {figure.defeated
                    ? say('out of the game')
                    : figure.card
                      ? say('in play')
                      : say('click {click}', { click: figure.click })}
                </small>
              </button>
            </li>
          )}
        </For>
      </ul>
    </BottomSheet>
  );
}

const BY_WORDS = {
  id: null,
  tied: null,
  typed: null,
  name: say('Found by name and number. Its set has a new name.'),
  renamed: say('Found by set and number. The character has a new name.'),
} as const;

function Found(props: { outcome: Of<'characters'>; onClose: () => void }): JSX.Element {
  const { characters: found, notInGame, by } = props.outcome;
  const [chosen, setChosen] = createSignal<Character | null>(found.length === 1 ? found[0] : null);
  const words = () => [BY_WORDS[by], notInGame ? say('Not in the open game.') : null].filter(Boolean).join(' ');
  if (found.length === 1 && words() !== '') toast(words());
  return (
    <Show
      when={chosen()}
      fallback={
        <BottomSheet title={say('Which one?')} onClose={props.onClose}>
          <Show when={words()}>
            <p class="muted">{words()}</p>
          </Show>
          <ul class="outcome-list">
            <For each={found}>
              {(character) => (
                <li>
                  <button type="button" onClick={() => setChosen(character)}>
                    <strong class="clip">{truncate(character.name)}</strong>
                    <small class="muted">
                      {describeOrigin(character)} · {describePoints(character)}
                    </small>
                  </button>
                </li>
              )}
            </For>
          </ul>
        </BottomSheet>
      }
    >
      {(character) => <OpenCharacter character={character()} onClose={props.onClose} />}
    </Show>
  );
}

/** Explains that a scanned character is not stored on this phone, and offers two ways to import it. */
function Unknown(props: { title: string; words: string; onClose: () => void }): JSX.Element {
  return (
    <BottomSheet
      title={props.title}
      onClose={props.onClose}
      foot={
        <>
          <Button onClick={() => goTo('collection')}>{say('Import a file')}</Button>
          <Button tone="accent" onClick={() => goTo('collection', 'new')}>
            {say('Enter its dial')}
          </Button>
        </>
      }
    >
      <p>{props.words}</p>
      <p class="muted small">{say('Once you add it, under any set name, this sticker opens it.')}</p>
    </BottomSheet>
  );
}

function Untied(props: {
  outcome: Of<'untied'>;
  onOutcome: (next: ScanResult) => void;
  onClose: () => void;
}): JSX.Element {
  const [tying, setTying] = createSignal(false);
  async function tie(character: Character): Promise<void> {
    const undo = await linkCode(props.outcome.code, character);
    if (typeof undo === 'string') return toast({ text: undo, tone: 'bad' });
    props.onOutcome({ to: 'characters', characters: [character], by: 'tied', notInGame: false });
    toast({
      text: say('This code now opens {character}.', { character: truncate(character.name, 40) }),
      action: { label: say('Undo'), run: undo },
    });
  }
  return (
    <Show
      when={tying()}
      fallback={
        <BottomSheet
          title={props.outcome.barcode ? say('Barcode') : say('Unknown code')}
          onClose={props.onClose}
          foot={
            <Button tone="accent" disabled={(characters() ?? []).length === 0} onClick={() => setTying(true)}>
              {say('Link to a character')}
            </Button>
          }
        >
          <p class="outcome-code">{props.outcome.code}</p>
          <p class="muted">
            {props.outcome.barcode
              ? say('The barcode is not looked up online. Link it to a character once, and it opens that character.')
              : say('This is not a Sidekick code. You can still link it to a character.')}
          </p>
        </BottomSheet>
      }
    >
      <PickCharacter
        title={say('Link to which character?')}
        onPick={(character) => void tie(character)}
        onClose={props.onClose}
      />
    </Show>
  );
}
