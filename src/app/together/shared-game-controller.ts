import { err, ok, type Result } from '../../plain/result';
import { newId } from '../../store/database';
import type { ShareRecord } from '../../store/records';
import { putShare } from '../../store/shared-games';
import { createRoom, gameIdOfRoom, isClubPage, parseRoomLink } from '../../together/club-protocol';
import { parseJoinCode } from '../../together/join-codes';
import type { CloseReason } from '../../together/messages';
import { answerOffer, type LinkFault, makeOffer } from '../../together/phone-link';
import { signedGameId } from '../../together/signing';
import { toJoinFault } from './join-fault';
import { fetchRoom, joinOverChannel } from './join-game';
import { currentSharedGame } from './open-shared-game';
import { shareOpenGame } from './share-open-game';
import { makeShareRecord } from './share-record';
import type { JoinAnswer, JoinFault, JoiningPerson, JoinOffer, SharedGameController } from './shared-game-types';

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
    return fetchRoom(room.value, me);
  },
  comeBack,
};

async function share(me: JoiningPerson, room: ShareRecord['room']): Promise<boolean> {
  const of = room ? gameIdOfRoom(room.name) : signedGameId(newId());
  return shareOpenGame(async (game) => (await putShare(makeShareRecord(game, of, me, room === null, room))).ok);
}

async function offer(): Promise<Result<JoinOffer, JoinFault>> {
  const opened = currentSharedGame();
  if (!opened) return err('failed');
  const { connections } = opened;
  const made = await makeOffer(opened.share().name);
  if (!made.ok) return made;
  const { code, pair, takeAnswer, cancel } = made.value;
  return ok({
    code,
    cancel,
    async take(text) {
      const answer = parseJoinCode(text, 'answer');
      if (!answer.ok) return answer;
      // The person came back by a stored code.
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
  const made = await answerOffer(code, me.name);
  if (!made.ok) return made;
  const { cancel, joined } = made.value;
  return ok({
    code: made.value.code,
    cancel,
    joined: joined.then((found) => (found.ok ? joinOverChannel(found.value.channel, me) : found)),
  });
}

async function comeBack(): Promise<JoinAnswer | null> {
  const opened = currentSharedGame();
  if (!opened) return null;
  const { standby, name } = opened.share();
  for (const [person, code] of Object.entries(standby).reverse()) {
    const made = await answerOffer(code, name);
    if (!made.ok) continue;
    const { cancel, joined } = made.value;
    return {
      code: made.value.code,
      cancel,
      joined: joined.then(async (found) => {
        if (!found.ok) return found;
        deleteReconnectCode(person);
        const met = await opened.connections.join(found.value.channel);
        return met.ok ? ok({ game: opened.share().game }) : err(toJoinFault(met.fault));
      }),
    };
  }
  return null;
}

/** Deletes a stored code, because it is used only once. */
function deleteReconnectCode(person: string): void {
  const opened = currentSharedGame();
  if (!opened) return;
  const { [person]: _, ...standby } = opened.share().standby;
  const after = { ...opened.share(), standby };
  opened.setShare(after);
  void putShare(after);
}
