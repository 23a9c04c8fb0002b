import { skip } from "../rows/outcome.js";
import type { Send } from "./create-sender.js";
import type { Heard } from "./heard.js";

/** The resources that a check made. Only these are ever changed or deleted. */
export interface Ledger {
  /** Sends a request, and notes what it makes. @throws NotApplicable if it would change a resource that the check did not make */
  readonly send: Send;
  /** A new identifier of no resource, which may be used in changes. */
  invent(): string;
  /** Paths of the resources that exist, in the order of their creation. */
  remaining(): readonly string[];
}

/** Options of {@link createLedger}. */
interface LedgerOptions {
  readonly send: Send;
  readonly url: string;
  /** Only requests that change nothing are sent. */
  readonly readOnly: boolean;
}

interface BulkOperation {
  readonly method?: string;
  readonly path?: string;
  readonly location?: string;
  readonly status?: unknown;
}

/** Creates a ledger. */
export function createLedger({ send, url, readOnly }: LedgerOptions): Ledger {
  const made = new Set<string>();
  const gone = new Set<string>();
  const invented = new Set<string>();
  const isOwn = (path: string) =>
    made.has(path) || gone.has(path) || invented.has(path.slice(path.lastIndexOf("/") + 1)) || path.includes("bulkId:");
  const guard = (verb: string, path: string, body: unknown) => {
    const bare = toPath(path, url);
    if (verb === "GET" || bare.endsWith("/.search")) return;
    if (readOnly) throw new Error(`A check that only reads sent ${verb} ${path}.`);
    if (bare.endsWith("/Bulk")) {
      for (const { method, path: at = "" } of operationsOf(body))
        if (method?.toUpperCase() !== "POST" && !isOwn(at))
          skip(`a bulk request would change ${at}, which the check did not make`);
    } else if (verb !== "POST" && !isOwn(bare) && (verb === "DELETE" || bare.split("/").length > 2))
      skip(`${verb} ${path} would change what the check did not make`);
  };
  const note = (verb: string, path: string, heard: Heard) => {
    if (heard.status >= 300) return;
    const bare = toPath(path, url);
    if (bare.endsWith("/Bulk")) {
      for (const { method, location, status } of operationsOf(heard.body)) {
        if (typeof location !== "string" || !/^2/.test(String(status))) continue;
        if (method?.toUpperCase() === "POST") made.add(toPath(location, url));
        if (method?.toUpperCase() === "DELETE") leave(toPath(location, url));
      }
    } else if (verb === "DELETE") leave(bare);
    else if (verb === "PUT") made.add(bare);
    else if (verb === "POST" && !bare.endsWith("/.search")) {
      const location = heard.headers.get("location");
      if (typeof heard.body?.id === "string") made.add(`${bare}/${encodeURIComponent(heard.body.id)}`);
      else if (location !== null) made.add(toPath(location, url));
    }
  };
  const leave = (path: string) => {
    if (made.delete(path)) gone.add(path);
  };
  return {
    send: async (verb, path, body, headers) => {
      guard(verb, path, body);
      const heard = await send(verb, path, body, headers);
      note(verb, path, heard);
      return heard;
    },
    invent: () => {
      const id = crypto.randomUUID();
      invented.add(id);
      return id;
    },
    remaining: () => [...made],
  };
}

/** A path below the base URL, without its query. Servers may write locations with another host, or without one. */
function toPath(path: string, url: string): string {
  const { pathname: base } = new URL(url);
  const bare = path.startsWith("http") ? new URL(path).pathname : path.replace(/\?.*$/, "");
  return base.length > 1 && bare.startsWith(`${base}/`) ? bare.slice(base.length) : bare;
}

function operationsOf(body: unknown): readonly BulkOperation[] {
  const operations: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "Operations") : undefined;
  return Array.isArray(operations) ? operations.filter((each) => typeof each === "object" && each !== null) : [];
}
