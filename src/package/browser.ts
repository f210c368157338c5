/** All in one file for a page without a bundler: `<script type="module">` imports it as it is. */

export { EDITIONS, editionById } from '../rules/editions';
export { lookUp } from './book';
export * from './engine';
