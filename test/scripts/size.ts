/**
 * `npm run size`: measures the files that the app loads on its first start, and with a game. Fails if a size is above
 * its budget.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFirstLoadScripts, parsePageAssets } from './first-load';

const budget = 60_000;
/** Budget of JavaScript for opening a game of the core rules, including the first load, in gzipped bytes. */
const gameBudget = 180_000;
const GAME = ['session', 'rules', 'core', 'game-table'];
const folder = join(import.meta.dirname, '../../dist');

let html: string;
try {
  html = readFileSync(join(folder, 'index.html'), 'utf8');
} catch {
  console.error('There is no dist/index.html: npm run build first.');
  process.exit(1);
}

const page = parsePageAssets(html);
const scripts = listFirstLoadScripts(page.scripts, (path) => readFileSync(join(folder, path), 'utf8'));
const gzipped = (path: string) => gzipSync(readFileSync(join(folder, path)), { level: 9 }).length;
const line = (bytes: number, what: string) => console.log(`${String(bytes).padStart(9)}  ${what}`);

console.log('First load, JavaScript, gzipped bytes:');
let total = 0;
for (const path of scripts) {
  total += gzipped(path);
  line(gzipped(path), path);
}
line(total, `of ${budget}`);

const built = readdirSync(join(folder, 'assets')).map((file) => `assets/${file}`);
const ofGame = GAME.map((name) => {
  const files = built.filter((path) => new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`).test(path));
  // If several files have the same name, the largest file is the screen.
  return files.sort((a, b) => gzipped(b) - gzipped(a))[0] ?? '';
});
const withGame = ofGame.includes('')
  ? []
  : listFirstLoadScripts([...page.scripts, ...ofGame], (path) => readFileSync(join(folder, path), 'utf8'));
const gameTotal = withGame.reduce((sum, path) => sum + gzipped(path), 0);
line(gameTotal, `of ${gameBudget} with a game open`);

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
if (withGame.length === 0) {
  console.error(`Of the files that open a game one is missing: ${GAME.join(', ')}.`);
  process.exit(1);
}
if (gameTotal > gameBudget) {
  console.error(`JavaScript with a game open is ${gameTotal} bytes gzipped, above the budget of ${gameBudget}.`);
  process.exit(1);
}
if (total > budget) {
  console.error(`First-load JavaScript is ${total} bytes gzipped, ${total - budget} above the budget of ${budget}.`);
  process.exit(1);
}
