/** The database cannot be reached or written. The caller is not at fault and may retry later. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
}
