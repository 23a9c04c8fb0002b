import type { WorldScheduledMessage } from "./scheduled-messages.js";
import type { WorldFinding } from "./section/finding.js";

/** Checks that each ID is used once. */
export function checkScheduledMessages(items: readonly WorldScheduledMessage[]): readonly WorldFinding[] {
  return items.flatMap(({ id }, i) => {
    if (id === undefined || items.findIndex((one) => one.id === id) === i) return [];
    return [{ path: ["scheduled_messages", i, "id"], message: `The id ${id} is taken already` }];
  });
}
