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
