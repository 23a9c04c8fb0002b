const units = [
  [86_400_000, "d"],
  [3_600_000, "h"],
  [60_000, "min"],
  [1_000, "s"],
] as const;

/** A time to wait in its two largest units, such as `4 min 10 s`. A started second counts. */
export function printWait(ms: number): string {
  let restMs = Math.ceil(Math.max(0, ms) / 1000) * 1000;
  const parts = units.flatMap(([unitMs, name]) => {
    const count = Math.floor(restMs / unitMs);
    restMs -= count * unitMs;
    return count === 0 ? [] : [`${count} ${name}`];
  });
  return parts.slice(0, 2).join(" ") || "0 s";
}
