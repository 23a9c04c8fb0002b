import { describe, expect, it } from "vitest";
import { type OpenStore, write } from "../open-store.js";
import { sampleFunction } from "../samples.js";

const created = (day: number) => `2026-01-0${day}T00:00:00.000Z`;

/** Queries of functions. */
export function describeFunctions(open: OpenStore): void {
  describe("functions", () => {
    it("are found by app and callback ID", async () => {
      const store = await open();
      const one = sampleFunction("Fn1", { callbackId: "greet" });
      const other = sampleFunction("Fn2", { callbackId: "greet", appId: "A2" });
      for (const appFunction of [one, other])
        await write(store, { kind: "put", document: "function", value: appFunction });
      expect(await store.functions.byCallback("A1", "greet")).toEqual(one);
      expect(await store.functions.byCallback("A2", "greet")).toEqual(other);
      expect(await store.functions.byCallback("A1", "GREET")).toBeUndefined();
      expect(await store.functions.byCallback("A3", "greet")).toBeUndefined();
    });

    it("are listed in pages by creation, then ID, and for some apps before they are distributed", async () => {
      const store = await open();
      const all = [
        sampleFunction("Fn3", { created: created(1) }),
        sampleFunction("Fn1", { created: created(2), appId: "A2" }),
        sampleFunction("Fn2", { created: created(2), appId: "A1" }),
        sampleFunction("Fn4", { created: created(3), distributed: false }),
        sampleFunction("Fn5", { created: created(4), distributed: false, appId: "A2" }),
        sampleFunction("Fn6", { created: created(5), appId: "A3" }),
      ];
      for (const appFunction of all.toReversed())
        await write(store, { kind: "put", document: "function", value: appFunction });
      const find = async (parts: object) =>
        (await store.functions.find({ appIds: ["A1", "A2"], undistributedOf: [], limit: 10, ...parts })).map(
          ({ id }) => id,
        );
      expect(await find({})).toEqual(["Fn3", "Fn1", "Fn2"]);
      expect(await find({ undistributedOf: ["A2", "A3"] })).toEqual(["Fn3", "Fn1", "Fn2", "Fn5"]);
      expect(await find({ limit: 2 })).toEqual(["Fn3", "Fn1"]);
      expect(await find({ after: { created: created(2), id: "Fn1" } })).toEqual(["Fn2"]);
      expect(await find({ appIds: ["A3"] })).toEqual(["Fn6"]);
      expect(await find({ appIds: [] })).toEqual([]);
    });
  });
}
