import { ho as readInstant } from "./server.js";
// ../../packages/service/src/lists/cells/calendar-date.ts
function isCalendarDate(text) {
	return readInstant(`${text}T00:00Z`) !== void 0;
}
export { isCalendarDate as t };
