/** Tablets and larger: the Table has room for the Map beside it. `wide-game.css` defines the layout. */
export const FITS_MAP = '(min-width: 700px) and (min-height: 600px)';

/** Room for a list beside its selected item. */
export const FITS_TWO_PANES = '(min-width: 900px)';

/** Room for a force beside the collection, which are both wide. */
export const FITS_COLLECTION = '(min-width: 1100px)';

/** Computers, or tablets held upright: room for the selected figure too, beside both or below the table. */
export const FITS_FIGURE = '(min-width: 1100px) and (min-height: 600px), (min-width: 700px) and (min-height: 1000px)';
