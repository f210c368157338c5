/** Complete engine in one file, for pages without a bundler: `<script type="module">` imports it directly. */

export { EDITIONS, editionById } from '../rules/editions';
export { lookUp } from './book';
export * from './engine';
