import { readFile } from "node:fs/promises";
import { parseCheckedYaml, printFinding } from "@rollcall/checked-yaml";
import { checkWorld, type World, worldSchema } from "@rollcall/service/world";
import { z } from "zod";
import { readWorld } from "../../src/worlds/read-world.js";

/**
 * The base worlds of tests: an organization of two workspaces, or a single workspace; and the same two for the Web API,
 * with something for every method.
 */
export type BaseWorld = "organization" | "lone" | "webapi" | "webapi-lone";

type Fragment = Record<string, unknown>;

/** The member that identifies the items of a section. */
const names: Readonly<Record<string, string>> = {
  workspaces: "domain",
  users: "userName",
  channels: "name",
  groups: "displayName",
  apps: "name",
  messages: "ts",
  scheduled_messages: "id",
  reminders: "id",
  views: "id",
  triggers: "id",
  functions: "callback_id",
  function_executions: "id",
  crm_organizations: "id",
  lists: "name",
  files: "name",
  canvases: "title",
  agent_sessions: "title",
  bookmarks: "id",
  custom_fields: "name",
  emoji: "name",
  do_not_disturb: "user",
  tokens: "token",
  app_requests: "id",
};

/**
 * Merges YAML into a base world and returns the text of a world file. Objects are merged key by key. An item of a list
 * is merged into the item with the same name, or appended.
 */
export async function mergeWorld(base: BaseWorld, fragment = ""): Promise<string> {
  return JSON.stringify(await merged(base, fragment));
}

/**
 * Reads the same world without its text, which takes a third of the time. A file of a world that is invalid is read
 * again for its findings.
 * @throws StartError with every finding
 */
export async function readMergedWorld(base: BaseWorld, fragment = ""): Promise<World> {
  const read = worldSchema.safeParse(await merged(base, fragment));
  if (read.success && checkWorld(read.data).length === 0) return read.data;
  return readWorld("world.yaml", () => mergeWorld(base, fragment));
}

const bases = new Map<BaseWorld, Promise<Fragment>>();

async function merged(base: BaseWorld, fragment: string): Promise<Fragment> {
  const read = bases.get(base) ?? readBase(base);
  bases.set(base, read);
  return merge(await read, parse(fragment));
}

async function readBase(base: BaseWorld): Promise<Fragment> {
  return parse(await readFile(new URL(`../worlds/${base}.yaml`, import.meta.url), "utf8"));
}

function parse(text: string): Fragment {
  if (text === "") return {};
  const parsed = parseCheckedYaml(text, z.record(z.string(), z.unknown()), { path: "fragment" });
  if (!parsed.ok) throw new Error(parsed.findings.map(printFinding).join("\n"));
  return parsed.value;
}

function merge(base: Fragment, over: Fragment): Fragment {
  const merged: Fragment = { ...base };
  for (const [key, value] of Object.entries(over)) merged[key] = mergeValue(base[key], value, key);
  return merged;
}

function mergeValue(base: unknown, over: unknown, key: string): unknown {
  const name = names[key];
  if (name !== undefined && isItems(base) && isItems(over)) return mergeItems(base, over, name);
  return isFragment(base) && isFragment(over) ? merge(base, over) : over;
}

function mergeItems(base: readonly Fragment[], over: readonly Fragment[], name: string): readonly Fragment[] {
  const places = new Map(base.map((item, place) => [item[name], place] as const));
  const merged = [...base];
  for (const item of over) {
    const place = places.get(item[name]);
    if (place === undefined) merged.push(item);
    else merged[place] = merge(base[place] ?? {}, item);
  }
  return merged;
}

function isFragment(value: unknown): value is Fragment {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isItems(value: unknown): value is readonly Fragment[] {
  return Array.isArray(value) && value.every(isFragment);
}
