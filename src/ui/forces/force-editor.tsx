import { say, sayMany } from '../../text/say';
import './forces.css';
import { createSignal, For, type JSX, lazy, Match, onMount, Show, Switch } from 'solid-js';
import { collectionFinder } from '../../app/collection/finder';
import { characters } from '../../app/collection/library';
import { ownedCopies } from '../../app/collection/owned-copies';
import { createAdviser } from '../../app/forces/adviser';
import { type CheckedForce, createCheckedForce, describePointsLeft } from '../../app/forces/checked-force';
import type { ForceCardPlace } from '../../app/forces/force-cards';
import { removeMember, type SavedForce, saveForce, withMember } from '../../app/forces/save-force';
import { FITS_FORCE_BESIDE_COLLECTION } from '../../app/media-queries';
import { goTo } from '../../app/route';
import { afterNextFrame } from '../../app/timing/frames';
import type { Character } from '../../catalog/character';
import type { Ruleset } from '../../rules/ruleset';
import { truncate } from '../../text/character-text';
import { describeRulesAndFormat } from '../../text/formats';
import { describeTheme, describeThemeHint } from '../../text/screens/force-text';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { Icon } from '../kit/icon';
import { IconButton } from '../kit/icon-button';
import { watchMedia } from '../kit/media';
import { CharacterRow } from '../shared/characters/character-row';
import { FigureDisc } from '../shared/characters/figure-disc';
import { HelpButton } from '../shared/help/help-button';
import { AddMembers, MemberPick } from './add-members';
import { CardSheet } from './card-sheet';
import { ForceCards } from './cards';
import { MemberSheet } from './member-sheet';
import { PlayForce } from './play-force';
import { PointsBar } from './points-bar';
import { Problems } from './problems';

/** Header with name, total and remaining points, feats, actions and theme of a force. Always visible. */
function ForceHeader(props: { checked: CheckedForce; onMenu: () => void }): JSX.Element {
  const verdict = () => props.checked.verdict;
  const theme = () => verdict().themes[0];
  const hint = () => verdict().hints[0];
  return (
    <header class="force-head">
      <IconButton icon="back" name={say('All forces')} onClick={() => goTo('forces')} />
      <h1 class="clip">{truncate(props.checked.saved.name)}</h1>
      <HelpButton about="force" />
      <IconButton icon="more" name={say('Force menu')} onClick={() => props.onMenu()} />
      <div class="force-count">
        <p class="force-total" data-over={verdict().left < 0 ? '' : undefined} role="status">
          <b class="number">{verdict().points}</b>
          <span class="small">
            {say('of {buildTotal} · {leftWords}', {
              buildTotal: props.checked.saved.buildTotal,
              leftWords: describePointsLeft(verdict().left),
            })}
          </span>
        </p>
        <PointsBar points={verdict().points} total={props.checked.saved.buildTotal} />
        <p class="force-facts small muted">
          <Show when={props.checked.rules.force.dials}>
            <span>{sayMany(verdict().actions, '1 action per turn', '{n} actions per turn')}</span>
          </Show>
          <Show when={verdict().featLimit !== null && verdict().featPoints > 0}>
            <span data-over={verdict().featPoints > (verdict().featLimit ?? 0) ? '' : undefined}>
              {say('feats: {featPoints} of {featLimit} points', {
                featPoints: verdict().featPoints,
                featLimit: verdict().featLimit,
              })}
            </span>
          </Show>
          <Show
            when={theme()}
            fallback={
              <Show when={hint()}>{(near) => <span>{describeThemeHint(near(), props.checked.force)}</span>}</Show>
            }
          >
            {(known) => (
              <span class="force-theme">
                {known().keyword}: {describeTheme(known())}
              </span>
            )}
          </Show>
        </p>
      </div>
    </header>
  );
}

const ForceMenu = lazy(() => import('./force-menu'));
const loadSuggestSheet = () => import('./suggest-sheet');
const SuggestSheet = lazy(loadSuggestSheet);

const hasRoomForCollection = watchMedia(FITS_FORCE_BESIDE_COLLECTION);

type Over =
  | { readonly sheet: 'add' | 'play' | 'suggest' | 'menu' }
  | { readonly sheet: 'member'; readonly place: number }
  | { readonly sheet: 'card'; readonly card: ForceCardPlace | null; readonly forMember: number | null };

/** Screen for one force: characters and cards, total and remaining points, and all problems. */
export function ForceEditor(props: { force: SavedForce; editions: readonly [Ruleset, ...Ruleset[]] }): JSX.Element {
  const [over, setOver] = createSignal<Over | null>(null);
  const all = () => characters() ?? [];
  const checked = createCheckedForce(
    () => props.force,
    collectionFinder,
    () => props.editions,
  );
  const rulesName = () => describeRulesAndFormat(checked().rules.name, props.force.format);
  const adviser = createAdviser(all);
  const [drawn, setDrawn] = createSignal(false);
  onMount(async () => {
    await afterNextFrame();
    setDrawn(true);
    // The suggestion sheet is loaded in advance, so suggestions appear without delay.
    await Promise.all([loadSuggestSheet(), ownedCopies.ready()]);
  });
  const characterAt = (place: number) => checked().found[place]?.character ?? null;
  const featsOf = (place: number) => props.force.feats.filter((feat) => feat.for.includes(place)).length;
  const close = () => setOver(null);
  const shown = <Sheet extends Over['sheet']>(sheet: Sheet) => {
    const now = over();
    return now?.sheet === sheet ? (now as Extract<Over, { readonly sheet: Sheet }>) : null;
  };
  /** The member with the open sheet. Null if no member sheet is open, or the member was removed. */
  const opened = () => {
    const place = shown('member')?.place ?? -1;
    const character = characterAt(place);
    return character ? { place, character } : null;
  };
  const canPlay = () => checked().found.some((character) => character !== null);

  const add = (character: Character) => void saveForce(withMember(props.force, character));
  return (
    <div class="force-spread">
      <div class="force">
        <ForceHeader checked={checked()} onMenu={() => setOver({ sheet: 'menu' })} />
        <div class="stack force-body">
          <Show
            when={props.force.members.length > 0}
            fallback={
              <EmptyState
                icon="forces"
                title={say('No characters yet')}
                text={say('Add some from your collection. The total updates as you add, and every rule is checked.')}
              />
            }
          >
            <ul class="force-members" aria-label={say('Characters of this force')}>
              <For each={props.force.members}>
                {(member, place) => (
                  <Show
                    when={characterAt(place())}
                    fallback={
                      <li class="between force-missing">
                        <span>
                          {say('{name} is not in your collection ({points} points)', {
                            name: member.name || say('A character'),
                            points: member.points,
                          })}
                        </span>
                        <IconButton
                          icon="close"
                          name={say('Remove {name}', { name: member.name || say('the missing character') })}
                          onClick={() => void removeMember(props.force, place())}
                        />
                      </li>
                    }
                  >
                    {(character) => (
                      <CharacterRow
                        character={character()}
                        points={checked().force.members[place()]?.points ?? member.points}
                        picture={<FigureDisc character={character()} name={character().name} points={member.points} />}
                        onOpen={() => setOver({ sheet: 'member', place: place() })}
                      >
                        <Show when={featsOf(place()) > 0}>
                          <span class="force-feats small">+{featsOf(place())}</span>
                        </Show>
                      </CharacterRow>
                    )}
                  </Show>
                )}
              </For>
            </ul>
          </Show>
          <ForceCards force={props.force} onOpen={(card) => setOver({ sheet: 'card', card, forMember: null })} />
          <div class="force-more">
            <button
              type="button"
              class="force-add-card"
              onClick={() => setOver({ sheet: 'card', card: null, forMember: null })}
            >
              <Icon name="plus" />
              {say('Add a feat, condition or object')}
            </button>
          </div>
          <Show when={props.force.notes !== ''}>
            <p class="force-note muted">{props.force.notes}</p>
          </Show>
        </div>

        <footer class="forces-foot list-foot">
          <Show
            when={!checked().verdict.legal}
            fallback={
              <p class="force-legal small" role="status">
                {checked().verdict.unknown.length > 0
                  ? say('Legal under {rules}, as far as its characters are known', { rules: rulesName() })
                  : say('Legal under {rules}', { rules: rulesName() })}
              </p>
            }
          >
            <Show
              when={props.force.members.length > 0}
              fallback={<p class="muted small">{say('Add a character to start.')}</p>}
            >
              <Problems checked={checked()} />
            </Show>
          </Show>
          <div class="force-deeds">
            <Show when={!hasRoomForCollection()}>
              <Button onClick={() => setOver({ sheet: 'add' })}>{say('Add')}</Button>
            </Show>
            <Button onClick={() => setOver({ sheet: 'suggest' })}>{say('Suggest')}</Button>
            <Button tone="accent" disabled={!canPlay()} onClick={() => setOver({ sheet: 'play' })}>
              {say('Play')}
            </Button>
          </div>
        </footer>
      </div>
      {/* On wide screens the collection appears beside the force, after the force is drawn. */}
      <Show when={hasRoomForCollection() && drawn()}>
        <aside class="force-pick" aria-labelledby="force-pick">
          <h2 id="force-pick">{say('Add characters')}</h2>
          <MemberPick force={props.force} left={checked().verdict.left} characters={all()} onAdd={add} />
        </aside>
      </Show>

      <Switch>
        <Match when={shown('add') && !hasRoomForCollection()}>
          <AddMembers
            force={props.force}
            left={checked().verdict.left}
            characters={all()}
            onAdd={add}
            onClose={close}
          />
        </Match>
        <Match when={opened()}>
          {(member) => (
            <MemberSheet
              force={props.force}
              place={member().place}
              character={member().character}
              onFeat={() => setOver({ sheet: 'card', card: null, forMember: member().place })}
              onClose={close}
            />
          )}
        </Match>
        <Match when={shown('card')}>
          {(now) => <CardSheet force={props.force} card={now().card} forMember={now().forMember} onClose={close} />}
        </Match>
        <Match when={shown('play')}>
          <PlayForce force={props.force} editions={props.editions} onClose={close} />
        </Match>
        <Match when={shown('suggest')}>
          <SuggestSheet checked={checked()} adviser={adviser} onClose={close} />
        </Match>
        <Match when={shown('menu')}>
          <ForceMenu checked={checked()} editions={props.editions} onClose={close} />
        </Match>
      </Switch>
    </div>
  );
}
