import { say } from '../../../text/say';
import './character-detail.css';
import { createEffect, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { ownedCopies, recordOwned } from '../../../app/collection/owned-copies';
import { deleteCharacter } from '../../../app/collection/save-records';
import { toast } from '../../../app/messages';
import { goTo } from '../../../app/route';
import { abilityName } from '../../../catalog/abilities';
import { cardOf } from '../../../catalog/cards/carded-character';
import type { Character } from '../../../catalog/character';
import { listCharacterPowers } from '../../../catalog/find/search';
import { HOLDING_COUNT_LIMIT, HOLDING_WHERE_LIMIT } from '../../../catalog/holding';
import { findPower, powerName } from '../../../catalog/powers';
import { describeOrigin, describePoints, describeRange, truncate } from '../../../text/character-text';
import { describeSpecialPower } from '../../../text/names/special-power';
import { formatCardText, formatTeamName } from '../../../text/printed-names';
import { CARD_FIGURE_KIND_NAMES } from '../../../text/screens/character-card-text';
import { Button } from '../../kit/button';
import { FactList } from '../../kit/fact-list';
import { TextField } from '../../kit/field';
import { lazyPart } from '../../kit/lazy-part';
import { BottomSheet } from '../../kit/sheet';
import { Stepper } from '../../kit/stepper';
import { PowerReader } from '../dial/power-reader';
import { CharacterFace } from './character-face';
import { FigurePicture } from './figure-picture';

/** Debounce in ms before typed text is written to the store. */
const PAUSE_MS = 400;

/** Field for the number of owned copies of a character and their location. Each change is stored and can be undone. */
function OwnedCopiesField(props: { id: string; name: string }): JSX.Element {
  const held = () => ownedCopies()?.get(props.id) ?? { id: props.id, count: 0, where: '' };
  const [where, setWhere] = createSignal(held().where);
  let timer: ReturnType<typeof setTimeout> | undefined;
  createEffect(
    on(
      () => held().where,
      (now) => setWhere(now),
    ),
  );

  async function note(count: number, place: string): Promise<void> {
    const done = await recordOwned({ id: props.id, count, where: place.trim().slice(0, HOLDING_WHERE_LIMIT) });
    if (done.fault !== null) return toast({ text: done.fault, tone: 'bad' });
    const name = truncate(props.name, 40);
    toast({
      text:
        place.trim() === ''
          ? say('You own {count} × {name}.', { count, name })
          : say('You own {count} × {name}, stored in {place}.', { count, name, place: truncate(place.trim(), 40) }),
      action: { label: say('Undo'), run: () => void done.undo() },
    });
  }

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    if (where().trim() !== held().where) void note(Math.max(1, held().count), where());
  }
  // The last input is written when the sheet is closed.
  onCleanup(() => timer !== undefined && write());

  return (
    <section class="owned-field" aria-label={say('What you own')}>
      <div class="owned-count">
        <span>{say('I own')}</span>
        <Stepper
          label={say('How many I own')}
          value={held().count}
          min={0}
          max={HOLDING_COUNT_LIMIT}
          onChange={(count) => void note(count, held().where)}
        />
      </div>
      <TextField
        label={say('Where you store it')}
        value={where()}
        maxlength={HOLDING_WHERE_LIMIT}
        placeholder={say('Blue box, tray 2')}
        onInput={(text) => {
          setWhere(text);
          clearTimeout(timer);
          timer = setTimeout(write, PAUSE_MS);
        }}
        onChange={write}
      />
    </section>
  );
}

const ShareCharacter = lazyPart(() => import('../share/share-character'));
const TeamWords = lazyPart(() => import('./team-text'));

/** View of all details of a character: base, full dial or card, powers, specials. */
export default function OpenCharacter(props: { character: Character; onClose: () => void }): JSX.Element {
  const facts = () => factsOf(props.character);
  const card = () => cardOf(props.character);
  const [sharing, setSharing] = createSignal(false);
  return (
    <BottomSheet
      title={truncate(props.character.name, 120)}
      onClose={() => props.onClose()}
      foot={
        <>
          <Button
            onClick={() => {
              props.onClose();
              void deleteCharacter(props.character);
            }}
          >
            {say('Delete')}
          </Button>
          <Button onClick={() => setSharing(true)}>{say('Share')}</Button>
          <Button onClick={() => goTo('collection', card() ? 'edit-card' : 'edit', props.character.id)}>
            {card() ? say('Edit card') : say('Edit the dial')}
          </Button>
        </>
      }
    >
      <Show when={props.character.picture}>{(id) => <FigurePicture id={id()} name={props.character.name} />}</Show>
      <p class="muted">
        {describePoints(props.character)} · {aboutOf(props.character)} · {describeOrigin(props.character)}
      </p>
      <CharacterFace character={props.character} />
      <Show when={(props.character.guessed?.length ?? 0) > 0}>
        <p class="muted small">{say('? = unknown. The number beside it is a guess from the nearest click.')}</p>
      </Show>
      <OwnedCopiesField id={props.character.id} name={props.character.name} />
      <Show when={listCharacterPowers(props.character).length > 0}>
        <section class="stack">
          <h3>{say('Powers')}</h3>
          <PowerReader of={props.character}>
            {(read) => (
              <ul class="power-names">
                <For each={listCharacterPowers(props.character)}>
                  {(power) => (
                    <li data-colour={findPower(power)?.colour ?? 'none'} data-pattern={findPower(power)?.pattern}>
                      <button type="button" aria-haspopup="dialog" onClick={() => read({ power, slot: null })}>
                        {powerName(power)}
                      </button>
                    </li>
                  )}
                </For>
              </ul>
            )}
          </PowerReader>
        </section>
      </Show>
      <Show when={props.character.specials.length > 0}>
        <section class="stack">
          <h3>{say('Special powers and traits')}</h3>
          <For each={props.character.specials}>
            {(special) => (
              <article class="inset">
                <p>
                  <strong>{truncate(special.name, 120)}</strong>{' '}
                  <span class="muted small">{describeSpecialPower(special)}</span>
                </p>
                <p class="special-text">{formatCardText(special.text)}</p>
              </article>
            )}
          </For>
        </section>
      </Show>
      <TeamWords teams={props.character.teams} />
      <FactList facts={facts()} />
      <Show when={sharing()}>
        <ShareCharacter character={props.character} onClose={() => setSharing(false)} />
      </Show>
    </BottomSheet>
  );
}

function aboutOf(character: Character): string {
  const card = cardOf(character);
  return card ? CARD_FIGURE_KIND_NAMES[card.kind] : describeRange(character);
}

function factsOf(character: Character): readonly (readonly [name: string, value: string])[] {
  const facts: (readonly [string, string])[] = [
    [
      say('Base'),
      `${character.base[0]}×${character.base[1]}${character.size === 'standard' ? '' : `, ${character.size}`}`,
    ],
    [say('Real name'), character.realName ?? ''],
    [say('Rarity'), character.rarity ?? ''],
    [say('Rank'), character.bystander ? 'bystander' : character.rank],
    [say('Abilities'), character.abilities.map(abilityName).join(', ')],
    [say('Team'), character.teams.map(formatTeamName).join(', ')],
    [say('Keywords'), character.keywords.join(', ')],
    ...Object.entries(character.extras ?? {}).map(([name, value]) => [name.replaceAll('_', ' '), value] as const),
  ];
  return facts.filter(([, value]) => value !== '');
}
