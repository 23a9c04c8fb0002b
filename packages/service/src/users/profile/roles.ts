/** One entry of `roles` as a client sends it. */
interface SentRole {
  readonly value?: string;
  readonly primary?: boolean | string;
}

/** The role that is stored. */
export interface StoredRole {
  readonly value: string;
  readonly primary?: boolean;
}

/** The one role to store: the primary entry, else the first; undefined where it is blank. */
export function readRoles(sent: readonly SentRole[]): StoredRole | undefined {
  const chosen = sent.find((entry) => isTrue(entry.primary)) ?? sent[0];
  const value = chosen?.value?.trim() ?? "";
  if (chosen === undefined || value === "") return undefined;
  return { value, ...(chosen.primary !== undefined && { primary: isTrue(chosen.primary) }) };
}

/**
 * The role after an operation `add` of 2.0: a new one takes the place of the one that there is, unless it says that it is
 * not primary; one that is there, or a blank one, changes nothing.
 * @see RFC 7644 §3.5.2.1
 */
export function appendRoles(current: StoredRole | undefined, sent: readonly SentRole[]): StoredRole | undefined {
  if (current === undefined) return readRoles(sent);
  const isNew = ({ value = "", primary }: SentRole) =>
    (primary === undefined || isTrue(primary)) && value.trim() !== "" && value.trim() !== current.value;
  return readRoles(sent.filter(isNew)) ?? current;
}

/** What is left of the role after some are removed; absent `values` means all. */
export function removeRoles(
  current: StoredRole | undefined,
  values: readonly SentRole[] | undefined,
): StoredRole | undefined {
  if (values === undefined) return undefined;
  return values.some((entry) => entry.value?.trim() === current?.value) ? undefined : current;
}

function isTrue(primary: boolean | string | undefined): boolean {
  return typeof primary === "string" ? primary.toLowerCase() === "true" : primary === true;
}
