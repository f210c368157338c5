import { createEffect, createSignal, type JSX, on, onCleanup } from 'solid-js';
import { setLastTold } from '../../app/game/last-tap-message';
import { naming } from '../../app/game/naming';
import { log } from '../../app/game/open-game';
import { messages } from '../../app/messages';
import { findOwnSeat } from '../../app/together/together-state';
import { findEntry, type Log, type LogEntry } from '../../game/log';
import { parseEntryFacts, validFacts } from '../../game/valid-facts';
import { summarizeEntry } from '../../text/log/entry-summary';
import type { Naming } from '../../text/names/naming';
import { say } from '../../text/say';
import { topSheet } from '../kit/open-sheets';

/** Delay in ms before an announcement, until sheets have closed and any message with the same text has appeared. */
const AFTER_MS = 150;

/** Maximum number of facts announced for one tap, so announcements are short. */
const FACTS = 4;

/** Announces to screen-reader users what a tap or undo changed. */
export default function LiveRegion(): JSX.Element {
  let home!: HTMLDivElement;
  let place!: HTMLParagraphElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const [said, setSaid] = createSignal('');
  // Screen readers only announce content inside the topmost dialog.
  createEffect(() => (topSheet() ?? home).append(place));
  createEffect(
    on(log, (now, before) => {
      if (now?.game !== before?.game) {
        clearTimeout(timer);
        setLastTold('');
        setSaid('');
      }
      if (!now || now.game !== before?.game || now.cursor === before.cursor) return;
      const message = messages.current;
      const text = wordsOfChange(before, now, naming());
      setLastTold(text);
      clearTimeout(timer);
      timer = setTimeout(() => {
        // If a new message has appeared meanwhile, it is announced itself, so this text is skipped.
        if (messages.current === null || messages.current === message) setSaid(text);
      }, AFTER_MS);
    }),
  );
  onCleanup(() => {
    clearTimeout(timer);
    place.remove();
    setLastTold('');
  });
  return (
    <div ref={home}>
      <p ref={place} class="spoken" role="status">
        {said()}
      </p>
    </div>
  );
}

function wordsOfChange(before: Log, now: Log, names: Naming): string {
  // Figures that an undo removed are still named.
  const naming = {
    ...names,
    piece: (id: string) => (now.table.figures.get(id) ?? before.table.figures.get(id))?.name ?? id,
  };
  const entry = now.cursor === null ? null : findEntry(now, now.cursor);
  const left = before.cursor === null ? null : findEntry(now, before.cursor);
  if (left && left.parent === now.cursor) return say('Undone: {action}', { action: wordsOfTap(left, naming) });
  if (!entry) return say('Back at the start');
  const clicks = validFacts(entry).flatMap((fact) => {
    const figure = fact.fact === 'clicked' ? now.table.figures.get(fact.piece) : undefined;
    return figure && !figure.defeated && !figure.card
      ? [say('click {click} of {clicks}', { click: figure.click, clicks: figure.character.dial.length })]
      : [];
  });
  return byWhom(entry, [wordsOfTap(entry, naming), ...clicks].join(', '));
}

/** In a shared game, prefixes actions of other phones with the person’s name. */
function byWhom({ by }: LogEntry, action: string): string {
  const self = findOwnSeat();
  return self && by !== undefined && by !== self.name ? say('{name}: {action}', { name: by, action }) : action;
}

function wordsOfTap(entry: LogEntry, naming: Naming): string {
  const { headline, details } = summarizeEntry(parseEntryFacts(entry), naming);
  const told = [headline, ...details.slice(0, FACTS - 1)].join(', ');
  return details.length >= FACTS
    ? say('{changes}, and {count} more', { changes: told, count: details.length - FACTS + 1 })
    : told;
}
