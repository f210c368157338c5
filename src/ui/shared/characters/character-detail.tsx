import { say } from '../../../text/say';
import './character-detail.css';
import { createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { abilityName } from '../../../catalog/abilities';
import { cardOf } from '../../../catalog/cards/carded-character';
import type { Character } from '../../../catalog/character';
import { listCharacterPowers } from '../../../catalog/find/search';
import { findPower, powerName } from '../../../catalog/powers';
import { describeOrigin, describePoints, describeRange, truncate } from '../../../text/character-text';
import { describeSpecialPower } from '../../../text/names/special-power';
import { formatCardText, formatTeamName } from '../../../text/printed-names';
import { CARD_FIGURE_KIND_NAMES } from '../../../text/screens/character-card-text';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import { PowerReader } from '../dial/power-reader';
import { WholeDial } from '../dial/whole-dial';
import { CardDrawing } from './card-drawing';
import { FigurePicture } from './figure-picture';
import { OwnedCopiesField } from './owned-field';

const ShareCharacter = lazy(() => import('../share/share-character'));
const TeamWords = lazy(() => import('./team-text'));

export interface CharacterDetailProps {
  character: Character;
  onClose: () => void;
  onDelete: () => void;
  onEdit: () => void;
}

/** View of all details of a character: base, full dial or card, powers, specials. */
export function CharacterDetail(props: CharacterDetailProps): JSX.Element {
  const facts = () => factsOf(props.character);
  const card = () => cardOf(props.character);
  const [sharing, setSharing] = createSignal(false);
  return (
    <BottomSheet
      title={truncate(props.character.name, 120)}
      onClose={() => props.onClose()}
      foot={
        <>
          <Button onClick={() => props.onDelete()}>{say('Delete')}</Button>
          <Button onClick={() => setSharing(true)}>{say('Share')}</Button>
          <Button onClick={() => props.onEdit()}>{card() ? say('Edit card') : say('Edit the dial')}</Button>
        </>
      }
    >
      <Show when={props.character.picture}>{(id) => <FigurePicture id={id()} name={props.character.name} />}</Show>
      <p class="muted">
        {describePoints(props.character)} · {aboutOf(props.character)} · {describeOrigin(props.character)}
      </p>
      <Show
        when={card()}
        fallback={
          <PowerReader of={props.character}>
            {(read) => <WholeDial character={props.character} onRead={read} />}
          </PowerReader>
        }
      >
        {(drawn) => <CardDrawing card={drawn()} />}
      </Show>
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
              <article class="special-power">
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
      <Suspense>
        <TeamWords teams={props.character.teams} />
      </Suspense>
      <dl class="character-facts">
        <For each={facts()}>
          {([name, value]) => (
            <>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </>
          )}
        </For>
      </dl>
      <Suspense>
        <Show when={sharing()}>
          <ShareCharacter character={props.character} onClose={() => setSharing(false)} />
        </Show>
      </Suspense>
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
