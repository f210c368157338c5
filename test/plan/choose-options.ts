/** Number of options of a puzzle. */
export const OPTIONS = 5;
/** Maximum number of options that are chosen because they look best by the printed values. */
const TEMPTING = 2;

/**
 * Chooses the options of a puzzle from all its plans, the best first: the best plan, a refused one, the most tempting
 * ones, a variant of the best, and others. Plans with the same gist differ in squares only.
 * @param refused a plan that the rules refuse
 */
export function choosePuzzleOptions<Option>(
  [best, ...others]: readonly Option[],
  refused: Option | undefined,
  gistOf: (option: Option) => string,
  computeTemptation: (option: Option) => number,
  isOfferedLast: (option: Option) => boolean = () => true,
): readonly Option[] {
  const options: Option[] = [];
  const gists = new Set<string>();
  const add = (option: Option | undefined): void => {
    const gist = option && gistOf(option);
    if (!option || gist === undefined || gists.has(gist) || options.length >= OPTIONS) return;
    gists.add(gist);
    options.push(option);
  };
  if (!best) return [];
  add(best);
  add(refused);
  const first = new Map<string, Option>();
  for (const each of others) if (!first.has(gistOf(each))) first.set(gistOf(each), each);
  const tempting = [...first.values()]
    .map((option) => ({ option, temptation: computeTemptation(option) }))
    .sort((a, b) => b.temptation - a.temptation);
  for (const { option } of tempting.slice(0, TEMPTING)) add(option);
  const same = others.find((each) => gistOf(each) === gistOf(best));
  if (same && options.length < OPTIONS) options.push(same);
  for (const each of first.values()) if (isOfferedLast(each)) add(each);
  return options;
}
