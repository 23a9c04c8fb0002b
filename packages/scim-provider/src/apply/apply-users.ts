import { managerPath } from "../directory/attributes.js";
import type { Person } from "../directory/resolve-directory.js";
import { planMatched, shown } from "../plan/create-plan.js";
import type { AttributeChange, UserStep } from "../plan/plan.js";
import { find } from "../target/look-up.js";
import { toSoughtUser } from "../target/observe.js";
import { type Resource, textOf, toResource } from "../target/resource.js";
import { type Exchange, isSuccess } from "../wire/exchange.js";
import { writeActive, writeUserChange, writeUserCreate } from "../write/write-user.js";
import { type Applying, type Outcome, toRefusal } from "./applying.js";
import { remember } from "./remember.js";

/** Applies a step on a user. */
export async function applyUserStep(step: UserStep, applying: Applying): Promise<Outcome> {
  switch (step.kind) {
    case "create-user":
      return createUser(step.person, applying);
    case "change-user":
      return changeUser(step.person, step.resource, step.changes, applying);
    case "reactivate-user":
      return activate(step.key, step.resource, true, applying);
    case "deactivate-user": {
      const outcome = await activate(step.key, step.resource, false, applying);
      const link = applying.links.get("User", step.key);
      if (outcome.ok && step.reason === "left" && link !== undefined)
        await applying.links.put("User", step.key, { ...link, hasLeft: true });
      return outcome;
    }
  }
}

async function createUser(person: Person, applying: Applying): Promise<Outcome> {
  const { wire, writing, links, postpone } = applying;
  const { values, isComplete } = withIds(person.attributes, applying);
  const exchange = await wire.send(writeUserCreate(person, values, await writing(values.has(managerPath))));
  if (exchange.status === 409) return adopt(person, exchange, applying);
  if (!isSuccess(exchange)) return toRefusal(exchange);
  const answered = toResource(exchange.answer);
  const created = answered ?? (await findFree(person, applying));
  if (created === undefined) return { ok: false, detail: "the server answered without the user that it created" };
  const sent = new Map([...person.attributes].filter(([path]) => path !== managerPath || values.has(path)));
  await links.put("User", person.key, remember(created.id, undefined, written(sent, answered, applying)));
  if (!isComplete) postpone(managerStep(person, created));
  return { ok: true };
}

/** Continues with a user that exists: an interrupted run created it, or it was hidden from the first look. */
async function adopt(person: Person, exchange: Exchange, applying: Applying): Promise<Outcome> {
  const found = await findFree(person, applying);
  if (found === undefined) return toRefusal(exchange);
  await applying.links.put("User", person.key, { id: found.id });
  for (const step of planMatched(person, found, applying.planning)) {
    const outcome = await applyUserStep(step, applying);
    if (!outcome.ok) return outcome;
  }
  return { ok: true, detail: "it existed" };
}

/** Finds a user by name that is not linked to another person. */
async function findFree(person: Person, { reader, facts, links }: Applying): Promise<Resource | undefined> {
  const matches = await find(toSoughtUser(person, facts), reader);
  return matches.find(({ id }) => [undefined, person.key].includes(links.keyOf("User", id)));
}

async function changeUser(
  person: Person,
  resource: Resource,
  changes: readonly AttributeChange[],
  applying: Applying,
): Promise<Outcome> {
  const { wire, writing, links, postpone } = applying;
  const { values: all, isComplete } = withIds(person.attributes, applying);
  const isPostponed = !isComplete && changes.some(({ path }) => path === managerPath);
  const now = changes.flatMap((change): readonly AttributeChange[] => {
    if (change.path !== managerPath || change.to === undefined) return [change];
    return isComplete ? [{ ...change, to: all.get(managerPath) }] : [];
  });
  if (now.length === 0) {
    if (isPostponed) postpone(managerStep(person, resource));
    return { ok: true };
  }
  const draft = writeUserChange(resource, now, all, await writing(all.has(managerPath)));
  const exchange = await wire.send(draft);
  if (!isSuccess(exchange)) return toRefusal(exchange);
  const answered = toResource(exchange.answer);
  // A later PUT must not restore what this request has changed.
  if (isPostponed) postpone(managerStep(person, answered ?? resource));
  const values = new Map(now.map(({ path }) => [path, person.attributes.get(path)]));
  const link = remember(resource.id, links.get("User", person.key), written(values, answered, applying));
  await links.put("User", person.key, link);
  return { ok: true };
}

/** Sets the manager, who was not at the target before. */
function managerStep(person: Person, resource: Resource): UserStep {
  const changes = [{ path: managerPath, to: person.attributes.get(managerPath) }];
  return { kind: "change-user", key: person.key, person, resource, changes };
}

async function activate(key: string, resource: Resource, active: boolean, applying: Applying): Promise<Outcome> {
  const { wire, writing, links } = applying;
  const exchange = await wire.send(writeActive(resource, active, await writing(false)));
  if (!isSuccess(exchange)) return toRefusal(exchange);
  const { hasLeft: _, ...link } = links.get("User", key) ?? { id: resource.id };
  if (active) await links.put("User", key, link);
  return { ok: true };
}

/** Replaces the key of a manager by the identifier. The value is left out as long as there is none. */
function withIds(attributes: ReadonlyMap<string, unknown>, { links }: Applying) {
  const manager = attributes.get(managerPath);
  const values = new Map(attributes);
  const id = typeof manager === "string" ? links.get("User", manager)?.id : undefined;
  if (id === undefined) values.delete(managerPath);
  else values.set(managerPath, id);
  return { values, isComplete: manager === undefined || id !== undefined };
}

function written(values: ReadonlyMap<string, unknown>, answered: Resource | undefined, applying: Applying) {
  const isWhole = answered !== undefined && textOf(answered, "userName") !== undefined;
  return {
    values,
    answered: isWhole ? answered : undefined,
    version: applying.planning.version,
    shown: (value: unknown, path: string) => shown(value, path, applying.planning),
  };
}
