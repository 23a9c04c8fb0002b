import type { Expectation } from "../expectations.js";
import type { Workspace } from "../organizations/organization.js";
import { type PostingRefusal, refuse } from "./refusal.js";

/** What one more message stands on: that the workspace has room for it. */
export function expectRoom({ id: workspaceId, messageLimit: atMost }: Workspace): readonly Expectation[] {
  return atMost === undefined ? [] : [{ kind: "messagesAtMost", workspaceId, atMost }];
}

/** The refusal of a message that the workspace has no room for; only the commit can know. */
export function refuseFull(failed: Expectation): PostingRefusal | undefined {
  if (failed.kind !== "messagesAtMost") return undefined;
  return refuse("message_limit_exceeded", failed.atMost, "fewer messages in the workspace");
}
