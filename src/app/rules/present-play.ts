import { MOST_CLICKS } from '../../catalog/character';
import type { CasePosition } from '../../notation/case-position';
import { printPlayEvent } from '../../notation/cases';
import type { PlayEvent } from '../../notation/events';
import { makeCaseGameFacts } from '../../notation/game-of-case';
import { isMissionPosition } from '../../notation/mission';
import { type PlayedCase, type PlayedEvent, playEvents } from '../../notation/play-case';
import { err, ok, type Result } from '../../plain/result';
import { tryCatch } from '../../plain/try-catch';
import type { Ruleset } from '../../rules/ruleset';
import type { Fact } from '../../table/facts';
import { type AnswerLine, listReasonLines, makeAnswerLine } from '../../text/answer/answer-lines';
import { ANSWER_TEXT } from '../../text/answer/answer-text';
import { describeFact } from '../../text/log/fact-text';
import { sideName } from '../../text/names/ids';
import type { Naming } from '../../text/names/naming';
import { say } from '../../text/say';
import { isShownInLog } from '../game/log-lines';
import type { PresentedAnswer } from './present-answer';

/** Makes the facts of the game that a position describes. The fault is a sentence for the user. */
export function makeGameFactsOfPosition(
  rules: Ruleset,
  position: CasePosition,
  events: readonly PlayEvent[],
  mapName: string,
): Result<readonly Fact[], string> {
  const { pieces } = position;
  if (pieces.length > 0 && isMissionPosition(position) !== (rules.mission !== undefined))
    return err(say('The rules “{edition}” do not fit these figures. Choose other rules.', { edition: rules.name }));
  const long = pieces.find(({ clicks }) => clicks > MOST_CLICKS);
  if (long)
    return err(
      say('{figure} has {n} clicks, but a dial in a game has at most {most}.', {
        figure: long.name ?? long.id,
        n: long.clicks,
        most: MOST_CLICKS,
      }),
    );
  return tryCatch<Result<readonly Fact[], string>>(
    () => ok(makeCaseGameFacts(rules, position, events, mapName)),
    () => err(say('A game by the rules “{edition}” cannot hold this position.', { edition: rules.name })),
  );
}

/** Plays events from a position by the rules of an edition. If the edition has no answer, the fault explains why. */
export function presentPlay(
  rules: Ruleset,
  position: CasePosition,
  events: readonly PlayEvent[],
  naming: Naming,
): Result<PresentedAnswer, string> {
  const facts = makeGameFactsOfPosition(rules, position, events, '');
  if (!facts.ok) return facts;
  const played = tryCatch<PlayedCase | null>(
    () => playEvents(rules, position, events),
    () => null,
  );
  if (!played) return err(say('No answer in this edition'));
  const { markers, tokens } = played.table;
  const names: Naming = { ...naming, side: sideName, markers, tokens, ...(rules.mission ? { mission: true } : {}) };
  const lines = played.events.flatMap((event, index) => describeEvent(event, index + 1, names));
  return ok({
    verdict: played.legal ? say('Legal') : say('Event {n} refused', { n: played.events.length }),
    tone: played.legal ? 'good' : 'bad',
    number: null,
    odds: null,
    rerolls: [],
    otherNumbers: [],
    lines: lines.length > 0 ? lines : [makeAnswerLine('plain', ANSWER_TEXT.nothingSaid)],
    boardLines: [],
    overlay: null,
  });
}

/**
 * Describes an event by its consequences. An event that was refused or has no consequences is printed as it was
 * written.
 */
function describeEvent({ event, facts, legal, reasons }: PlayedEvent, n: number, naming: Naming): AnswerLine[] {
  const followed = facts.filter(isShownInLog).map((fact) => describeFact(fact, naming));
  const text = followed.length > 0 ? followed.join(' · ') : printPlayEvent(event);
  const line = makeAnswerLine(legal ? 'plain' : 'bad', `${n}. ${text}`);
  if (legal) return [line];
  const why = listReasonLines(reasons, naming);
  return [line, ...(why.length > 0 ? why : [makeAnswerLine('bad', ANSWER_TEXT.refused)])];
}
