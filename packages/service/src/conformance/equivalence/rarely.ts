import fc from "fast-check";

/** True in one of so many values, otherwise undefined. */
export function rarely(among: number): fc.Arbitrary<true | undefined> {
  return fc.oneof(
    { weight: among - 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constant(true as const) },
  );
}
