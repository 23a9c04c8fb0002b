import type { Address } from "./user.js";

/** One entry of `addresses` as a client sends it. */
export type SentAddress = Address;

/** The five fields that tell one address from another, in the order in which they are shown. */
export const addressFields = ["streetAddress", "locality", "region", "postalCode", "country"] as const;

/** The one address to store: the primary entry, else the first; undefined where all are blank. */
export function readAddresses(sent: readonly SentAddress[]): Address | undefined {
  const chosen = sent.find((entry) => entry.primary === true) ?? sent[0];
  if (chosen === undefined) return undefined;
  const fields = addressFields.flatMap((field) => {
    const text = chosen[field]?.trim() ?? "";
    return text === "" ? [] : [[field, text] as const];
  });
  if (fields.length === 0) return undefined;
  const primary = chosen.primary === undefined ? {} : { primary: chosen.primary };
  return { ...Object.fromEntries(fields), ...primary };
}

/** What is left of the address after some are removed: an entry equal in all five fields takes it away. */
export function removeAddresses(
  current: Address | undefined,
  values: readonly SentAddress[] | undefined,
): Address | undefined {
  if (current === undefined || values === undefined) return undefined;
  const isEqual = (entry: SentAddress) =>
    addressFields.every((field) => (entry[field]?.trim() ?? "") === (current[field] ?? ""));
  return values.some(isEqual) ? undefined : current;
}
