const brand: unique symbol = Symbol.for("@rollcall/service/StoreUnavailable");

/** The database cannot be reached or written. The caller is not at fault and may retry later. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";

  /** Also holds for errors of another copy of this package, such as the one in the bundle of `@rollcall/server`. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: a subclass has its own instances
    if (this !== StoreUnavailable) return super[Symbol.hasInstance](value);
    return typeof value === "object" && value !== null && brand in value;
  }

  get [brand](): true {
    return true;
  }
}
