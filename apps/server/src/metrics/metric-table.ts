/** What there is to know of a metric before it has a value. */
export interface MetricRow {
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

/** The server's own metrics; those of the process and of Node are prom-client's. */
export const metricTable = {
  requests: row("counter", "rollcall_requests_total", "Requests answered.", [
    "protocol",
    "version",
    "route",
    "status",
    "code",
  ]),
  gone: row("counter", "rollcall_requests_gone_total", "Requests whose client went away before the answer.", [
    "protocol",
    "version",
    "route",
  ]),
  durations: row("histogram", "rollcall_request_duration_seconds", "Time from a request to its answer.", [
    "protocol",
    "version",
    "route",
  ]),
  locks: row(
    "counter",
    "rollcall_update_locks_total",
    "Update locks asked for, by whether they were held or refused.",
    ["result"],
  ),
  locksHeld: row("gauge", "rollcall_update_locks_held", "Update locks that this process holds now.", []),
  rates: row("counter", "rollcall_rate_limit_calls_total", "Calls counted in a budget, by whether it had room.", [
    "protocol",
    "tier",
    "result",
  ]),
  pool: row("gauge", "rollcall_postgres_connections", "Connections of the pool to PostgreSQL, in use or idle.", [
    "state",
  ]),
  waiting: row("gauge", "rollcall_postgres_waiting", "Statements that wait for a connection of the pool.", []),
  defects: row(
    "counter",
    "rollcall_defects_total",
    "Errors that no code of the APIs stands for, as the log has them.",
    [],
  ),
  build: row("gauge", "rollcall_build_info", "Always 1; the labels say what runs.", ["version", "node", "database"]),
} as const satisfies Readonly<Record<string, MetricRow>>;

/** Upper bounds of the time that answers take, in seconds. */
export const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
