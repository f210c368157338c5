import { emptyDoc } from '../../together/doc';
import { type Lines, type LinesEvents, openLines } from '../../together/hub';
import type { Hello } from '../../together/messages';
import { makeOffer } from '../../together/phone-link';
import type { Source } from '../../together/wire';

declare const __VERSION__: string;

/** What lines are answered by. */
export interface LinesTarget {
  readonly who: () => Pick<Hello, 'person' | 'name' | 'game'>;
  readonly source: Source;
  readonly on: LinesEvents;
}

/** Lines that stand while what answers them changes: a phone that joins has no game yet, and then it has. */
export interface SwitchedLines {
  readonly lines: Lines;
  readonly turnTo: (target: LinesTarget) => void;
}

export function makeSwitched(side: 'hub' | 'guest', first: LinesTarget): SwitchedLines {
  let target = first;
  const lines = openLines({
    side,
    me: () => {
      const { person, name, game } = target.who();
      return { app: __VERSION__, person, name, game };
    },
    // Only who is there goes by it.
    doc: emptyDoc(),
    source: { vector: () => target.source.vector(), missing: (vector) => target.source.missing(vector) },
    offer: () => makeOffer(target.who().name),
    on: {
      update: (update, from) => target.on.update(update, from),
      joined: (hello) => target.on.joined(hello),
      caughtUp: (person) => target.on.caughtUp(person),
      unread: (person, count) => target.on.unread(person, count),
      standby: (person, code) => target.on.standby(person, code),
      here: () => target.on.here(),
      gone: (person, reason) => target.on.gone(person, reason),
    },
  });
  return {
    lines,
    turnTo(next) {
      target = next;
    },
  };
}
