/** Returns the name if it is not taken, else the name with the first free number, starting at 2. */
export function makeUniqueName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name} ${number}`)) number++;
  return `${name} ${number}`;
}
