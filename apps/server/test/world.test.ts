import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { worldSchema } from "@rollcall/service/world";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { StartError } from "../src/errors/start-error.js";
import { readDemoWorld } from "../src/worlds/demo/demo-world.js";
import { readWorld } from "../src/worlds/read-world.js";

const pathOf = (name: string) => fileURLToPath(new URL(`../worlds/${name}`, import.meta.url));

describe("readWorld", () => {
  it("finds no mistake in the demo", async () => {
    const world = await readWorld(pathOf("demo.yaml"));
    expect(world.tokens?.map(({ token }) => token)).toEqual([
      "svcp-demo-admin",
      "svcp-demo-member",
      "svcb-demo-bot",
      "svca-demo-app",
      "svcc-demo-config",
      "svcp-demo-ferry",
    ]);
  });

  it("reads the example of the guide, and reports its mistake as the guide does", async () => {
    const guide = await readFile(new URL("../../../docs/getting-started.md", import.meta.url), "utf8");
    const [, example = ""] = /```yaml\n(.*?)```/s.exec(guide) ?? [];
    const [, explained = ""] = /```\nrollcall serve: (the world file .*?)\n```/s.exec(guide) ?? [];
    await expect(readWorld("tiny.yaml", async () => example)).resolves.toMatchObject({
      workspaces: [{ name: "Tiny" }],
    });
    const misspelt = example.replace("members: [ana, helper]", "members: [ana, hleper]");
    await expect(readWorld("tiny.yaml", async () => misspelt)).rejects.toThrow(new StartError(explained));
  });
});

describe("demo.json", () => {
  // vitest --update writes it.
  it("equals the demo as it is read", async () => {
    const world = await readWorld(pathOf("demo.yaml"));
    await expect(`${JSON.stringify(world, undefined, 2)}\n`).toMatchFileSnapshot(pathOf("demo.json"));
    expect(await readDemoWorld()).toEqual(world);
  });
});

describe("world.schema.json", () => {
  // vitest --update writes it.
  it("is the schema of world files, for editors", async () => {
    const schema = z.toJSONSchema(worldSchema, { io: "input" });
    await expect(`${JSON.stringify(schema, undefined, 2)}\n`).toMatchFileSnapshot(pathOf("world.schema.json"));
  });
});
