import type { FetchHandler } from "@rollcall/server-adapters/node";
import { type EntryFilter, matchesFilter } from "./entry-filter.js";
import type { Journal } from "./journal.js";
import { isDelivery } from "./recorded.js";
import { toEntry } from "./to-entry.js";

const keepAliveMs = 15_000;
/** Maximum exchanges that are queued for a listener. */
const maxQueued = 1_000;

/**
 * Streams every entry as a server-sent event: `exchange` for calls, `delivery` for deliveries. `?world=`, `kind`, `app` and
 * `event` select some. A listener that falls too far behind is disconnected.
 */
export function createEvents(journal: Journal, stopping?: AbortSignal): FetchHandler {
  return async (request) => {
    const filter = readFilter(new URL(request.url).searchParams);
    const encoder = new TextEncoder();
    let stop = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const write = (text: string) => controller.enqueue(encoder.encode(text));
        const unsubscribe = journal.subscribe((recorded) => {
          if (!matchesFilter(recorded, filter)) return;
          // The queue of a listener that does not read would fill the memory.
          if ((controller.desiredSize ?? 0) < -maxQueued) return end();
          write(
            `id: ${recorded.requestId}\nevent: ${isDelivery(recorded) ? "delivery" : "exchange"}\ndata: ${JSON.stringify(toEntry(recorded))}\n\n`,
          );
        });
        const timer = setInterval(() => write(": still here\n\n"), keepAliveMs).unref();
        stop = () => {
          unsubscribe();
          clearInterval(timer);
          ended.removeEventListener("abort", end);
        };
        const ended = AbortSignal.any([request.signal, ...(stopping ? [stopping] : [])]);
        const end = () => {
          stop();
          controller.close();
        };
        write(": exchanges follow\n\n");
        if (ended.aborted) end();
        else ended.addEventListener("abort", end);
      },
      cancel: () => stop(),
    });
    const headers = { "content-type": "text/event-stream", "cache-control": "no-store" };
    return new Response(body, { headers });
  };
}

/** Parameters of the query that select entries, by the name of their filter. */
const parameters = ["world", "kind", "app", "event"] as const;

function readFilter(query: URLSearchParams): EntryFilter {
  const given = parameters.filter((name) => query.get(name)).map((name) => [name, query.get(name)]);
  // A kind that does not exist matches nothing.
  return Object.fromEntries(given) as EntryFilter;
}
