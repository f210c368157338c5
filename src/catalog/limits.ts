/** Maximum length of a name. No name printed on a base is half as long. */
export const PRINTED_NAME_LIMIT = 120;
/** Maximum number of clicks of a dial. Printed dials have 12, 20 or 26 places. */
export const DIAL_LIMIT = 40;
/** Maximum value on a dial. No printed value comes near the limit; a higher value is a typing error. */
export const VALUE_LIMIT = 40;
