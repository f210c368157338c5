import { createSignal, type JSX, lazy, Match, Show, Switch } from 'solid-js';
import { finishGame } from '../../../app/game/record';
import { canRedo, game, redo, ruleset, table } from '../../../app/game/session';
import { goTo } from '../../../app/route';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { Sheet } from '../../kit/sheet';
import { Settings } from '../../shared/other-screens';

const LogSheet = lazy(() => import('../log/log-sheet'));
const ClockSheet = lazy(() => import('./clock-sheet'));
const CardsSheet = lazy(() => import('../cards/cards-sheet'));
const HouseSheet = lazy(() => import('../house-rules-sheet'));
const ScenarioSheet = lazy(() => import('../scenario/scenario-sheet'));
const DecksSheet = lazy(() => import('../scenario/decks-sheet'));
const AddSheet = lazy(() => import('../games/add-sheet'));
const ShareGame = lazy(() => import('../../shared/share/share-game'));

/** What is wanted once in a while. */
export default function GameMenu(props: { onClose: () => void }): JSX.Element {
  const [over, setOver] = createSignal<
    'log' | 'clock' | 'cards' | 'house' | 'scenario' | 'decks' | 'add' | 'share' | 'settings' | null
  >(null);
  return (
    <Switch
      fallback={
        <Sheet title={say('Game')} onClose={props.onClose}>
          <Button wide onClick={() => setOver('log')}>
            {say('Game log')}
          </Button>
          <Button wide disabled={!canRedo()} onClick={() => void redo()}>
            {say('Redo')}
          </Button>
          <Button wide onClick={() => setOver('clock')}>
            {say('Clock and limits')}
          </Button>
          <Button wide hint={say('anything you have beside the map')} onClick={() => setOver('cards')}>
            {say('Cards and counters')}
          </Button>
          <Button wide hint={say('rules your group plays differently')} onClick={() => setOver('house')}>
            {say('House rules')}
          </Button>
          <Show when={(ruleset()?.scenarios.all.length ?? 0) > 0}>
            <Button wide hint={say('special rules for this game')} onClick={() => setOver('scenario')}>
              {ruleset()?.scenarios.all.some(({ kind }) => kind === 'event-dial')
                ? say('Scenario or event dial')
                : say('Scenario')}
            </Button>
          </Show>
          <Show when={ruleset()?.scenarios.deck || (table()?.decks.length ?? 0) > 0}>
            <Button wide hint={say('draw, reveal, discard')} onClick={() => setOver('decks')}>
              {say('Decks')}
            </Button>
          </Show>
          <Button wide hint={say('opens the dial of that figure')} onClick={() => goTo('table', 'scan')}>
            {say('Scan a sticker')}
          </Button>
          <Button wide onClick={() => setOver('add')}>
            {say('Add characters')}
          </Button>
          <Button
            wide
            disabled={table()?.ended !== null}
            hint={say('counts the points and names the winner')}
            onClick={() => {
              props.onClose();
              void finishGame();
            }}
          >
            {say('End the game')}
          </Button>
          <Button wide hint={say('points, clicks and key moments')} onClick={() => goTo('table', 'summary')}>
            {say('Summary')}
          </Button>
          <Button wide hint={say('by code, link or file')} onClick={() => setOver('share')}>
            {say('Share the game')}
          </Button>
          <Button
            wide
            onClick={() => {
              props.onClose();
              goTo('table', 'games');
            }}
          >
            {say('All games')}
          </Button>
          <Button wide onClick={() => setOver('settings')}>
            {say('Settings')}
          </Button>
        </Sheet>
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
      <Match when={over() === 'share' && game()}>
        {(open) => <ShareGame id={open().id} name={open().name} onClose={props.onClose} />}
      </Match>
      <Match when={over() === 'settings'}>
        <Settings onClose={props.onClose} />
      </Match>
    </Switch>
  );
}
