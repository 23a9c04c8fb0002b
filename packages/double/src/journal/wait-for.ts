import { isDelivery, type Recorded, reasonOf } from "../exchange.js";
import { type EntryFilter, matchesFilter } from "./entry-filter.js";
import type { Journal } from "./journal.js";

/** No exchange matched in time. The message lists what happened instead. */
export class WaitTimedOut extends Error {
  override readonly name = "WaitTimedOut";
}

interface WaitOptions {
  /** Maximum wait in milliseconds of machine time. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/**
 * The first exchange that matches, past or future.
 * @throws WaitTimedOut if none matches in time
 */
export async function waitFor(journal: Journal, filter: EntryFilter, options: WaitOptions): Promise<Recorded> {
  const [first] = journal.list(filter);
  if (first !== undefined) return first;
  const found = Promise.withResolvers<Recorded>();
  const unsubscribe = journal.subscribe((recorded) => {
    if (matchesFilter(recorded, filter)) found.resolve(recorded);
  });
  const timer = setTimeout(
    () => found.reject(new WaitTimedOut(describeTimeout(journal, filter, options))),
    options.timeoutMs,
  );
  const abort = () => found.reject(options.signal?.reason);
  options.signal?.addEventListener("abort", abort);
  try {
    return await found.promise;
  } finally {
    unsubscribe();
    clearTimeout(timer);
    options.signal?.removeEventListener("abort", abort);
  }
}

const maxListed = 5;

function describeTimeout(journal: Journal, filter: EntryFilter, { timeoutMs }: WaitOptions): string {
  const { after, world, ...wanted } = filter;
  const seen = journal.list({ ...(after !== undefined && { after }), ...(world !== undefined && { world }) });
  const lines = seen.slice(-maxListed).map(describeExchange);
  const happened =
    lines.length === 0 ? "nothing happened" : `of ${seen.length} exchanges the last were ${lines.join(", ")}`;
  const { token, ...shown } = wanted;
  const sought = { ...shown, ...(token !== undefined && { token: "[redacted]" }) };
  return `No exchange with ${JSON.stringify(sought)} within ${timeoutMs} ms: ${happened}.`;
}

function describeExchange(recorded: Recorded): string {
  if (isDelivery(recorded)) {
    const { event, appId } = recorded.delivery;
    return `${event.type} for ${appId} (${reasonOf(recorded) ?? recorded.end.kind})`;
  }
  const { method, route, status, code } = recorded;
  return `${method ?? route ?? "an unknown address"} (${status}${code === undefined ? "" : ` ${code}`})`;
}
