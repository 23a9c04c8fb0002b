/**
 * The server cannot start because of what it was given. The message says what is wrong, in one sentence without a full
 * stop; a broken file adds a line for each finding. Nothing on disk was touched.
 */
export class StartError extends Error {
  override readonly name = "StartError";
}
