import { readFile } from "node:fs/promises";
import type { World } from "@rollcall/service/world";
import { packageFile } from "../../machine/package-file.js";

/** When the first job of the demo world is due, as Unix time in milliseconds. A test compares it with the world. */
export const demoDueMs = Date.parse("2099-12-31T00:00:00Z");

/** A token of the demo world and its description, for the operator. */
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
 * Reads the default world. The file is `worlds/demo.yaml`, already parsed and checked, so that a start loads neither a
 * YAML parser nor the schema of worlds.
 */
export async function readDemoWorld(): Promise<World> {
  // A test compares the file with the world file.
  return JSON.parse(await readFile(packageFile("worlds/demo.json"), "utf8")) as World;
}
