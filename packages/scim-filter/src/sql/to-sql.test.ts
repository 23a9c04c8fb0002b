import { describe, expect, it } from "vitest";
import {
  FilterColumnError,
  FilterTypeError,
  parseFilter,
  type SqlColumns,
  type SqlDialectName,
  toSql,
} from "../index.js";

const columns: SqlColumns = {
  id: { sql: "u.id", holds: "text" },
  userName: { sql: "u.user_name", holds: "foldedText" },
  title: { sql: "u.title", holds: "asciiText" },
  active: { sql: "u.active", holds: "boolean" },
  age: { sql: "u.age", holds: "integer" },
  score: { sql: "u.score", holds: "number" },
  "meta.created": { sql: "u.created", holds: "epochMs" },
  "meta.lastModified": { sql: "u.modified", holds: "isoText" },
  emails: {
    from: "user_email e",
    where: "e.user_id = u.id",
    columns: {
      value: { sql: "e.value", holds: "foldedText" },
      type: { sql: "e.type", holds: "text" },
    },
  },
  "urn:example:1.0:Robot:arm": { sql: "u.arm", holds: "text" },
};

interface Wanted {
  readonly sqlite: string;
  readonly postgres: string;
  readonly parameters: readonly (string | number)[];
}

/** Conditions with `?` for each parameter. */
const conditions: readonly (readonly [filter: string, wanted: Wanted])[] = [
  ['USERNAME eq "Ada"', both("u.user_name = ?", "ada")],
  ['id ne "A"', both("(u.id IS NULL OR u.id <> ?)", "A")],
  ['not (id ne "A")', both("u.id = ?", "A")],
  ['not (id eq "A")', both("(u.id IS NULL OR u.id <> ?)", "A")],
  ["id pr", both("u.id <> ''")],
  ["not (id pr)", both("(u.id IS NULL OR u.id = '')")],
  ["id eq null", both("u.id IS NULL")],
  ["id ne null", both("u.id IS NOT NULL")],
  ["id gt null", both("1 = 0")],
  ['active eq "1" or active eq false', both("(u.active = TRUE OR u.active = FALSE)")],
  ['active ne "maybe"', both("1 = 1")],
  [
    'id gt "A" and id le "B"',
    {
      sqlite: "(u.id > ? AND u.id <= ?)",
      postgres: '(u.id COLLATE "C" > ? AND u.id COLLATE "C" <= ?)',
      parameters: ["A", "B"],
    },
  ],
  ['id co "50%_\\\\"', { sqlite: "instr(u.id, ?) > 0", postgres: "u.id LIKE ? ESCAPE '\\'", parameters: ["50%_\\"] }],
  ['title eq "Dr"', { sqlite: "lower(u.title) = ?", postgres: 'lower(u.title COLLATE "C") = ?', parameters: ["dr"] }],
  ["score ge 1.5", { sqlite: "u.score >= ?", postgres: "u.score >= ?::double precision", parameters: [1.5] }],
  ["age eq 36", { sqlite: "u.age = ?", postgres: "u.age = ?::bigint", parameters: [36] }],
  ["age gt 35.5", { sqlite: "u.age > ?", postgres: "u.age > ?::bigint", parameters: [35] }],
  ["age le 35.5", { sqlite: "u.age < ?", postgres: "u.age < ?::bigint", parameters: [36] }],
  ["age eq 35.5", both("1 = 0")],
  [
    'meta.created lt "1970-01-01T00:00:01Z"',
    { sqlite: "u.created < ?", postgres: "u.created < ?::bigint", parameters: [1000] },
  ],
  ['meta.lastModified eq "1970-01-01T01:00:00+01:00"', both("u.modified = ?", "1970-01-01T00:00:00.000Z")],
  ['emails eq "A@B.c"', both("EXISTS (SELECT 1 FROM user_email e WHERE (e.user_id = u.id) AND e.value = ?)", "a@b.c")],
  ["emails pr", both("EXISTS (SELECT 1 FROM user_email e WHERE (e.user_id = u.id))")],
  ["not (emails pr)", both("NOT EXISTS (SELECT 1 FROM user_email e WHERE (e.user_id = u.id))")],
  [
    'emails[type eq "work" and not (value eq "x")]',
    both(
      "EXISTS (SELECT 1 FROM user_email e WHERE (e.user_id = u.id) AND " +
        "(e.type = ? AND (e.value IS NULL OR e.value <> ?)))",
      "work",
      "x",
    ),
  ],
  [
    'emails.type ne "work"',
    both(
      "(EXISTS (SELECT 1 FROM user_email e WHERE (e.user_id = u.id) AND (e.type IS NULL OR e.type <> ?)) OR " +
        "NOT EXISTS (SELECT 1 FROM user_email e WHERE (e.user_id = u.id)))",
      "work",
    ),
  ],
  ['urn:example:1.0:robot:ARM eq "x"', both("u.arm = ?", "x")],
  ['urn:ietf:params:scim:schemas:core:2.0:User:id eq "x"', both("u.id = ?", "x")],
];

describe.each(["sqlite", "postgres"] as const)("toSql for %s", (dialect) => {
  it.each(conditions)("writes %s", (filter, wanted) => {
    const condition = toSql(parseFilter(filter), { columns, dialect });
    expect(condition?.strings.join("?")).toBe(wanted[dialect]);
    const parameters = dialect === "postgres" ? wanted.parameters.map(toLike(filter)) : wanted.parameters;
    expect(condition?.parameters).toEqual(parameters);
  });

  it("refuses an attribute without a column, unless the caller has another way", () => {
    for (const [text, message] of [
      ["nickName pr", 'the attribute "nickName" has no column in columns, which has id, userName, '],
      ["id pr and nickName pr", "at offset 10"],
      ["name eq 1", '"name" has no column in columns'],
      ["emails.display pr", '"emails.display" has no column'],
      ["emails[display pr]", 'the attribute "display" has no column in columns, which has value, type at offset 7'],
      ["id[value pr]", '"id" has no elements in columns, which has emails.value, emails.type at offset 0'],
    ] as const) {
      const filter = parseFilter(text);
      expect(() => toSql(filter, { columns, dialect }), text).toThrow(FilterColumnError);
      expect(() => toSql(filter, { columns, dialect })).toThrow(message);
      expect(toSql(filter, { columns, dialect, withoutColumn: "undefined" }), text).toBeUndefined();
    }
  });

  it("cannot convert what the database cannot hold", () => {
    for (const text of [
      'id eq "a\\u0000b"',
      'id eq "\\ud800"',
      "age eq 1e300",
      'meta.lastModified lt "9999-12-31T23:59:59-01:00"',
    ])
      expect(toSql(parseFilter(text), { columns, dialect }), text).toBeUndefined();
  });

  it("refuses an operator that does not fit the type of a column", () => {
    expect(() => toSql(parseFilter("active gt true"), { columns, dialect })).toThrow(FilterTypeError);
    expect(() => toSql(parseFilter('emails[value pr] and age co "3"'), { columns, dialect })).toThrow(FilterTypeError);
  });

  it("refuses columns without SQL, and columns that the schema does not have", () => {
    const id = { sql: "u.id", holds: "text" };
    const emails = { from: "user_email e", where: "e.user_id = u.id" };
    const core = "urn:ietf:params:scim:schemas:core:2.0:User";
    const one = { multiValued: false, subAttributes: { familyName: {} } };
    const schema = { urns: [core], attributes: { id: {}, name: one, emails: { subAttributes: { value: {} } } } };
    const wrong: readonly (readonly [columns: object, message: string])[] = [
      [{ name: { familyName: id } }, 'columns["name"] is neither { sql, holds } nor { from, where, columns }; write'],
      [{ name: { familyName: id } }, 'such as columns["name.familyName"]'],
      [{ id: undefined }, 'columns["id"] is neither'],
      [{ id: "u.id" }, 'columns["id"] is neither'],
      [{ id: { sql: "u.id", holds: "string" } }, 'columns["id"].holds is "string", not one of text, foldedText, '],
      [{ emails }, 'columns["emails"] has no where, or no columns'],
      [{ emails: { ...emails, where: "", columns: { value: id } } }, 'columns["emails"] has no where, or no columns'],
      [{ emails: { ...emails, from: "", columns: { value: id } } }, 'columns["emails"] has no from'],
      [{ id, ID: id }, 'columns has "id" and "ID", which are one attribute, because case is ignored'],
      [
        { emails: { ...emails, columns: { value: id, VALUE: id } } },
        'columns["emails"].columns has "value" and "VALUE", ',
      ],
      [{ [`${core}:id`]: id }, 'has the URN of a core schema, which filters may leave out; write columns["id"]'],
      [{ "name.familyName.x": id }, 'columns["name.familyName.x"]: the schema has no such attribute'],
      [
        { emails: { ...emails, columns: { "value.x": id } } },
        'columns["value.x"]: the schema has no such sub-attribute',
      ],
      [
        { name: { ...emails, columns: { familyName: id } } },
        'columns["name"] has elements, but name has one value by the schema; write a column, or columns["name.familyName"]',
      ],
      [{ emails: { ...emails, columns: { value: {} } } }, 'columns["emails"].columns["value"] is not { sql, holds }'],
      [{ id, nick: id }, 'columns["nick"]: the schema has no such attribute'],
      [
        { emails: { ...emails, columns: { valu: id } } },
        'columns["valu"]: the schema has no such sub-attribute of emails',
      ],
    ];
    for (const [columns, message] of wrong) {
      // A caller without types can pass anything.
      const options = { columns: columns as SqlColumns, dialect, ...(/schema/.test(message) && { schema }) };
      expect(() => toSql(parseFilter("id pr"), options), message).toThrow(message);
    }
  });

  it("splits a long list in halves, so that parsers do not nest deeply", () => {
    const filter = parseFilter(Array.from({ length: 64 }, () => "id pr").join(" or "));
    const text = toSql(filter, { columns, dialect })?.strings.join("?") ?? "";
    expect(text.split("u.id <> ''")).toHaveLength(65);
    expect(text.startsWith("((((u.id <> '' OR u.id <> ''")).toBe(true);
  });
});

describe("toSql of many conditions", () => {
  const write = (condition: string, dialect: SqlDialectName, count = 50) =>
    toSql(parseFilter(Array.from({ length: count }, () => condition).join(" and ")), { columns, dialect });

  it("keeps PostgreSQL from converting subqueries to joins, which takes minutes", () => {
    const rows = "SELECT 1 FROM user_email e WHERE (e.user_id = u.id)";
    expect(write("emails pr", "postgres")?.strings[0]).toContain(`EXISTS (${rows} OFFSET 0)`);
    expect(write("emails pr", "postgres", 49)?.strings[0]).toContain(`EXISTS (${rows})`);
    expect(write("emails pr", "sqlite")?.strings[0]).toContain(`EXISTS (${rows})`);
  });

  it("keeps SQLite from planning with ranges, which takes seconds", () => {
    expect(write('id sw "ab"', "sqlite")?.strings.join("?")).toContain("substr(u.id, 1, 2) = ?");
    expect(write('id sw "ab"', "sqlite", 49)?.strings.join("?")).not.toContain("substr");
  });
});

describe("toSql", () => {
  it("has the shape of a tagged template", () => {
    const condition = toSql(parseFilter('id eq "1" or id eq "2"'), { columns, dialect: "sqlite" });
    const tag = (strings: TemplateStringsArray, ...values: unknown[]) => [strings.raw.length, values];
    expect(condition && tag(condition.strings, ...condition.parameters)).toEqual([3, ["1", "2"]]);
  });

  it("escapes the wildcards of LIKE", () => {
    const condition = toSql(parseFilter('id sw "50%_\\\\"'), { columns, dialect: "postgres" });
    expect(condition?.parameters).toEqual(["50\\%\\_\\\\%"]);
  });

  it("writes a prefix as a range on SQLite", () => {
    const options = { columns, dialect: "sqlite" } as const;
    expect(toSql(parseFilter('id sw "ab"'), options)?.parameters).toEqual(["ab", "ac"]);
    expect(toSql(parseFilter('id sw "a\\ud7ff"'), options)?.parameters).toEqual(["a\ud7ff", "a\ue000"]);
    expect(toSql(parseFilter('id sw "\\udbff\\udfff"'), options)?.strings.join("?")).toBe("substr(u.id, 1, 1) = ?");
  });

  it("supports timestamptz only on PostgreSQL", () => {
    const stamped: SqlColumns = { at: { sql: "at", holds: "timestamp" } };
    const filter = parseFilter('at gt "2024-01-01T00:00:00Z"');
    const write = (dialect: SqlDialectName) => toSql(filter, { columns: stamped, dialect });
    expect(write("postgres")?.strings.join("?")).toBe("at > ?::timestamptz");
    expect(write("postgres")?.parameters).toEqual(["2024-01-01T00:00:00.000Z"]);
    expect(write("sqlite")).toBeUndefined();
  });
});

function both(text: string, ...parameters: readonly (string | number)[]): Wanted {
  return { sqlite: text, postgres: text, parameters };
}

function toLike(filter: string): (parameter: string | number) => string | number {
  return (parameter) => (filter.includes(" co ") ? `%${String(parameter).replace(/[%_\\]/g, "\\$&")}%` : parameter);
}
