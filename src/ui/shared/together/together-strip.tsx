import { say } from '../../../text/say';
import './strip.css';
import { createSignal, type JSX, lazy, Match, Show, Suspense, Switch } from 'solid-js';
import { choosingRole, setChoosingRole } from '../../../app/game/watching';
import { findFreeSide } from '../../../app/together/own-seat';
import type { ConnectionState, SharedGameState } from '../../../app/together/shared-game-types';
import { Button } from '../../kit/button';
import { MoveConflictPrompt } from './conflicts';
import { describeSeats, SeatMarks } from './seat-mark';
import { ViewerPrompt } from './viewer-prompt';

const PeopleSheet = lazy(() => import('./people-sheet'));
const BackSheet = lazy(() => import('./reconnect-sheet'));
const MeSheet = lazy(() => import('./own-person-sheet'));

const CONNECTION_WORDS: Readonly<Record<ConnectionState, string>> = {
  joining: say('Connecting…'),
  connected: say('Connected'),
  parted: say('Not connected'),
};

/** Line below the header of Table and Map with people and connection state, and conflicts below. */
export default function TogetherStrip(props: { together: SharedGameState }): JSX.Element {
  const [over, setOver] = createSignal<'people' | 'back' | null>(null);
  const seats = () => props.together.seats();
  const connection = () => CONNECTION_WORDS[props.together.connection()];
  /** Whether to offer reconnecting. A phone that no one has joined yet has no one to reconnect to. */
  const parted = () => props.together.connection() === 'parted' && seats().length > 1;
  const watches = () => seats().some(({ self, role }) => self && role === 'watching');
  const words = () => {
    if (props.together.connection() !== 'connected') return connection();
    return watches() ? say('Connected · you are watching') : connection();
  };
  return (
    <div class="together">
      <div class="together-strip">
        <button type="button" class="together-people" onClick={() => setOver('people')}>
          <SeatMarks seats={seats()} />
          <span class="spoken">{say('Playing together: {names}.', { names: describeSeats(seats()) })} </span>
          <span class="together-words">{words()}</span>
        </button>
        <Show when={parted() && !props.together.room}>
          <Button onClick={() => setOver('back')}>{say('Reconnect')}</Button>
        </Show>
      </div>
      <p class="spoken" role="status">
        {words()}
      </p>
      <Show when={parted()}>
        <p class="together-note">{say('Your taps are sent when you reconnect.')}</p>
      </Show>
      <Show when={props.together.warning()}>
        {(warning) => (
          <p class="together-warning" role="note">
            {warning()}
          </p>
        )}
      </Show>
      <MoveConflictPrompt together={props.together} />
      <ViewerPrompt together={props.together} />
      <Suspense>
        <Switch>
          <Match when={choosingRole()}>
            <MeSheet
              title={say('What do you play?')}
              role={findFreeSide()}
              onClose={() => {
                setChoosingRole(false);
              }}
            />
          </Match>
          <Match when={over() === 'people'}>
            <PeopleSheet together={props.together} onClose={() => setOver(null)} />
          </Match>
          <Match when={over() === 'back'}>
            <BackSheet together={props.together} onClose={() => setOver(null)} />
          </Match>
        </Switch>
      </Suspense>
    </div>
  );
}
