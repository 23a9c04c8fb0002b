const secret = /(secret|password|token|hash)$/i;
const redacted = "[redacted]";

/** For how many characters of names and values there is still room. */
export interface Budget {
  room: number;
}

/** How deep something may be nested. */
export const deepest = 64;

/** A copy of something as JSON without its secrets. */
export function redact(value: object): Readonly<Record<string, unknown>> {
  return shorten(value, { room: Number.POSITIVE_INFINITY });
}

/** The same as far as there is room, which becomes less: what is too long says how long it is. */
export function shorten(value: object, budget: Budget): Readonly<Record<string, unknown>> {
  return copyMembers(value, budget, { isSecret: false, depth: 0 });
}

interface Place {
  /** Whether everything here stands under the name of a secret. */
  readonly isSecret: boolean;
  readonly depth: number;
}

function copy(value: unknown, budget: Budget, place: Place): unknown {
  if (typeof value === "string") return copyText(value, budget, place);
  if (typeof value !== "object" || value === null) {
    budget.room -= 4;
    return place.isSecret && typeof value === "number" ? redacted : value;
  }
  if (value instanceof Date) return copyText(value.toISOString(), budget, place);
  if (value instanceof Uint8Array) return leftOut(`${value.length} bytes`);
  if (place.depth >= deepest) return leftOut("nested too deeply");
  const inner = { ...place, depth: place.depth + 1 };
  return Array.isArray(value) ? copyItems(value, budget, inner) : copyMembers(value, budget, inner);
}

function copyText(text: string, budget: Budget, { isSecret }: Place): unknown {
  if (isSecret) return redacted;
  if (text.length > budget.room) return leftOut(`${text.length} characters`);
  budget.room -= text.length;
  return text;
}

function copyItems(items: readonly unknown[], budget: Budget, place: Place): readonly unknown[] {
  const kept: unknown[] = [];
  for (const item of items) {
    if (budget.room <= 0) return [...kept, leftOut(`${items.length - kept.length} more`)];
    budget.room -= 1;
    kept.push(copy(item, budget, place));
  }
  return kept;
}

function copyMembers(value: object, budget: Budget, place: Place): Readonly<Record<string, unknown>> {
  const aboutSecret = isAboutSecret(value);
  const kept: Record<string, unknown> = {};
  // Every request comes by here: neither lists of pairs nor copies of copies are made.
  for (const name in value) {
    const member: unknown = Reflect.get(value, name);
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    if (budget.room <= 0) return Object.assign(kept, leftOut("what follows"));
    budget.room -= name.length;
    const isSecret = place.isSecret || secret.test(name) || (aboutSecret && name === "value");
    kept[name] = copy(member, budget, isSecret === place.isSecret ? place : { ...place, isSecret });
  }
  return kept;
}

/** Whether it changes what its path names, as the operations of a SCIM PATCH do, and that is a secret. */
function isAboutSecret(value: object): boolean {
  return "path" in value && typeof value.path === "string" && secret.test(value.path.trim());
}

function leftOut(what: string) {
  return { left_out: what };
}
