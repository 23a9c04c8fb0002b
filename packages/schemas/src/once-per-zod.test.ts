import { describe, expect, it } from "vitest";
import { z } from "zod";
import { withoutZod } from "./without-zod/without-zod.js";
import { oncePerZod } from "./zod.js";

describe("oncePerZod", () => {
  it("makes a value at the first call, once with zod and once without", () => {
    let count = 0;
    const schema = oncePerZod((make) => {
      count += 1;
      return make.string();
    });
    expect(count).toBe(0);
    expect(schema(z)).toBe(schema(z));
    expect(schema(withoutZod)).toBe(schema(withoutZod));
    expect(schema(withoutZod)).not.toBe(schema(z));
    expect(count).toBe(2);
  });
});
