import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { makeBackupPreview, makeGamePreview } from '../../app/backup/restore-backup';
import { ensureCards } from '../../app/collection/card-lists';
import { ensureLibrary } from '../../app/collection/library';
import { type OpenTransfer, openTransferInWorker } from '../../app/reading/read-in-worker';
import { goTo } from '../../app/route';
import { queueForImport } from '../../app/transfer/incoming-items';
import type { CallFault } from '../../app/worker-calls';
import { EDITION_IDS } from '../../rules';
import { findTransferLink } from '../../share/transfer-link';
import { say } from '../../text/say';
import { describeTransferFault } from '../../text/screens/transfer-text';
import { ProgressBar } from '../kit/progress';
import { BottomSheet } from '../kit/sheet';
import { ReceivedFault, type ReceivedProps } from './received-frame';

type Sent = Exclude<Extract<OpenTransfer['answer'], { readonly ok: true }>['value'], { readonly kind: 'records' }>;

/** Preview of received content of any kind and from any source, before anything is stored. */
export default function ReceivedSheet(props: {
  /** Link, code of a link, text of a file, or file. */
  given: string | Blob;
  onClose: () => void;
  onKept?: ((text: string) => void) | undefined;
}): JSX.Element {
  const [shown, setShown] = createSignal<(() => JSX.Element) | null>(null);
  const [done, setDone] = createSignal<number | undefined>();
  const given = (): ReceivedProps => ({ bytes: bytesOf(props.given), onClose: props.onClose });
  const fault = (sentence: string) => () => <ReceivedFault sentence={sentence} onClose={props.onClose} />;
  let gone = false;
  let end = (): void => undefined;
  onCleanup(() => {
    gone = true;
    end();
  });
  /** Passes a file to the import of the Collection, because it contains many records instead of one item. */
  const importRecords = (): void => {
    const { given } = props;
    end();
    props.onClose();
    queueForImport([given instanceof File ? given : new File([given], say('Text received'))]);
    goTo('collection');
  };
  // Shows one sheet while loading and one for the result. More changes would confuse screen readers.
  onMount(async () => {
    try {
      await ensureLibrary();
      const read = await openTransferInWorker(props.given, EDITION_IDS, setDone);
      if (read.ok) end = read.value.end;
      if (gone) return end();
      const body = read.ok ? await bodyOfRead(read.value) : sentenceOfUnread(read.fault);
      if (body === null) return importRecords();
      setShown(() => (typeof body === 'string' ? fault(body) : body));
    } catch {
      setShown(() => fault(sentenceOfUnread('failed')));
    }
  });
  /** Returns the content of the sheet, or a sentence about a fault. Null for records, because they have no preview. */
  const bodyOfRead = async ({ answer, restore }: OpenTransfer) => {
    if (!answer.ok) return describeTransferFault(answer.fault);
    const { value: sent } = answer;
    return sent.kind === 'records' ? null : bodyOf({ sent, restore }, given(), props.onKept);
  };
  return (
    <Show
      when={shown()}
      keyed
      fallback={
        <BottomSheet title={say('Receive')} onClose={props.onClose}>
          <ProgressBar label={say('Reading what you received…')} value={done()} />
        </BottomSheet>
      }
    >
      {(draw) => draw()}
    </Show>
  );
}

/** Loads the preview component for the content. Returns a sentence if the content cannot be previewed. */
async function bodyOf(
  { sent, restore }: { readonly sent: Sent; readonly restore: OpenTransfer['restore'] },
  props: ReceivedProps,
  onKept: ((text: string) => void) | undefined,
): Promise<(() => JSX.Element) | string> {
  switch (sent.kind) {
    case 'force':
    case 'names': {
      const [{ ReceivedForceView, ReceivedNamesView }] = await Promise.all([import('./received-force'), ensureCards()]);
      return sent.kind === 'force'
        ? () => <ReceivedForceView read={sent.read} {...props} />
        : () => <ReceivedNamesView read={sent.read} save={sent.save} {...props} />;
    }
    case 'position': {
      const [{ ReceivedPositionView }, { parseNotationInWorker, findTextFault }] = await Promise.all([
        import('./received-position'),
        import('../../app/reading/cached-positions'),
      ]);
      await parseNotationInWorker(sent.ruling.notation);
      if (findTextFault(sent.ruling.notation)?.code === 'too-slow') return sentenceOfUnread('too-slow');
      return () => <ReceivedPositionView ruling={sent.ruling} {...props} />;
    }
  }
  const { ReceivedBackupView, ReceivedCharacterView, ReceivedGameView, ReceivedMapView } = await import(
    './received-previews'
  );
  switch (sent.kind) {
    case 'character':
      return () => <ReceivedCharacterView character={sent.character} {...props} />;
    case 'map':
      return () => <ReceivedMapView sheet={sent.sheet} {...props} />;
    case 'game': {
      const preview = makeGamePreview(sent.look, restore);
      return preview.ok ? () => <ReceivedGameView preview={preview.value} {...props} /> : preview.fault;
    }
    case 'backup': {
      const preview = makeBackupPreview(sent.look, restore);
      return preview.ok
        ? () => <ReceivedBackupView preview={preview.value} onKept={onKept} {...props} />
        : preview.fault;
    }
  }
}

/** Returns the size in bytes. For a link, returns the size of its packed content. */
function bytesOf(given: string | Blob): number {
  if (typeof given !== 'string') return given.size;
  const code = findTransferLink(given)?.code ?? (/^\s*[\w-]+\s*$/.test(given) ? given.trim() : null);
  return code === null ? new Blob([given]).size : Math.round((code.length * 3) / 4);
}

function sentenceOfUnread(unread: CallFault): string {
  return unread === 'too-slow'
    ? say('This took too long to read, so Sidekick stopped. Nothing was changed.')
    : say('This device could not open it. Nothing was changed.');
}
