/**
 * Thrown by a handler, or by the body of its answer, that wants the connection to end there: the adapter closes it
 * without a further word, and tells nobody of an error.
 */
export class ConnectionReset extends Error {
  override readonly name = "ConnectionReset";
}
