import { createSignal, type JSX, lazy, Match, Show, Switch } from 'solid-js';
import { canRedo, game, redo, ruleset, table } from '../../app/session';
import { say } from '../../text/say';
import { Button } from '../parts/Button';
import { Sheet } from '../parts/Sheet';
import { goTo } from '../shell/route';
import { finishGame } from './deeds';

const LogSheet = lazy(() => import('./LogSheet'));
const ClockSheet = lazy(() => import('./ClockSheet'));
const CardsSheet = lazy(() => import('./CardsSheet'));
const HouseSheet = lazy(() => import('../house/HouseSheet'));
const SceneSheet = lazy(() => import('../scene/SceneSheet'));
const DecksSheet = lazy(() => import('../scene/DecksSheet'));
const AddSheet = lazy(() => import('./AddSheet'));
const ShareGame = lazy(() => import('../share/ShareGame'));
const Settings = lazy(() => import('../shell/Settings'));

/** What is wanted once in a while. */
export default function GameMenu(props: { onClose: () => void }): JSX.Element {
  const [over, setOver] = createSignal<
    'log' | 'clock' | 'cards' | 'house' | 'scene' | 'decks' | 'add' | 'share' | 'settings' | null
  >(null);
  return (
    <Switch
      fallback={
        <Sheet title={say('Game')} onClose={props.onClose}>
          <Button wide onClick={() => setOver('log')}>
            {say('What happened')}
          </Button>
          <Button wide disabled={!canRedo()} onClick={() => void redo()}>
            {say('Redo')}
          </Button>
          <Button wide onClick={() => setOver('clock')}>
            {say('Clock and limits')}
          </Button>
          <Button wide hint={say('what lies beside the map')} onClick={() => setOver('cards')}>
            {say('Cards and counters')}
          </Button>
          <Button wide hint={say('what this table plays otherwise')} onClick={() => setOver('house')}>
            {say('House rules')}
          </Button>
          <Show when={(ruleset()?.scenarios.all.length ?? 0) > 0}>
            <Button wide hint={say('what changes the rules of this game')} onClick={() => setOver('scene')}>
              {ruleset()?.scenarios.all.some(({ kind }) => kind === 'event-dial')
                ? say('Scenario or event dial')
                : say('Scenario')}
            </Button>
          </Show>
          <Show when={ruleset()?.scenarios.deck || (table()?.decks.length ?? 0) > 0}>
            <Button wide hint={say('draw, show, discard')} onClick={() => setOver('decks')}>
              {say('Decks')}
            </Button>
          </Show>
          <Button
            wide
            hint={say('the camera opens the dial of a figure by its sticker')}
            onClick={() => goTo('table', 'scan')}
          >
            {say('Scan a sticker')}
          </Button>
          <Button wide onClick={() => setOver('add')}>
            {say('Add characters')}
          </Button>
          <Button
            wide
            disabled={table()?.ended !== null}
            hint={say('the book counts the points and names the winner')}
            onClick={() => {
              props.onClose();
              void finishGame();
            }}
          >
            {say('End the game')}
          </Button>
          <Button wide hint={say('points, clicks and what decided it')} onClick={() => goTo('table', 'summary')}>
            {say('Summary')}
          </Button>
          <Button wide hint={say('code, link or file, for another phone')} onClick={() => setOver('share')}>
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
      <Match when={over() === 'scene'}>
        <SceneSheet onClose={props.onClose} />
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
