import { randomBytes, randomUUID } from "node:crypto";
import { type Ids, idLength, toId } from "@rollcall/service";
import { createNextId } from "./ordered-id.js";

const nextId = createNextId();

/** Random identifiers and secrets from the operating system, and ascending identifiers. */
export const randomIds: Ids = {
  id: (prefix) => toId(prefix, randomBytes(idLength)),
  orderedId: (prefix) => `${prefix}${nextId()}`,
  uuid: () => randomUUID(),
  secret: (bytes) => randomBytes(bytes).toString("hex"),
};
