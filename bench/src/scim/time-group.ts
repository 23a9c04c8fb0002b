import { userIdOf } from "../served/directory.js";
import type { ScimClient } from "./scim-client.js";

const core = "urn:scim:schemas:core:1.0";
const repeats = 20;

/** Identifiers of users spread evenly over the directory. */
export function spread(count: number, users: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => userIdOf(Math.floor((at * users) / count)));
}

function bodyOf(ids: readonly string[]) {
  return { schemas: [core], members: ids.map((value) => ({ value })) };
}

let groups = 0;

/** Creates a group with these members. */
export async function createFullGroup(client: ScimClient, ids: readonly string[]): Promise<string> {
  const group = await createGroup(client, "Full");
  await client.ask("PATCH", group, 204, bodyOf(ids));
  return group;
}

async function createGroup(client: ScimClient, name: string): Promise<string> {
  groups += 1;
  const made = await client.ask("POST", "/scim/v1/Groups", 201, { schemas: [core], displayName: `${name} ${groups}` });
  if (typeof made !== "object" || made === null || !("id" in made)) throw new Error("the group was not created");
  return `/scim/v1/Groups/${made.id}`;
}

/** Time of a PATCH that adds all of them to a new group, in milliseconds. */
export async function fillGroup(client: ScimClient, ids: readonly string[]): Promise<number> {
  const group = await createGroup(client, "Filled");
  const ms = await client.time("PATCH", group, 204, bodyOf(ids));
  await client.ask("DELETE", group, 204);
  return ms;
}

/** Time to add one member and remove it again, in milliseconds. */
export async function timeMember(client: ScimClient, group: string, value: string): Promise<number> {
  const joined = await client.time("PATCH", group, 204, { schemas: [core], members: [{ value }] });
  const members = [{ value, operation: "delete" }];
  return joined + (await client.time("PATCH", group, 204, { schemas: [core], members }));
}

/** Average time of one call. Each turn makes `calls` calls. */
export async function average(time: (turn: number) => Promise<number>, calls: number): Promise<number> {
  let sum = 0;
  for (let turn = 0; turn < repeats; turn += 1) sum += await time(turn);
  return sum / (repeats * calls);
}
