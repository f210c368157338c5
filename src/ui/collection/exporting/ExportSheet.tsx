import './ExportSheet.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { sentenceOf } from '../../../app/faults';
import { owned } from '../../../app/owned';
import { fileName, shareFile, wordsOfShared } from '../../../app/share';
import { abilityName } from '../../../catalog/abilities';
import { cardOf } from '../../../catalog/cards/carded';
import type { Character } from '../../../catalog/character';
import { Button } from '../../parts/Button';
import { PrintedDial } from '../../parts/PrintedDial';
import { PrintSheet } from '../../parts/PrintSheet';
import { Progress } from '../../parts/Progress';
import { Segmented } from '../../parts/Segmented';
import { Sheet } from '../../parts/Sheet';
import { toast } from '../../parts/toasts';
import { CardCosts } from '../CardCosts';
import { counted, pointsOf, rangeOf, sourceOf } from '../words';
import { collectionFile, type Gathered, gather, tableFile, type Written } from './gather';

/** More would fill a book. */
const MOST_PRINTED = 400;

type Which = 'all' | 'shown' | 'picked';

/** The collection, or some of its characters, as a file, a table or sheets of paper. */
export default function ExportSheet(props: {
  /** Ids of those that the list shows, where it is narrowed; else null. */
  shown: readonly string[] | null;
  /** Ids that were chosen one by one. */
  picked: readonly string[];
  onClose: () => void;
}): JSX.Element {
  const [which, setWhich] = createSignal<Which>(
    props.picked.length > 0 ? 'picked' : props.shown !== null ? 'shown' : 'all',
  );
  const [busy, setBusy] = createSignal(false);
  const [printing, setPrinting] = createSignal<readonly Character[] | null>(null);
  const choices = () => [
    { value: 'all' as const, label: 'Everything' },
    ...(props.shown === null ? [] : [{ value: 'shown' as const, label: `The ${props.shown.length} shown` }]),
    ...(props.picked.length === 0 ? [] : [{ value: 'picked' as const, label: `The ${props.picked.length} selected` }]),
  ];
  const ids = () => (which() === 'all' ? null : which() === 'shown' ? (props.shown ?? []) : props.picked);

  async function withAll(work: (gathered: Gathered) => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      const gathered = await gather(ids());
      if (!gathered.ok) return toast({ text: sentenceOf(gathered.fault), tone: 'bad' });
      await work(gathered.value);
    } finally {
      setBusy(false);
    }
  }
  const day = () => new Date().toISOString().slice(0, 10);
  const hand = async (file: File, what: string): Promise<void> => {
    const words = wordsOfShared(await shareFile(file, file.name), what);
    if (words) toast(words);
  };
  async function handAll({ file, left }: Written): Promise<void> {
    await hand(file, 'The collection');
    if (left > 0)
      toast({
        text: `${counted(left, 'picture')} did not fit into the file. Select fewer characters, or save everything under Settings.`,
        tone: 'warn',
      });
  }
  const name = () => fileName(`sidekick collection ${day()}`);

  async function print({ characters }: Gathered): Promise<void> {
    if (characters.length > MOST_PRINTED)
      return toast(
        `A sheet takes up to ${MOST_PRINTED} characters; these are ${characters.length}. Narrow the list or select some.`,
      );
    setPrinting(characters);
  }

  return (
    <Sheet title="Export or print" onClose={() => props.onClose()}>
      <div class="stack export-choices">
        <Show when={choices().length > 1}>
          <Segmented label="What goes out" options={choices()} value={which()} onChange={setWhich} />
        </Show>
        <Button
          wide
          disabled={busy()}
          hint={
            which() === 'all'
              ? 'characters, pictures, what you own, codes, cards and maps: all that Sidekick reads back'
              : 'the characters with pictures, codes and what you own of them: all that Sidekick reads back'
          }
          onClick={() => void withAll(async (all) => handAll(await collectionFile(all, name())))}
        >
          Sidekick file
        </Button>
        <Button
          wide
          disabled={busy()}
          hint="characters for a spreadsheet; Sidekick reads it back too"
          onClick={() => void withAll((all) => hand(tableFile(all, name()), 'The table'))}
        >
          Table (CSV)
        </Button>
        <Button wide disabled={busy()} hint="every character with its dial" onClick={() => void withAll(print)}>
          Print
        </Button>
        <Show when={busy()}>
          <Progress label="Gathering…" />
        </Show>
      </div>
      <Show when={printing()}>
        {(characters) => (
          <PrintSheet title={counted(characters().length, 'character')} onDone={() => setPrinting(null)}>
            <div class="print-columns">
              <For each={characters()}>{(character) => <PrintedCharacter character={character} />}</For>
            </div>
          </PrintSheet>
        )}
      </Show>
    </Sheet>
  );
}

function PrintedCharacter(props: { character: Character }): JSX.Element {
  const card = () => cardOf(props.character);
  const held = () => owned()?.get(props.character.id);
  return (
    <section>
      <h2>
        {props.character.name} <small>{sourceOf(props.character)}</small>
      </h2>
      <p>
        {[
          pointsOf(props.character),
          rangeOf(props.character),
          ...props.character.abilities.map(abilityName),
          ...props.character.teams,
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
            <strong>{special.name || special.slot}</strong> {special.text}
          </p>
        )}
      </For>
    </section>
  );
}
