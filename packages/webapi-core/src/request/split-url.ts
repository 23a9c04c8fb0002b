/** The two parts of an address that a method call is read from. */
export interface SplitUrl {
  /** From the first slash after the host, without a slash at its end. */
  readonly path: string;
  /** What stands after `?`; empty where nothing does. */
  readonly query: string;
}

/** Cuts the absolute address of a request. A `URL` would do the same and cost more than the rest of routing. */
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
