import type { PlayEvent } from '../../notation/events';
import type { Fact } from '../../table/facts';
import { sideName } from '../../text/names/ids';
import { say } from '../../text/say';
import { type Desk, deskRules } from '../rules/desk';
import { makeGameFactsOfPosition } from '../rules/present-play';
import { openNewGame } from './start-game';

/** Length of the longest name of a game. */
const MOST_NAME = 200;

/**
 * Starts a game from the position of the desk and opens it. Returns null on success, else a sentence that explains why
 * no game can contain the position. The sentence is empty if a message about the fault is already shown.
 * @param events events after the position; they may name sides without figures
 */
export async function playOn(desk: Desk, events: readonly PlayEvent[]): Promise<string | null> {
  const rules = deskRules(desk);
  const name = desk.name.slice(0, MOST_NAME) || say('Position');
  const facts = makeGameFactsOfPosition(rules, desk.position, events, name);
  if (!facts.ok) return facts.fault;
  const [began, ...others] = facts.value;
  const housed = rules.house.inForce.map((rule): Fact => {
    return { fact: 'house-ruled', rule: rule.id, name: rule.name, on: true };
  });
  const named = began?.fact === 'began' ? [{ ...began, players: began.players.map(withName) }] : [];
  const opened = await openNewGame({ name, edition: rules.id }, [...named, ...housed, ...others]);
  return opened ? null : '';
}

function withName<Of extends { readonly side: string }>(player: Of): Of {
  return { ...player, name: sideName(player.side) };
}
