import type { AdapterCase } from "./adapter-case.js";
import { bodyCases } from "./body-cases.js";
import { connectionCases } from "./connection-cases.js";
import { failureCases } from "./failure-cases.js";
import { messageCases } from "./message-cases.js";

export type { AdapterCase, AdapterServer, ServeBelowPrefix, ServeForConformance } from "./adapter-case.js";
export { parsedBodyCases } from "./parsed-body-cases.js";
export { prefixCases } from "./prefix-cases.js";

/** What every adapter must do, each case by itself over real sockets; a failed one throws an assertion error. */
export const adapterConformance: readonly AdapterCase[] = [
  ...messageCases,
  ...bodyCases,
  ...connectionCases,
  ...failureCases,
];
