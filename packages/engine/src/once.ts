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
