/**
 * Removes `BroadcastChannel` if the browser blocks site data. Its constructor then throws, and Dexie calls it while
 * loading, which would stop the whole app.
 */
function removeBlockedChannel(): void {
  try {
    new BroadcastChannel('sidekick-probe').close();
  } catch {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  }
}

removeBlockedChannel();
