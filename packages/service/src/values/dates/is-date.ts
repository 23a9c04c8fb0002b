import { readInstant } from "../instant.js";

/** Whether a text is a day of the calendar, such as `2026-01-31`. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && readInstant(`${text}T00:00:00Z`) !== undefined;
}
