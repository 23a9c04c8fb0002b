const secret = /(secret|password|token|hash|verifier)$/i;
const redacted = "[redacted]";

/** An address that lets its reader in, once: of a socket, or of an upload. */
const admission = /([?&]ticket=|\/upload\/v1\/)[^&\s]+/;

/** A code that an app exchanges for tokens. */
const oauthCode = /^\d+\.\d+\.[0-9a-f]{64}$/;

/** An address at which an app posts without a token, here or at a vendor's host of hooks; its last part is the secret. */
const hook = /((?:\/hooks|\/\/[^/]+)\/(?:~[^/]+\/)?(?:services|commands|actions)\/[^/]+\/[^/]+\/)[A-Za-z0-9]{24}$/;

/** Limits how much of one exchange the journal keeps. */
export interface Budget {
  /** Remaining characters of names and values. */
  remaining: number;
}

/** Maximum depth of nested values. */
export const maxDepth = 64;

/** Copies a value as JSON, without its secrets. */
export function redact(value: object): Readonly<Record<string, unknown>> {
  return shorten(value, { remaining: Number.POSITIVE_INFINITY });
}

/** Copies a value as JSON, without its secrets, until the budget is used up. A part that is too long is replaced by its length. */
export function shorten(value: object, budget: Budget): Readonly<Record<string, unknown>> {
  return copyMembers(value, budget, { isSecret: false, depth: 0 });
}

interface Place {
  /** Whether a name on the path to this value is that of a secret. */
  readonly isSecret: boolean;
  readonly depth: number;
}

function copy(value: unknown, budget: Budget, place: Place): unknown {
  if (typeof value === "string") return copyText(value, budget, place);
  if (typeof value !== "object" || value === null) {
    budget.remaining -= 4;
    return place.isSecret && typeof value === "number" ? redacted : value;
  }
  if (value instanceof Date) return copyText(value.toISOString(), budget, place);
  if (value instanceof Uint8Array) return leftOut(`${value.length} bytes`);
  if (place.depth >= maxDepth) return leftOut("nested too deeply");
  const inner = { ...place, depth: place.depth + 1 };
  return Array.isArray(value) ? copyItems(value, budget, inner) : copyMembers(value, budget, inner);
}

function copyText(text: string, budget: Budget, { isSecret }: Place): unknown {
  if (isSecret) return redacted;
  if (oauthCode.test(text)) return redacted;
  if (hook.test(text)) return text.replace(hook, `$1${redacted}`);
  if (admission.test(text)) return text.replace(admission, `$1${redacted}`);
  if (text.length > budget.remaining) return leftOut(`${text.length} characters`);
  budget.remaining -= text.length;
  return text;
}

function copyItems(items: readonly unknown[], budget: Budget, place: Place): readonly unknown[] {
  const kept: unknown[] = [];
  for (const item of items) {
    if (budget.remaining <= 0) return [...kept, leftOut(`${items.length - kept.length} more`)];
    budget.remaining -= 1;
    kept.push(copy(item, budget, place));
  }
  return kept;
}

function copyMembers(value: object, budget: Budget, place: Place): Readonly<Record<string, unknown>> {
  const aboutSecret = isAboutSecret(value);
  const kept: Record<string, unknown> = {};
  // This runs for every request, so it creates neither lists of pairs nor intermediate copies.
  for (const name in value) {
    const member: unknown = Reflect.get(value, name);
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    if (budget.remaining <= 0) return Object.assign(kept, leftOut("what follows"));
    budget.remaining -= name.length;
    const isSecret = place.isSecret || secret.test(name) || (aboutSecret && name === "value");
    kept[name] = copy(member, budget, isSecret === place.isSecret ? place : { ...place, isSecret });
  }
  return kept;
}

/** Whether the object is an operation of a SCIM PATCH whose path names a secret. */
function isAboutSecret(value: object): boolean {
  return "path" in value && typeof value.path === "string" && secret.test(value.path.trim());
}

function leftOut(what: string) {
  return { left_out: what };
}
