/**
 * Thrown by a handler, or by the body of its answer, to end the connection: the adapter closes it without an answer and
 * reports no error.
 */
export class ConnectionReset extends Error {
  override readonly name = "ConnectionReset";
}
