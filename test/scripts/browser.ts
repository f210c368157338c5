/**
 * Finds or installs a Chromium for the browser tests. As a script, prints its path, or exits with a message about what
 * is missing.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';

const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];

/**
 * Finds an installed Chromium or Chrome.
 * @returns the path of the program; undefined if none is installed
 */
export function findChromium(): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const candidates = [
    process.env.CHROMIUM_PATH,
    process.env.CHROME_PATH,
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google\\Chrome\\Application\\chrome.exe'),
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== undefined && path !== '' && isExecutable(path));
}

/** Installs Chromium from the system's packages (as root), or else the Chromium of Playwright. */
function installChromium(): string | undefined {
  const isRoot = process.getuid?.() === 0;
  const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (isRoot && run('apt-get', ['update', '-q'], quiet)) {
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], quiet);
  }
  if (findChromium() === undefined) {
    run('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], process.env);
  }
  return findChromium();
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): boolean {
  // Installers print to stderr, because stdout is reserved for the path.
  const result = spawnSync(command, args, { env, stdio: ['ignore', 2, 2], timeout: 240_000 });
  return result.status === 0;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns a message if an environment variable names a program that cannot be run. */
function wrongVariable(): string | undefined {
  for (const name of ['CHROMIUM_PATH', 'CHROME_PATH']) {
    const path = process.env[name];
    if (path && !isExecutable(path)) return `${name} names "${path}", which is no program here.`;
  }
  return undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wrong = wrongVariable();
  const found = wrong === undefined ? (findChromium() ?? installChromium()) : undefined;
  if (found === undefined) {
    console.error(
      wrong ??
        'The browser tests need Chromium: none is installed and it could not be installed here. Install Chromium or Chrome, or name one in CHROMIUM_PATH, and run again.',
    );
    process.exit(1);
  }
  console.log(found);
}
