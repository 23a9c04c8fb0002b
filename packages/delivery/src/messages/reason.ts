/**
 * The reason why an attempt failed, as in `x-svc-retry-reason`.
 *
 * - `http_timeout`: the app did not answer in time.
 * - `too_many_redirects`: the app redirected more often than the limit.
 * - `connection_failed`: the host was not found, refused the connection, or may not be reached.
 * - `ssl_error`: the certificate could not be verified, or TLS failed otherwise.
 * - `http_error`: the app answered with a status outside 200 to 299.
 * - `unknown_error`: anything else, such as a connection that was cut or an answer that is not HTTP.
 */
export type Reason =
  | "http_timeout"
  | "too_many_redirects"
  | "connection_failed"
  | "ssl_error"
  | "http_error"
  | "unknown_error";
