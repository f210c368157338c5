/** No name printed on a base is half as long. */
export const PRINTED_NAME_LIMIT = 120;
/** A dial has 12, 20 or 26 places. */
export const DIAL_LIMIT = 40;
/** No printed value comes near it; a higher one is a typing error. */
export const VALUE_LIMIT = 40;
