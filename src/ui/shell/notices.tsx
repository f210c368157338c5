import { createEffect, createSignal, type JSX, on, onMount, Show } from 'solid-js';
import { requestWriteAccess } from '../../app/backup/auto-backup';
import { dismissBackupReminder } from '../../app/backup/backup-file';
import {
  findInstallOffer,
  findNotice,
  type Notice,
  recordClearingWarning,
  requestPersistenceWhenUseful,
} from '../../app/backup/notices';
import { shareBackup } from '../../app/backup/share-backup';
import { isGameInProgress } from '../../app/game/game-activity';
import { log } from '../../app/game/open-game';
import { toast } from '../../app/messages';
import { goTo } from '../../app/route';
import { device, requestInstall } from '../../app/settings/device-state';
import { describeLowSpace } from '../../app/storage/storage-space';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { Banner } from './banner';

/**
 * Notices shown while no game is in progress: a due backup, a folder that needs permission, storage that is not
 * persistent, the home screen.
 */
export default function Notices(): JSX.Element {
  // Undefined until the first look, so that its result cannot replace an offer made in the meantime.
  const [notice, setNotice] = createSignal<Notice | null | undefined>();
  onMount(async () => {
    setNotice(await findNotice(Date.now()));
    requestPersistenceWhenUseful();
  });
  // The end of a game is the moment to offer the installation, which also protects the games better than a warning.
  const hasEnded = () => (log()?.table.ended ?? null) !== null;
  createEffect(
    on([hasEnded, () => device.install, notice], async ([ended, , now]) => {
      if (!ended || now === undefined || (now !== null && now.kind !== 'clears')) return;
      const offer = await findInstallOffer(Date.now());
      if (offer) setNotice(offer);
    }),
  );
  const shown = () => {
    const now = notice();
    // A full disk endangers the game itself, so it is reported during play too.
    return now && (now.kind === 'space' || !isGameInProgress(log(), Date.now())) ? describeNotice(now) : null;
  };
  return (
    <Show when={shown()}>
      {(now) => (
        <Banner
          text={now().text}
          close={now().close}
          onClose={() => {
            const { onClose } = now();
            setNotice(null);
            onClose?.();
          }}
        >
          <Show when={now().action}>
            {(action) => (
              <Button
                onClick={async () => {
                  const { run } = action();
                  setNotice(null);
                  const result = await run();
                  if (result) toast(result);
                }}
              >
                {action().label}
              </Button>
            )}
          </Show>
        </Banner>
      )}
    </Show>
  );
}

interface NoticeText {
  readonly text: string;
  /** Button of the notice. `run` returns a message about the result, if there is one. */
  readonly action?: { readonly label: string; readonly run: () => Promise<string | null> | undefined };
  /** Name of the close button, and what closing the notice records. */
  readonly close?: string;
  readonly onClose?: () => void;
}

function describeNotice(notice: Notice): NoticeText {
  const open = (label: string, screen: string) => ({
    label,
    run: () => {
      goTo('table', screen);
      return undefined;
    },
  });
  switch (notice.kind) {
    case 'space':
      return { text: describeLowSpace(notice.left), action: open(say('View'), 'backup') };
    case 'folder':
      return {
        text: say('The browser needs your permission to write backups to {folder} again.', { folder: notice.name }),
        action: { label: say('Allow'), run: requestWriteAccess },
        close: say('Not now'),
      };
    case 'due':
      return {
        text: say('Not backed up yet: {changes}.', { changes: notice.words }),
        action: { label: say('Back up'), run: shareBackup },
        close: say('Not now'),
        onClose: () => void dismissBackupReminder(),
      };
    case 'clears': {
      const recordWarning = () => void recordClearingWarning(Date.now());
      return {
        text: say('This browser may delete your games when space runs out.'),
        action: {
          label: say('Back up'),
          run: () =>
            shareBackup().then((result) => {
              recordWarning();
              return result;
            }),
        },
        onClose: recordWarning,
      };
    }
    case 'updated': {
      const text = say('Sidekick is now version {version}.', { version: notice.version });
      const again = say('Import your unit files again to add gaps in dials and colored lines.');
      return { text: notice.importAgain ? `${text} ${again}` : text, action: open(say('What’s new'), 'about') };
    }
    case 'install':
      if (notice.way === 'share')
        return {
          close: say('Not now'),
          text: say('To keep your games safe, tap the Share button, then “Add to Home Screen”.'),
        };
      return {
        close: say('Not now'),
        text: say('On your home screen, Sidekick opens at once and your games stay saved.'),
        action: {
          label: say('Add to home screen'),
          run: async () => ((await requestInstall()) ? say('Sidekick is on your home screen.') : null),
        },
      };
  }
}
