/** A unique index refused a row. Thrown into the steps that wrote it. */
export class UniqueViolation extends Error {
  override readonly name = "UniqueViolation";
}
