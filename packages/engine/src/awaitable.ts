/** A value, or a promise of it. */
export type Awaitable<T> = T | Promise<T>;

/** Continues with a value: at once if it is there. Most calls wait for little, and a promise costs more than a step. */
export function after<T, R>(value: Awaitable<T>, next: (value: T) => Awaitable<R>): Awaitable<R> {
  return isPromise(value) ? value.then(next) : next(value);
}

/** All values: at once if all are there. */
export function afterAll<T>(values: readonly Awaitable<T>[]): Awaitable<readonly T[]> {
  const found = values.filter((value): value is T => !isPromise(value));
  return found.length === values.length ? found : Promise.all(values);
}

/** Whether a value has to be awaited. It may come from another realm or another library. */
export function isPromise<T>(value: Awaitable<T>): value is Promise<T> {
  if (value instanceof Promise) return true;
  return typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";
}

/**
 * A function that creates a value when it is first called, and returns that value from then on. Generated validators are
 * such functions, so a method costs nothing before its first call.
 */
export function once<T>(create: () => T): () => T {
  let created: { readonly value: T } | undefined;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
}
