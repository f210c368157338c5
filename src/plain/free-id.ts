/**
 * Returns a function that finds free ids: `moth-2`, `moth-3`. The function continues counting per id, which handles a
 * file with a thousand equal names in one pass.
 */
export function makeFreeIdFinder(isTaken: (id: string) => boolean): (id: string) => string {
  const next = new Map<string, number>();
  return (id) => {
    let count = next.get(id) ?? 2;
    while (isTaken(`${id}-${count}`)) count++;
    next.set(id, count + 1);
    return `${id}-${count}`;
  };
}
