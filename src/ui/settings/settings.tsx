import { createSignal, type JSX, Show } from 'solid-js';
import { shareBackup } from '../../app/backup/share-backup';
import { game } from '../../app/game/open-game';
import { goTo } from '../../app/route';
import { COLOUR_THEMES, deviceSettings, PHONE_HANDS } from '../../app/settings/device-settings';
import { device } from '../../app/settings/device-state';
import { LANGUAGE_CHOICES, readLanguageChoice, setLanguage } from '../../app/settings/language-setting';
import { unreadableRecords } from '../../app/storage/unreadable-records';
import { LANGUAGES } from '../../text/languages';
import { OFFLINE_TEXT } from '../../text/offline-text';
import { currentLanguage, say } from '../../text/say';
import { lazyPart } from '../kit/lazy-part';
import { MenuGroup, MenuRow } from '../kit/menu';
import { SegmentedControl } from '../kit/segmented';
import { BottomSheet } from '../kit/sheet';
import { ShortcutKeysSwitch } from '../shared/shortcut-keys-switch';
import UnreadableSheet from './unreadable-sheet';

const LicencesSheet = lazyPart(() => import('./licences-sheet'));
const ShareAll = lazyPart(() => import('./share-all'));
const ShareGame = lazyPart(() => import('../shared/share/share-game'));

const THEME_NAMES = { system: say('System'), dark: say('Dark'), light: say('Light') } as const;

const KEPT_WORDS = {
  granted: say('The browser agreed not to delete your games.'),
  refused: say('The browser may delete your games when space runs out. Make a backup.'),
  unsupported: say('This browser does not promise to keep your games. Make a backup.'),
} as const;

export default function Settings(props: { onClose: () => void }): JSX.Element {
  // Not a toast: a restore may change the open game, and toasts then disappear.
  const [said, setSaid] = createSignal<string | null>(null);
  const [licences, setLicences] = createSignal(false);
  const [listing, setListing] = createSignal(false);
  const [sending, setSending] = createSignal<'all' | 'game' | null>(null);
  const save = async (): Promise<void> => {
    setSaid(await shareBackup());
  };
  const away = (place: string): void => {
    props.onClose();
    goTo('table', place);
  };
  return (
    <BottomSheet title={say('Settings')} onClose={props.onClose}>
      <SegmentedControl
        labelled
        label={say('Appearance')}
        options={COLOUR_THEMES.map((value) => ({ value, label: THEME_NAMES[value] }))}
        value={deviceSettings.theme()}
        onChange={deviceSettings.theme.set}
      />
      <SegmentedControl
        labelled
        label={say('Hand holding the phone')}
        options={PHONE_HANDS.map((value) => ({
          value,
          label: value === 'left' ? say('Left hand') : say('Right hand'),
        }))}
        value={deviceSettings.hand()}
        onChange={deviceSettings.hand.set}
      />
      <ShortcutKeysSwitch />
      <SegmentedControl
        labelled
        label={say('Language')}
        options={LANGUAGE_CHOICES.map((value) => ({
          value,
          label: value === 'system' ? say('Device') : LANGUAGES[value].name,
        }))}
        value={readLanguageChoice()}
        onChange={setLanguage}
      />
      <Show when={currentLanguage() !== 'en'}>
        <p class="muted small">{say('The rulebooks stay in English.')}</p>
      </Show>
      <p class="muted small">{OFFLINE_TEXT[device.offline ?? 'installing']}</p>
      <Show when={device.persistence}>{(kept) => <p class="muted small">{KEPT_WORDS[kept()]}</p>}</Show>
      <MenuGroup label={say('Backups')}>
        <MenuRow
          icon="backup"
          hint={say('games, characters, maps and forces, as one file')}
          onClick={() => void save()}
        >
          {say('Back up')}
        </MenuRow>
        <MenuRow
          icon="folder"
          hint={say('see what a backup holds before you restore it')}
          onClick={() => away('backup')}
        >
          {say('Backups and storage')}
        </MenuRow>
        <Show when={unreadableRecords()?.length}>
          <MenuRow
            icon="warn"
            hint={say('view, save or delete them')}
            value={String(unreadableRecords()?.length)}
            onClick={() => setListing(true)}
          >
            {say('Unreadable records')}
          </MenuRow>
        </Show>
      </MenuGroup>
      <p class="small" role="status">
        {said()}
      </p>
      <MenuGroup label={say('Another phone')}>
        <MenuRow icon="share" hint={say('by codes, a file or a link; works offline')} onClick={() => setSending('all')}>
          {say('Share everything with another phone')}
        </MenuRow>
        <Show when={game()}>
          <MenuRow icon="share" onClick={() => setSending('game')}>
            {say('Share the open game')}
          </MenuRow>
        </Show>
        <MenuRow icon="receive" hint={say('a file, a link or codes to scan')} onClick={() => away('take')}>
          {say('Receive')}
        </MenuRow>
      </MenuGroup>
      <MenuGroup label={say('Sidekick')}>
        <MenuRow icon="help" hint={say('how to use each screen')} onClick={() => away('guide')}>
          {say('Guide')}
        </MenuRow>
        <MenuRow icon="info" hint={say('the version and what’s new')} onClick={() => away('about')}>
          {say('About Sidekick')}
        </MenuRow>
        <MenuRow icon="file" onClick={() => setLicences(true)}>
          {say('Licenses')}
        </MenuRow>
      </MenuGroup>
      <Show when={sending() === 'all'}>
        <ShareAll onClose={() => setSending(null)} />
      </Show>
      <Show when={sending() === 'game' && game()}>
        {(open) => <ShareGame id={open().id} name={open().name} onClose={() => setSending(null)} />}
      </Show>
      <p class="muted small">
        {say(
          'Sidekick is unofficial: made by players, not tied to any publisher. Its demo characters and maps are our own.',
        )}
      </p>
      <Show when={licences()}>
        <LicencesSheet onClose={() => setLicences(false)} />
      </Show>
      <Show when={listing()}>
        <UnreadableSheet onClose={() => setListing(false)} />
      </Show>
    </BottomSheet>
  );
}
