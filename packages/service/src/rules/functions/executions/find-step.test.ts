import { describe, expect, it } from "vitest";
import { createTestPeople } from "../../../testing/create-test-people.js";
import { findStep } from "./find-step.js";

describe("findStep", () => {
  it("lets two first runs at once store a new function once", async () => {
    const { store } = await createTestPeople();
    const app = await store.apps.get("A1");
    if (app === undefined) throw new Error("The world has no app A1.");
    const stated = { ...app, manifest: { functions: { greet: { title: "Greet" } } } };
    const find = () => findStep(stated, "greet", { store, nowMs: 0 });
    const both = await Promise.all([find(), find()]);
    const commits = both.map((found) => store.commit({ expect: found?.expect ?? [], writes: found?.writes ?? [] }));
    expect((await Promise.all(commits)).map(({ ok }) => ok)).toEqual([true, false]);
    expect(await find()).toMatchObject({ appFunction: { title: "Greet", version: 1 }, expect: [], writes: [] });
  });
});
