/** Oldest supported browsers, which are three years old. */
export const OLDEST_BROWSERS = ['chrome115', 'safari16.4', 'firefox115'];
