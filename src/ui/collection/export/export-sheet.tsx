import { say, sayMany } from '../../../text/say';
import '../collection.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { ownedCopies } from '../../../app/collection/owned-copies';
import { toast } from '../../../app/messages';
import { announceShareResult, makeFileName, type SharedContentKind, shareFile } from '../../../app/share';
import { describeStoreFault } from '../../../app/storage/store-fault-text';
import {
  type CollectionExport,
  collectExportData,
  type ExportedFile,
  makeCollectionFile,
  makeSpreadsheetFile,
} from '../../../app/transfer/export-collection';
import { abilityName } from '../../../catalog/abilities';
import { cardOf } from '../../../catalog/cards/carded-character';
import type { Character } from '../../../catalog/character';
import { describeOrigin, describePoints, describeRange } from '../../../text/character-text';
import { slotName } from '../../../text/names/ids';
import { formatCardText, formatTeamName } from '../../../text/printed-names';
import { Button } from '../../kit/button';
import { PrintSheet } from '../../kit/print-sheet';
import { ProgressBar } from '../../kit/progress';
import { SegmentedControl } from '../../kit/segmented';
import { BottomSheet } from '../../kit/sheet';
import { CardCosts } from '../../shared/characters/character-row';
import { PrintedDial } from '../../shared/dial/printed-dial';

/** Maximum number of characters to print: more would fill a book. */
const MOST_PRINTED = 400;

type Which = 'all' | 'shown' | 'picked';

/** Exports the collection, or selected characters, as a file, a table or printed sheets. */
export default function ExportSheet(props: {
  /** Ids of the characters currently listed. Null if the list is unfiltered. */
  shown: readonly string[] | null;
  /** Ids of the characters selected one by one. */
  picked: readonly string[];
  onClose: () => void;
}): JSX.Element {
  const [which, setWhich] = createSignal<Which>(
    props.picked.length > 0 ? 'picked' : props.shown !== null ? 'shown' : 'all',
  );
  const [busy, setBusy] = createSignal(false);
  const [printing, setPrinting] = createSignal<readonly Character[] | null>(null);
  const choices = () => [
    { value: 'all' as const, label: say('Everything') },
    ...(props.shown === null
      ? []
      : [{ value: 'shown' as const, label: say('Shown: {shown}', { shown: props.shown.length }) }]),
    ...(props.picked.length === 0
      ? []
      : [{ value: 'picked' as const, label: say('Selected: {picked}', { picked: props.picked.length }) }]),
  ];
  const ids = () => (which() === 'all' ? null : which() === 'shown' ? (props.shown ?? []) : props.picked);

  async function withAll(work: (gathered: CollectionExport) => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      const gathered = await collectExportData(ids());
      if (!gathered.ok) return toast({ text: describeStoreFault(gathered.fault), tone: 'bad' });
      await work(gathered.value);
    } finally {
      setBusy(false);
    }
  }
  const day = () => new Date().toISOString().slice(0, 10);
  const hand = async (file: File, what: SharedContentKind): Promise<void> =>
    announceShareResult(await shareFile(file, file.name), what);
  async function handAll({ file, picturesLeftOut }: ExportedFile): Promise<void> {
    await hand(file, 'collection');
    if (picturesLeftOut > 0)
      toast({
        text: sayMany(
          picturesLeftOut,
          '1 picture did not fit in the file. Select fewer characters, or make a backup in Settings.',
          '{n} pictures did not fit in the file. Select fewer characters, or make a backup in Settings.',
        ),
        tone: 'warn',
      });
  }
  const name = () => makeFileName(say('sidekick collection {day}', { day: day() }));

  async function print({ characters }: CollectionExport): Promise<void> {
    if (characters.length > MOST_PRINTED)
      return toast(
        say('You can print up to {mostprinted} characters. These are {characters}: filter the list or select some.', {
          mostprinted: MOST_PRINTED,
          characters: characters.length,
        }),
      );
    setPrinting(characters);
  }

  return (
    <BottomSheet title={say('Export or print')} onClose={() => props.onClose()}>
      <div class="stack export-choices">
        <Show when={choices().length > 1}>
          <SegmentedControl label={say('What to include')} options={choices()} value={which()} onChange={setWhich} />
        </Show>
        <Button
          wide
          disabled={busy()}
          hint={
            which() === 'all'
              ? say('characters, pictures, owned figures, codes, cards and maps; can be imported again')
              : say('these characters with pictures, codes and owned figures; can be imported again')
          }
          onClick={() => void withAll(async (all) => handAll(await makeCollectionFile(all, name())))}
        >
          {say('Sidekick file')}
        </Button>
        <Button
          wide
          disabled={busy()}
          hint={say('characters for a spreadsheet; can be imported again')}
          onClick={() => void withAll(async (all) => hand(await makeSpreadsheetFile(all, name()), 'table'))}
        >
          {say('Table (CSV)')}
        </Button>
        <Button wide disabled={busy()} hint={say('every character with its dial')} onClick={() => void withAll(print)}>
          {say('Print')}
        </Button>
        <Show when={busy()}>
          <ProgressBar label={say('Preparing…')} />
        </Show>
      </div>
      <Show when={printing()}>
        {(characters) => (
          <PrintSheet
            title={sayMany(characters().length, '1 character', '{n} characters')}
            onDone={() => setPrinting(null)}
          >
            <div class="print-columns">
              <For each={characters()}>{(character) => <PrintedCharacter character={character} />}</For>
            </div>
          </PrintSheet>
        )}
      </Show>
    </BottomSheet>
  );
}

function PrintedCharacter(props: { character: Character }): JSX.Element {
  const card = () => cardOf(props.character);
  const held = () => ownedCopies()?.get(props.character.id);
  return (
    <section>
      <h2>
        {props.character.name} <small>{describeOrigin(props.character)}</small>
      </h2>
      <p>
        {[
          describePoints(props.character),
          describeRange(props.character),
          ...props.character.abilities.map(abilityName),
          ...props.character.teams.map(formatTeamName),
          ...props.character.keywords,
        ].join(' · ')}
        <Show when={held()}>
          {(holding) => (
            <strong>
              {' '}
              · ×{holding().count} {holding().where}
            </strong>
          )}
        </Show>
      </p>
      <Show when={card()} fallback={<PrintedDial character={props.character} />}>
        {(drawn) => <CardCosts card={drawn()} />}
      </Show>
      <For each={props.character.specials}>
        {(special) => (
          <p>
            <strong>{special.name || slotName(special.slot)}</strong> {formatCardText(special.text)}
          </p>
        )}
      </For>
    </section>
  );
}
