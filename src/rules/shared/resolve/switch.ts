import type { Cancellation } from '../../../table/table';
import { makePieceOfFigure } from '../../../table/table-position';
import type { SwitchDeed } from '../../table-deed';
import { currentPiece, recordFacts, refuse, requireDeedFigure } from './deed-context';
import type { DeedContext } from './resolve-rules';

/**
 * Cancels an optional power, ability or team ability of a figure, or restores it. The cancellation lasts until the
 * current turn ends, whichever player's turn it is. A power that an opponent cancelled cannot be restored.
 */
export function switchPower(now: DeedContext, { deed, piece, power }: SwitchDeed): void {
  const off = deed === 'switch-off';
  const cite = now.law.citeOptional ?? now.law.cite;
  const cancelled = requireDeedFigure(now, piece).switchedOff.find((each) => each.power === power);
  const isFixed = off ? (now.law.isFixed?.(now, piece, power) ?? false) : cancelled && !isByOwner(cancelled);
  if (isFixed) refuse(now, 'power-forbids', piece, cite);
  if (now.reasons.length > 0 || (off && cancelled)) return;
  const { turn } = now.table;
  const until = off && turn !== null ? ({ side: turn, when: 'turn-ends' } as const) : null;
  recordFacts(now, { fact: 'switched', piece, power, off, until });
}

/**
 * Whether the owner cancelled the power. A cancellation by Outwit instead has a user in `by`, or lasts until a turn
 * begins.
 */
function isByOwner({ by, until }: Cancellation): boolean {
  return by === undefined && until?.when !== 'turn-begins';
}

/** Lists the ids of powers, abilities and teams that a figure's owner may switch off now, or has switched off. */
export function listOptionalPowers(now: DeedContext, id: string): string[] {
  const figure = requireDeedFigure(now, id);
  const piece = currentPiece(now, id) ?? makePieceOfFigure(figure, now.table);
  const shown = [...piece.powers, ...piece.abilities].filter((power) => isNamed(now, power));
  const off = figure.switchedOff.filter(isByOwner).map(({ power }) => power);
  const all = new Set([...shown, ...(now.law.teamsOf?.(now.table, figure) ?? []), ...off]);
  return [...all].filter((power) => off.includes(power) || !now.law.isFixed?.(now, id, power));
}

/** Whether the edition names a power. Effects that teams and cards lend under internal ids cannot be switched off. */
function isNamed(now: DeedContext, power: string): boolean {
  return now.law.ruleset().powers.some(({ id }) => id === power);
}

/** Restores all powers that the owner has switched off, because a controller may use them all ("Mind Control"). */
export function restoreAllPowers(now: DeedContext, piece: string): void {
  for (const each of requireDeedFigure(now, piece).switchedOff)
    if (isByOwner(each)) recordFacts(now, { fact: 'switched', piece, power: each.power, off: false, until: null });
}

/**
 * Restores cancelled powers if the cancelling figure is defeated, out of reach, or no longer has the power that
 * cancels.
 */
export function restoreLapsedPowers(now: DeedContext): void {
  // Repeats because a restored power may itself end another cancellation.
  for (let changed = true; changed; ) changed = givenBack(now);
}

function givenBack(now: DeedContext): boolean {
  for (const { piece, switchedOff } of now.table.figures.values())
    for (const { power, by } of switchedOff) {
      if (by === undefined || now.law.lasts(now, by)) continue;
      recordFacts(now, { fact: 'switched', piece, power, off: false, until: null });
      return true;
    }
  return false;
}
