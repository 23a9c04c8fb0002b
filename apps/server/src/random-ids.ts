import { randomBytes, randomUUID } from "node:crypto";
import type { Ids } from "@rollcall/service";
import { idLength, toId } from "./id-characters.js";
import { createNextId } from "./ordered-id.js";

const nextId = createNextId();

/** Identifiers and secrets from the machine's source of randomness, and identifiers in the order in which they are made. */
export const randomIds: Ids = {
  id: (prefix) => toId(prefix, randomBytes(idLength)),
  orderedId: (prefix) => `${prefix}${nextId()}`,
  uuid: () => randomUUID(),
  secret: (bytes) => randomBytes(bytes).toString("hex"),
};
