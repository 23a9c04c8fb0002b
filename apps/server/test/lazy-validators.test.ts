import { webapi } from "@rollcall/api/webapi";
import { createServer } from "@rollcall/server";
import { type AnyLazyMethod, loadMethod, type Zod } from "@rollcall/webapi-core";
import { describe, expect, it } from "vitest";

/** The default set, and how often the engine has loaded each method and asked it for its validator. */
function countUses() {
  const [loads, validators] = [new Map<string, number>(), new Map<string, number>()];
  const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const methods = Object.fromEntries(
    Object.entries(webapi.methods).map(([name, row]) => {
      const load = async () => {
        count(loads, name);
        const method = await loadMethod(row);
        const counted = (z: Zod) => {
          count(validators, name);
          return method.arguments(z);
        };
        return { ...method, arguments: counted };
      };
      return [name, { wireName: row.wireName, load } satisfies AnyLazyMethod];
    }),
  );
  // The methods are those of the set, with the same validators.
  return { loads, validators, definition: { ...webapi, methods } as unknown as typeof webapi };
}

describe("methods", () => {
  it("are loaded and get their validator by their first call, once, and none by a start", async () => {
    const { loads, validators, definition } = countUses();
    const server = await createServer({ memory: true, definitions: { webapi: definition } });
    const call = async (method: string) => {
      const response = await server.fetch(`/api/${method}`, {
        method: "POST",
        headers: { authorization: "Bearer svcb-demo-bot" },
      });
      return response.json();
    };
    try {
      expect([[...loads], [...validators]]).toEqual([[], []]);
      expect(await call("auth.test")).toMatchObject({ ok: true });
      expect(await call("auth.test")).toMatchObject({ ok: true });
      expect([[...loads], [...validators]]).toEqual([[["auth.test", 1]], [["auth.test", 1]]]);
      await server.journal.list({ method: "auth.test", code: "invalid_auth" });
      expect([...loads.keys()]).toEqual(["auth.test"]);
    } finally {
      await server.close();
    }
  });
});
