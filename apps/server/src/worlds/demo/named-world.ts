import { readFile } from "node:fs/promises";
import type { World } from "@rollcall/service/world";
import { packageFile } from "../../machine/package-file.js";

/** The names of worlds that ship with the server. */
export const worldNames = ["demo", "empty", "small", "tour"] as const;

/**
 * Name of a world that ships with the server. `demo`: an organization with something of everything. `empty`: a workspace with its
 * owner. `small`: a few people, two channels and an app, for tests. `tour`: the demo with an app that answers people.
 */
export type WorldName = (typeof worldNames)[number];

/** Whether a text is the name of a world, and not the path of a file. */
export function isWorldName(text: string | undefined): text is WorldName {
  return worldNames.some((name) => name === text);
}

/** A token of a named world and its description, for the operator. */
export interface DemoToken {
  readonly token: string;
  readonly kind: NonNullable<World["tokens"]>[number]["kind"];
  readonly description: string;
}

/** Lists the tokens of a world with the users that they act as. */
export function toDemoTokens({ tokens = [], users = [] }: World): readonly DemoToken[] {
  return tokens.map(({ token, kind, user, app }) => {
    const holder = users.find(({ userName }) => userName === user);
    const title = holder?.title === undefined ? "" : `, ${holder.title}`;
    return { token, kind, description: `${kind} token of ${user ?? app ?? "an app"}${title}` };
  });
}

/**
 * Reads a world by its name. The file is `worlds/<name>.yaml`, already parsed and checked, so that a start loads neither a YAML
 * parser nor the schema of worlds.
 */
export async function readNamedWorld(name: WorldName): Promise<World> {
  if (name === "tour") return (await import("../../greeter/with-greeter.js")).withGreeter(await readNamedWorld("demo"));
  // A test compares the file with the world file.
  return JSON.parse(await readFile(packageFile(`worlds/${name}.json`), "utf8")) as World;
}
