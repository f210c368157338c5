/** Weighs what the first open loads: `npm run size`. Fails above the budget. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstLoad, readPage } from './first-load';

const budget = 60_000;
const folder = join(import.meta.dirname, '../../dist');

let html: string;
try {
  html = readFileSync(join(folder, 'index.html'), 'utf8');
} catch {
  console.error('There is no dist/index.html: npm run build first.');
  process.exit(1);
}

const page = readPage(html);
const scripts = firstLoad(page.scripts, (path) => readFileSync(join(folder, path), 'utf8'));
const gzipped = (path: string) => gzipSync(readFileSync(join(folder, path)), { level: 9 }).length;
const line = (bytes: number, what: string) => console.log(`${String(bytes).padStart(9)}  ${what}`);

console.log('First load, JavaScript, gzipped bytes:');
let total = 0;
for (const path of scripts) {
  total += gzipped(path);
  line(gzipped(path), path);
}
line(total, `of ${budget}`);

console.log('First load, styles, gzipped bytes:');
for (const path of page.styles) line(gzipped(path), path);

console.log('Fonts, bytes, and scripts loaded when used, gzipped bytes:');
for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
  const path = entry.split('\\').join(posix.sep);
  if (path.endsWith('.woff2')) line(readFileSync(join(folder, path)).length, path);
  if (path.startsWith('assets/') && path.endsWith('.js') && !scripts.includes(path)) line(gzipped(path), path);
}

if (scripts.length === 0) {
  console.error('dist/index.html loads no script: the build is broken.');
  process.exit(1);
}
if (total > budget) {
  console.error(`First-load JavaScript is ${total} bytes gzipped, ${total - budget} above the budget of ${budget}.`);
  process.exit(1);
}
