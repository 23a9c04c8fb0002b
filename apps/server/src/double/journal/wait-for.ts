import { type EntryFilter, fits } from "./entry-filter.js";
import type { Journal } from "./journal.js";
import type { Recorded } from "./recorded.js";

/** What was waited for did not happen; the message tells what did. */
export class WaitTimedOut extends Error {
  override readonly name = "WaitTimedOut";
}

export interface WaitOptions {
  /** Milliseconds of the machine's time. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/**
 * The first exchange that fits, past or to come.
 * @throws WaitTimedOut where there is none in time
 */
export async function waitFor(journal: Journal, filter: EntryFilter, options: WaitOptions): Promise<Recorded> {
  const [first] = journal.list(filter);
  if (first !== undefined) return first;
  const found = Promise.withResolvers<Recorded>();
  const unsubscribe = journal.subscribe((recorded) => {
    if (fits(recorded, filter)) found.resolve(recorded);
  });
  const timer = setTimeout(
    () => found.reject(new WaitTimedOut(tellMisses(journal, filter, options))),
    options.timeoutMs,
  );
  const giveUp = () => found.reject(options.signal?.reason);
  options.signal?.addEventListener("abort", giveUp);
  try {
    return await found.promise;
  } finally {
    unsubscribe();
    clearTimeout(timer);
    options.signal?.removeEventListener("abort", giveUp);
  }
}

const mostMisses = 5;

function tellMisses(journal: Journal, filter: EntryFilter, { timeoutMs }: WaitOptions): string {
  const { after, world, ...wanted } = filter;
  const seen = journal.list({ ...(after !== undefined && { after }), ...(world !== undefined && { world }) });
  const lines = seen.slice(-mostMisses).map(tell);
  const happened =
    lines.length === 0 ? "nothing happened" : `of ${seen.length} exchanges the last were ${lines.join(", ")}`;
  const { token, ...shown } = wanted;
  const sought = { ...shown, ...(token !== undefined && { token: "[redacted]" }) };
  return `No exchange with ${JSON.stringify(sought)} within ${timeoutMs} ms: ${happened}.`;
}

function tell({ method, route, status, code }: Recorded): string {
  return `${method ?? route ?? "an unknown address"} (${status}${code === undefined ? "" : ` ${code}`})`;
}
