import { printInstant } from "../parts/print-time.js";
import { useStore } from "../store/store-context.js";
import type { Entry } from "../store/types.js";
import { kindOf, titleOf } from "./entry-filter.js";

interface EntryRowProps {
  readonly entry: Entry;
  readonly isOpen: boolean;
}

const names = { call: "call", act: "act", delivery: "sent" } as const;

/** The headings of the lines. */
export function EntryHead() {
  const headings = ["Time (UTC)", "Kind", "What", "Who", "Code", "Status", "Duration"];
  return (
    <div class="entry-head">
      {headings.map((heading) => (
        <span key={heading}>{heading}</span>
      ))}
    </div>
  );
}

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
      <time class="entry-time">{printInstant(entry.at)}</time>
      <span class={`kind ${kind}`}>{entry.protocol === "scim" ? `scim ${entry.version ?? ""}` : names[kind]}</span>
      <span class="entry-title">{titleOf(entry)}</span>
      <span class="entry-who">{useWho(entry)}</span>
      <span class="entry-code">{entry.code ?? (entry.fault === undefined ? "" : "fault")}</span>
      <span class="status">{entry.status === 0 ? "none" : entry.status}</span>
      <span class="entry-ms">{entry.duration_ms.toFixed(entry.duration_ms < 10 ? 1 : 0)} ms</span>
    </a>
  );
}

/** The person or app that called, acted, or received it. A person whose token an app used stands before the app. */
export function useWho({ user, app }: Entry): string {
  const { people, workspace } = useStore();
  const bot = app === undefined ? undefined : people.botOf.value.get(app);
  const named = workspace.seen.value?.apps.find(({ id }) => id === app)?.name ?? bot?.name ?? app;
  const person = user === undefined || user === bot?.id ? undefined : (people.byId.value.get(user)?.name ?? user);
  if (person === undefined || named === undefined) return person ?? named ?? "";
  return `${person} with ${named}`;
}
