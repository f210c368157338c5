import { createSignal, type JSX, lazy, Match, Switch } from 'solid-js';
import { canRedo, record, redo, table } from '../../app/session';
import { lessThan, ZERO } from '../../plain/fraction';
import { Button } from '../parts/Button';
import { Sheet } from '../parts/Sheet';
import { goTo } from '../shell/route';

const LogSheet = lazy(() => import('./LogSheet'));
const AddSheet = lazy(() => import('./AddSheet'));
const Settings = lazy(() => import('../shell/Settings'));

/** What is wanted once in a while. */
export default function GameMenu(props: { onClose: () => void }): JSX.Element {
  const [over, setOver] = createSignal<'log' | 'add' | 'settings' | null>(null);
  const leader = () => {
    const now = table();
    if (!now) return null;
    const won = now.players.map(({ side }) => ({ side, points: now.points[side] ?? ZERO }));
    const best = won.filter((each) => won.every((other) => !lessThan(each.points, other.points)));
    return best.length === 1 ? (best[0]?.side ?? null) : null;
  };
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
          <Button wide onClick={() => setOver('add')}>
            Add characters
          </Button>
          <Button
            wide
            disabled={table()?.ended !== null}
            hint="most victory points win"
            onClick={() => {
              props.onClose();
              void record('end', [{ fact: 'ended', winner: leader() }]);
            }}
          >
            End the game
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
      <Match when={over() === 'add'}>
        <AddSheet onClose={props.onClose} />
      </Match>
      <Match when={over() === 'settings'}>
        <Settings onClose={props.onClose} />
      </Match>
    </Switch>
  );
}
