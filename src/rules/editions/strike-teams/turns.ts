import type { Fact } from '../../../table/facts';
import type { Table } from '../../../table/table';
import type { Deed, DeedRuling } from '../../ruleset';
import { onPiece, reason } from '../../shared/cite';
import { mostPoints } from '../../shared/ending';
import { knownFigure, ruling } from '../../shared/ruling';
import { cite } from './citations';

/** "Character Activation": what a figure is activated for, then what it spends its points on. */
export const ACTIONS = [
  { id: 'gain', token: true },
  { id: 'rest', token: true },
  { id: 'retreat', token: true },
  { id: 'extract', token: true },
  { id: 'move', token: false },
  { id: 'melee', token: false },
  { id: 'ranged', token: false },
  { id: 'power', token: false },
] as const;

export const PHASES = ['command phase', 'mastermind phase', 'hero phase', 'end phase'] as const;

/** Every figure is activated once a round; nothing is shared out among them. */
export function actionTotal(_buildTotal: number): number {
  return 0;
}

/** A figure is activated once a round; what it then does costs points, not actions. */
function act(table: Table, piece: string, action: string): DeedRuling {
  const figure = knownFigure(table, piece);
  if (!ACTIONS.some((each) => each.id === action && each.token)) return ruling([], []);
  const again = reason('acted', cite('Character Activation'), [onPiece(piece)]);
  return ruling(figure.actedThisTurn ? [again] : [], [{ fact: 'acted', piece, action }]);
}

/** Wounds, and the defeat where they are the last; objective points go by the kind of figure, which a dial does not tell. */
function wound(table: Table, piece: string, wounds: number, by: string | null): Fact[] {
  const figure = knownFigure(table, piece);
  const facts: Fact[] = [{ fact: 'clicked', piece, by: wounds, cause: 'damage', from: by }];
  if (!figure.defeated && figure.click + wounds > figure.character.dial.length) {
    facts.push({ fact: 'defeated', piece, by });
  }
  return facts;
}

/** A round is over when every side has had its phase. */
function beginTurn(table: Table, side: string): Fact[] {
  const first = table.players[0]?.side === side;
  return [{ fact: 'turn', side, round: table.round === 0 || first ? table.round + 1 : table.round }];
}

/** What follows from a deed; the facts are given even where the book is against it, for the players decide. */
export function give(table: Table, deed: Deed): DeedRuling {
  switch (deed.deed) {
    case 'act':
      return act(table, deed.piece, deed.action);
    case 'damage':
      return ruling([], wound(table, deed.piece, deed.clicks, deed.by));
    case 'heal':
      return ruling([], [{ fact: 'clicked', piece: deed.piece, by: -deed.clicks, cause: 'heal', from: null }]);
    case 'token':
      return ruling([], [{ fact: 'tokens', piece: deed.piece, by: deed.by }]);
    case 'begin-turn':
      return ruling([], beginTurn(table, deed.side));
    case 'end-turn':
      return ruling([], []);
    case 'capture':
    case 'release':
    case 'rescue':
      return ruling([reason('power-forbids', cite('Character Activation', 'reading'), [onPiece(deed.by)])], []);
    case 'end-game': {
      const best = mostPoints(table, table.points);
      const winner = best.length === 1 ? (best[0] as string) : null;
      return ruling([], table.ended === null ? [{ fact: 'ended', winner }] : []);
    }
  }
}
