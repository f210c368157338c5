/**
 * Screens of tablets and computers, on which the Table has room for the Map beside it. `wide-game.css` defines the
 * layout.
 */
export const FITS_MAP_BESIDE_TABLE = '(min-width: 700px) and (min-height: 600px)';

/** Screens with room for a list beside its selected item. */
export const FITS_TWO_PANES = '(min-width: 900px)';

/** Screens with room for a force beside the collection. */
export const FITS_FORCE_BESIDE_COLLECTION = '(min-width: 1100px)';

/** Computers or upright tablets, with room for the selected figure beside Table and Map or below the Table. */
export const FITS_SELECTED_FIGURE =
  '(min-width: 1100px) and (min-height: 600px), (min-width: 700px) and (min-height: 1000px)';
