import { po as millisecondsOf } from "./server.js";
import { Sn as toWallMs, yn as fromWallMs } from "./rules.js";
// ../../packages/service/src/do-not-disturb/find-session.ts
const minuteMs = 6e4;
const dayMs = 1440 * minuteMs;
function findSession({ schedule, endedSession }, timezone, nowMs) {
	if (schedule === void 0) return void 0;
	const afterMs = Math.max(nowMs, endedSession === void 0 ? nowMs : millisecondsOf(endedSession));
	const today = Math.floor(toWallMs(afterMs, timezone) / dayMs) * dayMs;
	return [
		-1,
		0,
		1,
		2
	].map((days) => sessionOf(schedule, today + days * dayMs, timezone)).find(({ endMs }) => endMs > afterMs);
}
function sessionOf({ from, until }, midnightMs, timezone) {
	const [start, end] = [minutesOf(from), minutesOf(until)];
	const endDayMs = midnightMs + (end <= start ? dayMs : 0);
	return {
		startMs: fromWallMs(midnightMs + start * minuteMs, timezone),
		endMs: fromWallMs(endDayMs + end * minuteMs, timezone)
	};
}
function minutesOf(time) {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return hours * 60 + minutes;
}
// ../../packages/service/src/do-not-disturb/to-state.ts
function toSchedule(stored, { timezone }, nowMs) {
	const session = stored && findSession(stored, timezone, nowMs);
	return {
		dnd_enabled: stored?.schedule !== void 0,
		next_dnd_start_ts: session === void 0 ? 1 : toSeconds(session.startMs),
		next_dnd_end_ts: session === void 0 ? 1 : toSeconds(session.endMs)
	};
}
function toSnooze(stored, nowMs) {
	const endMs = pausedUntilMs(stored, nowMs);
	if (endMs === void 0) return { snooze_enabled: false };
	return {
		snooze_enabled: true,
		snooze_endtime: toSeconds(endMs),
		snooze_remaining: toSeconds(endMs - nowMs),
		snooze_is_indefinite: false
	};
}
function pausedUntilMs(stored, nowMs) {
	const endMs = stored?.snoozedUntil === void 0 ? void 0 : millisecondsOf(stored.snoozedUntil);
	return endMs !== void 0 && endMs > nowMs ? endMs : void 0;
}
function toSeconds(milliseconds) {
	return Math.floor(milliseconds / 1e3);
}
export { findSession as i, toSchedule as n, toSnooze as r, pausedUntilMs as t };
