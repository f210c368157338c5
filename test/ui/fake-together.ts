import { createSignal } from 'solid-js';
import { vi } from 'vitest';
import { type PairCode, setTogetherModules } from '../../src/app/session/together-modules';
import type {
  ConflictView,
  ConnectionState,
  HandViewRequest,
  JoinAnswer,
  JoinFault,
  JoiningPerson,
  JoinOffer,
  Seat,
  SharedGameController,
  SharedGameState,
} from '../../src/app/together/shared-game-types';
import { setTogether } from '../../src/app/together/together-state';
import { err, ok, type Result } from '../../src/plain/result';

export const ANA_SEAT: Seat = { person: 'ana1', name: 'Ana', role: 'red', here: true, self: true, ignored: 0 };
export const BEN_SEAT: Seat = { person: 'ben1', name: 'Ben', role: 'blue', here: true, self: false, ignored: 0 };

/** Fakes a shared game without connected phones. Spies record the screens' calls. */
export function fakeSharedGame(state: Partial<Pick<SharedGameState, 'hub' | 'room' | 'game'>> = {}) {
  const [connection, setConnection] = createSignal<ConnectionState>('connected');
  const [seats, setSeats] = createSignal<readonly Seat[]>([ANA_SEAT, BEN_SEAT]);
  const [conflicts, setConflicts] = createSignal<readonly ConflictView[]>([]);
  const [viewersToAsk, setViewersToAsk] = createSignal<readonly HandViewRequest[]>([]);
  const [warning, setWarning] = createSignal<string | null>(null);
  const restore = vi.fn(async () => true);
  const shared = {
    game: 'game',
    hub: true,
    room: null,
    ...state,
    connection,
    seats,
    conflicts,
    warning,
    setMe: vi.fn(async (name: string, role: string) => {
      setSeats((before) => before.map((seat) => (seat.self ? { ...seat, name, role } : seat)));
      return true;
    }),
    settle: vi.fn(async (conflict: ConflictView) => {
      setConflicts((before) => before.filter((each) => each !== conflict));
      return true;
    }),
    removeTaps: vi.fn(async () => restore),
    viewersToAsk,
    answerViewer: vi.fn(async (person: string) => {
      setViewersToAsk((before) => before.filter((each) => each.person !== person));
      return true;
    }),
    dismiss: vi.fn(),
    end: vi.fn(async () => {
      setTogether(null);
      return true;
    }),
  } satisfies SharedGameState;
  return { shared, restore, setConnection, setSeats, setConflicts, setViewersToAsk, setWarning };
}

/** Parses a code of the fake: `offer` or `answer`, then the person's name. */
const codeOf = (text: string): PairCode | null => {
  const [, way, name] = /^(offer|answer)-?(\w*)$/.exec(text.trim()) ?? [];
  return way === 'offer' || way === 'answer' ? { way, name: name ?? '' } : null;
};

/** Fakes the connection between phones: `answer-Ben` joins `offer-Ana`, and any other text is no code. */
export function fakePhoneConnection(
  over: { server?: boolean; comeBack?: JoinAnswer | null; offerFault?: JoinFault } = {},
) {
  const game = fakeSharedGame({ room: null });
  const cancelled: string[] = [];
  let arrive: (joined: Result<{ readonly game: string }, JoinFault>) => void = () => undefined;
  const controller = {
    shareGame: vi.fn(async (_: JoiningPerson) => {
      setTogether(game.shared);
      return true;
    }),
    shareOverServer: vi.fn(async (_: JoiningPerson) => {
      setTogether(
        fakeSharedGame({ room: { link: 'http://club.example/#/table/room/abcdefgh/12345678901234567890' } }).shared,
      );
      return ok(null);
    }),
    hasServer: async () => over.server ?? false,
    offer: vi.fn(async (): Promise<Result<JoinOffer, JoinFault>> => {
      if (over.offerFault) return err(over.offerFault);
      return ok({
        code: 'offer-Ana',
        take: async (answer) => {
          const read = codeOf(answer);
          if (!read) return err('no-code');
          return read.way === 'answer' ? ok({ name: read.name }) : err('wrong-way');
        },
        cancel: () => cancelled.push('offer'),
      });
    }),
    answer: vi.fn(async (code: string, _: JoiningPerson): Promise<Result<JoinAnswer, JoinFault>> => {
      if (!codeOf(code)) return err('no-code');
      const joined = new Promise<Result<{ readonly game: string }, JoinFault>>((resolve) => {
        arrive = resolve;
      });
      return ok({ code: 'answer-Cleo', joined, cancel: () => cancelled.push('answer') });
    }),
    joinRoom: vi.fn(
      async (_link: string, _me: JoiningPerson): Promise<Result<{ readonly game: string }, JoinFault>> =>
        err('no-room'),
    ),
    comeBack: vi.fn(async () => over.comeBack ?? null),
  } satisfies SharedGameController;
  setTogetherModules({
    controller: async () => controller,
    readCode: async (text) => codeOf(text),
    formatCode: async (code) => code.toUpperCase(),
  });
  return { controller, game, cancelled, arrive: (joined: Parameters<typeof arrive>[0]) => arrive(joined) };
}
