import { listBoardSquares } from '../../../board/board';
import { BLOCKING } from '../../../board/terrain';
import type { ObjectiveToken, ScenarioTerms, Stage } from '../../../catalog/cards/scenario-card';
import type { Square } from '../../../grid/square';
import type { Table } from '../../../table/table';
import { belongsToScenario, TOKEN_KINDS } from '../../../table/tokens';
import type { TokenReminder } from '../../objectives';
import { listScenarioProgress } from './objectives';
import { stageOfRound } from './rounds';

/** "Ending the Current Stage": lists the tokens of face-up cards that enter now, card by card. */
export function listEnteringTokens(table: Table): TokenReminder[] {
  if (table.round === 0 || table.ended !== null) return [];
  const taken = new Set<string>();
  return listScenarioProgress(table).flatMap(({ card, recorded }) => {
    const terms = table.cards.find(({ id }) => id === card)?.terms;
    if (!terms || recorded !== null) return [];
    return terms.tokens.flatMap((token) => {
      const due = dueOf(table, card, terms, token, taken);
      return due ? [due] : [];
    });
  });
}

/** Lists all tokens that were ever in the game. */
function everLaid(table: Table): { readonly id: string; readonly scenario?: string | undefined }[] {
  const gone = (table.history ?? []).flatMap((each) =>
    each.event === 'gone' ? [{ id: each.token, scenario: each.scenario }] : [],
  );
  return [...table.tokens, ...gone];
}

function dueOf(
  table: Table,
  card: string,
  terms: ScenarioTerms,
  token: ObjectiveToken,
  taken: Set<string>,
): TokenReminder | null {
  const { name, count, placedBy, strength, wounds } = token;
  const all = everLaid(table);
  const laid = new Set(all.map(({ id }) => id));
  const own = new Set(all.filter((each) => belongsToScenario(each, terms.scenario, name)).map(({ id }) => id));
  const left = count - own.size;
  const at = placeOf(table, terms, token);
  if (left <= 0 || at === undefined) return null;
  let number = own.size + 1;
  while (laid.has(`${name} ${number}`) || taken.has(`${name} ${number}`)) number++;
  const id = `${name} ${number}`;
  taken.add(id);
  const times = strength === null ? null : Math.max(1, wounds);
  return { card, scenario: terms.scenario, name, id, left, placedBy, strength, times, at };
}

/**
 * Returns the square where a token enters. Null for any square of the battle zone, undefined if it does not enter yet.
 */
function placeOf(table: Table, terms: ScenarioTerms, token: ObjectiveToken): Square | null | undefined {
  const begun = stageOfRound(table.round) >= firstStage(terms, token);
  switch (token.when) {
    // Tokens of a card that was face down during setup enter when it is revealed.
    case 'setup':
      return terms.stage === 3 ? null : undefined;
    case 'revealed':
      return null;
    case 'stage':
      return begun ? null : undefined;
    case 'gone': {
      const gone = (table.history ?? []).findLast(
        (each) =>
          each.event === 'gone' &&
          each.broken &&
          belongsToScenario({ id: each.token, scenario: each.scenario }, terms.scenario, token.after ?? ''),
      );
      if (!begun || gone?.event !== 'gone') return undefined;
      return gone.at;
    }
  }
}

function firstStage({ stage }: ScenarioTerms, token: ObjectiveToken): Stage {
  return token.stage ?? stage;
}

/** "Place Objective Tokens": lists the squares of the Battle Zone without obstacles or objective tokens. */
export function listBattleZone({ board, tokens }: Table): Square[] {
  if (!board) return [];
  const closed = new Set([...board.starts.values()].flat());
  for (const { at, kind } of tokens) if (at !== null && kind === TOKEN_KINDS.objective) closed.add(at);
  return listBoardSquares(board).filter((at) => !closed.has(at) && (board.terrain[at]! & BLOCKING) === 0);
}
