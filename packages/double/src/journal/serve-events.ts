import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { Journal } from "./journal.js";
import { toEntry } from "./to-entry.js";

const keepAliveMs = 15_000;
/** Maximum exchanges that are queued for a listener. */
const maxQueued = 1_000;

/**
 * Streams every exchange as a server-sent event; `?world=` selects one world. A listener that falls too far behind is
 * disconnected.
 */
export function createEvents(journal: Journal, stopping?: AbortSignal): FetchHandler {
  return async (request) => {
    const world = new URL(request.url).searchParams.get("world");
    const encoder = new TextEncoder();
    let stop = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const write = (text: string) => controller.enqueue(encoder.encode(text));
        const unsubscribe = journal.subscribe((recorded) => {
          if (world !== null && recorded.world !== world) return;
          // The queue of a listener that does not read would fill the memory.
          if ((controller.desiredSize ?? 0) < -maxQueued) return end();
          write(`id: ${recorded.requestId}\nevent: exchange\ndata: ${JSON.stringify(toEntry(recorded))}\n\n`);
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
