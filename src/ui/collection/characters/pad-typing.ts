import { isCompleteValue } from '../../../catalog/character-draft';
import { trimLeadingZeros } from '../../kit/number-input';
import type { DialCellPosition as Place } from './power-strip';

/** Whether dials are entered on the number pad: on touch screens. A connected keyboard types in the cells as well. */
export function usesNumberPad(): boolean {
  return window.matchMedia?.('(pointer: coarse)').matches === true;
}

/** Cells of the dial grid, as the number pad writes them. */
export interface PadCells {
  readonly place: () => Place | null;
  readonly valueAt: (at: Place) => string;
  readonly setValue: (at: Place, value: string) => void;
  readonly setPower: (at: Place, power: string | null) => void;
  /** Moves to another cell and calls `begin`; adds a click after the last cell. */
  readonly step: (at: Place, by: number) => void;
}

/** Typing on the number pad: values flow from cell to cell. */
export interface PadTyping {
  /** Called when a cell gets the focus, so the next digit replaces its value. */
  readonly begin: () => void;
  /** Adds a digit. A digit after a complete value belongs to the next cell. */
  readonly addDigit: (digit: string) => void;
  readonly erase: (at: Place) => void;
  /** Sets a power. After a value, the cell is finished. */
  readonly setPower: (at: Place, power: string | null) => void;
  /** Returns the click for which a whole row is meant: the next click after the last value of a click. */
  readonly findRow: (at: Place) => number;
}

export function createPadTyping(cells: PadCells): PadTyping {
  let typed = false;
  return {
    begin: () => {
      typed = false;
    },
    findRow: ({ row, slot }) => (typed && slot === 'damage' ? row + 1 : row),
    addDigit(digit) {
      const now = cells.place();
      if (!now) return;
      if (typed && isCompleteValue(now.slot, cells.valueAt(now))) cells.step(now, 1);
      const at = cells.place() ?? now;
      const before = typed ? cells.valueAt(at) : '';
      // A full dial has no cell for the digit.
      if (isCompleteValue(at.slot, before)) return;
      typed = true;
      cells.setValue(at, trimLeadingZeros(before + digit));
    },
    erase(at) {
      const value = cells.valueAt(at);
      if (value === '') return cells.step(at, -1);
      cells.setValue(at, typed ? value.slice(0, -1) : '');
      typed = true;
    },
    setPower(at, power) {
      const isFinished = typed && cells.valueAt(at) !== '';
      cells.setPower(at, power);
      if (isFinished) cells.step(at, 1);
    },
  };
}
