import type { AdapterCase } from "./adapter-case.js";
import { bodyCases } from "./body-cases.js";
import { connectionCases } from "./connection-cases.js";
import { failureCases } from "./failure-cases.js";
import { messageCases } from "./message-cases.js";
import { readerCases } from "./reader-cases.js";

export type { AdapterServer, ServeForConformance } from "./adapter-case.js";
export { parsedBodyCases } from "./parsed-body-cases.js";
export { prefixCases } from "./prefix-cases.js";

/** The requirements of messages and their bodies, which depend on what a framework does with them. */
export const messageConformance: readonly AdapterCase[] = [...messageCases, ...bodyCases, ...failureCases];

/**
 * The requirements of every adapter. Each case runs independently over real sockets and throws an assertion error on
 * failure.
 */
export const adapterConformance: readonly AdapterCase[] = [...messageConformance, ...connectionCases, ...readerCases];
