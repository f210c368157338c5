import type { Page } from 'playwright';

/** Reads the named squares from the saved map of the photograph. Returns the notation text of each square. */
export function readPhotographedSquares(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (squares) =>
      new Promise<string[]>((resolve, reject) => {
        const request = indexedDB.open('sidekick');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction('maps').objectStore('maps').getAll();
          all.onsuccess = () => {
            const sheet = all.result.find((each) => each.source === 'photographed');
            const rows = String(sheet?.map).split('\n');
            request.result.close();
            resolve(
              squares.map((name) => {
                const [x, y] = [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
                return (rows[2 * y + 1] ?? '').slice(4 * x + 1, 4 * x + 4).trim();
              }),
            );
          };
        };
      }),
    names,
  );
}
