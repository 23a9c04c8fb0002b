/** Whether a value of JSON has more members and elements, at all its levels together, than a number; it counts no further. */
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
