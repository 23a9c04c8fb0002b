/** One entry of `roles` as a client sends it. */
export interface SentRole {
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
