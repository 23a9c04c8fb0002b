import { useStore } from "../store/store-context.js";
import type { Entry } from "../store/types.js";
import { kindOf, titleOf } from "./entry-filter.js";

interface EntryRowProps {
  readonly entry: Entry;
  readonly isOpen: boolean;
}

const names = { call: "call", act: "act", delivery: "sent" } as const;

/** One line of the journal. */
export function EntryRow({ entry, isOpen }: EntryRowProps) {
  const { hrefTo } = useStore();
  const kind = kindOf(entry);
  return (
    <a
      class={entry.ok ? "entry" : "entry failed"}
      href={hrefTo({ screen: "journal", rest: [entry.request_id] })}
      aria-current={isOpen ? "true" : undefined}
    >
      <time class="entry-time">{entry.at.slice(11, 23)}</time>
      <span class={`kind ${kind}`}>{entry.protocol === "scim" ? `scim ${entry.version ?? ""}` : names[kind]}</span>
      <span class="entry-title">{titleOf(entry)}</span>
      <span class="entry-who">{useWho(entry)}</span>
      <span class="entry-code">{entry.code ?? (entry.fault === undefined ? "" : "fault")}</span>
      <span class="status">{entry.status === 0 ? "none" : entry.status}</span>
      <span class="entry-ms">{entry.duration_ms.toFixed(entry.duration_ms < 10 ? 1 : 0)} ms</span>
    </a>
  );
}

/** The user or app that called, acted, or received it. */
function useWho({ user, app }: Entry): string {
  const { people } = useStore();
  const bot = app === undefined ? undefined : (people.botOf.value.get(app)?.name ?? app);
  const person = user === undefined ? undefined : (people.byId.value.get(user)?.name ?? user);
  return bot ?? person ?? "";
}
