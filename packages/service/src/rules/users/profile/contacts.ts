import type { Address } from "../../../model/user.js";

/** One entry of `phoneNumbers` as sent. */
interface SentPhoneNumber {
  readonly value?: string;
  readonly type?: string;
  readonly primary?: boolean;
}

/** The two stored numbers. */
export interface PhoneNumbers {
  readonly primaryPhone?: string;
  readonly mobilePhone?: string;
}

type Slot = keyof PhoneNumbers;

/** Reads the numbers of a whole list. The last entry for a slot wins, and entries without a number are ignored. */
export function readPhoneNumbers(current: PhoneNumbers, sent: readonly SentPhoneNumber[]): PhoneNumbers {
  return setNumbers({}, current, sent);
}

/**
 * Numbers after a partial resource. A slot that no entry addresses stays unchanged, and a space clears the slot it
 * addresses.
 */
export function addPhoneNumbers(current: PhoneNumbers, sent: readonly SentPhoneNumber[]): PhoneNumbers {
  return setNumbers(current, current, sent);
}

/**
 * Numbers after an `add` operation of 2.0.
 *
 * - An existing number changes nothing, unless `primary: true` makes it primary.
 * - A new number takes the slot that it addresses.
 * - If that slot is taken and the other one is free and not addressed by another entry, both numbers are kept. The
 *   stored one stays primary, unless the new one is marked as primary.
 * - A number is replaced only if there is no room.
 *
 * @see RFC 7644 §3.5.2.1
 */
export function appendPhoneNumbers(current: PhoneNumbers, sent: readonly SentPhoneNumber[]): PhoneNumbers {
  const entries = withoutRepeats(sent);
  const slotOf = createSlotOf(entries);
  const stored = new Set([current.primaryPhone, current.mobilePhone]);
  const meant = new Set(entries.filter(({ value }) => !stored.has(value)).map(slotOf));
  return entries.reduce((numbers, entry) => appendNumber(numbers, entry, { slot: slotOf(entry), meant }), current);
}

/** Each number once, trimmed: its entry marked as primary, otherwise its first. */
function withoutRepeats(sent: readonly SentPhoneNumber[]): readonly SentPhoneNumber[] {
  const entries = new Map<string, SentPhoneNumber>();
  for (const entry of sent) {
    const value = entry.value?.trim() ?? "";
    if (value !== "" && (entry.primary === true || !entries.has(value))) entries.set(value, { ...entry, value });
  }
  return [...entries.values()];
}

interface Place {
  readonly slot: Slot;
  /** All slots that the request's new numbers address. */
  readonly meant: ReadonlySet<Slot>;
}

function appendNumber(
  numbers: PhoneNumbers,
  { value: number = "", primary }: SentPhoneNumber,
  { slot, meant }: Place,
): PhoneNumbers {
  const { primaryPhone, mobilePhone } = numbers;
  const isMarked = primary === true;
  if (number === primaryPhone || (number === mobilePhone && !isMarked)) return numbers;
  const marked = { primaryPhone: number, ...(primaryPhone !== undefined && { mobilePhone: primaryPhone }) };
  if (number === mobilePhone) return marked;
  const other: Slot = slot === "primaryPhone" ? "mobilePhone" : "primaryPhone";
  const isCrowded = numbers[slot] !== undefined && numbers[other] === undefined && !meant.has(other);
  if (!isCrowded) return { ...numbers, [slot]: number };
  return isMarked ? marked : { ...numbers, [other]: number };
}

/**
 * Sets numbers. An entry for the mobile phone in the form of an answer still addresses the mobile phone, so that
 * clients can send back what they read.
 */
function setNumbers(start: PhoneNumbers, shown: PhoneNumbers, sent: readonly SentPhoneNumber[]): PhoneNumbers {
  const isSentBack = ({ value, type, primary }: SentPhoneNumber) =>
    value === shown.mobilePhone && type === "mobile" && primary === undefined;
  const given = sent.flatMap((entry) => {
    const { value = "" } = entry;
    return value === "" ? [] : [{ ...entry, value: value.trim(), ...(isSentBack(entry) && { type: "work" }) }];
  });
  const slotOf = createSlotOf(given);
  const numbers: { [S in Slot]?: string } = { ...start };
  for (const entry of given) {
    if (entry.value === "") delete numbers[slotOf(entry)];
    else numbers[slotOf(entry)] = entry.value;
  }
  return numbers;
}

/**
 * Numbers after a removal. An entry addresses a number by value or, without a value, a slot. Without `values`, both are
 * removed.
 */
export function removePhoneNumbers(
  current: PhoneNumbers,
  values: readonly SentPhoneNumber[] | undefined,
): PhoneNumbers {
  if (values === undefined) return {};
  const slotOf = createSlotOf(values);
  const isRemoved = (slot: Slot) =>
    values.some((entry) => (entry.value === undefined ? slotOf(entry) === slot : entry.value.trim() === current[slot]));
  return {
    ...(current.primaryPhone !== undefined && !isRemoved("primaryPhone") && { primaryPhone: current.primaryPhone }),
    ...(current.mobilePhone !== undefined && !isRemoved("mobilePhone") && { mobilePhone: current.mobilePhone }),
  };
}

/** `primary` takes precedence over `type`. If an entry is marked as primary, all others address the mobile number. */
function createSlotOf(all: readonly SentPhoneNumber[]): (entry: SentPhoneNumber) => Slot {
  const isMarked = all.some(({ primary }) => primary === true);
  return ({ primary, type }) => {
    if (isMarked) return primary === true ? "primaryPhone" : "mobilePhone";
    if (primary === false) return "primaryPhone";
    return type?.toLowerCase() === "work" ? "mobilePhone" : "primaryPhone";
  };
}

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
