/** The parts of a request's URL that the engine uses, named as in `URL`. */
export interface RequestUrl {
  readonly origin: string;
  readonly pathname: string;
  /** Empty, or starts with a question mark. */
  readonly search: string;
}

/** Splits the URL of a `Request`. It is absolute and normalized, so no parsing is needed. */
export function readRequestUrl(url: string): RequestUrl {
  const path = url.indexOf("/", url.indexOf("://") + 3);
  const fragment = url.indexOf("#", path);
  const end = fragment === -1 ? url.length : fragment;
  const question = url.indexOf("?", path);
  const query = question === -1 || question > end ? end : question;
  // A question mark without text after it counts as none.
  const search = end - query > 1 ? url.slice(query, end) : "";
  return { origin: url.slice(0, path), pathname: url.slice(path, query), search };
}
