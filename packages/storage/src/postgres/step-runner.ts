import { createHash } from "node:crypto";
import type { QueryConfig, QueryResult } from "pg";
import { type AnyStatement, createTexts, type PreparedText } from "../sql/statements/statement.js";
import type { Step, StepResult } from "../sql/statements/steps.js";
import { UniqueViolation } from "../sql/writes/claim-name.js";
import { postgresDialect } from "./postgres-dialect.js";

/** Runs queries: the pool, or one of its connections. */
interface Queryable {
  query(config: QueryConfig): Promise<QueryResult>;
}

/** Runs steps, and knows which of them only read. */
export interface StepRunner {
  /** The query of a step. */
  toQuery(step: Step): QueryConfig;
  run(client: Queryable, step: Step): Promise<StepResult>;
  /** Whether a step only reads, with a statement that connections prepare. */
  isPreparedRead(step: Step): boolean;
}

/** The naming of statements: prepared once by name on each connection, or with their texts each time. */
export type StatementNaming = "named" | "unnamed";

/** Creates a runner. */
export function createStepRunner(naming: StatementNaming): StepRunner {
  const textOf = createTexts(postgresDialect);
  const names = new Map<AnyStatement, string>();

  const toQuery = ({ statement, args }: Step): QueryConfig => {
    const text = textOf(statement);
    const query = { text: text.sql, values: [...text.values(args)] };
    if (statement.isSingleUse === true || naming === "unnamed") return query;
    const name = names.get(statement) ?? nameOf(text);
    names.set(statement, name);
    return { name, ...query };
  };

  const run = async (client: Queryable, step: Step): Promise<StepResult> => {
    try {
      const { rows, rowCount } = await client.query(toQuery(step));
      return { rows, changed: rowCount ?? 0 };
    } catch (error) {
      throw toStepCause(error);
    }
  };

  const isPreparedRead = ({ statement }: Step): boolean => statement.isSingleUse !== true && textOf(statement).reads;

  return { toQuery, run, isPreparedRead };
}

/** The error that steps know, or the error itself. */
export function toStepCause(error: unknown): unknown {
  return postgresDialect.isUniqueViolation(error)
    ? new UniqueViolation("a row with this key exists", { cause: error })
    : error;
}

/** The same text has the same name in every process, even if a pooler shares connections among them. */
function nameOf({ sql }: PreparedText): string {
  return createHash("sha256").update(sql).digest("hex").slice(0, 32);
}
