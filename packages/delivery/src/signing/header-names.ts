/** Names of the headers of deliveries, in lower case. */
export interface HeaderNames {
  readonly signature: string;
  readonly timestamp: string;
  readonly retryNum: string;
  readonly retryReason: string;
  /** Header of an answer that stops the retries. */
  readonly noRetry: string;
}

/** Returns the names of the headers with the wire word of a service: `svc` gives `x-svc-signature`. */
export function toHeaderNames(wireWord: string): HeaderNames {
  const name = (rest: string) => `x-${wireWord.toLowerCase()}-${rest}`;
  return {
    signature: name("signature"),
    timestamp: name("request-timestamp"),
    retryNum: name("retry-num"),
    retryReason: name("retry-reason"),
    noRetry: name("no-retry"),
  };
}
