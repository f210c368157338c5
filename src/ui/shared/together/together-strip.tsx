import { say, sayMany } from '../../../text/say';
import './together.css';
import { createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { naming } from '../../../app/game/naming';
import { choosingRole, setChoosingRole } from '../../../app/game/watching';
import { toast } from '../../../app/messages';
import type {
  ConflictMove,
  ConflictView,
  ConnectionState,
  SharedGameState,
} from '../../../app/together/shared-game-types';
import { findFreeSide, isWatching } from '../../../app/together/together-state';
import { Button } from '../../kit/button';
import { lazyPart } from '../../kit/lazy-part';
import { describeSeats, SeatMarks } from './seat-mark';

/**
 * Prompt for a conflict, in which two players moved the same figure at the same time. Names both players; one tap
 * chooses a move. Shows one conflict at a time.
 */
function MoveConflictPrompt(props: { together: SharedGameState }): JSX.Element {
  const first = () => props.together.conflicts()[0] ?? null;
  const more = () => props.together.conflicts().length - 1;
  return (
    <Show when={first()}>
      {(conflict) => <Conflict together={props.together} conflict={conflict()} more={more()} />}
    </Show>
  );
}

function Conflict(props: { together: SharedGameState; conflict: ConflictView; more: number }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const figure = () => naming().piece(props.conflict.piece);
  const words = () => {
    const [first, second] = props.conflict.moves;
    const both = say('{first} and {second} both moved {figure}.', {
      first: first.name,
      second: second.name,
      figure: figure(),
    });
    return props.more > 0
      ? sayMany(props.more, '{both} 1 more figure follows.', '{both} {n} more figures follow.', { both })
      : both;
  };
  const settle = async (keep: 'first' | 'second'): Promise<void> => {
    setBusy(true);
    const done = await props.together.settle(props.conflict, keep);
    setBusy(false);
    if (!done) toast({ text: say('Not saved. Try again.'), tone: 'bad' });
  };
  return (
    <section class="together-conflict" aria-label={say('Moved twice: {figure}', { figure: figure() })}>
      <p role="alert">{words()}</p>
      <Show when={!isWatching()}>
        <Button tone="accent" disabled={busy()} onClick={() => void settle('second')}>
          {keepWords(props.conflict.moves[1])}
        </Button>
        <Button disabled={busy()} onClick={() => void settle('first')}>
          {useWords(props.conflict.moves[0])}
        </Button>
      </Show>
    </section>
  );
}

function keepWords({ name, squares }: ConflictMove): string {
  return squares.length === 0
    ? say('Keep off the map ({name})', { name })
    : say('Keep {squares} ({name})', { squares: squares.join(' '), name });
}

function useWords({ name, squares }: ConflictMove): string {
  return squares.length === 0
    ? say('Use off the map ({name})', { name })
    : say('Use {squares} ({name})', { squares: squares.join(' '), name });
}

/**
 * Prompt that asks the player of this phone whether a judge or team-mate may see their hand of cards. One request at a
 * time.
 */
function ViewerPrompt(props: { together: SharedGameState }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const first = () => props.together.viewersToAsk()[0] ?? null;
  const answer = async (person: string, mayLook: boolean): Promise<void> => {
    setBusy(true);
    const done = await props.together.answerViewer(person, mayLook);
    setBusy(false);
    if (!done) toast({ text: say('Not saved. Try again.'), tone: 'bad' });
  };
  return (
    <Show when={first()}>
      {(viewer) => (
        <section class="together-conflict" aria-label={say('Your hand of cards')}>
          <p role="alert">
            {viewer().isJudge
              ? say('{name} is the judge. Show them your hand?', { name: viewer().name })
              : say('{name} plays your side too. Show them your hand?', { name: viewer().name })}
          </p>
          <Button disabled={busy()} onClick={() => void answer(viewer().person, true)}>
            {say('Show my hand')}
          </Button>
          <Button disabled={busy()} onClick={() => void answer(viewer().person, false)}>
            {say('Leave it hidden')}
          </Button>
        </section>
      )}
    </Show>
  );
}

const PeopleSheet = lazyPart(() => import('./people-sheet'));
const BackSheet = lazyPart(() => import('./reconnect-sheet'));
const MeSheet = lazyPart(() => import('./own-person-sheet'));

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
          <span class="together-words muted small">{words()}</span>
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
    </div>
  );
}
