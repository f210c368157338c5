/** Whether a token of a game is one of those that a scenario calls so: `Sluice wheel`, `Sluice wheel 2`. */
export function isNamed(id: string, name: string): boolean {
  return id === name || (id.startsWith(`${name} `) && /^\d+$/.test(id.slice(name.length + 1)));
}
