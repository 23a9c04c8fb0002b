import type { FetchHandler } from "@rollcall/server-adapters/node";
import { isDelivery, type Recorded } from "../exchange.js";
import { type EntryFilter, matchesFilter } from "./entry-filter.js";
import type { Journal } from "./journal.js";
import type { Notice, Notices } from "./notices.js";
import { toEntry } from "./to-entry.js";

const keepAliveMs = 15_000;
/** Maximum exchanges that are queued for a listener. */
const maxQueued = 1_000;

/** The content of the stream. */
interface Streamed {
  readonly journal: Journal;
  readonly notices: Notices;
  /** Aborts when the server begins to stop. */
  readonly stopping?: AbortSignal;
}

/**
 * Streams every entry as a server-sent event: `exchange` for calls, `delivery` for deliveries. `?world=`, `kind`, `app` and
 * `event` select some. `?from=start` begins with the entries that the journal has. With a `Last-Event-ID`, the stream goes
 * on after that entry; `gap` comes first if the journal no longer has it. `?notices=true` adds `notice` for changes that the
 * journal does not have. A listener that falls too far behind is disconnected.
 */
export function createEvents({ journal, notices, stopping }: Streamed): FetchHandler {
  return async (request) => {
    const query = new URL(request.url).searchParams;
    const filter = readFilter(query);
    const encoder = new TextEncoder();
    let stop = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const write = (text: string) => controller.enqueue(encoder.encode(text));
        // The queue of a listener that does not read would fill the memory.
        const follow = (text: () => string) => ((controller.desiredSize ?? 0) < -maxQueued ? end() : write(text()));
        const unsubscribe = journal.subscribe((recorded) => {
          if (matchesFilter(recorded, filter)) follow(() => printEntry(recorded));
        });
        const unnotice = query.get("notices") === "true" ? notices.subscribe(publish) : () => {};
        const timer = setInterval(() => write(": still here\n\n"), keepAliveMs).unref();
        stop = () => {
          unsubscribe();
          unnotice();
          clearInterval(timer);
          ended.removeEventListener("abort", end);
        };
        const ended = AbortSignal.any([request.signal, ...(stopping ? [stopping] : [])]);
        const end = () => {
          stop();
          controller.close();
        };
        function publish(notice: Notice) {
          // Every listener learns which worlds there are.
          if (notice.world === (filter.world ?? notice.world) || notice.by.startsWith("world."))
            follow(() => `event: notice\ndata: ${JSON.stringify(notice)}\n\n`);
        }
        // One piece, so that what has been kept does not count as a queue.
        write(`: exchanges follow\n\n${printKept(journal, filter, beginningOf(request, query))}`);
        if (ended.aborted) end();
        else ended.addEventListener("abort", end);
      },
      cancel: () => stop(),
    });
    const headers = { "content-type": "text/event-stream", "cache-control": "no-store" };
    return new Response(body, { headers });
  };
}

/** The last entry that the listener has; `start` if it wants all, undefined if it wants none that exists. */
type Beginning = { readonly after: string } | "start" | undefined;

function beginningOf({ headers }: Request, query: URLSearchParams): Beginning {
  const after = headers.get("last-event-id") ?? "";
  if (after !== "") return { after };
  return query.get("from") === "start" ? "start" : undefined;
}

/** The entries that the journal has, from where the listener begins. */
function printKept(journal: Journal, filter: EntryFilter, beginning: Beginning): string {
  if (beginning === undefined) return "";
  if (beginning === "start") return journal.list(filter).map(printEntry).join("");
  const gap = journal.get(beginning.after) === undefined ? "event: gap\ndata: {}\n\n" : "";
  return (
    gap +
    journal
      .list({ ...filter, after: beginning.after })
      .map(printEntry)
      .join("")
  );
}

function printEntry(recorded: Recorded): string {
  const type = isDelivery(recorded) ? "delivery" : "exchange";
  return `id: ${recorded.requestId}\nevent: ${type}\ndata: ${JSON.stringify(toEntry(recorded))}\n\n`;
}

/** Parameters of the query that select entries, by the name of their filter. */
const parameters = ["world", "kind", "app", "event"] as const;

function readFilter(query: URLSearchParams): EntryFilter {
  const given = parameters.filter((name) => query.get(name)).map((name) => [name, query.get(name)]);
  // A kind that does not exist matches nothing.
  return Object.fromEntries(given) as EntryFilter;
}
