import { createResource, createSignal, type JSX, Show } from 'solid-js';
import { ensureCards } from '../../../app/collection/card-lists';
import { ensureLibrary } from '../../../app/collection/library';
import { makeForceRoster } from '../../../app/forces/force-roster';
import { recordWithUndo } from '../../../app/game/game-actions';
import {
  listPieceIds,
  makeJoinedCardFacts,
  makeJoinFacts,
  makeSidelineFacts,
  tarotDeckName,
} from '../../../app/game/game-setup';
import { makeNewDeckFact } from '../../../app/game/make-deck-facts';
import { naming } from '../../../app/game/naming';
import { ruleset, table } from '../../../app/game/open-game';
import { EMPTY_ROSTER, type SideRoster, withRosterCharacters } from '../../../app/game/side-roster';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { lazyPart } from '../../kit/lazy-part';
import { SegmentedControl } from '../../kit/segmented';
import { BottomSheet } from '../../kit/sheet';
import { RosterFields } from './roster-fields';

const BystanderSheet = lazyPart(() => import('./bystander-sheet'));

export default function AddSheet(props: { onClose: () => void }): JSX.Element {
  createResource(ensureLibrary);
  createResource(ensureCards);
  const players = () => table()?.players ?? [];
  const [side, setSide] = createSignal(players()[0]?.side ?? '');
  const [brought, setBrought] = createSignal(EMPTY_ROSTER);
  const chosen = () => brought().characters;
  const [bystander, setBystander] = createSignal(false);
  const points = () => chosen().reduce((sum, { starts }) => sum + (starts[0]?.points ?? 0), 0);
  const [place, setPlace] = createSignal<'game' | 'sideline'>('game');
  const add = ({ characters: all, cards, deck, sideline }: SideRoster) => {
    props.onClose();
    const now = table();
    const ids = now ? listPieceIds(now) : [];
    if (place() === 'sideline') {
      void recordWithUndo(
        'sideline',
        makeSidelineFacts(side(), all, ids),
        sayMany(all.length, '1 character on the sideline.', '{n} characters on the sideline.'),
      );
      return;
    }
    const joined = makeJoinFacts(side(), all, ids);
    const taken = [...ids, ...joined.map(({ piece }) => piece)];
    const waiting = ruleset()?.sideline ? makeSidelineFacts(side(), sideline, taken) : [];
    const used = table()?.cards.map(({ id }) => id) ?? [];
    void recordWithUndo(
      'join',
      [...joined, ...waiting, ...makeJoinedCardFacts(side(), cards, joined, used), ...broughtDeck(deck)],
      all.length === 1
        ? say('{name} added.', { name: all[0]?.name })
        : sayMany(all.length, '1 character added.', '{n} characters added.'),
    );
  };
  const broughtDeck = (cards: readonly string[]) => {
    const now = table();
    return now && cards.length > 0 ? [makeNewDeckFact(now, tarotDeckName(naming().side(side())), side(), cards)] : [];
  };
  return (
    <BottomSheet
      title={say('Add characters')}
      onClose={props.onClose}
      foot={
        <>
          <Button onClick={() => setBystander(true)}>{say('Bystander…')}</Button>
          <Button
            tone="accent"
            disabled={chosen().length === 0}
            hint={chosen().length > 0 ? sayMany(points(), '1 point', '{n} points') : undefined}
            onClick={() => add(brought())}
          >
            {chosen().length === 0 ? say('Add') : sayMany(chosen().length, 'Add 1 character', 'Add {n} characters')}
          </Button>
        </>
      }
    >
      <SegmentedControl
        label={say('For')}
        options={players().map((player) => ({ value: player.side, label: player.name }))}
        value={side()}
        onChange={setSide}
      />
      <Show when={ruleset()?.sideline}>
        <SegmentedControl
          label={say('Add to')}
          options={[
            { value: 'game', label: say('The game') },
            { value: 'sideline', label: say('Sideline') },
          ]}
          value={place()}
          onChange={setPlace}
        />
      </Show>
      <RosterFields
        rules={ruleset() ?? undefined}
        forceLabel={say('Add a whole force')}
        chosen={chosen()}
        onForce={(force) => setBrought(makeForceRoster(force))}
        onChange={(now) => setBrought(withRosterCharacters(brought(), now))}
      />
      <Show when={bystander()}>
        <BystanderSheet
          side={naming().side(side())}
          onAdd={(one) => add(withRosterCharacters(brought(), [...chosen(), one]))}
          onClose={() => setBystander(false)}
        />
      </Show>
    </BottomSheet>
  );
}
