import { type PoolClient, Query, type QueryConfig } from "pg";
import { StepError, type StepResult } from "../sql/statements/steps.js";

/** The connection of a query, with the parts that statements are sent by. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  readonly submittedNamedStatements: Record<string, string | undefined>;
  execute(portal: { readonly portal: string }): void;
  sync(): void;
}

/** The driver's query, with the members that its type leaves out. */
interface WireQuery {
  name: string | undefined;
  text: string | undefined;
  values: readonly unknown[];
  readonly portal: string;
  /** Sends the statement of `name`, `text` and `values`, except for what `_getRows` sends. */
  prepare(wire: Wire): void;
  submit(wire: Wire): void;
  handleCommandComplete(message: object, wire: Wire): void;
  handleError(error: unknown, wire: Wire): void;
}

interface Results {
  readonly rows: readonly unknown[];
  readonly rowCount: number | null;
}

type Callback = (error: unknown, results: Results | readonly Results[]) => void;

// The driver calls these members of its queries; its type has only those for applications.
const DriverQuery = Query as unknown as new (config: QueryConfig, callback: Callback) => WireQuery;

/**
 * Statements that are sent in one message and end with one synchronization. After the first error, the database skips the
 * rest: a write that follows a failed `begin` is not run, so that both may be sent together.
 */
class Flight extends DriverQuery {
  readonly #statements: readonly QueryConfig[];
  #at = 0;

  constructor(statements: readonly QueryConfig[], callback: Callback) {
    super({ text: "" }, callback);
    this.#statements = statements;
  }

  get at(): number {
    return this.#at;
  }

  override submit(wire: Wire): void {
    wire.stream.cork();
    try {
      for (const statement of this.#statements) {
        this.#become(statement);
        this.prepare(wire);
      }
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
    // The answers come in the same order, and each is about one statement.
    this.#become(this.#statements[0]);
  }

  /** Is called by `prepare`. */
  _getRows(wire: Wire): void {
    wire.execute({ portal: this.portal });
  }

  override handleCommandComplete(message: object, wire: Wire): void {
    super.handleCommandComplete(message, wire);
    this.#at += 1;
    this.#become(this.#statements[this.#at]);
  }

  override handleError(error: unknown, wire: Wire): void {
    // The database has skipped them, so that they have to be sent with their texts again.
    for (const { name } of this.#statements.slice(this.#at))
      if (name !== undefined) delete wire.submittedNamedStatements[name];
    super.handleError(error, wire);
  }

  #become(statement: QueryConfig | undefined): void {
    this.name = statement?.name;
    this.text = statement?.text;
    this.values = statement?.values ?? [];
  }
}

/**
 * Sends statements together: they take one round trip.
 * @returns the result of each
 * @throws StepError if one fails
 */
export function sendFlight(client: PoolClient, statements: readonly QueryConfig[]): Promise<readonly StepResult[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly StepResult[]>();
  const flight = new Flight(statements, (error, results) => {
    // The driver passes null if there is none.
    if (error !== null && error !== undefined) reject(new StepError(flight.at, error));
    else resolve([results].flat().map(({ rows, rowCount }) => ({ rows, changed: rowCount ?? 0 })));
  });
  // It is a query of the driver; see `DriverQuery`.
  client.query(flight as unknown as Query);
  return promise;
}
