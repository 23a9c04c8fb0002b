import type { DocumentName } from "@rollcall/test-kit/documents";

/** A protocol that can be fuzzed separately. */
export type ProtocolName = "scim" | "webapi" | "control" | "hooks";

/** The documents of each protocol. */
export const protocols: Readonly<Record<ProtocolName, readonly DocumentName[]>> = {
  scim: ["scim-v2", "scim-v1"],
  webapi: ["web-api"],
  control: ["control"],
  // Hooks take the bodies of its messages.
  hooks: ["web-api"],
};

/** The protocols by name. */
export const protocolNames: readonly ProtocolName[] = ["scim", "webapi", "control", "hooks"];
