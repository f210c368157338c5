import { createSignal, type JSX, Show } from 'solid-js';
import { matchReceivedNames } from '../../app/transfer/received-names';
import type { ParsedForce } from '../../force/parse-force';
import { say, sayMany } from '../../text/say';
import { Button } from '../kit/button';
import { BottomSheet } from '../kit/sheet';
import DoubtSheet from '../shared/characters/doubt-sheet';
import ReceivedForceView from './received-force';
import type { ReceivedProps } from './received-frame';

/** Preview of a force received as a list of names. Asks for a choice where a name is ambiguous. */
export default function ReceivedNamesView(props: ReceivedProps & { read: ParsedForce; save: boolean }): JSX.Element {
  const names = matchReceivedNames(props.read, props.save);
  const [read, setRead] = createSignal<ParsedForce | null>(names.doubts.length === 0 ? names.forceWith([]) : null);
  return (
    <Show
      when={read()}
      fallback={
        <DoubtSheet
          rows={names.doubts}
          intro={sayMany(
            names.doubts.length,
            '1 name may mean several characters.',
            '{n} names may mean several characters.',
          )}
          skip={say('Skip all')}
          done={() => say('Preview')}
          onAnswer={(chosen) => setRead(names.forceWith(chosen))}
          onClose={props.onClose}
        />
      }
    >
      {(found) => (
        <Show when={found().force.members.length > 0} fallback={<Nobody onClose={props.onClose} />}>
          <ReceivedForceView read={found()} bytes={props.bytes} onClose={props.onClose} />
        </Show>
      )}
    </Show>
  );
}

function Nobody(props: { onClose: () => void }): JSX.Element {
  return (
    <BottomSheet
      title={say('Receive')}
      onClose={props.onClose}
      foot={
        <Button tone="accent" onClick={() => props.onClose()}>
          {say('Done')}
        </Button>
      }
    >
      <p role="alert">
        {say(
          'This is a save of a tabletop simulator. Sidekick can read only the names of figures, and none is in your collection.',
        )}
      </p>
    </BottomSheet>
  );
}
