/** Finds the programs that the engines need, or installs them with the system’s package manager. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from '../scripts/browser';
import type { EngineName } from './engine';

const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')];

/**
 * Finds an executable by its name in the usual folders, or by its full path.
 * @returns the path; undefined if no name is found
 */
export function findProgram(...names: readonly string[]): string | undefined {
  const candidates = names.flatMap((name) =>
    name.includes('/') || name.includes('\\') ? [name] : folders.map((folder) => join(folder, name)),
  );
  return candidates.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * Finds an installed Firefox: the program in `FIREFOX_PATH`, or else the system’s Firefox.
 * @returns the path; undefined if Firefox is not installed
 */
export function findFirefox(): string | undefined {
  return findProgram(
    ...(process.env.FIREFOX_PATH ? [process.env.FIREFOX_PATH] : []),
    'firefox-esr',
    'firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Mozilla Firefox\\firefox.exe'),
  );
}

export interface WebkitPrograms {
  readonly driver: string;
  readonly shell: string;
  readonly screen: string;
}

/**
 * Finds the programs that run WebKitGTK without a screen.
 * @returns the paths; undefined if a program is missing
 */
export function findWebkit(): WebkitPrograms | undefined {
  const [driver, shell, screen] = [findProgram('WebKitWebDriver'), findProgram('gjs'), findProgram('Xvfb')];
  if (driver === undefined || shell === undefined || screen === undefined) return undefined;
  // The window is a gjs script, which needs WebKitGTK’s introspection data from a separate package.
  const described = spawnSync(shell, ['-c', 'imports.gi.versions.WebKit2 = "4.1"; imports.gi.WebKit2;'], {
    stdio: 'ignore',
    timeout: 20_000,
  });
  return described.status === 0 ? { driver, shell, screen } : undefined;
}

interface Need {
  readonly found: () => boolean;
  /** Names of the Debian packages to install. */
  readonly packages: readonly string[];
}

const NEEDS: Readonly<Record<EngineName, Need>> = {
  chromium: { found: () => findChromium() !== undefined, packages: ['chromium'] },
  firefox: { found: () => findFirefox() !== undefined, packages: ['firefox-esr'] },
  webkit: {
    found: () => findWebkit() !== undefined,
    packages: ['webkit2gtk-driver', 'gjs', 'gir1.2-webkit2-4.1', 'xvfb'],
  },
};

const INSTALL_MS = 240_000;

/**
 * Installs an engine if it is missing.
 * @returns a sentence that says why the engine is not available; undefined if it is available
 */
export function ensureInstalled(engine: EngineName): string | undefined {
  const { found, packages } = NEEDS[engine];
  if (found()) return undefined;
  const wanted = packages.join(', ');
  if (findProgram('apt-get') === undefined) return `${wanted} not found, and there is no apt-get to install it with`;
  if (process.getuid?.() !== 0) return `${wanted} not found, and only root may install`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: readonly string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 2, 2], timeout: INSTALL_MS, killSignal: 'SIGKILL' }).status ===
    0;
  if (!run('update', '-q')) return `${wanted} not found, and apt-get update failed`;
  if (!run('install', '-y', '-q', '--no-install-recommends', ...packages)) {
    return `${wanted} not found, and apt-get could not install them`;
  }
  return found() ? undefined : `${wanted} installed, yet not all of it is found`;
}
