import { F as isVisible, Sn as toWallMs, bn as printWall, l as findListWorkspace, yn as fromWallMs } from "./rules.js";
import { Bo as messageDefaults, Io as idPatterns, Jo as reminderDefaults, Lo as idPrefixes, Qo as serviceLimits, pi as reminders, wo as put } from "./server.js";
import { t as refuse } from "./refusal2.js";
import { a as dayMs, c as weekdayIndex, i as addMonths, n as weekdayOf, o as dayOf, r as weekdays, s as midnightOf, t as nextOccurrence } from "./next-occurrence.js";
import { t as toReminder } from "./to-reminder.js";
// ../../packages/service/src/reminders/refuse-user.ts
async function refuseUser(userId, { caller, isRecurring }, store) {
	if (userId === caller.user?.id) return void 0;
	if (userId === messageDefaults.systemUserId) return refuse("cannot_add_svcbot", userId, "the caller");
	const user = idPatterns.user.test(userId) ? await store.users.get(userId) : void 0;
	if (user === void 0 || !await isVisible(user, caller, store)) return refuse("user_not_found", userId, "a user that the caller sees");
	if (user.kind === "bot") return refuse("cannot_add_bot", userId, "the caller");
	return refuse(isRecurring ? "cannot_add_others_recurring" : "cannot_add_others", userId, "the caller");
}
// ../../packages/service/src/reminders/times/parse-words.ts
const minuteMs = 6e4;
function parseWords(words, todayMs) {
	let rest = words.toLowerCase().replaceAll(/[\s,]+/g, " ").trim();
	const parts = [];
	while (rest !== "") {
		const next = readPart(rest, todayMs);
		if (next === void 0) return void 0;
		parts.push(next.part);
		rest = rest.slice(next.length).trimStart();
	}
	return parts;
}
const months = "january february march april may june july august september october november december".split(" ");
const monthName = `(${months.map((name) => `${name}|${name.slice(0, 3)}`).join("|")})`;
const dayName = `(?:${weekdays.join("|")})`;
const ordinal = "(\\d{1,2})(?:st|nd|rd|th)?";
const hours = {
	noon: 12,
	midday: 12,
	midnight: 0
};
const unitMs = {
	s: 1e3,
	m: minuteMs,
	h: 60 * minuteMs
};
const rules = [
	rule("in (an?|\\d{1,6}) ?(s|m|h)(?:econd|ec|inute|in|our|r)?s?", ([count, unit]) => {
		return {
			kind: "after",
			ms: countOf(count) * unitMs[unit]
		};
	}),
	rule("in (an?|\\d{1,3}) (day|week|month|year)s?", ([count, unit], todayMs) => day(later(todayMs, unit, countOf(count)))),
	rule("(?:at )?(\\d{1,2})(?::(\\d{2}))? ?([ap])\\.?m\\.?", ([hour, minute, half]) => {
		return Number(hour) < 1 || Number(hour) > 12 ? void 0 : clock(Number(hour) % 12 + (half === "p" ? 12 : 0), minute);
	}),
	rule("(?:at )?(\\d{1,2}):(\\d{2})", ([hour, minute]) => clock(Number(hour), minute)),
	rule("(?:at )?(noon|midday|midnight)", ([name]) => clock(hours[name])),
	rule("today", (_, todayMs) => day(todayMs)),
	rule("tomorrow", (_, todayMs) => day(todayMs + dayMs)),
	rule(`(?:on )?(?:next )?(${dayName})`, ([name], todayMs) => day(nextWeekday(todayMs, name))),
	rule("next (week|month|year)", ([unit], todayMs) => day(startOfNext(todayMs, unit))),
	rule(`(?:on )?${monthName} ${ordinal}(?: (\\d{4}))?`, ([month, date, year], todayMs) => {
		return dateOf(todayMs, {
			year,
			month: monthOf(month),
			date
		});
	}),
	rule(`(?:on )?(?:the )?${ordinal} (?:of )?${monthName}(?: (\\d{4}))?`, ([date, month, year], todayMs) => {
		return dateOf(todayMs, {
			year,
			month: monthOf(month),
			date
		});
	}),
	rule("(?:on )?(\\d{4})-(\\d{2})-(\\d{2})", ([year, month, date], todayMs) => {
		return dateOf(todayMs, {
			year,
			month: Number(month),
			date
		});
	}),
	rule("every (day|week|month|year)", ([unit]) => every(frequencies[unit])),
	rule("every weekday", () => every("weekly", weekdays.slice(1, 6))),
	rule(`every (${dayName}(?:(?: and)? ${dayName})*)`, ([names = ""]) => {
		return every("weekly", [...weekdays.slice(1), weekdays[0]].filter((name) => names.includes(name)));
	})
];
const frequencies = {
	day: "daily",
	week: "weekly",
	month: "monthly",
	year: "yearly"
};
function rule(pattern, read) {
	return {
		pattern: new RegExp(`^${pattern}(?= |$)`),
		read
	};
}
function readPart(rest, todayMs) {
	for (const { pattern, read } of rules) {
		const [found, ...groups] = pattern.exec(rest) ?? [];
		if (found === void 0) continue;
		const part = read(groups, todayMs);
		if (part !== void 0) return {
			part,
			length: found.length
		};
	}
}
function day(midnightMs) {
	return {
		kind: "day",
		midnightMs
	};
}
function clock(hour, minute = "0") {
	if (hour > 23 || Number(minute) > 59) return void 0;
	return {
		kind: "hour",
		ms: (hour * 60 + Number(minute)) * minuteMs
	};
}
function every(frequency, days) {
	return {
		kind: "every",
		recurrence: {
			frequency,
			...days !== void 0 && { weekdays: days }
		}
	};
}
function countOf(count = "") {
	return /^\d/.test(count) ? Number(count) : 1;
}
function later(todayMs, unit, count) {
	if (unit === "day" || unit === "week") return todayMs + count * dayMs * (unit === "week" ? 7 : 1);
	return addMonths(todayMs, count * (unit === "year" ? 12 : 1));
}
function nextWeekday(todayMs, name) {
	const days = weekdays.indexOf(name ?? "") - weekdayIndex(todayMs);
	return todayMs + (days > 0 ? days : days + 7) * dayMs;
}
function startOfNext(todayMs, unit) {
	if (unit === "week") return nextWeekday(todayMs, "monday");
	const { month, day: date } = dayOf(todayMs);
	const firstMs = addMonths(todayMs - (date - 1) * dayMs, 1);
	return unit === "month" ? firstMs : addMonths(firstMs, 12 - month);
}
function monthOf(name = "") {
	return months.findIndex((month) => month.startsWith(name)) + 1;
}
function dateOf(todayMs, { year, month, date }) {
	const isYearless = year === void 0;
	const midnightMs = midnightOf({
		year: isYearless ? dayOf(todayMs).year : Number(year),
		month,
		day: Number(date)
	});
	if (midnightMs === void 0) return void 0;
	return {
		kind: "day",
		midnightMs,
		...isYearless && { isYearless }
	};
}
// ../../packages/service/src/reminders/times/read-time.ts
function readTime(sent, reading) {
	const { nowMs, timezone } = reading;
	const read = readFirst(sent.trim(), reading);
	if (read === void 0) return void 0;
	const { wallMs } = read;
	const latestMs = addMonths(nowMs, serviceLimits.reminderYears.value * 12);
	if (wallMs > latestMs + 864e5) return void 0;
	const recurrence = withDays(reading.recurrence ?? read.recurrence, wallMs);
	const atMs = recurrence === void 0 ? read.atMs ?? fromWallMs(wallMs, timezone) : nextOccurrence({
		recurrence,
		firstWallMs: wallMs,
		timezone
	}, nowMs);
	if (atMs <= nowMs || atMs > latestMs) return void 0;
	return {
		atMs,
		...recurrence !== void 0 && { recurrence: {
			...recurrence,
			from: printWall(wallMs)
		} }
	};
}
function withDays(recurrence, wallMs) {
	if (recurrence?.frequency !== "weekly" || recurrence.weekdays !== void 0) return recurrence;
	return {
		...recurrence,
		weekdays: [weekdayOf(wallMs)]
	};
}
function readFirst(sent, { nowMs, timezone }) {
	const exactly = (atMs) => ({
		atMs,
		wallMs: toWallMs(atMs, timezone)
	});
	if (/^\d{1,12}$/.test(sent)) {
		const number = Number(sent);
		return exactly(number <= serviceLimits.reminderSeconds.value ? nowMs + number * 1e3 : number * 1e3);
	}
	const wallNowMs = toWallMs(nowMs, timezone);
	const todayMs = Math.floor(wallNowMs / dayMs) * dayMs;
	const parts = parseWords(sent, todayMs);
	const [first, ...others] = parts ?? [];
	if (first?.kind === "after") return others.length === 0 ? exactly(nowMs + first.ms) : void 0;
	return parts === void 0 ? void 0 : combine(parts, wallNowMs, todayMs);
}
function combine(parts, wallNowMs, todayMs) {
	const hour = parts.find((part) => part.kind === "hour");
	const dated = parts.find((part) => part.kind === "day" || part.kind === "every");
	if (parts.length === 0 || parts.length !== Number(hour !== void 0) + Number(dated !== void 0)) return void 0;
	const ofDayMs = hour?.ms ?? reminderDefaults.hour * 864e5 / 24;
	if (dated === void 0) {
		const wallMs = todayMs + ofDayMs;
		return { wallMs: wallMs > wallNowMs ? wallMs : wallMs + dayMs };
	}
	if (dated.kind === "every") return {
		wallMs: todayMs + ofDayMs,
		recurrence: dated.recurrence
	};
	const wallMs = dated.midnightMs + ofDayMs;
	return { wallMs: dated.isYearless && wallMs <= wallNowMs ? addMonths(wallMs, 12) : wallMs };
}
// ../../packages/service/src/reminders/reminders.add.ts
function createAddReminder({ store, ids, due }) {
	return async (sent, { caller, now }) => {
		const workspace = await findListWorkspace(sent.team_id, caller, store);
		if (!workspace.ok) return workspace;
		const { frequency, weekdays } = sent.recurrence ?? {};
		if (weekdays !== void 0 && frequency !== "weekly") return refuse("invalid_arguments", frequency, "weekdays only with weekly");
		const { id: callerId = "", timezone = "" } = caller.user ?? {};
		const userId = sent.user ?? callerId;
		const other = await refuseUser(userId, {
			caller,
			isRecurring: sent.recurrence !== void 0 || /^\s*every\b/i.test(sent.time)
		}, store);
		if (other !== void 0) return other;
		const read = readTime(sent.time, {
			nowMs: now.getTime(),
			timezone,
			recurrence: sent.recurrence
		});
		if (read === void 0) return refuse("cannot_parse", sent.time, "a known time within the next five years");
		const reminder = {
			id: ids.orderedId(idPrefixes.reminder),
			version: 1,
			workspaceId: workspace.id,
			creatorId: callerId,
			userId,
			created: now.toISOString(),
			text: sent.text,
			time: Math.floor(read.atMs / 1e3),
			...read.recurrence !== void 0 && { recurrence: read.recurrence }
		};
		await store.commit({
			expect: [],
			writes: [put(reminders, reminder)]
		});
		due.plan(reminder.time * 1e3);
		return {
			ok: true,
			reminder: toReminder(reminder)
		};
	};
}
export { createAddReminder };
