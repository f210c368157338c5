/**
 * Removes `BroadcastChannel` where the browser blocks site data: its constructor then throws, and Dexie calls it while it is loaded,
 * which would stop the whole app.
 */
function removeBlockedChannel(): void {
  try {
    new BroadcastChannel('sidekick-probe').close();
  } catch {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  }
}

removeBlockedChannel();
