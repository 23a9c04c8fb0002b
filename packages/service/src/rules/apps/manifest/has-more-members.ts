/** Whether a JSON value has more members and elements, over all levels, than `most`. Stops counting there. */
export function hasMoreMembers(value: unknown, most: number): boolean {
  const open: unknown[] = [value];
  let count = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== "object" || next === null) continue;
    for (const key in next) {
      count += 1;
      if (count > most) return true;
      open.push(Reflect.get(next, key));
    }
  }
  return false;
}
