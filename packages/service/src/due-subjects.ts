import type { DueSubject } from "./due/due-subject.js";
import { lazily } from "./lazily.js";
import { scheduledMessages } from "./scheduled-messages/scheduled-message.js";

/** Everything that time brings about. Looking for the next time is small; what is done then is loaded when it is due. */
export const dueSubjects: readonly DueSubject[] = [
  {
    nextDue: async (store) => {
      const [next] = await store.list(scheduledMessages, "due", {}, { limit: 1 });
      return next && next.postAt * 1000;
    },
    runDue: lazily(async () => (await import("./scheduled-messages/post-due.js")).postDue),
  },
];
