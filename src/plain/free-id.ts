/**
 * Gives ids that are not taken: `moth-2`, `moth-3`. It goes on where it was for each id, so that a file of one name a thousand times is read in
 * one pass.
 */
export function makeFreeIds(isTaken: (id: string) => boolean): (id: string) => string {
  const next = new Map<string, number>();
  return (id) => {
    let count = next.get(id) ?? 2;
    while (isTaken(`${id}-${count}`)) count++;
    next.set(id, count + 1);
    return `${id}-${count}`;
  };
}
