import { createSignal, type JSX, lazy, onMount, Show, Suspense } from 'solid-js';
import { backUp } from '../../app/backup/backup';
import { game } from '../../app/game/state';
import { goTo } from '../../app/route';
import { keptAnswer, offlineState } from '../../app/settings/device';
import { HANDS, hand, setHand } from '../../app/settings/hand';
import { chosenLanguage, LANGUAGE_CHOICES, setLanguage } from '../../app/settings/language';
import { setTheme, THEMES, theme } from '../../app/settings/theme';
import { asides, refreshAsides } from '../../app/storage/unreadable';
import { LANGUAGES } from '../../text/languages';
import { say, spokenLanguage } from '../../text/say';
import { Button } from '../kit/button';
import { Segmented } from '../kit/segmented';
import { Sheet } from '../kit/sheet';
import AsideSheet from './unreadable-sheet';

const LicencesSheet = lazy(() => import('./licences-sheet'));
const ShareAll = lazy(() => import('../shared/share/share-all'));
const ShareGame = lazy(() => import('../shared/share/share-game'));

const THEME_NAMES = { system: say('System'), dark: say('Dark'), light: say('Light') } as const;

const OFFLINE_WORDS = {
  unsupported: say('This address cannot keep the app: open it over HTTPS to use it without a network.'),
  installing: say('The app is being put on this device…'),
  ready: say('The app is on this device and needs no network.'),
  'update-waiting': say('The app is on this device; a newer version waits.'),
  failed: say('This device could not keep the app; it runs only with a network.'),
} as const;

const KEPT_WORDS = {
  granted: say('The browser promised to keep your games.'),
  refused: say('The browser may clear your games when the device runs out of room: keep a backup.'),
  unsupported: say('This browser gives no promise to keep your games: keep a backup.'),
} as const;

/** What belongs to the device and to no game. */
export default function Settings(props: { onClose: () => void }): JSX.Element {
  // Said here and not in a message: those go when the open game changes, as it may by what is taken over.
  const [said, setSaid] = createSignal<string | null>(null);
  const [licences, setLicences] = createSignal(false);
  const [aside, setAside] = createSignal(false);
  onMount(() => void refreshAsides());
  const [sending, setSending] = createSignal<'all' | 'game' | null>(null);
  const save = async (): Promise<void> => {
    setSaid(await backUp());
  };
  const away = (place: string): void => {
    props.onClose();
    goTo('table', place);
  };
  return (
    <Sheet title={say('Settings')} onClose={props.onClose}>
      <Segmented
        label={say('Light or dark')}
        options={THEMES.map((value) => ({ value, label: THEME_NAMES[value] }))}
        value={theme()}
        onChange={setTheme}
      />
      <Segmented
        label={say('The hand that holds the phone')}
        options={HANDS.map((value) => ({ value, label: value === 'left' ? say('Left hand') : say('Right hand') }))}
        value={hand()}
        onChange={setHand}
      />
      <Segmented
        label={say('Language')}
        options={LANGUAGE_CHOICES.map((value) => ({
          value,
          label: value === 'system' ? say('Device') : LANGUAGES[value].name,
        }))}
        value={chosenLanguage()}
        onChange={setLanguage}
      />
      <Show when={spokenLanguage() !== 'en'}>
        <p class="muted small">{say('The rulebooks stay in English.')}</p>
      </Show>
      <p class="muted small">{OFFLINE_WORDS[offlineState() ?? 'installing']}</p>
      <Show when={keptAnswer()}>{(kept) => <p class="muted small">{KEPT_WORDS[kept()]}</p>}</Show>
      <Button wide hint={say('games, characters, maps and forces, as one file')} onClick={() => void save()}>
        {say('Back up')}
      </Button>
      <p class="small" role="status">
        {said()}
      </p>
      <Button wide hint={say('what is in one, before anything is changed')} onClick={() => away('backup')}>
        {say('Backups, restore and room')}
      </Button>
      <Button wide hint={say('the version, and what is new')} onClick={() => away('about')}>
        {say('About Sidekick')}
      </Button>
      <Show when={asides().length > 0}>
        <Button wide hint={say('what could not be read')} onClick={() => setAside(true)}>
          {say('{asides} set aside', { asides: asides().length })}
        </Button>
      </Show>
      <Button
        wide
        hint={say('codes for its camera, a file or a link, with no network')}
        onClick={() => setSending('all')}
      >
        {say('Send all to another phone')}
      </Button>
      <Show when={game()}>
        <Button wide onClick={() => setSending('game')}>
          {say('Send the open game')}
        </Button>
      </Show>
      <Button wide hint={say('a file, a link, or codes before the camera')} onClick={() => away('take')}>
        {say('Open what was sent')}
      </Button>
      <Suspense>
        <Show when={sending() === 'all'}>
          <ShareAll onClose={() => setSending(null)} />
        </Show>
        <Show when={sending() === 'game' && game()}>
          {(open) => <ShareGame id={open().id} name={open().name} onClose={() => setSending(null)} />}
        </Show>
      </Suspense>
      <p class="muted small">
        {say(
          'Sidekick is unofficial: made by players, with no tie to any publisher. Its demo characters and maps are our own.',
        )}
      </p>
      <Button wide tone="bare" onClick={() => setLicences(true)}>
        {say('Licences')}
      </Button>
      <Suspense>
        <Show when={licences()}>
          <LicencesSheet onClose={() => setLicences(false)} />
        </Show>
      </Suspense>
      <Show when={aside()}>
        <AsideSheet onClose={() => setAside(false)} />
      </Show>
    </Sheet>
  );
}
