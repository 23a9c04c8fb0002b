import { t as findReminder } from "./find-reminder.js";
import { t as toReminder } from "./to-reminder.js";
// ../../packages/service/src/reminders/reminders.info.ts
function createReminderInfo({ store }) {
	return async (sent, { caller }) => {
		const found = await findReminder(sent, caller, store);
		return found.ok ? {
			ok: true,
			reminder: toReminder(found.reminder)
		} : found;
	};
}
export { createReminderInfo };
