import { userIdOf } from "../served/directory.js";
import type { ScimClient } from "./scim-client.js";

const core = "urn:scim:schemas:core:1.0";
const repeats = 20;

/** Numbers of users from all over the directory, as identifiers. */
export function spread(count: number, users: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => userIdOf(Math.floor((at * users) / count)));
}

function bodyOf(ids: readonly string[]) {
  return { schemas: [core], members: ids.map((value) => ({ value })) };
}

let groups = 0;

/** Makes a group with these members. */
export async function createFullGroup(client: ScimClient, ids: readonly string[]): Promise<string> {
  const group = await createGroup(client, "Full");
  await client.ask("PATCH", group, 204, bodyOf(ids));
  return group;
}

async function createGroup(client: ScimClient, name: string): Promise<string> {
  groups += 1;
  const made = await client.ask("POST", "/scim/v1/Groups", 201, { schemas: [core], displayName: `${name} ${groups}` });
  if (typeof made !== "object" || made === null || !("id" in made)) throw new Error("no group was made");
  return `/scim/v1/Groups/${made.id}`;
}

/** Milliseconds that a PATCH takes which puts all of them into a new group. */
export async function fillGroup(client: ScimClient, ids: readonly string[]): Promise<number> {
  const group = await createGroup(client, "Filled");
  const ms = await client.time("PATCH", group, 204, bodyOf(ids));
  await client.ask("DELETE", group, 204);
  return ms;
}

/** Milliseconds that it takes to put one in, and to take it out again. */
export async function timeMember(client: ScimClient, group: string, value: string): Promise<number> {
  const joined = await client.time("PATCH", group, 204, { schemas: [core], members: [{ value }] });
  const members = [{ value, operation: "delete" }];
  return joined + (await client.time("PATCH", group, 204, { schemas: [core], members }));
}

/** What one of the calls takes, of which a turn makes so many. */
export async function average(time: (turn: number) => Promise<number>, calls: number): Promise<number> {
  let sum = 0;
  for (let turn = 0; turn < repeats; turn += 1) sum += await time(turn);
  return sum / (repeats * calls);
}
