import { printSecond } from "../parts/print-time.js";
import { useStore } from "../store/store-context.js";
import type { Entry } from "../store/types.js";

interface AttemptsProps {
  readonly entry: Entry;
  readonly delivery: NonNullable<Entry["delivery"]>;
}

/** Every attempt to deliver an event, when the next one is due, and the button that sends it again. */
export function Attempts({ entry, delivery }: AttemptsProps) {
  const { journal, call, route, notes, hrefTo } = useStore();
  const { event_id: id, next_at: nextAt, detail } = delivery;
  const all = journal.entries.value.filter((each) => each.delivery?.event_id === id && each.app === entry.app);
  const resend = () => {
    const { world } = route.value;
    const sent = { world, event_id: id, ...(entry.app !== undefined && { app: entry.app }) };
    call("deliveries.resend", sent).then(
      () => notes.add("info", "The event is sent again."),
      (error: Error) => notes.add("error", error.message),
    );
  };
  return (
    <section>
      <h3>Attempts</h3>
      <ol class="attempts">
        {all.map(({ request_id: request, at, delivery: attempt, duration_ms: ms }) => (
          <li key={request}>
            <a
              href={hrefTo({ screen: "journal", rest: [request] })}
              aria-current={request === entry.request_id ? "true" : undefined}
            >
              {attempt?.attempt}. {attempt?.result.replace("_", " ")}
            </a>{" "}
            <span class="muted">
              {printSecond(at)} · {Math.round(ms)} ms {attempt?.reason}
            </span>
          </li>
        ))}
      </ol>
      {nextAt !== undefined && <p class="muted">The next attempt is due at {printSecond(nextAt)} UTC.</p>}
      {detail !== undefined && <p>{detail}</p>}
      <button type="button" class="button small" onClick={resend}>
        Send again
      </button>
    </section>
  );
}
