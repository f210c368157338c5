import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { startGame } from '../../app/begin';
import { NOBODY } from '../../app/bring';
import { bringForce } from '../../app/bringForce';
import { ensureCards } from '../../app/cardBox';
import { gamesFault } from '../../app/games';
import { forces, maps } from '../../app/library';
import { SIDES } from '../../app/newGame';
import { cardOfChoice, choiceFor } from '../../app/sceneChoice';
import type { Ruleset } from '../../rules/ruleset';
import type { Force } from '../../store/records';
import { say } from '../../text/say';
import { shortened } from '../collection/words';
import { Button } from '../parts/Button';
import { Field } from '../parts/Field';
import { Sheet } from '../parts/Sheet';
import { goTo } from '../shell/route';

/** A new game with this force: against whom, and on which map. */
export function PlayForce(props: { force: Force; editions: readonly Ruleset[]; onClose: () => void }): JSX.Element {
  const others = () => (forces() ?? []).filter((force) => force.id !== props.force.id);
  const [against, setAgainst] = createSignal(others()[0]?.id ?? '');
  const [mapId, setMapId] = createSignal(maps()?.[0]?.id ?? '');
  const [busy, setBusy] = createSignal(false);
  // What a feat or a condition says goes into the game with it.
  onMount(() => void ensureCards());
  const rules = () => props.editions.find((edition) => edition.id === props.force.edition) ?? props.editions[0];
  const seatOf = (force: Force | undefined) => ({
    name: force?.name ?? say('Player 2'),
    ...(force ? bringForce(force) : NOBODY),
  });

  async function start(): Promise<void> {
    const edition = rules();
    if (!edition || busy()) return;
    setBusy(true);
    const other = others().find((force) => force.id === against());
    const seats = [seatOf(props.force), seatOf(other)];
    const begun = await startGame({
      name: seats.map((seat) => shortened(seat.name, 40)).join(' – '),
      edition: edition.id,
      buildTotal: props.force.buildTotal,
      actionTotal: edition.actionTotal(props.force.buildTotal),
      players: seats.map((seat, index) => ({
        side: SIDES[index] ?? `side-${index}`,
        name: shortened(seat.name, 40),
        characters: seat.characters,
        cards: seat.cards,
        deck: seat.deck,
      })),
      scene: cardOfChoice(edition, choiceFor(edition, seats)),
      map: maps()?.find((map) => map.id === mapId()) ?? null,
    });
    setBusy(false);
    if (begun) goTo('table');
  }

  return (
    <Sheet
      title={say('Play {shortened}', { shortened: shortened(props.force.name, 40) })}
      onClose={() => props.onClose()}
      foot={
        <Button tone="accent" big disabled={busy()} onClick={() => void start()}>
          {say('Start the game')}
        </Button>
      }
    >
      <Field label={say('Against')}>
        {(input) => (
          <select {...input} value={against()} onChange={(event) => setAgainst(event.currentTarget.value)}>
            <For each={others()}>{(force) => <option value={force.id}>{shortened(force.name, 60)}</option>}</For>
            <option value="">{say('a force that is added later')}</option>
          </select>
        )}
      </Field>
      <Field label={say('Map')}>
        {(input) => (
          <select {...input} value={mapId()} onChange={(event) => setMapId(event.currentTarget.value)}>
            <For each={maps() ?? []}>{(map) => <option value={map.id}>{shortened(map.name, 60)}</option>}</For>
            <option value="">{say('none, only the table')}</option>
          </select>
        )}
      </Field>
      <Show when={gamesFault()}>{(sentence) => <p role="alert">{sentence()}</p>}</Show>
    </Sheet>
  );
}
