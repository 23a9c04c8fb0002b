import { millisecondsOf, readInstant } from "../../values/instant.js";
import type { ActOutcome, ActRefusal, Person } from "../act.js";

/** A status. Without text and emoji it is cleared. */
interface Status {
  readonly text?: string;
  /** With colons. */
  readonly emoji?: string;
  /** ISO 8601. Default: it stays. */
  readonly until?: string;
}

/** Sets the status of the person. */
export async function setStatus({ text = "", emoji = "", until }: Status, person: Person): Promise<ActOutcome<object>> {
  const ends = until === undefined ? undefined : readInstant(until);
  if (until !== undefined && ends === undefined) return notInstant(until);
  const profile = {
    status_text: text,
    status_emoji: emoji,
    status_expiration: ends === undefined ? 0 : Math.floor(millisecondsOf(ends) / 1000),
  };
  const set = await person.call("users.profile.set", { profile });
  return set.ok ? { ok: true } : set;
}

function notInstant(until: string): ActRefusal {
  return {
    ok: false,
    error: "refused",
    detail: `${JSON.stringify(until)} is not an instant like 2026-06-01T12:00:00Z.`,
  };
}

/** Shows the person as away, or lets their activity decide. */
export async function setPresence(
  { presence }: { readonly presence: "auto" | "away" },
  person: Person,
): Promise<ActOutcome<object>> {
  const set = await person.call("users.setPresence", { presence });
  return set.ok ? { ok: true } : set;
}
