import type { WorldReminder } from "./reminders.js";
import type { WorldFinding } from "./section/finding.js";

/** Checks that each ID is used once, and that only what does not recur is complete and only weekly ones have days. */
export function checkReminders(items: readonly WorldReminder[]): readonly WorldFinding[] {
  return items.flatMap(({ id, recurrence, completed }, i) => {
    const path = ["reminders", i] as const;
    const findings: WorldFinding[] = [];
    if (id !== undefined && items.findIndex((one) => one.id === id) !== i) {
      findings.push({ path: [...path, "id"], message: `The id ${id} is taken already` });
    }
    if (recurrence !== undefined && completed !== undefined) {
      findings.push({ path: [...path, "completed"], message: "A reminder that recurs is never complete" });
    }
    if (recurrence?.weekdays !== undefined && recurrence.frequency !== "weekly") {
      findings.push({ path: [...path, "recurrence", "weekdays"], message: "Only a weekly reminder has days" });
    }
    return findings;
  });
}
