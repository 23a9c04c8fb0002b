/** The parts of a request's URL that the engine looks at, named as `URL` names them. */
export interface RequestUrl {
  readonly origin: string;
  readonly pathname: string;
  /** Empty, or with its question mark. */
  readonly search: string;
}

/**
 * Takes the URL of a `Request` apart, which is absolute and in its normal form already, so that nothing is left to
 * parse.
 */
export function readRequestUrl(url: string): RequestUrl {
  const path = url.indexOf("/", url.indexOf("://") + 3);
  const fragment = url.indexOf("#", path);
  const end = fragment === -1 ? url.length : fragment;
  const question = url.indexOf("?", path);
  const query = question === -1 || question > end ? end : question;
  // A question mark with nothing behind it counts as none.
  const search = end - query > 1 ? url.slice(query, end) : "";
  return { origin: url.slice(0, path), pathname: url.slice(path, query), search };
}
