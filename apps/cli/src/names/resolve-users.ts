import type { ControlClient } from "../control-client.js";
import { CommandError, exitCodes } from "../describe-error.js";
import type { ArgumentReference } from "../reference/reference.js";
import type { Target } from "../settings/target.js";
import { findNamed, isIdentifier } from "./find-named.js";

/** Arguments of a call, with names of users replaced by identifiers. */
interface ResolvedUsers {
  readonly sent: object;
  /** Hints about unresolved names, printed if the service refuses the call. */
  readonly hints: readonly string[];
}

/** Dependencies of a lookup. */
interface LookUp {
  readonly target: Target;
  readonly control: ControlClient;
}

/** Whether an argument contains identifiers of users. */
function isOfUsers({ name, form }: Pick<ArgumentReference, "name" | "form">): boolean {
  return (form === "string" || form === "list") && /(^|_)user(_ids?)?$/.test(name);
}

/**
 * Replaces user names and e-mail addresses in arguments by identifiers. Names that are not found, or that the token cannot
 * look up, are sent unchanged, so that the command can be used to try invalid calls.
 */
export async function resolveUsers(
  sent: object,
  table: readonly ArgumentReference[],
  options: LookUp,
): Promise<ResolvedUsers> {
  const resolved: Record<string, unknown> = { ...sent };
  const hints: string[] = [];
  const resolve = async (text: unknown) => {
    if (typeof text !== "string" || text === "" || isIdentifier(text)) return text;
    const { id, hint } = await lookUp(text, options);
    if (hint !== undefined) hints.push(hint);
    return id ?? text;
  };
  for (const { name } of table.filter(isOfUsers)) {
    const value = resolved[name];
    if (Array.isArray(value)) {
      const ids: unknown[] = [];
      for (const each of value) ids.push(await resolve(each));
      resolved[name] = ids;
    } else if (value !== undefined) resolved[name] = await resolve(value);
  }
  return { sent: resolved, hints };
}

interface LookedUp {
  readonly id?: string;
  readonly hint?: string;
}

/** Asks the control plane, or SCIM with the token of the call if there is no control plane. */
async function lookUp(text: string, options: LookUp): Promise<LookedUp> {
  const named = JSON.stringify(text);
  const [world] = /^[a-z][a-z0-9-]*(?=~)/.exec(options.target.token ?? "") ?? [];
  try {
    const { user } = await options.control("user.find", { name: text, ...(world !== undefined && { world }) });
    return { id: user.id };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    if (error.exitCode === exitCodes.refused) return { hint: error.message.replace(/^[\w.]+: /, "") };
  }
  try {
    // A failed lookup does not prevent the call.
    const { found, meant } = await findNamed(options.target, "User", text, { retries: 0 });
    const [only, ...others] = found;
    if (only !== undefined && others.length === 0) return { id: only.id };
    if (only !== undefined) return { hint: `${found.length} users match ${named}; use an identifier` };
    const names = meant.map(({ name }) => name).join(" or ");
    return {
      hint: `No user has the user name or e-mail address ${named}${names === "" ? "." : `; did you mean ${names}?`}`,
    };
  } catch {
    return {
      hint: `${named} is not an identifier, and this token cannot look names up; \`rollcall users get ${text}\` with a token that can provision prints it`,
    };
  }
}
