import { _o as toInstant, ho as readInstant, po as millisecondsOf } from "./server.js";
import { Sn as toWallMs, yn as fromWallMs } from "./rules.js";
// ../../packages/service/src/values/dates/calendar.ts
const dayMs = 864e5;
function dayOf(wallMs) {
	const [year = 0, month = 1, day = 1] = toInstant(wallMs).slice(0, 10).split("-").map(Number);
	return {
		year,
		month,
		day
	};
}
function midnightOf({ year, month, day }) {
	const pad = (value, length) => String(value).padStart(length, "0");
	const midnight = readInstant(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}T00:00:00Z`);
	return midnight === void 0 ? void 0 : millisecondsOf(midnight);
}
function weekdayIndex(wallMs) {
	return ((Math.floor(wallMs / dayMs) + 4) % 7 + 7) % 7;
}
function addMonths(wallMs, months) {
	const { year, month, day } = dayOf(wallMs);
	const index = year * 12 + month - 1 + months;
	const place = {
		year: Math.floor(index / 12),
		month: index % 12 + 1
	};
	const found = [
		day,
		30,
		29,
		28
	].map((each) => midnightOf({
		...place,
		day: Math.min(day, each)
	})).find((each) => each !== void 0);
	if (found === void 0) throw new RangeError(`no month is ${months} months after ${toInstant(wallMs)}`);
	return found + (wallMs % dayMs + dayMs) % dayMs;
}
function monthsBetween(fromWallMs, toWallMs) {
	const [from, to] = [dayOf(fromWallMs), dayOf(toWallMs)];
	return (to.year - from.year) * 12 + to.month - from.month;
}
// ../../packages/service/src/reminders/times/next-occurrence.ts
const weekdays = [
	"sunday",
	"monday",
	"tuesday",
	"wednesday",
	"thursday",
	"friday",
	"saturday"
];
function nextOccurrence(series, afterMs) {
	const next = candidates(series, toWallMs(afterMs, series.timezone)).filter((wallMs) => wallMs >= series.firstWallMs).map((wallMs) => fromWallMs(wallMs, series.timezone)).find((atMs) => atMs > afterMs);
	if (next === void 0) throw new Error(`${JSON.stringify(series)} has no occurrence after ${afterMs}.`);
	return next;
}
function candidates({ recurrence, firstWallMs }, afterWallMs) {
	const { frequency, weekdays: days } = recurrence;
	switch (frequency) {
		case "daily": return nextDays(firstWallMs, afterWallMs);
		case "weekly": {
			const on = new Set(days ?? [weekdayOf(firstWallMs)]);
			return nextDays(firstWallMs, afterWallMs).filter((wallMs) => on.has(weekdayOf(wallMs)));
		}
		case "monthly": return nextMonths(firstWallMs, afterWallMs, 1);
		case "yearly": return nextMonths(firstWallMs, afterWallMs, 12);
	}
}
function weekdayOf(wallMs) {
	return weekdays[weekdayIndex(wallMs)] ?? "sunday";
}
function nextDays(firstWallMs, afterWallMs) {
	const passed = Math.max(0, Math.floor((afterWallMs - firstWallMs) / dayMs));
	return Array.from({ length: 15 }, (_, at) => firstWallMs + (passed + at) * dayMs);
}
function nextMonths(firstWallMs, afterWallMs, step) {
	const passed = Math.max(0, Math.floor(monthsBetween(firstWallMs, afterWallMs) / step));
	return [
		0,
		1,
		2
	].map((at) => addMonths(firstWallMs, (passed + at) * step));
}
export { dayMs as a, weekdayIndex as c, addMonths as i, weekdayOf as n, dayOf as o, weekdays as r, midnightOf as s, nextOccurrence as t };
