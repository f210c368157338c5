import { createSignal, type JSX } from 'solid-js';
import { shareGeneralCards } from '../../../app/transfer/share-cards';
import type { GeneralCardPart } from '../../../catalog/general-cards/card';
import { GENERAL_CARD_NAMES } from '../../../text/general-card-labels';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { SegmentedControl } from '../../kit/segmented';
import { BottomSheet } from '../../kit/sheet';

/** Exports the general cards of one kind or of all four kinds, as a Sidekick file or as a table. */
export default function ShareGeneralCards(props: { part: GeneralCardPart; onClose: () => void }): JSX.Element {
  const [which, setWhich] = createSignal<'one' | 'all'>('one');
  const [busy, setBusy] = createSignal(false);

  async function share(format: 'sidekick' | 'table'): Promise<void> {
    setBusy(true);
    try {
      await shareGeneralCards(which() === 'all' ? null : props.part, format);
    } finally {
      setBusy(false);
    }
  }

  return (
    <BottomSheet title={say('Share or export')} onClose={() => props.onClose()}>
      <div class="stack">
        <SegmentedControl
          label={say('What to include')}
          options={[
            { value: 'one', label: GENERAL_CARD_NAMES[props.part] },
            { value: 'all', label: say('All four kinds') },
          ]}
          value={which()}
          onChange={setWhich}
        />
        <Button
          wide
          disabled={busy()}
          hint={say('for another phone or as a backup; open it with Import files')}
          onClick={() => void share('sidekick')}
        >
          {say('Sidekick file')}
        </Button>
        <Button
          wide
          disabled={busy()}
          hint={say('for a spreadsheet; can be imported again')}
          onClick={() => void share('table')}
        >
          {say('Table (CSV)')}
        </Button>
      </div>
    </BottomSheet>
  );
}
