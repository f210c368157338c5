import { createMemo, createSignal, type JSX, lazy, Match, Show, Switch, untrack } from 'solid-js';
import { game, ruleset, table } from '../../../app/game/open-game';
import { canRedoStep, recordStep, redoStep } from '../../../app/game/perform';
import { isPlannerOff } from '../../../app/plan/turn-plan-request';
import { goTo } from '../../../app/route';
import { isWatching, together } from '../../../app/together/together-state';
import { say, sayMany } from '../../../text/say';
import { MenuGroup, MenuRow } from '../../kit/menu';
import { BottomSheet } from '../../kit/sheet';
import { LazySettings } from '../../shared/other-screens';

const LogSheet = lazy(() => import('../log/log-sheet'));
const ClockSheet = lazy(() => import('./clock-sheet'));
const CardsSheet = lazy(() => import('../cards/cards-sheet'));
const HouseSheet = lazy(() => import('../house-rules-sheet'));
const ScenarioSheet = lazy(() => import('../scenario/scenario-sheet'));
const DecksSheet = lazy(() => import('../scenario/decks-sheet'));
const AddSheet = lazy(() => import('../games/add-sheet'));
const PlaySheet = lazy(() => import('../../shared/together/start-sharing-sheet'));
const PeopleSheet = lazy(() => import('../../shared/together/people-sheet'));
const ShareGame = lazy(() => import('../../shared/share/share-game'));

export default function GameMenu(props: { onAnyAction: () => void; onClose: () => void }): JSX.Element {
  const [over, setOver] = createSignal<
    'log' | 'clock' | 'cards' | 'house' | 'scenario' | 'decks' | 'add' | 'share' | 'together' | 'settings' | null
  >(null);
  const houseRules = () => {
    const inForce = (table()?.houseRules.length ?? 0) + (table()?.houseNotes.length ?? 0);
    return inForce > 0 ? String(inForce) : undefined;
  };
  const now = () => table() ?? {};
  const scenario = () =>
    table()?.cards.find(({ card }) => card.kind === 'scenario' || card.kind === 'event-dial')?.card.name;
  const phones = () => {
    const here = together()
      ?.seats()
      .filter((seat) => seat.here).length;
    return here === undefined ? undefined : sayMany(here, '1 phone', '{n} phones');
  };
  // Read without tracking: the sheet stays open after sharing begins, because others still have to join.
  const people = createMemo(() => (over() === 'together' ? untrack(together) : null));
  return (
    <Switch
      fallback={
        <BottomSheet title={say('Game')} onClose={props.onClose}>
          <MenuGroup label={say('This game')}>
            <MenuRow icon="list" onClick={() => setOver('log')}>
              {say('Game log')}
            </MenuRow>
            <MenuRow icon="redo" disabled={!canRedoStep()} onClick={() => void redoStep()}>
              {say('Redo')}
            </MenuRow>
            <Show when={!isWatching()}>
              <MenuRow icon="edit" hint={say('every action, with all choices and rolls')} onClick={props.onAnyAction}>
                {say('Record an action')}
              </MenuRow>
            </Show>
            <MenuRow icon="clock" onClick={() => setOver('clock')}>
              {say('Clock and limits')}
            </MenuRow>
            <MenuRow icon="join" onClick={() => setOver('add')}>
              {say('Add characters')}
            </MenuRow>
            <MenuRow
              icon="phones"
              hint={say('each player on their own phone')}
              value={phones()}
              onClick={() => setOver('together')}
            >
              {say('Play together')}
            </MenuRow>
            <MenuRow icon="scan" hint={say('opens the dial of that figure')} onClick={() => goTo('table', 'scan')}>
              {say('Scan a sticker')}
            </MenuRow>
          </MenuGroup>
          <MenuGroup label={say('Cards and rules')}>
            <MenuRow icon="cards" hint={say('anything you have beside the map')} onClick={() => setOver('cards')}>
              {say('Cards and counters')}
            </MenuRow>
            <Show when={(ruleset()?.scenarios.all.length ?? 0) > 0}>
              <MenuRow
                icon="flag"
                hint={say('special rules for this game')}
                value={scenario()}
                onClick={() => setOver('scenario')}
              >
                {ruleset()?.scenarios.all.some(({ kind }) => kind === 'event-dial')
                  ? say('Scenario or event dial')
                  : say('Scenario')}
              </MenuRow>
            </Show>
            <Show when={ruleset()?.scenarios.deck || (table()?.decks.length ?? 0) > 0}>
              <MenuRow icon="deck" hint={say('draw, reveal, discard')} onClick={() => setOver('decks')}>
                {say('Decks')}
              </MenuRow>
            </Show>
            <MenuRow
              icon="house"
              hint={say('rules your group plays differently')}
              value={houseRules()}
              onClick={() => setOver('house')}
            >
              {say('House rules')}
            </MenuRow>
            <MenuRow
              icon="compare"
              hint={say('plans turns on the Map, for all players')}
              value={isPlannerOff(now()) ? say('off') : say('on')}
              onClick={() => void recordStep('planner', [{ fact: 'planner', on: isPlannerOff(now()) }])}
            >
              {say('Planner')}
            </MenuRow>
          </MenuGroup>
          <MenuGroup label={say('Result')}>
            <MenuRow icon="chart" hint={say('points, clicks and key moments')} onClick={() => goTo('table', 'summary')}>
              {say('Summary')}
            </MenuRow>
            <MenuRow
              icon="trophy"
              disabled={table()?.turn === null || table()?.ended !== null}
              hint={say('shows the result first')}
              onClick={() => goTo('table', 'summary')}
            >
              {say('End the game')}
            </MenuRow>
            <MenuRow icon="share" hint={say('by code, link or file')} onClick={() => setOver('share')}>
              {say('Share the game')}
            </MenuRow>
          </MenuGroup>
          <MenuGroup label={say('Sidekick')}>
            <MenuRow
              icon="folder"
              onClick={() => {
                props.onClose();
                goTo('table', 'games');
              }}
            >
              {say('All games')}
            </MenuRow>
            <MenuRow icon="settings" onClick={() => setOver('settings')}>
              {say('Settings')}
            </MenuRow>
          </MenuGroup>
        </BottomSheet>
      }
    >
      <Match when={over() === 'log'}>
        <LogSheet onClose={props.onClose} />
      </Match>
      <Match when={over() === 'clock'}>
        <ClockSheet onClose={props.onClose} />
      </Match>
      <Match when={over() === 'cards'}>
        <CardsSheet onClose={props.onClose} />
      </Match>
      <Match when={over() === 'house'}>
        <HouseSheet onClose={props.onClose} />
      </Match>
      <Match when={over() === 'scenario'}>
        <ScenarioSheet onClose={props.onClose} />
      </Match>
      <Match when={over() === 'decks'}>
        <DecksSheet onClose={props.onClose} />
      </Match>
      <Match when={over() === 'add'}>
        <AddSheet onClose={props.onClose} />
      </Match>
      <Match when={people()}>{(shared) => <PeopleSheet together={shared()} onClose={props.onClose} />}</Match>
      <Match when={over() === 'together'}>
        <PlaySheet onClose={props.onClose} />
      </Match>
      <Match when={over() === 'share' && game()}>
        {(open) => <ShareGame id={open().id} name={open().name} onClose={props.onClose} />}
      </Match>
      <Match when={over() === 'settings'}>
        <LazySettings onClose={props.onClose} />
      </Match>
    </Switch>
  );
}
