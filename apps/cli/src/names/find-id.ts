import type { ResourceType, RetryOptions, ScimOutcome } from "@rollcall/client";
import { CommandError, exitCodes } from "../describe-error.js";
import { describeRefusal } from "../describe-refusal.js";
import type { PlainResource, PlainResources } from "../settings/plain-resources.js";
import type { Target } from "../settings/target.js";
import { type FoundNames, findNamed, isIdentifier, type Named } from "./find-named.js";

/** Dependencies of a search for resources. */
interface FindOptions {
  readonly target: Target;
  readonly type: ResourceType;
  /** Resources of the type in the version of the command. */
  readonly resources: Pick<PlainResources, "get">;
  readonly retry?: RetryOptions;
}

/**
 * Finds a resource by identifier, a user also by user name or e-mail address, and a group by display name.
 * @throws CommandError if no resource or several match
 */
export async function findResource(text: string, options: FindOptions): Promise<PlainResource> {
  const { resources, target, type, retry } = options;
  const direct = isIdentifier(text) ? await resources.get(text) : undefined;
  if (direct !== undefined && !isUnknown(direct)) return demandResource(direct);
  const names = await findNamed(target, type, text, retry);
  const [only, ...others] = names.found;
  if (others.length > 0) throw refuseSeveral(text, type, names.found);
  // Other services may use other formats of identifiers.
  const outcome = only === undefined ? (direct ?? (await resources.get(text))) : await resources.get(only.id);
  if (only === undefined && isUnknown(outcome)) throw refuseNone(text, type, names);
  return demandResource(outcome);
}

/** Finds the identifier of a resource, as `findResource` does. */
export async function findId(text: string, options: FindOptions): Promise<string> {
  return String((await findResource(text, options))["id"]);
}

type Outcome = ScimOutcome<PlainResource>;

function isUnknown(outcome: Outcome): outcome is Extract<Outcome, { readonly ok: false }> {
  return !outcome.ok && (outcome.status === 404 || outcome.error === "cannot_decode_user_id");
}

function demandResource(outcome: Outcome): PlainResource {
  if (outcome.ok) return outcome.value;
  throw new CommandError(describeRefusal(outcome.error), exitCodes.refused);
}

function refuseSeveral(text: string, type: ResourceType, found: readonly Named[]): CommandError {
  const noun = type === "User" ? "users" : "groups";
  return new CommandError(
    `${found.length} ${noun} match ${JSON.stringify(text)}; use an identifier:\n${printNamed(found)}`,
    exitCodes.refused,
  );
}

function refuseNone(text: string, type: ResourceType, { meant }: FoundNames): CommandError {
  const code = type === "User" ? "no_such_user" : "no_such_group";
  const kind =
    type === "User" ? "user has the identifier, user name or e-mail address" : "group has the identifier or name";
  const hint =
    meant.length === 0
      ? `; \`rollcall ${type === "User" ? "users" : "groups"} list\` lists them all`
      : `; did you mean\n${printNamed(meant)}`;
  return new CommandError(`${code}: no ${kind} ${JSON.stringify(text)}${hint}`, exitCodes.refused);
}

function printNamed(named: readonly Named[]): string {
  return named.map(({ id, name }) => `  ${name} (${id})`).join("\n");
}
