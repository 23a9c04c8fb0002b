import type { Team } from "../directory/resolve-directory.js";
import type { GroupStep } from "../plan/plan.js";
import { find } from "../target/look-up.js";
import { toSoughtGroup } from "../target/observe.js";
import { membersOf, type Resource, toResource } from "../target/resource.js";
import type { Draft } from "../wire/exchange.js";
import { isSuccess } from "../wire/exchange.js";
import { writeGroupCreate, writeGroupDelete, writeMembers, writeRename } from "../write/write-group.js";
import { type Applying, type Outcome, toRefusal } from "./applying.js";

/** Applies a step on a group. */
export async function applyGroupStep(step: GroupStep, applying: Applying): Promise<Outcome> {
  const { writing, links } = applying;
  switch (step.kind) {
    case "create-group":
      return createGroup(step.team, applying);
    case "rename-group":
      return sendAll([writeRename(step.resource, step.team.displayName, await writing(false))], applying);
    case "change-members":
      return changeMembers(step.resource, { add: step.add, remove: step.remove.map(({ id }) => id) }, applying);
    case "delete-group": {
      const exchange = await applying.wire.send(writeGroupDelete(step.resource));
      // Someone else may have deleted it.
      if (!isSuccess(exchange) && exchange.status !== 404) return toRefusal(exchange);
      await links.remove("Group", step.key);
      return { ok: true };
    }
  }
}

async function createGroup(team: Team, applying: Applying): Promise<Outcome> {
  const { wire, links, facts } = applying;
  const { ids, missing } = toIds(team.members, applying);
  const exchange = await wire.send(writeGroupCreate(team, ids, await applying.writing(false)));
  const created = isSuccess(exchange) ? toResource(exchange.answer) : await findFree(team, exchange.status, applying);
  if (created === undefined) return toRefusal(exchange);
  await links.put("Group", team.key, { id: created.id });
  const has = new Set(isSuccess(exchange) && facts.createdMembers.value === "all" ? ids : membersOf(created));
  const add = ids.filter((id) => !has.has(id));
  const remove = [...has].filter((id) => !ids.includes(id));
  const outcome = await sendAll(writeMembers(created, { add, remove }, await applying.writing(false)), applying);
  return withMissing(outcome, missing);
}

/** Finds a group that an interrupted run created. */
async function findFree(team: Team, status: number | undefined, applying: Applying): Promise<Resource | undefined> {
  if (status !== 409) return undefined;
  const { reader, links, facts } = applying;
  const matches = await find(toSoughtGroup(team, facts), reader);
  const found = matches.find(({ id }) => links.keyOf("Group", id) === undefined);
  return found === undefined ? undefined : reader.get("Groups", found.id);
}

async function changeMembers(
  resource: Resource,
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
  applying: Applying,
): Promise<Outcome> {
  const { ids, missing } = toIds(add, applying);
  const drafts = writeMembers(resource, { add: ids, remove }, await applying.writing(false));
  return withMissing(await sendAll(drafts, applying), missing);
}

function toIds(keys: readonly string[], { links }: Applying) {
  const idOf = (key: string) => links.get("User", key)?.id;
  return { ids: keys.flatMap((key) => idOf(key) ?? []), missing: keys.filter((key) => idOf(key) === undefined) };
}

function withMissing(outcome: Outcome, missing: readonly string[]): Outcome {
  if (!outcome.ok || missing.length === 0) return outcome;
  return { ok: false, detail: `the server does not have these members: ${missing.join(", ")}` };
}

/** Sends requests until one is refused. */
async function sendAll(drafts: readonly Draft[], { wire }: Applying): Promise<Outcome> {
  for (const draft of drafts) {
    const exchange = await wire.send(draft);
    if (!isSuccess(exchange)) return toRefusal(exchange);
  }
  return { ok: true };
}
