import { So as hasVersion, To as remove, Wr as decide, pi as reminders } from "./server.js";
import { t as findReminder } from "./find-reminder.js";
// ../../packages/service/src/reminders/reminders.delete.ts
function createDeleteReminder({ store }) {
	return (sent, { caller }) => decide(store, async () => {
		const found = await findReminder(sent, caller, store);
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const { id, version } = found.reminder;
		return {
			kind: "commit",
			batch: {
				expect: [hasVersion(reminders, { id }, version)],
				writes: [remove(reminders, { id })]
			},
			answer: () => ({ ok: true })
		};
	});
}
export { createDeleteReminder };
