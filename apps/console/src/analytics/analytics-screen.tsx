import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Mark } from "../markup/mark.js";
import { parseMrkdwn } from "../markup/parse-mrkdwn.js";
import { OtherEyes } from "../parts/other-eyes.js";
import { Picker } from "../parts/picker.js";
import type { Store } from "../store/store.js";
import { useActor, useStore } from "../store/store-context.js";
import { useLive } from "../store/use-live.js";
import { useWorldNow } from "../store/use-world-now.js";
import "../styles/analytics.css";
import { CountsTable } from "./counts-table.js";
import { groupByDay } from "./group-by-day.js";

const weekSeconds = 7 * 24 * 60 * 60;

/** The words of a text that people see. */
function wordsOf(marks: readonly Mark[], store: Pick<Store, "people" | "channels">): string {
  const words = marks.map((mark): string => {
    switch (mark.kind) {
      case "user":
        return `@${store.people.byId.value.get(mark.id)?.name ?? (mark.label || mark.id)}`;
      case "channel":
        return `#${store.channels.value.get(mark.id)?.name ?? (mark.label || mark.id)}`;
      case "usergroup":
        return mark.label || `@${mark.id}`;
      case "broadcast":
        return `@${mark.to}`;
      case "emoji":
        return `:${mark.name}:`;
      case "link":
        return mark.label || mark.to;
      case "date":
        return mark.fallback;
      case "break":
        return " ";
      default:
        return "of" in mark ? wordsOf(mark.of, store) : mark.text;
    }
  });
  return words.join("");
}

/** The beginning of a text, without line breaks. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** Most messages that the page counts. */
const maxCounted = 100;

/** Counts of the messages of a channel in a week, by day, for owners and admins of the organization. */
export function AnalyticsScreen() {
  const store = useStore();
  const { channels, people, route, go } = store;
  const actor = useActor();
  const now = useWorldNow();
  const all = [...channels.value.values()].filter((each) => each["is_im"] !== true && each["is_mpim"] !== true);
  const shown = all.find((each) => each["is_general"] === true) ?? all[0];
  const channel = route.value.rest[0] ?? shown?.id;
  /** End of the week in Unix time. Undefined for the last seven days. */
  const end = useSignal<number | undefined>(undefined);
  const week = end.value === undefined ? {} : { latest_ts: String(end.value) };
  const sent = actor && channel && { ...actor, ...week, channel, limit: maxCounted };
  const { answer, problem } = useLive("people.seeActivity", sent || undefined);
  const isShown = (answer?.activities.length ?? 0) > 0;
  const seen = useLive(
    "people.see",
    isShown && actor && channel ? { ...actor, channel, limit: 200 } : undefined,
  ).answer;
  const texts = useMemo(
    () => new Map(seen?.messages.map(({ ts, text }) => [ts, shorten(wordsOf(parseMrkdwn(text), store))])),
    [seen, people.byId.value, channels.value],
  );
  const days = useMemo(() => groupByDay(answer?.activities ?? []), [answer]);
  const move = (weeks: number) => {
    const nowSeconds = Math.floor(now / 1000);
    const moved = (end.value ?? nowSeconds) + weeks * weekSeconds;
    // The clock goes on between two clicks.
    end.value = moved + weekSeconds / 2 >= nowSeconds ? undefined : moved;
  };
  return (
    <div class="page">
      <section class="card-section">
        <header class="card-head">
          <h2>Counts of messages</h2>
          <span class="actions">
            <Picker
              choices={all.map(({ id, name = id }) => ({ value: id, text: `#${name}` }))}
              picked={channel === undefined ? [] : [channel]}
              placeholder="Channel"
              onPick={([id]) => go({ rest: id === undefined ? [] : [id] })}
            />
            <button type="button" class="button small" onClick={() => move(-1)}>
              Week before
            </button>
            <button type="button" class="button small" disabled={end.value === undefined} onClick={() => move(1)}>
              Week after
            </button>
          </span>
        </header>
        <p class="muted">
          {end.value === undefined
            ? "The last seven days"
            : `Seven days until ${new Date(end.value * 1000).toISOString().slice(0, 10)}`}
          , as <code>admin.analytics.messages.activity</code> counts users. Days are in UTC.
        </p>
        {problem !== "" && (
          <p class="problem">
            <span>{problem}</span>
            <OtherEyes persons={people.all.value.filter(({ administers }) => administers)}>
              Nobody in this world is one.
            </OtherEyes>
          </p>
        )}
        {problem === "" && answer === undefined && <p class="muted">Loading …</p>}
        {problem === "" && answer !== undefined && days.length === 0 && <p class="muted">There are no messages.</p>}
        {problem === "" && channel !== undefined && days.length > 0 && (
          <CountsTable channel={channel} days={days} texts={texts} />
        )}
        {problem === "" && answer?.next_cursor !== undefined && (
          <p class="muted">The first {maxCounted} messages are counted.</p>
        )}
      </section>
    </div>
  );
}
