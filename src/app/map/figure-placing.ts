import type { Board } from '../../board/board';
import { type Square, squareName } from '../../grid/square';
import { listFootprints, turnBase } from '../../query/footprint';
import { makePaidDraggedMove, type PaidMove } from '../../query/paid-move';
import { makePlacedFact } from '../../query/placed-fact';
import type { Fact } from '../../table/facts';
import type { Figure } from '../../table/table';
import { describeMovePrice } from '../../text/mission';
import { say } from '../../text/say';
import { initialsByPiece, sideColour } from '../../view/figures';
import { toast } from '../messages';
import type { MapContext } from './map-context';
import type { MapQuestionState } from './map-questions';
import type { MapSetupState } from './map-setup';
import { describeMoveObjection, describePlacingObjection, joinReasons } from './objections';

const UNWRITTEN = say('Could not save. Nothing changed. Try again.');

export function createFigurePlacing(
  context: () => MapContext,
  board: () => Board,
  asking: MapQuestionState,
  setting: MapSetupState,
  tray: () => readonly Figure[],
) {
  const table = () => context().table;
  const record = async (step: string, facts: readonly Fact[], text: string): Promise<void> => {
    const written = await context().record(step, facts);
    if (written) asking.finish();
    toast(
      written
        ? { text: text, action: { label: say('Undo'), run: () => context().undo() } }
        : { text: UNWRITTEN, tone: 'bad' },
    );
  };
  const put = (id: string, squares: readonly Square[]): Promise<void> => {
    const { ruleset, naming } = context();
    const figure = table().figures.get(id);
    const first = figure?.squares.length === 0;
    const paid = first || !figure ? null : makePaidDraggedMove(ruleset, table(), figure, squares);
    if (paid) return record('move', paid.ruling.facts, wordsOfPaid(paid, squares));
    const against = first
      ? (describePlacingObjection(table(), id, squares, naming) ?? setting.describeFigureObjection(id, squares))
      : describeMoveObjection(ruleset, table(), id, squares, naming);
    const there = { figure: naming.piece(id), squares: squares.map(squareName).join(' ') };
    const where = first ? say('{figure} on {squares}', there) : say('{figure} to {squares}', there);
    const text =
      against === null
        ? where
        : say('{move}. Against the rules: {reason}. Recorded anyway.', { move: where, reason: against });
    return record(first ? 'place' : 'move', [makePlacedFact(id, squares, first ? 'placed' : 'moved')], text);
  };
  const wordsOfPaid = (paid: PaidMove, squares: readonly Square[]): string => {
    const {
      deed: { piece },
      ruling,
    } = paid;
    const { naming } = context();
    const where = say('{figure} to {squares}', {
      figure: naming.piece(piece),
      squares: squares.map(squareName).join(' '),
    });
    const no = ruling.legal ? null : joinReasons(ruling.reasons, naming);
    return no === null
      ? `${where}, ${describeMovePrice(paid)}`
      : say('{move}. Against the rules: {reason}. Recorded anyway.', { move: where, reason: no });
  };
  return {
    /** Records a step and shows a message with an undo. */
    record,
    /** Moves a figure. A move that the rules forbid is recorded anyway, and the reason is shown. */
    put,
    /** Places the waiting figure on the tapped square. */
    place: (id: string, square: Square) => {
      const figure = table().figures.get(id);
      const squares = figure && listFootprints(board(), figure.character.base, square)[0];
      if (!squares) {
        toast(say('The base does not fit there.'));
        return;
      }
      // The next figure of the side is selected, so each tap places one figure.
      asking.select(tray().find((each) => each.piece !== id && each.side === figure.side)?.piece ?? null);
      void put(id, squares);
    },
    /** Returns the preview of a figure that is dragged from the tray to a square. Null if the base does not fit. */
    ghostAt: (id: string, square: Square | null) => {
      const figure = table().figures.get(id);
      const squares = square !== null && figure ? listFootprints(board(), figure.character.base, square)[0] : undefined;
      if (!figure || !squares) return null;
      return { squares, initials: initialsByPiece(table()).get(id) ?? '?', colour: sideColour(table(), figure.side) };
    },
    /** Returns a function that rotates the base of a figure. Null if a rotation changes nothing. */
    turnBase: (figure: Figure | null) => {
      if (!figure || figure.squares.length < 2) return null;
      const next = turnBase(board(), figure.character.base, figure.squares);
      return next.every((square) => figure.squares.includes(square)) ? null : () => void put(figure.piece, next);
    },
    /** Records a step without a message. The caller counts the steps and offers an undo. False if the write failed. */
    recordQuietly: async (step: string, facts: readonly Fact[]) => {
      const written = await context().record(step, facts);
      if (!written) toast({ text: UNWRITTEN, tone: 'bad' });
      return written;
    },
  };
}

/** Actions that place figures and objects on the map and show a message. */
export type FigurePlacing = ReturnType<typeof createFigurePlacing>;
