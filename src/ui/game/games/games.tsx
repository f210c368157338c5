import { currentLocale } from '../../../text/format-values';
import { say } from '../../../text/say';
import './games.css';
import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { game, ruleset, table } from '../../../app/game/open-game';
import { toast } from '../../../app/messages';
import { goTo } from '../../../app/route';
import {
  archiveListedGame,
  deleteListedGame,
  findGameToRepeat,
  type GameRecord,
  games,
  gamesFault,
  openListedGame,
  refreshGames,
  renameListedGame,
  restoreListedGame,
} from '../../../app/session/game-list';
import { editionName } from '../../../rules';
import { Button } from '../../kit/button';
import { TextField } from '../../kit/field';
import { Form } from '../../kit/form';
import { IconButton } from '../../kit/icon-button';
import { lazyPart } from '../../kit/lazy-part';
import { MenuGroup, MenuRow } from '../../kit/menu';
import { ProgressBar } from '../../kit/progress';
import { BottomSheet } from '../../kit/sheet';
import { HelpButton } from '../../shared/help/help-button';
import { LazySettings } from '../../shared/other-screens';
import { MissionLinks } from './mission-links';

/** Figures of the illustration, drawn as on the map: three letters each. */
const FIGURES = [
  { side: 'red', letters: 'BTi', x: 60, y: 142 },
  { side: 'blue', letters: 'Roo', x: 260, y: 44 },
] as const;
const ODDS = '8+ 42%';

/**
 * Illustration of the app's answers: two figures, bushes between them, the line of fire and its odds. Hidden from
 * screen readers.
 */
function AnswerIllustration(): JSX.Element {
  return (
    <svg class="first-picture" viewBox="0 0 320 176" aria-hidden="true">
      <path
        stroke="var(--map-grid)"
        d="M0 16h320M0 56h320M0 96h320M0 136h320M40 0v176M80 0v176M120 0v176M160 0v176M200 0v176M240 0v176M280 0v176"
      />
      <path stroke="var(--map-wall)" stroke-width="5" d="M0 56h80V0M280 176v-40h40" />
      <g stroke="var(--map-hindering)" stroke-width="2">
        <path fill="var(--map-hindering)" fill-opacity="0.25" d="M122 58h36v36h-36zM162 98h36v36h-36z" />
        <path d="M130 84q5-12 10 0 5-12 10 0M170 124q5-12 10 0 5-12 10 0" />
      </g>
      <path
        stroke="var(--accent-line)"
        stroke-width="3"
        stroke-dasharray="2 7"
        stroke-linecap="round"
        d="M68 138 252 48"
      />
      <For each={FIGURES}>
        {({ side, letters, x, y }) => (
          <g data-side={side} transform={`translate(${x} ${y})`}>
            <circle r="19" />
            <text y="6">{letters}</text>
          </g>
        )}
      </For>
      <g class="odds">
        <rect fill="var(--accent)" x="148" y="14" width="78" height="26" rx="13" />
        <path stroke="var(--accent)" stroke-width="2" d="m222 34 20 4" />
        <text x="187" y="33">
          {ODDS}
        </text>
      </g>
    </svg>
  );
}

const ShareGame = lazyPart(() => import('../../shared/share/share-game'));

export default function Games(): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const [edited, setEdited] = createSignal<GameRecord | null>(null);
  const [settings, setSettings] = createSignal(false);
  const [old, setOld] = createSignal(false);
  onMount(() => void refreshGames());
  const shown = () => (games() ?? []).filter((each) => each.archived === old());
  const archived = () => (games() ?? []).filter((each) => each.archived).length;

  /** The open game, unless it has ended. Null if no game is open. */
  const unfinished = () => {
    const now = table();
    const isOpen = now !== null && (now.ended === null || stateWords() !== say('finished'));
    return (isOpen && games()?.find(({ id, archived: old }) => id === game()?.id && !old)) || null;
  };
  /** Returns the state of the open game. A mission is finished only after its scenarios are scored. */
  const stateWords = () => {
    const now = table();
    if (!now?.ended) return say('open');
    const unscored = ruleset()?.mission?.scenariosDue(now).length ?? 0;
    return unscored > 0 ? say('ended, not all scored') : say('finished');
  };
  const go = async (begin: () => Promise<boolean>) => {
    if (busy()) return;
    setBusy(true);
    const begun = await begin().finally(() => setBusy(false));
    if (begun) goTo('table');
  };
  const repeat = async (last: GameRecord) => (await import('../../../app/session/start-game')).playAgain(last);
  const demo = () => go(async () => (await import('../../../app/session/start-game')).startDemoGame());
  const learn = () => go(async () => (await import('../../../app/tour/tour')).startTour());
  const mission = () => go(async () => (await import('../../../app/mission/demo-mission')).startDemoMission());

  return (
    <div class="page games">
      <header>
        <h1>{games()?.length === 0 ? say('Sidekick') : say('Games')}</h1>
        <HelpButton about="games" />
        <IconButton icon="settings" name={say('Settings')} onClick={() => setSettings(true)} />
      </header>
      <Show when={gamesFault()}>
        {(words) => (
          <div class="fault" role="alert">
            <p>{words()}</p>
            <Button onClick={() => void refreshGames()}>{say('Try again')}</Button>
          </div>
        )}
      </Show>
      <Show when={games() || gamesFault()} fallback={<ProgressBar label={say('Loading your games…')} />}>
        <Show
          when={(games() ?? []).length > 0}
          fallback={
            <section class="games-first">
              <p>{say('Tracks your clix dials, checks line of fire and odds, offline.')}</p>
              <AnswerIllustration />
              <Button tone="accent" big wide onClick={() => goTo('table', 'new')}>
                {say('New game')}
              </Button>
              <Button
                big
                wide
                disabled={busy()}
                hint={say('one turn with two figures, step by step')}
                onClick={() => void learn()}
              >
                {say('Learn in one minute')}
              </Button>
            </section>
          }
        >
          <Show when={unfinished()}>
            {(open) => (
              <Button tone="accent" big wide disabled={busy()} onClick={() => void go(() => openListedGame(open().id))}>
                {say('Continue {name}', { name: open().name })}
              </Button>
            )}
          </Show>
          <Show when={!unfinished() && findGameToRepeat()}>
            {(last) => (
              <Button
                tone="accent"
                big
                wide
                disabled={busy()}
                hint={say('{edition} · same players, forces and map', { edition: editionName(last().edition) })}
                onClick={() => void go(() => repeat(last()))}
              >
                {say('Again: {name}', { name: last().name })}
              </Button>
            )}
          </Show>
          <Button
            tone={unfinished() || findGameToRepeat() ? 'plain' : 'accent'}
            big
            wide
            onClick={() => goTo('table', 'new')}
          >
            {say('New game')}
          </Button>
          <ul class="game-list">
            <For
              each={shown()}
              fallback={
                <li class="tile game-open muted">
                  {old() ? say('No archived games.') : say('All games are archived.')}
                </li>
              }
            >
              {(each) => (
                <li>
                  <button type="button" class="tile game-open" onClick={() => void go(() => openListedGame(each.id))}>
                    <strong class="clip">{each.name}</strong>
                    <small class="muted small">
                      {game()?.id === each.id ? `${stateWords()} · ` : ''}
                      {each.demo ? `${say('demo')} · ` : ''}
                      {new Date(each.touched).toLocaleString(currentLocale(), {
                        dateStyle: 'medium',
                        timeStyle: 'short',
                      })}
                    </small>
                  </button>
                  <IconButton
                    icon="more"
                    name={say('Options for {name}', { name: each.name })}
                    onClick={() => setEdited(each)}
                  />
                </li>
              )}
            </For>
          </ul>
          <Show when={archived() > 0 || old()}>
            <Button onClick={() => setOld(!old())}>
              {old() ? say('Back to games') : say('Archived ({count})', { count: archived() })}
            </Button>
          </Show>
        </Show>
      </Show>
      <MenuGroup label={say('More')} level={2}>
        <MenuRow icon="join" hint={say('that another phone shares')} onClick={() => goTo('table', 'join')}>
          {say('Join a game')}
        </MenuRow>
        <MenuRow icon="play" disabled={busy()} hint={say('round 2, figures on the map')} onClick={() => void demo()}>
          {say('Quick demo game')}
        </MenuRow>
        <MenuRow icon="play" disabled={busy()} hint={say('heroes against a mastermind')} onClick={() => void mission()}>
          {say('Quick demo mission')}
        </MenuRow>
        <Show when={(games() ?? []).length > 0}>
          <MenuRow
            icon="help"
            disabled={busy()}
            hint={say('one turn with two figures, step by step')}
            onClick={() => void learn()}
          >
            {say('Learn in one minute')}
          </MenuRow>
        </Show>
        <MissionLinks />
      </MenuGroup>
      <Show when={edited()} keyed>
        {(each) => <GameSheet game={each} onClose={() => setEdited(null)} />}
      </Show>
      <Show when={settings()}>
        <LazySettings onClose={() => setSettings(false)} />
      </Show>
    </div>
  );
}

function GameSheet(props: { game: GameRecord; onClose: () => void }): JSX.Element {
  // The sheet is created again for each game, so the name of the game is read only once.
  const [name, setName] = createSignal(props.game.name);
  const [sharing, setSharing] = createSignal(false);
  const undoing = (text: string, back: () => Promise<boolean>) =>
    toast({ text, action: { label: say('Undo'), run: () => void back() } });
  const drop = async () => {
    const { id } = props.game;
    const called = props.game.name;
    props.onClose();
    if (await deleteListedGame(id)) undoing(say('{name} deleted.', { name: called }), () => restoreListedGame(id));
  };
  const put = async () => {
    const { id, archived } = props.game;
    const called = props.game.name;
    props.onClose();
    if (await archiveListedGame(id, !archived))
      undoing(archived ? say('{name} restored.', { name: called }) : say('{name} archived.', { name: called }), () =>
        archiveListedGame(id, archived),
      );
  };
  const save = async () => {
    const { id } = props.game;
    const wanted = name().trim();
    props.onClose();
    if (wanted !== '' && wanted !== props.game.name) await renameListedGame(id, wanted);
  };
  return (
    <BottomSheet
      title={props.game.name}
      onClose={props.onClose}
      foot={
        <>
          <Button tone="bad" onClick={() => void drop()}>
            {say('Delete')}
          </Button>
          <Button onClick={() => void put()}>{props.game.archived ? say('Restore') : say('Archive')}</Button>
        </>
      }
    >
      <Form class="stack" onSubmit={() => void save()}>
        <TextField label={say('Name')} maxLength={120} value={name()} onInput={setName} />
        <Button type="submit" tone="accent">
          {say('Rename')}
        </Button>
      </Form>
      <Button wide hint={say('by code, link or file')} onClick={() => setSharing(true)}>
        {say('Share')}
      </Button>
      <Show when={sharing()}>
        <ShareGame id={props.game.id} name={props.game.name} onClose={() => setSharing(false)} />
      </Show>
    </BottomSheet>
  );
}
