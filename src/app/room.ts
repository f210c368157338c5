/** A tablet or more: the table of a game has room for its map beside it. `wide-game.css` lays it out. */
export const ROOM_FOR_MAP = '(min-width: 700px) and (min-height: 600px)';

/** A list and what was chosen of it, beside each other. */
export const ROOM_FOR_TWO = '(min-width: 900px)';

/** A force and the collection, which both are wide. */
export const ROOM_FOR_COLLECTION = '(min-width: 1100px)';

/** A computer, or a tablet held upright: there is room for all of the selected figure too, beside both or below the table. */
export const ROOM_FOR_FIGURE =
  '(min-width: 1100px) and (min-height: 600px), (min-width: 700px) and (min-height: 1000px)';
