import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { checkWorld, worldSchema } from "@rollcall/service/world";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { StartError } from "../src/errors/start-error.js";
import { readNamedWorld } from "../src/worlds/demo/named-world.js";
import { readWorld } from "../src/worlds/read-world.js";

const pathOf = (name: string) => fileURLToPath(new URL(`../worlds/${name}`, import.meta.url));

const lineWidth = 120;

/** JSON in which whatever fits on a line takes one. */
function print(value: unknown, indent = ""): string {
  const line = JSON.stringify(value);
  if (typeof value !== "object" || value === null || indent.length + line.length < lineWidth) return line;
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const members = Object.entries(value).map(
    ([key, member]) =>
      `${indent}  ${Array.isArray(value) ? "" : `${JSON.stringify(key)}: `}${print(member, `${indent}  `)}`,
  );
  return `${open}\n${members.join(",\n")}\n${indent}${close}`;
}

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

describe("the files of named worlds", () => {
  // vitest --update writes them.
  it.each(["demo", "empty", "small"] as const)("%s.json equals the world as it is read", async (name) => {
    const world = await readWorld(pathOf(`${name}.yaml`));
    await expect(`${JSON.stringify(world)}\n`).toMatchFileSnapshot(pathOf(`${name}.json`));
    expect(await readNamedWorld(name)).toEqual(world);
  });

  it("has no mistake in the world of the tour", async () => {
    const world = await readNamedWorld("tour");
    expect(worldSchema.safeParse(world).error).toBeUndefined();
    expect(checkWorld(world)).toEqual([]);
  });

  it("states in small and empty only tokens that the demo has", async () => {
    const [demo, ...others] = await Promise.all((["demo", "small", "empty"] as const).map(readNamedWorld));
    const known = new Set(demo?.tokens?.map(({ token }) => token));
    for (const { tokens = [] } of others) for (const { token } of tokens) expect(known).toContain(token);
  });
});

describe("world.schema.json", () => {
  // vitest --update writes it.
  it("is the schema of world files, for editors", async () => {
    const schema = z.toJSONSchema(worldSchema, { io: "input" });
    await expect(`${print(schema)}\n`).toMatchFileSnapshot(pathOf("world.schema.json"));
  });
});
