/** The contents of the first message. */
interface HelloParts {
  readonly app: string;
  /** Number of connections of the app, this one included. */
  readonly connections: number;
  readonly host: string;
  readonly buildNumber: number;
  readonly startedAt: Date;
  readonly lifetimeMs: number;
}

/** Writes the first message of a connection. */
export function writeHello({ app, connections, host, buildNumber, startedAt, lifetimeMs }: HelloParts): string {
  return JSON.stringify({
    type: "hello",
    num_connections: connections,
    connection_info: { app_id: app },
    debug_info: {
      host,
      started: startedAt.toISOString().replace("T", " ").replace("Z", ""),
      build_number: buildNumber,
      approximate_connection_time: Math.round(lifetimeMs / 1000),
    },
  });
}
