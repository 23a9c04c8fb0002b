import { describe, expect, it } from "vitest";
import { z } from "zod";
import { attribute } from "./definition.js";

describe("attribute", () => {
  const value = z.string();
  const given = { name: "title", description: "Job title.", value };

  it("fills in the defaults of RFC 7643 §7", () => {
    expect(attribute(given)).toEqual({
      ...given,
      wireName: "title",
      type: "string",
      multiValued: false,
      required: false,
      caseExact: false,
      mutability: "readWrite",
      returned: "default",
      uniqueness: "none",
      change: value,
    });
  });

  it("keeps the given characteristics", () => {
    const change = z.number();
    expect(attribute({ ...given, wireName: "$title", required: true, change })).toMatchObject({
      wireName: "$title",
      required: true,
      change,
    });
  });
});
