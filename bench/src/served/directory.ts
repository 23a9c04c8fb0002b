import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createServer } from "@rollcall/server";
import type { User } from "@rollcall/service/store";
import { createSqliteStore } from "@rollcall/storage/sqlite";

/** Token of the world of `writeWorld` that can provision. */
export const adminToken = "svcp-bench-admin";
/** Token of its bot. */
export const botToken = "svcb-bench-bot";

const perCommit = 5_000;
const demo = new URL("../../../apps/server/worlds/demo.yaml", import.meta.url);

/**
 * Writes the demo world with other tokens into a folder, because a server as in production refuses the public ones.
 * @returns the path of the file
 */
export async function writeWorld(folder: string): Promise<string> {
  const path = join(folder, "bench-world.yaml");
  await mkdir(folder, { recursive: true });
  const text = await readFile(demo, "utf8");
  await writeFile(path, text.replaceAll(/(?<=\bsvc[a-z]-(?:1-)?)demo-/g, "bench-"));
  return path;
}

/** Creates a folder with the database of that world and `users` more users, written with commits like the service's. */
export async function createDirectory(folder: string, users: number): Promise<void> {
  const world = await writeWorld(folder);
  await (await createServer({ data: folder, control: false, world })).close();
  const store = createSqliteStore({ file: join(folder, "rollcall.db") });
  const organization = await store.organizations.get();
  const home = { organizationId: organization?.id ?? "", workspaceId: organization?.defaultWorkspaceId ?? "" };
  for (let from = 0; from < users; from += perCommit) {
    const numbers = Array.from({ length: Math.min(perCommit, users - from) }, (_, at) => from + at);
    const writes = numbers.map((number) => ({ kind: "put", document: "user", value: toUser(number, home) }) as const);
    const committed = await store.commit({ expect: [], writes });
    if (!committed.ok) throw new Error(`refused: ${JSON.stringify(committed.failed)}`);
  }
  await store.close();
}

/** Identifier of the nth user that `createDirectory` created, from 0. */
export function userIdOf(number: number): string {
  return `UB${String(number).padStart(8, "0")}`;
}

/** userName of the nth user that `createDirectory` created, from 0. */
export function userNameOf(number: number): string {
  return `user${String(number).padStart(8, "0")}`;
}

interface Home {
  readonly organizationId: string;
  readonly workspaceId: string;
}

function toUser(number: number, { organizationId, workspaceId }: Home): User {
  const [userName, created] = [userNameOf(number), new Date(Date.UTC(2020, 0, 1) + number * 60_000).toISOString()];
  return {
    id: userIdOf(number),
    version: 1,
    created,
    updated: created,
    kind: "person",
    organizationId,
    memberships: [{ workspaceId, role: "member" }],
    active: true,
    forgotten: false,
    has2fa: false,
    userName,
    displayName: `User Number ${number}`,
    name: { givenName: "User", familyName: `Number ${number}` },
    emails: [`${userName}@example.com`],
    profileUrl: `https://acme.example/team/${userName}`,
    title: "Engineer",
    timezone: "America/Los_Angeles",
    hasProfileFields: false,
  };
}
