import { err, ok, type Result } from '../../plain/result';
import { newId } from '../../store/database';
import type { ShareRecord } from '../../store/records';
import { putShare } from '../../store/shared-games';
import { gameOfRoom, hasClub, makeRoom, parseRoomLink } from '../../together/club';
import { parseCode } from '../../together/codes';
import type { CloseReason } from '../../together/messages';
import { answerTo, type LinkFault, makeOffer } from '../../together/phone-link';
import { signedGameId } from '../../together/signing';
import type { Answer, Controller, JoinFault, Me, Offer } from './api';
import { joinFaultOf } from './join-fault';
import { fetchRoom, joinOver } from './joining';
import { openedShare } from './open-shared';
import { newShare } from './share-record';
import { shareOpenGame } from './sharing';

export const controller: Controller = {
  shareGame: (me) => share(me, null),
  async shareOverServer(me, tournament) {
    const room = await makeRoom(location.href, tournament);
    if (!room.ok) return err(room.fault === 'unreachable' ? 'unreachable' : 'failed');
    return (await share(me, room.value)) ? ok(null) : err('failed');
  },
  hasServer: () => hasClub(location.href),
  offer,
  answer,
  async joinRoom(link, me) {
    const room = parseRoomLink(link);
    if (!room.ok) return err('no-code');
    return fetchRoom(room.value, me);
  },
  comeBack,
};

async function share(me: Me, room: ShareRecord['room']): Promise<boolean> {
  const of = room ? gameOfRoom(room.name) : signedGameId(newId());
  return shareOpenGame(async (game) => (await putShare(newShare(game, of, me, room === null, room))).ok);
}

async function offer(): Promise<Result<Offer, JoinFault>> {
  const opened = openedShare();
  if (!opened) return err('failed');
  const { connections } = opened;
  const made = await makeOffer(opened.share().name);
  if (!made.ok) return made;
  const { code, pair, takeAnswer, cancel } = made.value;
  return ok({
    code,
    cancel,
    async take(text) {
      const answer = parseCode(text, 'answer');
      if (!answer.ok) return answer;
      // The person came back by a stored code.
      if (answer.value.pair !== pair) return named(await connections.takeBack(text));
      const joined = await takeAnswer(text);
      return joined.ok ? named(await connections.join(joined.value.channel)) : joined;
    },
  });
}

function named(
  met: Result<{ readonly name: string }, LinkFault | CloseReason>,
): Result<{ readonly name: string }, JoinFault> {
  return met.ok ? ok({ name: met.value.name }) : err(joinFaultOf(met.fault));
}

async function answer(code: string, me: Me): Promise<Result<Answer, JoinFault>> {
  const made = await answerTo(code, me.name);
  if (!made.ok) return made;
  const { cancel, joined } = made.value;
  return ok({
    code: made.value.code,
    cancel,
    joined: joined.then((found) => (found.ok ? joinOver(found.value.channel, me) : found)),
  });
}

async function comeBack(): Promise<Answer | null> {
  const opened = openedShare();
  if (!opened) return null;
  const { standby, name } = opened.share();
  for (const [person, code] of Object.entries(standby).reverse()) {
    const made = await answerTo(code, name);
    if (!made.ok) continue;
    const { cancel, joined } = made.value;
    return {
      code: made.value.code,
      cancel,
      joined: joined.then(async (found) => {
        if (!found.ok) return found;
        forget(person);
        const met = await opened.connections.join(found.value.channel);
        return met.ok ? ok({ game: opened.share().game }) : err(joinFaultOf(met.fault));
      }),
    };
  }
  return null;
}

/** Deletes a stored code, because it is used only once. */
function forget(person: string): void {
  const opened = openedShare();
  if (!opened) return;
  const { [person]: _, ...standby } = opened.share().standby;
  const after = { ...opened.share(), standby };
  opened.setShare(after);
  void putShare(after);
}
