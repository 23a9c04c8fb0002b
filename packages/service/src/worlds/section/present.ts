/** An object to spread into another: with one key or, if the value is undefined, without. */
export function present<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };
}

/** The object without keys whose value is undefined. */
export function defined<T extends object>(object: T): { readonly [P in keyof T]: Exclude<T[P], undefined> } {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { readonly [P in keyof T]: Exclude<T[P], undefined> };
}
