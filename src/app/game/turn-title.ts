import type { Table } from '../../table/table';
import { phaseName } from '../../text/names/ids';
import type { Naming } from '../../text/names/naming';
import { describePastWin } from '../../text/names/team';
import { capitalise, say } from '../../text/say';

/** Describes the current turn: `Ben’s turn`, the phase, the acting figure, or how the game ended. */
export function describeCurrentTurn(table: Table, naming: Naming): string {
  const { ended, phase } = table;
  if (ended) return ended.winner === null ? say('Tied game') : describePastWin(table, ended.winner);
  if (phase) {
    if (phase.piece === null) return capitalise(phaseName(phase.phase));
    return say('{figure} acts', { figure: naming.piece(phase.piece) });
  }
  const player = table.players.find(({ side }) => side === table.turn);
  return player ? say('{name}’s turn', { name: player.name }) : say('Setup');
}
