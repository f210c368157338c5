import { createSignal, type JSX, lazy, Match, Show, Switch } from 'solid-js';
import { canRedo, game, redo, ruleset, table } from '../../app/session';
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
        <Sheet title="Game" onClose={props.onClose}>
          <Button wide onClick={() => setOver('log')}>
            What happened
          </Button>
          <Button wide disabled={!canRedo()} onClick={() => void redo()}>
            Redo
          </Button>
          <Button wide onClick={() => setOver('clock')}>
            Clock and limits
          </Button>
          <Button wide hint="what lies beside the map" onClick={() => setOver('cards')}>
            Cards and counters
          </Button>
          <Button wide hint="what this table plays otherwise" onClick={() => setOver('house')}>
            House rules
          </Button>
          <Show when={(ruleset()?.scenes.scenes.length ?? 0) > 0}>
            <Button wide hint="what changes the rules of this game" onClick={() => setOver('scene')}>
              Scenario{ruleset()?.scenes.scenes.some(({ kind }) => kind === 'event-dial') ? ' or event dial' : ''}
            </Button>
          </Show>
          <Show when={ruleset()?.scenes.deck || (table()?.decks.length ?? 0) > 0}>
            <Button wide hint="draw, show, discard" onClick={() => setOver('decks')}>
              Decks
            </Button>
          </Show>
          <Button
            wide
            hint="the camera opens the dial of a figure by its sticker"
            onClick={() => goTo('table', 'scan')}
          >
            Scan a sticker
          </Button>
          <Button wide onClick={() => setOver('add')}>
            Add characters
          </Button>
          <Button
            wide
            disabled={table()?.ended !== null}
            hint="the book counts the points and names the winner"
            onClick={() => {
              props.onClose();
              void finishGame();
            }}
          >
            End the game
          </Button>
          <Button wide hint="points, clicks and what decided it" onClick={() => goTo('table', 'summary')}>
            Summary
          </Button>
          <Button wide hint="code, link or file, for another phone" onClick={() => setOver('share')}>
            Share the game
          </Button>
          <Button
            wide
            onClick={() => {
              props.onClose();
              goTo('table', 'games');
            }}
          >
            All games
          </Button>
          <Button wide onClick={() => setOver('settings')}>
            Settings
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
