import type { Address } from "../user.js";

/** One entry of `addresses` as a client sends it. */
type SentAddress = Address;

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

/**
 * The address after an operation `add` of 2.0: the first one sent that says something new takes its place, unless it says
 * that it is not primary. One that tells no more than the stored address changes nothing.
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
