import { describe, expect, it } from "vitest";
import { createSeededIds } from "./seeded-ids.js";

const some = (ids: ReturnType<typeof createSeededIds>) => [ids.id("U"), ids.id("U"), ids.uuid(), ids.secret(80)];

describe("createSeededIds", () => {
  it("makes the same values from the same seed, and others from another seed", () => {
    expect(some(createSeededIds(7))).toEqual(some(createSeededIds(7)));
    expect(some(createSeededIds(7))).not.toEqual(some(createSeededIds(8)));
  });

  it("makes no duplicates", () => {
    const ids = createSeededIds(7);
    const made = Array.from({ length: 1000 }, () => ids.id("U"));
    expect(new Set(made).size).toBe(1000);
  });

  it("makes identifiers in the form that the service expects", () => {
    const [user, , uuid, secret] = some(createSeededIds(7));
    expect(user).toMatch(/^U[A-Z0-9]{12}$/);
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(secret).toMatch(/^[0-9a-f]{160}$/);
  });

  it("continues from a restored count", () => {
    const ids = createSeededIds(7);
    ids.id("U");
    const count = ids.count();
    const once = some(ids);
    ids.restore(count);
    expect(some(ids)).toEqual(once);
  });
});
