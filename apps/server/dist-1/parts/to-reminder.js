import { go as secondsOf } from "./server.js";
// ../../packages/service/src/reminders/to-reminder.ts
function toReminder(reminder) {
	const { id, creatorId, userId, channelId, text, recurrence, time, completed } = reminder;
	const common = {
		id,
		creator: creatorId,
		user: userId,
		text,
		...channelId !== void 0 && { channel: channelId }
	};
	if (recurrence === void 0) return {
		...common,
		recurring: false,
		time,
		complete_ts: completed === void 0 ? 0 : secondsOf(completed)
	};
	const { frequency, weekdays } = recurrence;
	return {
		...common,
		recurring: true,
		recurrence: {
			frequency,
			...weekdays !== void 0 && { weekdays }
		}
	};
}
export { toReminder as t };
