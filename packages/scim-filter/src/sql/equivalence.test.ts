import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type AttributePath,
  type CompareOperator,
  compileFilter,
  type ElementFilter,
  type Filter,
  type FilterSchema,
  type FilterValue,
  foldCase,
  printFilter,
  type SqlColumns,
  type SqlDialectName,
  toSql,
} from "../index.js";
import { openPostgres, openSqlite, type TestDatabase, toStatement } from "../testing/databases.js";

const schema: FilterSchema = {
  attributes: {
    id: { caseExact: true },
    userName: {},
    title: {},
    active: { type: "boolean" },
    age: { type: "integer" },
    score: { type: "decimal" },
    created: { type: "dateTime" },
    modified: { type: "dateTime" },
    seen: { type: "dateTime" },
    emails: {
      type: "complex",
      subAttributes: { value: {}, type: { caseExact: true }, primary: { type: "boolean" } },
    },
  },
};

const columns = (dialect: SqlDialectName): SqlColumns => ({
  id: { sql: "u.id", holds: "text" },
  userName: { sql: "u.user_name", holds: "foldedText" },
  title: { sql: "u.title", holds: "asciiText" },
  active: { sql: "u.active", holds: "boolean" },
  age: { sql: "u.age", holds: "integer" },
  score: { sql: "u.score", holds: "number" },
  created: { sql: "u.created", holds: "epochMs" },
  modified: { sql: "u.modified", holds: "isoText" },
  seen: { sql: "u.seen", holds: dialect === "postgres" ? "timestamp" : "epochMs" },
  emails: {
    from: "user_email e",
    where: "e.user_id = u.row_id",
    columns: {
      value: { sql: "e.value", holds: "foldedText" },
      type: { sql: "e.type", holds: "text" },
      primary: { sql: "e.is_primary", holds: "boolean" },
    },
  },
});

// ---- resources

/**
 * A few letters, so that values often match: letters with irregular folding, wildcards, quotes, and characters of every
 * length in UTF-8.
 */
const letters = ["a", "A", "b", "É", "é", "ß", "İ", "K", "Σ", "ς", "%", "_", "\\", "'", "\ufffd", "😀", "z"];
const text = fc.string({ unit: fc.constantFrom(...letters), maxLength: 4 });
const ascii = fc.string({ unit: fc.constantFrom("a", "A", "b", "%", "_", "I", "i", "'"), maxLength: 4 });
const instant = fc.date({ min: new Date("2024-01-01"), max: new Date("2024-01-04"), noInvalidDate: true });
const age = fc.integer({ min: -2, max: 3 });
const score = fc.constantFrom(-1.5, 0, 0.1, 0.5, 1, 1e21);

const email = fc
  .record({ value: text, type: text, primary: fc.boolean() }, { requiredKeys: [] })
  .filter((element) => Object.values(element).some((value) => value !== ""));
const user = fc.record(
  {
    id: text,
    userName: text,
    title: ascii,
    active: fc.boolean(),
    age,
    score,
    created: instant.map((date) => date.toISOString()),
    modified: instant.map((date) => date.toISOString()),
    seen: instant.map((date) => date.toISOString()),
    emails: fc.array(email, { maxLength: 3 }),
  },
  { requiredKeys: [] },
);
type User = typeof user extends fc.Arbitrary<infer T> ? T : never;

// ---- filters

const every: readonly CompareOperator[] = ["eq", "ne", "co", "sw", "ew", "gt", "ge", "lt", "le"];
const ordered: readonly CompareOperator[] = ["eq", "ne", "gt", "ge", "lt", "le"];
const equal: readonly CompareOperator[] = ["eq", "ne"];

const textValue = fc.oneof(text, fc.constant(null), fc.constant(1));
const truthValue = fc.constantFrom<FilterValue>(true, false, "True", "1", 0, "maybe", null);
const dateValue = fc.oneof(
  instant.map((date) => date.toISOString()),
  fc.constantFrom<FilterValue>("2024-01-02T00:00:00+01:00", "never", null, 5),
);
const ageValue = fc.oneof(age, fc.constantFrom<FilterValue>(0.5, -1.5, "1", "x", null));
const scoreValue = fc.oneof(score, fc.constantFrom<FilterValue>(0.3, "1", null));

const attributes: { readonly [path: string]: readonly [readonly CompareOperator[], fc.Arbitrary<FilterValue>] } = {
  id: [every, textValue],
  USERNAME: [every, textValue],
  title: [every, fc.oneof(textValue, ascii)],
  active: [equal, truthValue],
  age: [ordered, ageValue],
  score: [ordered, scoreValue],
  created: [ordered, dateValue],
  modified: [ordered, dateValue],
  seen: [ordered, dateValue],
  emails: [every, textValue],
  "emails.type": [every, textValue],
  "emails.primary": [equal, truthValue],
};
const subAttributes: typeof attributes = {
  value: [every, textValue],
  TYPE: [every, textValue],
  primary: [equal, truthValue],
};

const nowhere = { start: 0, end: 0 };

function toPath(path: string): AttributePath {
  const [name = "", subAttribute] = path.split(".");
  return { kind: "attribute", name, ...(subAttribute === undefined ? {} : { subAttribute }), ...nowhere };
}

function tests(known: typeof attributes): fc.Arbitrary<ElementFilter> {
  return fc.oneof(
    ...Object.entries(known).flatMap(([path, [operators, value]]) => [
      fc.record({
        kind: fc.constant("compare" as const),
        attribute: fc.constant(toPath(path)),
        operator: fc.constantFrom(...operators),
        value,
        start: fc.constant(0),
        end: fc.constant(0),
      }),
      fc.constant({ kind: "present" as const, attribute: toPath(path), ...nowhere }),
    ]),
  );
}

function trees<Tree extends Filter>(leaf: fc.Arbitrary<Tree>): fc.Arbitrary<Filter> {
  const { tree } = fc.letrec<{ tree: Filter }>((tie) => ({
    tree: fc.oneof({ maxDepth: 3, depthSize: "small" }, leaf, lists(tie("tree")), negation(tie("tree"))),
  }));
  return tree;
}

function lists(operand: fc.Arbitrary<Filter>): fc.Arbitrary<Filter> {
  return fc
    .tuple(fc.constantFrom("and" as const, "or" as const), operand, operand, fc.array(operand, { maxLength: 1 }))
    .map(([kind, first, second, rest]) => ({ kind, operands: [first, second, ...rest], ...nowhere }));
}

function negation(operand: fc.Arbitrary<Filter>): fc.Arbitrary<Filter> {
  return operand.map((filter) => ({ kind: "not", operand: filter, ...nowhere }));
}

// Trees of element tests never contain a value path.
const elementFilter = trees(tests(subAttributes)) as fc.Arbitrary<ElementFilter>;
const valuePath = elementFilter.map(
  (filter): Filter => ({ kind: "valuePath", attribute: toPath("emails"), filter, ...nowhere }),
);
const filter = trees(fc.oneof({ arbitrary: tests(attributes), weight: 4 }, { arbitrary: valuePath, weight: 1 }));

/** The filter repeated, so that its statement is written like a large one. */
const repeated = filter.map((tree): Filter => {
  const [first, second, ...rest] = Array.from({ length: 50 }, () => tree);
  return { kind: "and", operands: [first ?? tree, second ?? tree, ...rest], ...nowhere };
});

// ---- databases

describe.each([
  ["SQLite", openSqlite],
  ["PostgreSQL", openPostgres],
] as const)("on %s", (_name, open) => {
  let database: TestDatabase;
  const users = fc.sample(user, { numRuns: 60, seed: 7 });

  beforeAll(async () => {
    database = await open();
    await fill(database, users);
  });
  afterAll(() => database.close());

  it.each([
    ["filters", filter, 1500],
    ["filters of many conditions", repeated, 150],
  ] as const)(
    "toSql selects the same resources as compileFilter by %s",
    async (_kind, filters, numRuns) => {
      let written = 0;
      await fc.assert(
        fc.asyncProperty(filters, async (tree) => {
          const condition = toSql(tree, { columns: columns(database.dialect), dialect: database.dialect });
          if (condition === undefined) return;
          written += 1;
          const where = toStatement(condition, database.dialect);
          const rows = await database.run(
            `SELECT row_id FROM "user" u WHERE ${where} ORDER BY row_id`,
            condition.parameters,
          );
          const selects = compileFilter(tree, schema);
          const wanted = users.flatMap((resource, index) => (selects(resource) ? [index] : []));
          expect(
            rows.map((row) => row["row_id"]),
            printFilter(tree),
          ).toEqual(wanted);
        }),
        { numRuns },
      );
      expect(written).toBe(numRuns);
    },
    60_000,
  );
});

async function fill(database: TestDatabase, users: readonly User[]): Promise<void> {
  const isPostgres = database.dialect === "postgres";
  await database.run(
    `CREATE TABLE "user" (row_id integer PRIMARY KEY, id text, user_name text, title text, active boolean, age integer,
      score ${isPostgres ? "double precision" : "real"}, created bigint, modified text,
      seen ${isPostgres ? "timestamptz" : "integer"})`,
  );
  await database.run("CREATE TABLE user_email (user_id integer, value text, type text, is_primary boolean)");
  const insert = async (table: string, values: readonly unknown[]) => {
    const marks = values.map((_, index) => (isPostgres ? `$${index + 1}` : "?"));
    // SQLite stores booleans as 0 and 1, and an omitted member as NULL.
    const stored = values.map((value) => (typeof value === "boolean" && !isPostgres ? Number(value) : (value ?? null)));
    await database.run(`INSERT INTO "${table}" VALUES (${marks.join(", ")})`, stored);
  };
  for (const [index, resource] of users.entries()) {
    const { id, userName, title, active, age, score, created, modified, seen, emails = [] } = resource;
    const createdMs = created && Date.parse(created);
    const seenAt = isPostgres ? seen : seen && Date.parse(seen);
    const name = userName === undefined ? undefined : foldCase(userName);
    await insert("user", [index, id, name, title, active, age, score, createdMs, modified, seenAt]);
    for (const { value, type, primary } of emails) {
      await insert("user_email", [index, value === undefined ? undefined : foldCase(value), type, primary]);
    }
  }
}
