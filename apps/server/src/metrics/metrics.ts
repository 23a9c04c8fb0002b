import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { ActiveDefinitions } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import type { PoolUse } from "@rollcall/storage/postgres";

/** An answered request. Its route is one of the defined routes, which limits the number of label values. */
export interface AnsweredRequest {
  readonly protocol: "scim" | "webapi" | "site";
  /** Version of SCIM; absent for other protocols. */
  readonly version?: string;
  /** Verb and path without identifiers, or the name of a method; absent for an unknown route or method. */
  readonly route?: string;
  readonly status: number;
  /** The code on the wire; absent for a success. */
  readonly code?: string;
  /** Whether the client disconnected before the answer. */
  readonly isGone: boolean;
  readonly ms: number;
}

/** An attempt to deliver an event to an app. */
interface CountedAttempt {
  /** Type of the event. */
  readonly event: string;
  /** `withdrawn` if the app may not receive the event any more, so that nothing was sent. */
  readonly result: "delivered" | "retried" | "given_up" | "withdrawn";
  /** The reason of the failure, as in the header of a retry. Absent for a success. */
  readonly reason?: string;
  /** Duration in milliseconds. Absent if nothing was sent. */
  readonly ms?: number;
}

/** The metrics of a server. */
export interface Metrics {
  /** Counts an answer. */
  readonly answered: (request: AnsweredRequest) => void;
  /** Counts an unexpected error. */
  readonly failed: () => void;
  /** Counts an attempt to deliver an event. */
  readonly attempted: (attempt: CountedAttempt) => void;
  /** Wraps a store so that its update locks and rate limits are counted. `definitions` default to the generated sets. */
  readonly watchStore: (store: Store, definitions?: ActiveDefinitions) => Store;
  /** Sets the kind of database, and the pool if it has one. */
  readonly setDatabase: (name: string, pool?: () => PoolUse) => void;
  /** All metrics in the text format of Prometheus. */
  readonly print: () => Promise<string>;
  readonly mediaType: string;
}

/** The definition of a metric. */
interface MetricRow {
  readonly name: string;
  readonly kind: "counter" | "gauge" | "histogram";
  readonly help: string;
  readonly labels: readonly string[];
}

const row = <const Labels extends readonly string[]>(
  kind: MetricRow["kind"],
  name: string,
  help: string,
  labels: Labels,
) => ({ kind, name, help, labels });

/** The server's own metrics; prom-client adds those of the process and of Node. */
export const metricTable = {
  requests: row("counter", "rollcall_requests_total", "Requests answered.", [
    "protocol",
    "version",
    "route",
    "status",
    "code",
  ]),
  gone: row("counter", "rollcall_requests_gone_total", "Requests whose client disconnected before the answer.", [
    "protocol",
    "version",
    "route",
  ]),
  durations: row("histogram", "rollcall_request_duration_seconds", "Time from a request to its answer.", [
    "protocol",
    "version",
    "route",
  ]),
  locks: row("counter", "rollcall_update_locks_total", "Update locks requested, by result: held or refused.", [
    "result",
  ]),
  locksHeld: row("gauge", "rollcall_update_locks_held", "Update locks currently held by this process.", []),
  rates: row("counter", "rollcall_rate_limit_calls_total", "Calls counted in a budget, by result.", [
    "protocol",
    "tier",
    "result",
  ]),
  deliveries: row("counter", "rollcall_delivery_attempts_total", "Attempts to deliver events to apps, by result.", [
    "event",
    "result",
    "reason",
  ]),
  deliveryDurations: row(
    "histogram",
    "rollcall_delivery_duration_seconds",
    "Time from an attempt to deliver an event to its answer.",
    ["result"],
  ),
  pool: row("gauge", "rollcall_postgres_connections", "Connections of the PostgreSQL pool, in use or idle.", ["state"]),
  waiting: row("gauge", "rollcall_postgres_waiting", "Statements waiting for a connection of the pool.", []),
  defects: row("counter", "rollcall_defects_total", "Unexpected errors, which are logged.", []),
  build: row("gauge", "rollcall_build_info", "Always 1; the labels describe the server.", [
    "version",
    "node",
    "database",
  ]),
} as const satisfies Readonly<Record<string, MetricRow>>;

/** Upper bounds of the buckets for response times, in seconds. */
export const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** Wraps handlers so that their answers are counted under their mount paths. */
export function countRequests(
  handlers: Readonly<Record<string, FetchHandler>>,
  { answered }: Pick<Metrics, "answered">,
): Readonly<Record<string, FetchHandler>> {
  return Object.fromEntries(
    Object.entries(handlers).map(([route, serve]): [string, FetchHandler] => [
      route,
      async (request, connection) => {
        const since = performance.now();
        const response = await serve(request, connection);
        const { status } = response;
        answered({ protocol: "site", route, status, isGone: false, ms: performance.now() - since });
        return response;
      },
    ]),
  );
}
