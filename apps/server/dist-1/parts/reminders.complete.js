import { So as hasVersion, Wr as decide, pi as reminders, wo as put } from "./server.js";
import { t as findReminder } from "./find-reminder.js";
import { t as refuse } from "./refusal2.js";
// ../../packages/service/src/reminders/reminders.complete.ts
function createCompleteReminder({ store }) {
	return (sent, context) => decide(store, () => decideCompletion(sent, context, store));
}
async function decideCompletion(sent, { caller, now }, store) {
	const found = await findReminder(sent, caller, store);
	if (!found.ok) return {
		kind: "answer",
		answer: found
	};
	const { reminder } = found;
	const { id, version, userId, recurrence } = reminder;
	if (userId !== caller.user?.id) return {
		kind: "answer",
		answer: refuse("cannot_complete_others", userId, "a reminder for the caller")
	};
	if (recurrence !== void 0) return {
		kind: "answer",
		answer: refuse("cannot_complete_recurring", recurrence.frequency, "a reminder that does not recur")
	};
	if (reminder.completed !== void 0) return {
		kind: "answer",
		answer: { ok: true }
	};
	const completed = {
		...reminder,
		version: version + 1,
		completed: now.toISOString()
	};
	return {
		kind: "commit",
		batch: {
			expect: [hasVersion(reminders, { id }, version)],
			writes: [put(reminders, completed)]
		},
		answer: () => ({ ok: true })
	};
}
export { createCompleteReminder };
