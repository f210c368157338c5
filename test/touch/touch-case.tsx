import { readFileSync } from 'node:fs';
import { cleanup } from '@solidjs/testing-library';
import { Show } from 'solid-js';
import { table } from '../../src/app/game/open-game';
import { dismissToast } from '../../src/app/messages';
import { route } from '../../src/app/route';
import { setCurrentDesk } from '../../src/app/rules/current-desk';
import { closeSession } from '../../src/app/session/session';
import type { Case } from '../../src/notation/case';
import { parseCases, printCase } from '../../src/notation/cases';
import { applyCaseFacts } from '../../src/notation/game-of-case';
import { type PlayedCase, playEvents } from '../../src/notation/play-case';
import { EDITIONS, editionById } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import RulesScreen from '../../src/ui/shell/rules-tab';
import { TableScreen } from '../../src/ui/shell/table-tab';
import { renderWithMessages } from '../ui/table-page';
import { enterText, isSheetOpen, press, Unreachable, waitOnScreen } from './hand';
import { performAction } from './perform-action';

/** Result of performing the events of a case by touch. */
export interface TouchResult {
  readonly performed: number;
  /** Reasons why the case failed: an event that the screen could not perform, or differences between the tables. */
  readonly failures: readonly string[];
  /** Number of events that were not performed, including the failed event. */
  readonly left: number;
}

/** Reads the played cases of a file, and the faults of documents that are not valid cases. */
export function readPlayedCases(file: string): { readonly cases: readonly Case[]; readonly faults: readonly string[] } {
  const knows = (id: string) => EDITIONS.some((each) => each.id === id);
  const read = parseCases(readFileSync(file, 'utf8'), file, knows);
  return {
    cases: read.flatMap((each) => (each.ok && each.value.ask.ask === 'play' ? [each.value] : [])),
    faults: read.flatMap((each) => (each.ok ? [] : [JSON.stringify(each.fault)])),
  };
}

/** Lists the differences between two values, as paths with both values. Ignores the names of maps and players. */
function listDifferences(screen: unknown, engine: unknown, path = ''): readonly string[] {
  if (screen instanceof Map && engine instanceof Map)
    return listDifferences(Object.fromEntries(screen), Object.fromEntries(engine), path);
  if (typeof screen === 'object' && typeof engine === 'object' && screen && engine) {
    const [one, other] = [screen, engine] as Readonly<Record<string, unknown>>[];
    const keys = [...new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])];
    return keys
      .filter((key) => key !== 'mapName' && !(path.startsWith('.players') && key === 'name'))
      .flatMap((key) => listDifferences(one?.[key], other?.[key], `${path}.${key}`));
  }
  const [one, other] = [JSON.stringify(screen), JSON.stringify(engine)];
  return one === other ? [] : [`${path} is ${one} instead of ${other}`];
}

async function performEvents(
  ruleset: Ruleset,
  { events, legal: isOver, table: engine }: PlayedCase,
): Promise<TouchResult> {
  let performed = 0;
  const fail = (why: string): TouchResult => ({ performed, failures: [why], left: events.length - performed });
  const isMission = ruleset.mission !== undefined;
  for (const { event, legal, reasons, phases } of events) {
    const about = `event ${performed + 1}, ${JSON.stringify(event.deed)}`;
    try {
      for (let count = 0; count < phases; count++) await performAction({ deed: 'next-phase' }, isMission, true);
      const refusal = await performAction(event.deed, isMission, legal);
      if (!legal && refusal === undefined)
        return fail(`${about}: allowed, though the rules refuse it (${reasons.map(({ code }) => code).join(', ')})`);
    } catch (error) {
      // For an event that the rules refuse, the screen may offer no button.
      if (legal || !(error instanceof Unreachable) || !isSheetOpen()) return fail(`${about}: ${String(error)}`);
      await press('Close');
    }
    performed += 1;
  }
  const now = table();
  // The engine has ended an unfinished action after the last event.
  const ended = now && isOver ? applyCaseFacts(now, ruleset.endUnfinishedAction(now)) : now;
  const differences = listDifferences(ended, engine);
  if (differences.length === 0) return { performed, failures: [], left: 0 };
  performed = 0;
  return fail(`other table: ${differences.slice(0, 4).join('; ')}`);
}

/** Opens a case on the judge's desk and starts a game from it. */
async function playFromDesk(notation: string): Promise<void> {
  await press(/^Paste position notation/);
  await waitOnScreen('No text field', () => document.querySelector('textarea'));
  enterText(notation);
  await press('Open on the judge’s desk');
  await press('Play on');
  await waitOnScreen('The Table does not open', () => route().tab === 'table');
}

/** Plays a case on the Table by touch, and compares the resulting table with that of the engine. */
export async function touchCase(one: Case): Promise<TouchResult> {
  const { edition, position, ask } = one;
  const ruleset = editionById(edition);
  const played = ruleset && position && ask.ask === 'play' ? playEvents(ruleset, position, ask.of) : null;
  if (!ruleset || !position || ask.ask !== 'play' || !played)
    return { performed: 0, failures: ['no game can play it'], left: 1 };
  location.hash = '#/rules/desk';
  renderWithMessages(() => (
    <Show when={route().tab === 'rules'} fallback={<TableScreen />}>
      <RulesScreen />
    </Show>
  ));
  try {
    await playFromDesk(printCase(one));
    await waitOnScreen('No game', () => table());
    return await performEvents(ruleset, played);
  } catch (error) {
    return { performed: 0, failures: [String(error)], left: played.events.length };
  } finally {
    cleanup();
    closeSession();
    dismissToast();
    setCurrentDesk(null);
  }
}
