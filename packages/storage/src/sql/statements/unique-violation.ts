/** A unique index refused a row; thrown into the steps that wrote it. */
export class UniqueViolation extends Error {
  override readonly name = "UniqueViolation";
}
