/** The parts of an address that identify a call. */
interface SplitUrl {
  /** From the first slash after the host, without a trailing slash. */
  readonly path: string;
  /** Text after `?`. Empty if there is none. */
  readonly query: string;
}

/** Splits the absolute address of a request. A `URL` would cost more than the rest of routing. */
export function splitUrl(url: string): SplitUrl {
  const hash = url.indexOf("#");
  const address = hash === -1 ? url : url.slice(0, hash);
  const question = address.indexOf("?");
  const end = question === -1 ? address.length : question;
  const start = address.indexOf("/", address.indexOf("://") + 3);
  const path = start === -1 || start > end ? "" : address.slice(start, end);
  return {
    path: path.endsWith("/") ? path.slice(0, -1) : path,
    query: question === -1 ? "" : address.slice(question + 1),
  };
}
