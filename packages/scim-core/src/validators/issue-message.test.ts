import { describe, expect, it } from "vitest";
import { z } from "zod";
import { issueMessage } from "./checks.js";

describe("issueMessage", () => {
  const schema = z.object({ name: z.string({ error: issueMessage({ missing: "none", invalid: "wrong" }) }) });

  it.each([
    [{}, "none"],
    [{ name: 7 }, "wrong"],
    [{ name: null }, "wrong"],
  ])("%j: %s", (value, wanted) => {
    expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([wanted]);
  });
});
