const brand: unique symbol = Symbol.for("@rollcall/server-adapters/ConnectionReset");

/**
 * Thrown by a handler, or by the body of its answer, to end the connection: the adapter closes it without an answer and
 * reports no error.
 */
export class ConnectionReset extends Error {
  override readonly name = "ConnectionReset";

  /** Also holds for errors of another copy of this package, such as the one in the bundle of `@rollcall/server`. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: a subclass has its own instances
    if (this !== ConnectionReset) return super[Symbol.hasInstance](value);
    return typeof value === "object" && value !== null && brand in value;
  }

  get [brand](): true {
    return true;
  }
}
