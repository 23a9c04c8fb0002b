import { findUsableTokens } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import type { World } from "@rollcall/service/world";
import { StartError } from "../../errors/start-error.js";
import { readNamedWorld } from "./named-world.js";

/**
 * Refuses a world with tokens of the demo world for a deployment.
 * @throws StartError that names them
 */
export async function refuseDemoWorld({ tokens = [] }: World, path: string): Promise<void> {
  const demo = await readDemoSecrets();
  const stated = tokens.flatMap(({ token, refresh_token }) => [token, refresh_token ?? ""]);
  const found = demo.filter((token) => stated.includes(token));
  if (found.length === 0) return;
  throw new StartError(
    `the world file ${path} states tokens of the demo world, which everyone knows: ${found.join(", ")}; state tokens of your own, or leave tokens out`,
  );
}

/**
 * Refuses a database with usable tokens of the demo world for a deployment.
 * @throws StartError that names them, and says how to revoke them
 */
export async function refuseDemoTokens(store: Store): Promise<void> {
  const found = await findUsableTokens(await readDemoSecrets(), store);
  if (found.length === 0) return;
  throw new StartError(
    `the database has tokens of the demo world, which everyone knows: ${found.join(", ")}; use another database, or revoke them with: rollcall-server token --revoke ${found.join(" ")}`,
  );
}

/** The tokens of the named worlds, and what renews them. */
async function readDemoSecrets(): Promise<readonly string[]> {
  const { tokens = [] } = await readNamedWorld("tour");
  return tokens.flatMap(({ token, refresh_token }) => (refresh_token === undefined ? [token] : [token, refresh_token]));
}
