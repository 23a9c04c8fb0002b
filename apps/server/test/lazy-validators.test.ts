import { webapi } from "@rollcall/api/webapi";
import { createServer } from "@rollcall/server";
import type { Zod } from "@rollcall/webapi-core";
import { describe, expect, it } from "vitest";

/** The stock set, and how often the engine has asked each method for its validator. */
function countValidators() {
  const counts = new Map<string, number>();
  const methods = Object.fromEntries(
    Object.entries(webapi.methods).map(([name, method]) => {
      const validator: (z: Zod) => unknown = method.arguments;
      const counted = (z: Zod) => {
        counts.set(name, (counts.get(name) ?? 0) + 1);
        return validator(z);
      };
      return [name, { ...method, arguments: counted }];
    }),
  );
  // The methods are those of the set, with the same validators.
  return { counts, definition: { ...webapi, methods } as unknown as typeof webapi };
}

describe("validators of methods", () => {
  it("are created by the first call of their method, once, and none by a start", async () => {
    const { counts, definition } = countValidators();
    const server = await createServer({ memory: true, definitions: { webapi: definition } });
    const call = async (method: string) => {
      const response = await server.fetch(`/api/${method}`, {
        method: "POST",
        headers: { authorization: "Bearer svcb-demo-bot" },
      });
      return response.json();
    };
    try {
      expect([...counts]).toEqual([]);
      expect(await call("auth.test")).toMatchObject({ ok: true });
      expect(await call("auth.test")).toMatchObject({ ok: true });
      expect([...counts]).toEqual([["auth.test", 1]]);
    } finally {
      await server.close();
    }
  });
});
