import { withoutZod } from "@rollcall/schemas";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { oneCase } from "./messages.js";

const create = (engine: typeof z) =>
  oneCase<object>(
    engine,
    "kind",
    {
      by: { cat: engine.strictObject({ kind: engine.literal("cat"), lives: engine.int({ error: "no number" }) }) },
      having: { wheels: engine.strictObject({ wheels: engine.int({ error: "no number" }) }) },
      plain: engine.strictObject({ name: engine.string({ error: "no text" }) }),
    },
    { missing: "none", invalid: "no thing", noCase: "unknown kind" },
  );

describe("oneCase", () => {
  it.each([
    [{ kind: "cat", lives: 9 }, []],
    [{ wheels: 4 }, []],
    [{ name: "a" }, []],
    [{ kind: "cat" }, ["lives"]],
    [{ wheels: "4" }, ["wheels"]],
    [{ name: 1 }, ["name"]],
    [{ kind: "dog" }, ["kind unknown kind"]],
    [{ kind: "toString" }, ["kind unknown kind"]],
    [{ kind: null }, ["kind unknown kind"]],
    [[], [" no thing"]],
    [null, [" no thing"]],
    [undefined, [" none"]],
  ])("%j: %j", (value, wanted) => {
    const result = create(z).safeParse(value);
    const issues = result.error?.issues ?? [];
    const places = issues.map(({ path, message }) => [path.join("."), message]);
    expect(places.map(([place, message], i) => (wanted[i]?.includes(" ") ? `${place} ${message}` : place))).toEqual(
      wanted,
    );
    expect(create(withoutZod as typeof z).safeParse(value).error?.issues ?? []).toEqual(issues);
  });

  it("answers the value", () => {
    expect(create(z).parse({ kind: "cat", lives: 9 })).toEqual({ kind: "cat", lives: 9 });
  });
});
