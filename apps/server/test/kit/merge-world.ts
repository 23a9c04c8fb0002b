import { readFile } from "node:fs/promises";
import { parseCheckedYaml, printFinding } from "@rollcall/checked-yaml";
import { z } from "zod";

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
  const text = await readFile(new URL(`../worlds/${base}.yaml`, import.meta.url), "utf8");
  return JSON.stringify(merge(parse(text), fragment === "" ? {} : parse(fragment)));
}

function parse(text: string): Fragment {
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
