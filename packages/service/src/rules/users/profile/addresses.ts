import type { Address } from "../../../model/user.js";

/** One entry of `addresses` as sent. */
type SentAddress = Address;

/** The five fields that distinguish addresses, in display order. */
export const addressFields = ["streetAddress", "locality", "region", "postalCode", "country"] as const;

/** Reads the one address to store: the primary entry, otherwise the first; undefined if all fields are blank. */
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

/**
 * Address after an `add` operation of 2.0. The first entry with new content replaces it, unless it is marked as not
 * primary. An entry without new content changes nothing.
 * @see RFC 7644 §3.5.2.1
 */
export function appendAddresses(current: Address | undefined, sent: readonly SentAddress[]): Address | undefined {
  if (current === undefined) return readAddresses(sent);
  const isNew = (entry: SentAddress) =>
    entry.primary !== false && addressFields.some((field) => !isAsSent(entry[field], current[field]));
  const added = readAddresses(sent.filter(isNew));
  return added ?? current;
}

function isAsSent(sent: string | undefined, stored: string | undefined): boolean {
  const text = sent?.trim() ?? "";
  return text === "" || text === stored;
}

/** Address left after a removal. An entry equal in all five fields removes it. */
export function removeAddresses(
  current: Address | undefined,
  values: readonly SentAddress[] | undefined,
): Address | undefined {
  if (current === undefined || values === undefined) return undefined;
  const isEqual = (entry: SentAddress) =>
    addressFields.every((field) => (entry[field]?.trim() ?? "") === (current[field] ?? ""));
  return values.some(isEqual) ? undefined : current;
}
