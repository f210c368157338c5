/** A valid text is changed by replacing `from` with `to`; `fault` is `line path: sentence` as the parser reports it. */
export type FaultRow = [name: string, from: string, to: string, fault: string];

/** Parses a table with a fault on each line: `name · from → to ⇒ line path: sentence`. `\n` stands for a line break. */
export function parseFaultRows(text: string): FaultRow[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [, name, from, to, fault] = /^ *(.*) · (.*) → (.*) ⇒ (.*)$/.exec(line) ?? [];
      if (name === undefined || from === undefined || to === undefined || fault === undefined) throw new Error(line);
      return [name, from.replaceAll('\\n', '\n'), to.replaceAll('\\n', '\n'), fault];
    });
}
