import { randomBytes, randomUUID } from "node:crypto";
import type { Ids } from "@rollcall/service";
import { createNextId } from "./ordered-id.js";

const nextId = createNextId();

/** Identifiers in the order in which they are made, and secrets from the machine's source of randomness. */
export const randomIds: Ids = {
  id: (prefix) => `${prefix}${nextId()}`,
  uuid: () => randomUUID(),
  secret: (bytes) => randomBytes(bytes).toString("hex"),
};
