import { readInstant } from "../../values/instant.js";

/** Whether the text names a day that exists, as `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  return readInstant(`${text}T00:00Z`) !== undefined;
}
