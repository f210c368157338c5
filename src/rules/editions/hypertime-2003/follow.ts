import { has, type Piece } from '../../../table/piece';
import { pieceOf } from '../../../table/position';
import { positionOf, type Table } from '../../../table/table';
import type { Ruleset } from '../../ruleset';
import { onPiece, reason } from '../../shared/cite';
import { give } from '../../shared/follow/action';
import { hurt } from '../../shared/follow/damage';
import { against, type Doing, figureOf, record, refuse, sideOf } from '../../shared/follow/doing';
import { knockBack } from '../../shared/follow/knock';
import type { FollowLaw } from '../../shared/follow/law';
import { besides, once, pushed, userOf } from '../../shared/follow/uses';
import type { UseDeed } from '../../table-deed';
import { faq } from './passages';

/** Team abilities by the names that dials carry, as the FAQ writes them. */
const LEND_DEFENSE = ['Defenders', 'Justice Society'];
const LEND_ATTACK = ['Batman Enemy', 'Sinister Syndicate'];
const PLOTTERS = 'Superman Enemy';
const HIDDEN = 'Batman Ally';
const HIDDEN_BY = 'stealth';
const SHAPED = 'Skrull';

/** What the FAQ says more than the book: powers that it tells, and abilities of teams. */
export function withFaq(law: FollowLaw): FollowLaw {
  return {
    ...law,
    extra: (table, piece) => withTeam(law.ruleset(), table, piece),
    uses: {
      ...law.uses,
      'mind-control': mindControl,
      leadership,
      'Superman Enemy': (now, deed) => law.uses.outwit?.(now, { ...deed, power: 'outwit' }),
    },
    attacks: {
      ...law.attacks,
      shape: (piece) => (piece.team === SHAPED ? 5 : law.attacks.shape(piece)),
    },
  };
}

/** "Mind Control": an attack of its own; a hit lends the target for one action, and costs a click for each full 100 points of it. */
function mindControl(now: Doing, deed: UseDeed): void {
  const cite = faq('Mind Control');
  const who = userOf(now, deed, cite);
  const target = who && deed.target !== undefined ? pieceOf(who.position, deed.target) : null;
  if (!who || !target) {
    refuse(now, 'power-forbids', deed.piece, cite);
    return;
  }
  const near = besides(now, who.position, who.user).includes(target);
  const attack = near ? 'close' : 'ranged';
  const answer = now.law.ruleset().hit(who.position, {
    attacker: deed.piece,
    targets: [target.id],
    attack,
    strength: null,
    aim: 0,
    defend: 0,
    from: null,
    object: null,
    dealt: { [target.id]: 0 },
  });
  against(now, ...answer.reasons);
  // A pushed figure takes no orders.
  if (figureOf(now, target.id).tokens >= 2) against(now, reason('two-tokens', cite, [onPiece(target.id)]));
  const pushes = give(now, figureOf(now, deed.piece), attack);
  if (now.reasons.length > 0) return;
  const sum = deed.dice ? deed.dice.reduce((all, each) => all + each, 0) : 12;
  if (deed.dice) record(now, { fact: 'rolled', dice: deed.dice, for: 'attack' });
  const needs = answer.targets[0]?.needs ?? 12;
  if (sum === 2) hurt(now, deed.piece, 1, null, 'critical');
  else if (sum === 12 || sum >= needs) {
    if (deed.dice && sum === 12) {
      const clicks = answer.targets[0]?.critical ?? 0;
      hurt(now, target.id, clicks, deed.piece, 'critical');
      const blow = { deed: 'attack', attacker: deed.piece, aim: { pieces: [target.id] }, attack } as const;
      knockBack(now, blow, [{ piece: target.id, clicks }]);
    }
    const figure = figureOf(now, target.id);
    if (!figure.defeated) record(now, { fact: 'loaned', piece: target.id, to: sideOf(figureOf(now, deed.piece)) });
    hurt(now, deed.piece, Math.floor(figure.points / 100), null, 'damage');
  }
  pushed(now, deed.piece, pushes);
}

/** "Leadership": rolled for at the beginning of the turn, and not made up for later. */
function leadership(now: Doing, deed: UseDeed): void {
  const cite = faq('Leadership');
  if (!userOf(now, deed, cite)) return;
  const { table } = now;
  const side = sideOf(figureOf(now, deed.piece));
  const begun =
    table.actionsSpent > 0 || [...table.figures.values()].some((each) => each.side === side && each.actedThisTurn);
  if (table.turn !== side || begun) against(now, reason('power-forbids', cite, [onPiece(deed.piece)]));
  once(now, deed, cite);
  if (now.reasons.length > 0) return;
  if (deed.die !== undefined) record(now, { fact: 'rolled', dice: [deed.die], for: 'leadership' });
  if ((deed.die ?? 0) >= 4) record(now, { fact: 'granted', side, by: 1 });
}

/** A piece with what its team lends it where it stands. */
function withTeam(ruleset: Ruleset, table: Table, piece: Piece): Piece {
  const teams = teamsOf(table, piece);
  if (teams.length === 0) return piece;
  const position = positionOf(table);
  if (!position || !pieceOf(position, piece.id)) return piece;
  let now = piece;
  if (teams.includes(HIDDEN) && !has(now, HIDDEN_BY)) now = { ...now, abilities: [...now.abilities, HIDDEN_BY] };
  if (teams.includes(PLOTTERS) && plots(ruleset, table, piece) && !has(now, 'outwit'))
    now = { ...now, abilities: [...now.abilities, 'outwit'] };
  const lent = (members: readonly string[], value: 'attack' | 'defense') => {
    if (!teams.some((team) => members.includes(team))) return;
    for (const other of chain(ruleset, table, piece, members))
      now = { ...now, [value]: Math.max(now[value], other[value]) };
  };
  lent(LEND_DEFENSE, 'defense');
  lent(LEND_ATTACK, 'attack');
  return now;
}

/** Wild cards count as members of any friendly team. */
const WILD = ['Spider-Man', 'Minions of Doom', 'Legion of Super Heroes'];

function teamsOf(table: Table, piece: Piece): readonly string[] {
  const own = table.figures.get(piece.id)?.character.teams ?? (piece.team === null ? [] : [piece.team]);
  if (!own.some((team) => WILD.includes(team))) return own;
  const friends = [...table.figures.values()].filter(({ side }) => side === piece.side);
  return [...new Set([...own, ...friends.flatMap(({ character }) => character.teams)])];
}

/** Members of a team along a chain of neighbours. */
function chain(ruleset: Ruleset, table: Table, piece: Piece, members: readonly string[]): Piece[] {
  const position = positionOf(table);
  if (!position) return [];
  const fellows = position.pieces.filter(
    (each) => each.side === piece.side && teamsOf(table, each).some((team) => members.includes(team)),
  );
  const found = [position.pieces.find(({ id }) => id === piece.id) ?? piece];
  for (const link of found)
    for (const next of fellows)
      if (!found.includes(next) && ruleset.adjacent(position, { piece: link.id }, { piece: next.id }).adjacent)
        found.push(next);
  return found;
}

/** "Superman Enemy": of each pair of neighbours the dearer one outwits; of equals the first. */
function plots(ruleset: Ruleset, table: Table, piece: Piece): boolean {
  const position = positionOf(table);
  if (!position) return false;
  return position.pieces.some((other) => {
    if (other.id === piece.id || other.side !== piece.side || !teamsOf(table, other).includes(PLOTTERS)) return false;
    const near = ruleset.adjacent(position, { piece: piece.id }, { piece: other.id }).adjacent;
    if (!near || other.points > piece.points) return false;
    const order = position.pieces.map(({ id }) => id);
    return other.points < piece.points || order.indexOf(piece.id) < order.indexOf(other.id);
  });
}
