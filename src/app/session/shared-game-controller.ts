import { err, ok, type Result } from '../../plain/result';
import { newId } from '../../store/database';
import type { ShareRecord } from '../../store/records';
import { putShare } from '../../store/shared-games';
import { createRoom, gameIdOfRoom, isClubPage, parseRoomLink } from '../../together/club-protocol';
import { parseJoinCode } from '../../together/join-codes';
import type { CloseReason } from '../../together/messages';
import { answerOffer, type LinkFault, makeOffer } from '../../together/phone-link';
import { makeSignedGameId } from '../../together/signing';
import { toJoinFault } from '../together/join-fault';
import { currentSharedGame, shareOpenGame } from '../together/open-shared-game';
import { makeShareRecord } from '../together/share-record';
import type {
  JoinAnswer,
  JoinFault,
  JoiningPerson,
  JoinOffer,
  SharedGameController,
} from '../together/shared-game-types';
import { joinOverChannel, joinRoomGame } from './join-game';

export const sharedGameController: SharedGameController = {
  shareGame: (me) => share(me, null),
  async shareOverServer(me, tournament) {
    const room = await createRoom(location.href, tournament);
    if (!room.ok) return err(room.fault === 'unreachable' ? 'unreachable' : 'failed');
    return (await share(me, room.value)) ? ok(null) : err('failed');
  },
  hasServer: () => isClubPage(location.href),
  offer,
  answer,
  async joinRoom(link, me) {
    const room = parseRoomLink(link);
    if (!room.ok) return err('no-code');
    return joinRoomGame(room.value, me);
  },
  comeBack,
};

async function share(me: JoiningPerson, room: ShareRecord['room']): Promise<boolean> {
  const of = room ? gameIdOfRoom(room.name) : makeSignedGameId(newId());
  return shareOpenGame(async (game) => (await putShare(makeShareRecord(game, of, me, room === null, room))).ok);
}

async function offer(): Promise<Result<JoinOffer, JoinFault>> {
  const game = currentSharedGame();
  if (!game) return err('failed');
  const { connections } = game;
  const result = await makeOffer(game.share().name);
  if (!result.ok) return result;
  const { code, pair, takeAnswer, cancel } = result.value;
  return ok({
    code,
    cancel,
    async take(text) {
      const answer = parseJoinCode(text, 'answer');
      if (!answer.ok) return answer;
      // An answer that belongs to another offer comes from a person who reconnects with a stored code.
      if (answer.value.pair !== pair) return named(await connections.reconnect(text));
      const joined = await takeAnswer(text);
      return joined.ok ? named(await connections.join(joined.value.channel)) : joined;
    },
  });
}

function named(
  met: Result<{ readonly name: string }, LinkFault | CloseReason>,
): Result<{ readonly name: string }, JoinFault> {
  return met.ok ? ok({ name: met.value.name }) : err(toJoinFault(met.fault));
}

async function answer(code: string, me: JoiningPerson): Promise<Result<JoinAnswer, JoinFault>> {
  const result = await answerOffer(code, me.name);
  if (!result.ok) return result;
  const { cancel, joined } = result.value;
  return ok({
    code: result.value.code,
    cancel,
    joined: joined.then((found) => (found.ok ? joinOverChannel(found.value.channel, me) : found)),
  });
}

async function comeBack(): Promise<JoinAnswer | null> {
  const game = currentSharedGame();
  if (!game) return null;
  const { standby, name } = game.share();
  for (const [person, code] of Object.entries(standby).reverse()) {
    const result = await answerOffer(code, name);
    if (!result.ok) continue;
    const { cancel, joined } = result.value;
    return {
      code: result.value.code,
      cancel,
      joined: joined.then(async (found) => {
        if (!found.ok) return found;
        deleteReconnectCode(person);
        const met = await game.connections.join(found.value.channel);
        return met.ok ? ok({ game: game.share().game }) : err(toJoinFault(met.fault));
      }),
    };
  }
  return null;
}

/** Deletes a stored reconnect code, because each code is used only once. */
function deleteReconnectCode(person: string): void {
  const game = currentSharedGame();
  if (!game) return;
  const { [person]: _, ...standby } = game.share().standby;
  const after = { ...game.share(), standby };
  game.setShare(after);
  void putShare(after);
}
