import { readFileSync } from 'node:fs';
import { cleanup, render } from '@solidjs/testing-library';
import { table } from '../../src/app/game/open-game';
import { dismissToast } from '../../src/app/messages';
import { closeSession, openSession } from '../../src/app/session/session';
import type { Case } from '../../src/notation/case';
import { parseCases } from '../../src/notation/cases';
import { makeCaseGameFacts } from '../../src/notation/game-of-case';
import { type PlayedEvent, playEvents } from '../../src/notation/play-case';
import { EDITIONS, editionById } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import { createGame } from '../../src/store/games';
import { ToastPlace } from '../../src/ui/kit/toast';
import { TableScreen } from '../../src/ui/shell/table-tab';
import { performAction } from './perform-action';

/** Result of performing the events of a case by touch. */
export interface TouchResult {
  readonly performed: number;
  /** Events that the screen could not perform, or after which its table differed, each with the reason. */
  readonly failures: readonly string[];
  /** Number of events that were not performed, with those after the first failure. */
  readonly left: number;
}

/** Reads the played cases of a file. Throws if the file cannot be read. */
export function readPlayedCases(file: string): readonly Case[] {
  const knows = (id: string) => EDITIONS.some((each) => each.id === id);
  return parseCases(readFileSync(file, 'utf8'), file, knows).flatMap((read) => {
    if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.fault)}`);
    return read.value.ask.ask === 'play' ? [read.value] : [];
  });
}

/** Lists where two values differ, as paths with both values. Names of maps may differ. */
function listDifferences(screen: unknown, engine: unknown, path = ''): readonly string[] {
  if (screen instanceof Map && engine instanceof Map)
    return listDifferences(Object.fromEntries(screen), Object.fromEntries(engine), path);
  if (typeof screen === 'object' && typeof engine === 'object' && screen && engine) {
    const [one, other] = [screen, engine] as Readonly<Record<string, unknown>>[];
    const keys = [...new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])];
    return keys
      .filter((key) => key !== 'mapName')
      .flatMap((key) => listDifferences(one?.[key], other?.[key], `${path}.${key}`));
  }
  const [one, other] = [JSON.stringify(screen), JSON.stringify(engine)];
  return one === other ? [] : [`${path} is ${one} instead of ${other}`];
}

async function performEvents(ruleset: Ruleset, events: readonly PlayedEvent[], engine: unknown): Promise<TouchResult> {
  let performed = 0;
  const fail = (why: string): TouchResult => ({ performed, failures: [why], left: events.length - performed });
  for (const { event, legal, reasons } of events) {
    const about = `event ${performed + 1}, ${JSON.stringify(event.deed)}`;
    try {
      const refusal = await performAction(event.deed, ruleset.mission !== undefined, legal);
      if (!legal && refusal === undefined)
        return fail(`${about}: allowed, though the rules refuse it (${reasons.map(({ code }) => code).join(', ')})`);
    } catch (error) {
      return fail(`${about}: ${String(error)}`);
    }
    performed += 1;
  }
  const differences = listDifferences(table(), engine);
  if (differences.length === 0) return { performed, failures: [], left: 0 };
  performed = 0;
  return fail(`other table: ${differences.slice(0, 4).join('; ')}`);
}

/** Plays a case on the Table by touch, and compares the table with that of the engine. */
export async function touchCase({ title, edition, position, ask }: Case): Promise<TouchResult> {
  const ruleset = editionById(edition);
  const played = ruleset && position && ask.ask === 'play' ? playEvents(ruleset, position, ask.of) : null;
  if (!ruleset || !position || ask.ask !== 'play' || !played)
    return { performed: 0, failures: ['no game can play it'], left: 1 };
  const facts = makeCaseGameFacts(ruleset, position, ask.of);
  const game = await createGame({ name: title ?? '', edition, demo: false }, { step: 'begin', facts });
  if (!game.ok) throw new Error('The game could not be saved.');
  location.hash = '#/table';
  await openSession(game.value.game.id);
  render(() => (
    <>
      <TableScreen />
      <ToastPlace />
    </>
  ));
  try {
    return await performEvents(ruleset, played.events, played.table);
  } finally {
    cleanup();
    closeSession();
    dismissToast();
  }
}
