/** The database cannot be reached or written: not the caller's fault, and worth another attempt later. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
}
