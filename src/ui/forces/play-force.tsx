import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { ensureCards } from '../../app/collection/card-lists';
import { forces, maps } from '../../app/collection/library';
import { makeForceRoster } from '../../app/forces/force-roster';
import type { SavedForce } from '../../app/forces/save-force';
import { findForceFormat } from '../../app/game/force-format';
import { SIDES } from '../../app/game/game-setup';
import { findChosenScenarioCard, findForceScenarioId } from '../../app/game/scenario-choice';
import { EMPTY_ROSTER } from '../../app/game/side-roster';
import { goTo } from '../../app/route';
import { gamesFault } from '../../app/session/game-list';
import { startGame } from '../../app/session/start-game';
import { formatById } from '../../rules/format';
import type { Ruleset } from '../../rules/ruleset';
import { truncate } from '../../text/character-text';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { SelectField } from '../kit/field';
import { BottomSheet } from '../kit/sheet';
import MapField from '../shared/maps/map-field';

/** Sheet that starts a new game with this force, after the user chooses opponent and map. */
export function PlayForce(props: {
  force: SavedForce;
  editions: readonly Ruleset[];
  onClose: () => void;
}): JSX.Element {
  const others = () => (forces() ?? []).filter((force) => force.id !== props.force.id);
  const [against, setAgainst] = createSignal(others()[0]?.id ?? '');
  const [mapId, setMapId] = createSignal(maps()?.[0]?.id ?? '');
  const [busy, setBusy] = createSignal(false);
  // Cards are loaded, because the texts of feats and conditions become part of the game.
  onMount(() => void ensureCards());
  const rules = () => props.editions.find((edition) => edition.id === props.force.edition) ?? props.editions[0];
  const seatOf = (force: SavedForce | undefined) => ({
    name: force?.name ?? say('Player 2'),
    ...(force ? makeForceRoster(force) : EMPTY_ROSTER),
  });

  async function start(): Promise<void> {
    const edition = rules();
    if (!edition || busy()) return;
    setBusy(true);
    const other = others().find((force) => force.id === against());
    const seats = [seatOf(props.force), seatOf(other)];
    const begun = await startGame({
      name: seats.map((seat) => truncate(seat.name, 40)).join(' – '),
      edition: edition.id,
      buildTotal: props.force.buildTotal,
      actionTotal: edition.actionTotal(props.force.buildTotal),
      players: seats.map((seat, index) => ({
        side: SIDES[index] ?? `side-${index}`,
        name: truncate(seat.name, 40),
        characters: seat.characters,
        cards: seat.cards,
        deck: seat.deck,
        sideline: edition.sideline ? seat.sideline : [],
      })),
      scenario: findChosenScenarioCard(edition, findForceScenarioId(edition, seats)),
      format: formatById(edition.formats, findForceFormat(edition, seats)),
      map: maps()?.find((map) => map.id === mapId()) ?? null,
    });
    setBusy(false);
    if (begun) goTo('table');
  }

  return (
    <BottomSheet
      title={say('Play {force}', { force: truncate(props.force.name, 40) })}
      onClose={() => props.onClose()}
      foot={
        <Button tone="accent" big disabled={busy()} onClick={() => void start()}>
          {say('Start the game')}
        </Button>
      }
    >
      <Button
        wide
        hint={say('its force of {total} points, from your collection', { total: props.force.buildTotal })}
        onClick={() => goTo('table', 'new', props.force.id)}
      >
        {say('Play against Sidekick')}
      </Button>
      <SelectField
        label={say('Opponent')}
        value={against()}
        onChange={setAgainst}
        options={[
          ...others().map((force) => ({ value: force.id, label: truncate(force.name, 60) })),
          { value: '', label: say('Choose opponent later') },
        ]}
      />
      <MapField
        maps={maps() ?? []}
        value={maps()?.find((map) => map.id === mapId()) ?? null}
        onChange={(map) => setMapId(map?.id ?? '')}
      />
      <Show when={gamesFault()}>{(sentence) => <p role="alert">{sentence()}</p>}</Show>
    </BottomSheet>
  );
}
