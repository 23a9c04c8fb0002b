const unitsMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Parses a duration like `90s` or `1h30m` into milliseconds; a number is milliseconds. Undefined if it is not a duration. */
export function readDuration(given: string | number): number | undefined {
  if (typeof given === "number") return Number.isFinite(given) && given >= 0 ? given : undefined;
  if (!/^(\d+(ms|s|m|h|d))+$/.test(given)) return undefined;
  return [...given.matchAll(/(\d+)(ms|s|m|h|d)/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (unitsMs[unit ?? ""] ?? 0),
    0,
  );
}
