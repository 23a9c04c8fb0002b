import { useStore } from "../store/store-context.js";
import type { Notified } from "./use-change.js";

/** The deliveries of the last change to apps, with a link to each attempt. */
export function NotifiedApps({ notified }: { readonly notified: Notified | undefined }) {
  const { people, journal, me, hrefTo } = useStore();
  if (notified === undefined) return null;
  const act = journal.entries.value.findLast(({ method, user }) => method === "people.call" && user === me.value?.id);
  return (
    <div class="notified" role="status">
      <span>
        {act === undefined ? (
          <code>{notified.method}</code>
        ) : (
          <a href={hrefTo({ screen: "journal", rest: [act.request_id] })}>
            <code>{notified.method}</code>
          </a>
        )}{" "}
        was done.
      </span>
      {notified.deliveries.length === 0 && <span class="muted">No app that sees it subscribes to its events.</span>}
      {notified.deliveries.map(({ event_id: id, event, app, state, attempts }) => (
        <span key={`${id} ${app}`}>
          {people.botOf.value.get(app)?.name ?? app} received{" "}
          <a href={hrefTo({ screen: "journal", rest: [attempts.at(-1)?.request_id ?? ""] })}>
            <code>{event}</code>
          </a>{" "}
          <span class={state === "delivered" ? "status ok" : "status failed"}>{state.replace("_", " ")}</span>
        </span>
      ))}
    </div>
  );
}
