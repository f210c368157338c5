import './together.css';
import { createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { toast } from '../../../app/messages';
import { loadController } from '../../../app/session/together-modules';
import { describeRole } from '../../../app/together/roles';
import type { Seat, SharedGameState } from '../../../app/together/shared-game-types';
import { countStepsBy } from '../../../app/together/together-state';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { lazyPart } from '../../kit/lazy-part';
import { MenuGroup, MenuRow } from '../../kit/menu';
import { BottomSheet } from '../../kit/sheet';
import { initialsOfSeats, SeatMark } from './seat-mark';

const PlaySheet = lazyPart(() => import('./start-sharing-sheet'));
const MeSheet = lazyPart(() => import('./own-person-sheet'));
const BackSheet = lazyPart(() => import('./reconnect-sheet'));

export default function PeopleSheet(props: { together: SharedGameState; onClose: () => void }): JSX.Element {
  const [over, setOver] = createSignal<'add' | 'me' | 'back' | null>(null);
  /** Id of the chosen person. Not the seat object, which is replaced on each change. */
  const [chosen, setChosen] = createSignal<string | null>(null);
  const seats = () => props.together.seats();
  const initials = () => initialsOfSeats(seats());
  const person = () => seats().find((each) => each.person === chosen()) ?? null;
  const alone = async (): Promise<void> => {
    const self = seats().find((each) => each.self);
    props.onClose();
    if (!(await props.together.end())) return toast({ text: say('Not saved. Try again.'), tone: 'bad' });
    toast({
      text: say('You continue alone. The others keep their game.'),
      action: { label: say('Share again'), run: () => void shareAgain(self) },
    });
  };
  return (
    <Switch
      fallback={
        <BottomSheet title={say('Playing together')} onClose={props.onClose}>
          <div class="stack">
            <ConnectionNote together={props.together} />
            <ul class="people" aria-label={say('Players')}>
              <For each={seats()}>
                {(seat, index) => (
                  <li>
                    <button type="button" onClick={() => (seat.self ? setOver('me') : setChosen(seat.person))}>
                      <SeatMark seat={seat} initials={initials()[index()] ?? '?'} />
                      <span>
                        <strong class="clip">{seat.name}</strong> <small class="muted small">{aboutSeat(seat)}</small>
                      </span>
                    </button>
                  </li>
                )}
              </For>
            </ul>
            <MenuGroup label={say('This game')}>
              <Show when={props.together.hub || props.together.room}>
                <MenuRow icon="join" onClick={() => setOver('add')}>
                  {say('Add another phone')}
                </MenuRow>
              </Show>
              <Show when={!props.together.room}>
                <MenuRow
                  icon="scan"
                  hint={say('after a phone slept or Sidekick was closed')}
                  onClick={() => setOver('back')}
                >
                  {say('Reconnect')}
                </MenuRow>
              </Show>
              <MenuRow icon="edit" onClick={() => setOver('me')}>
                {say('Change my name or role')}
              </MenuRow>
              <MenuRow icon="close" hint={say('the others keep their game')} onClick={() => void alone()}>
                {say('Continue alone')}
              </MenuRow>
            </MenuGroup>
          </div>
        </BottomSheet>
      }
    >
      <Match when={over() === 'add'}>
        <PlaySheet onClose={() => setOver(null)} />
      </Match>
      <Match when={over() === 'me'}>
        <MeSheet title={say('Change my name or role')} onClose={() => setOver(null)} />
      </Match>
      <Match when={over() === 'back'}>
        <BackSheet together={props.together} onClose={() => setOver(null)} />
      </Match>
      <Match when={person()}>
        {(seat) => <PersonSheet seat={seat()} together={props.together} onClose={() => setChosen(null)} />}
      </Match>
    </Switch>
  );
}

function ConnectionNote(props: { together: SharedGameState }): JSX.Element {
  return (
    <>
      <Show when={props.together.connection() === 'parted'}>
        <p>{say('Not connected: your taps are sent when you reconnect.')}</p>
      </Show>
      <Show when={props.together.warning()}>{(words) => <p role="note">{words()}</p>}</Show>
      <Show when={!props.together.hub && !props.together.room}>
        <p class="muted small">{say('More phones join on the phone that shared the game.')}</p>
      </Show>
    </>
  );
}

function aboutSeat(seat: Seat): string {
  const plays = describeRole(seat.role);
  const role =
    seat.ignored === 0
      ? plays
      : sayMany(seat.ignored, '{role}, 1 step does not count', '{role}, {n} steps do not count', { role: plays });
  if (seat.self) return say('{role} · this phone', { role });
  return seat.here ? say('{role} · here', { role }) : say('{role} · away', { role });
}

async function shareAgain(self: Seat | undefined): Promise<void> {
  const me = { name: self?.name ?? '', role: self?.role ?? null };
  const shared = await loadController()
    .then((each) => each.shareGame(me))
    .catch(() => false);
  if (!shared) toast({ text: say('That did not work. Try again.'), tone: 'bad' });
}

function PersonSheet(props: { seat: Seat; together: SharedGameState; onClose: () => void }): JSX.Element {
  const steps = () => countStepsBy(props.seat.name);
  const remove = async (): Promise<void> => {
    const { name, person } = props.seat;
    const count = steps();
    props.onClose();
    const restore = await props.together.removeTaps(person);
    if (!restore) return toast({ text: say('Not saved. Try again.'), tone: 'bad' });
    toast({
      text: sayMany(count, 'Removed 1 step of {name}.', 'Removed {n} steps of {name}.', { name }),
      action: { label: say('Undo'), run: () => void restore() },
    });
  };
  const dismiss = (): void => {
    const { name, person } = props.seat;
    props.onClose();
    props.together.dismiss(person);
    toast(say('{name} is disconnected. What they did stays.', { name }));
  };
  return (
    <BottomSheet title={props.seat.name} onClose={props.onClose}>
      <div class="stack">
        <p>{aboutSeat(props.seat)}</p>
        <Button
          wide
          disabled={steps() === 0}
          {...(steps() > 0 && { hint: sayMany(steps(), '1 step · you can undo it', '{n} steps · you can undo it') })}
          onClick={() => void remove()}
        >
          {say('Remove everything {name} did', { name: props.seat.name })}
        </Button>
        <Show when={props.together.hub && props.seat.here}>
          <Button wide tone="bad" hint={say('that phone leaves the game')} onClick={dismiss}>
            {say('Disconnect {name}', { name: props.seat.name })}
          </Button>
        </Show>
      </div>
    </BottomSheet>
  );
}
