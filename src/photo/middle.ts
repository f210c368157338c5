/**
 * The mean of the middle `count` of these values: steadier under noise than the median alone. They are put in order where they
 * stand; so few are sorted soonest by putting each in its place.
 * @param count of the same parity as there are values.
 */
export function middle(values: Float32Array, count: number): number {
  for (let place = 1; place < values.length; place++) {
    const value = values[place] as number;
    let before = place - 1;
    while (before >= 0 && (values[before] as number) > value) {
      values[before + 1] = values[before] as number;
      before--;
    }
    values[before + 1] = value;
  }
  const first = (values.length - count) / 2;
  let sum = 0;
  for (let place = first; place < first + count; place++) sum += values[place] as number;
  return sum / count;
}
