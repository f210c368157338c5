import type { Fact } from '../../../table/facts';
import { countClicksLeft, type Table } from '../../../table/table';
import type { Deed, DeedRuling } from '../../ruleset';
import { onPiece, reason } from '../../shared/cite';
import { mostPoints, winnerOf } from '../../shared/ending';
import { knownFigure, ruling } from '../../shared/ruling';
import { activate, endActivation, respawnHenchman, roll } from './activation';
import { attack, demolish, trigger } from './attack-deeds';
import { cite } from './citations';
import { turnDial } from './command';
import type { StrikeLaw } from './law';
import { advance, letMove, march, pushThrough, slammed } from './movement-deeds';
import { complete } from './objectives';
import { destroyed, handle } from './objects';
import { beginRound, beginTurn, nextPhase, overNow } from './rounds';
import { shakeOff } from './shaking-off';
import { deliver, lay, take } from './token-deeds';
import { gainPoints, pay, unitOf } from './units';
import { defeatFacts, restFacts, settle, wound } from './wounds';

/** "Character Activation": purposes of an activation, then the deeds that cost points. */
export const ACTIONS = [
  { id: 'gain', token: true },
  { id: 'rest', token: true },
  { id: 'retreat', token: true },
  { id: 'extract', token: true },
  { id: 'respawn', token: true },
  { id: 'move', token: false },
  { id: 'melee', token: false },
  { id: 'ranged', token: false },
  { id: 'power', token: false },
] as const;

/** Always 0: every figure is activated once a round, without a shared total. */
export function actionTotal(_buildTotal: number): number {
  return 0;
}

/** Activates a figure, once a round. Its further deeds cost points, not actions. */
function act(table: Table, piece: string, action: string): DeedRuling {
  if (!ACTIONS.some((each) => each.id === action && each.token)) return ruling([], []);
  return activate(table, { deed: 'activate', piece, how: action, at: null, heal: null });
}

/** Adds wounds without a slot. For a figure without its card they are recorded as clicks. */
function damage(table: Table, piece: string, wounds: number, by: string | null): DeedRuling {
  const figure = knownFigure(table, piece);
  if (figure.card) return wound(table, piece, [{ box: null, card: null, wounds }], by);
  const facts: Fact[] = [{ fact: 'clicked', piece, by: wounds, cause: 'damage', from: by }];
  if (!figure.defeated && wounds >= countClicksLeft(figure)) {
    facts.push({ fact: 'defeated', piece, by });
  }
  return ruling([], facts);
}

function heal(table: Table, piece: string, wounds: number): DeedRuling {
  const figure = knownFigure(table, piece);
  if (!figure.card) return ruling([], [{ fact: 'clicked', piece, by: -wounds, cause: 'heal', from: null }]);
  const rested = { ...figure, card: { ...figure.card, rest: wounds } };
  return ruling([], restFacts({ ...unitOf(table, piece), members: [rested] }, null));
}

/** "Winning the Mission": the team with more objective points wins. A tie has no winner. */
function endGame(table: Table): DeedRuling {
  const best = mostPoints(table, table.points);
  return ruling([], table.ended === null ? [{ fact: 'ended', winner: winnerOf(best) }] : []);
}

/** Rules on a deed. The facts are present even if the book forbids the deed, because the players decide. */
export function give(law: StrikeLaw, table: Table, deed: Deed): DeedRuling {
  switch (deed.deed) {
    case 'act':
      return act(table, deed.piece, deed.action);
    case 'damage':
      return damage(table, deed.piece, deed.clicks, deed.by);
    case 'heal':
      return heal(table, deed.piece, deed.clicks);
    case 'token':
      return ruling([], [{ fact: 'tokens', piece: deed.piece, by: deed.by }]);
    case 'begin-turn':
      return beginTurn(table, deed.side);
    case 'end-turn':
      return ruling([], overNow(table));
    case 'end-game':
      return endGame(table);
    case 'next-phase':
      return nextPhase(table);
    case 'begin-round':
      return beginRound(table, deed.round);
    case 'activate':
      return activate(table, deed);
    case 'end-activation':
      return endActivation(table, deed.piece);
    case 'roll':
      return roll(table, deed.piece, deed.declared, deed.rolled);
    case 'spend': {
      const { points, command } = deed;
      const { reasons, facts } = pay(table, unitOf(table, deed.piece), points + command, command);
      return ruling(reasons, facts);
    }
    case 'gain':
      return ruling([], gainPoints(table, unitOf(table, deed.piece), deed.points));
    case 'let-move':
      return letMove(table, deed.piece, deed.spaces, deed.line);
    case 'turn-dial':
      return ruling([], turnDial(table, deed.side, deed.by));
    case 'trigger':
      return trigger(table, deed);
    case 'wound':
      return wound(table, deed.piece, deed.puts, deed.by);
    case 'settle':
      return settle(table, deed.piece, deed.puts);
    case 'defeat':
      return ruling([], defeatFacts(table, knownFigure(table, deed.piece), deed.by, { tokens: 0 }));
    case 'respawn':
      return respawnHenchman(table, deed.piece, deed.at, deed.command);
    case 'status': {
      const { piece, status, by } = deed;
      return ruling([], [{ fact: 'tallied', piece, tally: 'status', of: status, by }]);
    }
    case 'shake-off':
      return shakeOff(table, deed);
    case 'destroy':
      return destroyed(table, deed.target);
    case 'lay':
      return lay(table, deed.token);
    case 'take':
      return take(table, deed);
    case 'deliver':
      return deliver(table, deed.piece, deed.token, deed.points);
    case 'complete':
      return complete(table, deed);
    case 'score':
      return ruling([], [{ fact: 'scored', side: deed.side, points: deed.points, piece: null }]);
    case 'march':
      return march(table, deed.piece, deed.command);
    case 'move':
      return advance(table, deed.of, deed.command);
    case 'attack':
      return attack(law, table, deed);
    case 'demolish':
      return demolish(table, deed);
    case 'break-through':
      return pushThrough(law, table, deed.of, deed.command);
    case 'interact':
      return handle(table, deed.of, deed.command);
    case 'slam':
      return slammed(table, deed.of);
    case 'capture':
    case 'release':
    case 'rescue':
      return ruling([reason('power-forbids', cite('Character Activation', 'reading'), [onPiece(deed.by)])], []);
  }
}
