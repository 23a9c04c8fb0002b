/** Default options of `serveNode` and `createNodeListener`. */
export const nodeDefaults = {
  maxHeaderBytes: 131_072,
  headersTimeoutMs: 60_000,
  bodyTimeoutMs: 30_000,
  requestTimeoutMs: 300_000,
  writeTimeoutMs: 30_000,
  keepAliveTimeoutMs: 75_000,
  stopTimeoutMs: 10_000,
} as const;
