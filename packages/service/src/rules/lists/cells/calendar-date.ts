import { readInstant } from "../../../values/instant.js";

/** Whether the text is an existing day as `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  return readInstant(`${text}T00:00Z`) !== undefined;
}
