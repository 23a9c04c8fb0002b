/** One entry of `roles` as sent. */
interface SentRole {
  readonly value?: string;
  readonly primary?: boolean | string;
}

/** The stored role. */
export interface StoredRole {
  readonly value: string;
  readonly primary?: boolean;
}

/** Reads the one role to store: the primary entry, otherwise the first; undefined if blank. */
export function readRoles(sent: readonly SentRole[]): StoredRole | undefined {
  const chosen = sent.find((entry) => isTrue(entry.primary)) ?? sent[0];
  const value = chosen?.value?.trim() ?? "";
  if (chosen === undefined || value === "") return undefined;
  return { value, ...(chosen.primary !== undefined && { primary: isTrue(chosen.primary) }) };
}

/**
 * Role after an `add` operation of 2.0. A new one replaces the current one, unless it is marked as not primary. The
 * current one and blank ones change nothing.
 * @see RFC 7644 §3.5.2.1
 */
export function appendRoles(current: StoredRole | undefined, sent: readonly SentRole[]): StoredRole | undefined {
  if (current === undefined) return readRoles(sent);
  const isNew = ({ value = "", primary }: SentRole) =>
    (primary === undefined || isTrue(primary)) && value.trim() !== "" && value.trim() !== current.value;
  return readRoles(sent.filter(isNew)) ?? current;
}

/** Role left after a removal; without `values`, none. */
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
