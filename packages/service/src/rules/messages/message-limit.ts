import type { Expectation } from "../../model/expectations.js";
import type { Workspace } from "../../model/organization.js";
import type { Refused } from "../../store/refusal.js";
import { refuse } from "./refusal.js";

/** Expects that the workspace has room for another message. */
export function expectRoom({ id: workspaceId, messageLimit: atMost }: Workspace): readonly Expectation[] {
  return atMost === undefined ? [] : [{ kind: "messagesAtMost", workspaceId, atMost }];
}

/** Refuses a message over the workspace's limit, which only the commit can detect. */
export function refuseFull(failed: Expectation): Refused<"message_limit_exceeded"> | undefined {
  if (failed.kind !== "messagesAtMost") return undefined;
  return refuse("message_limit_exceeded", failed.atMost, "fewer messages in the workspace");
}
