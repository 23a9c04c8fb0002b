import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";
import { nameKey } from "../values/text.js";
import { defineDocument, text } from "./port/document.js";
import type { Guest } from "./user.js";

/** An invitation to a workspace that nobody has accepted yet. */
export interface Invitation {
  readonly workspaceId: Id;
  readonly email: string;
  readonly version: number;
  readonly created: Instant;
  readonly inviterId: Id;
  /** Channels that the person joins. */
  readonly channelIds: readonly Id[];
  /** Full name of the person. Default: none. */
  readonly realName?: string;
  readonly customMessage?: string;
  /** Default: the person becomes a full member. */
  readonly guest?: Pick<Guest, "kind" | "expiration">;
}

/** Open invitations: at most one for an address and a workspace. */
export const invitations = defineDocument<Invitation>()({
  name: "invitation",
  table: "invitations",
  key: ["workspace_id", "email"],
  columns: {
    workspace_id: text((it) => it.workspaceId),
    email: text((it) => nameKey(it.email)),
  },
  lists: { of_email: { by: ["email"] } },
  sample: (seed) => ({
    workspaceId: `T${1 + (seed % 2)}`,
    email: `u${1 + (seed % 4)}@example.com`,
    version: 1 + (seed % 3),
    created: "2026-01-02T03:04:05.006Z",
    inviterId: "U1",
    channelIds: ["C1"],
    ...(seed % 2 === 0 && { realName: `User ${seed}`, customMessage: "Welcome" }),
    ...(seed % 3 === 0 && { guest: { kind: "multi", expiration: "2026-02-02T03:04:05.006Z" } }),
  }),
});
