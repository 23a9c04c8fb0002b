/** One entry of `phoneNumbers` as a client sends it. */
interface SentPhoneNumber {
  readonly value?: string;
  readonly type?: string;
  readonly primary?: boolean;
}

/** The two numbers that are stored. */
export interface PhoneNumbers {
  readonly primaryPhone?: string;
  readonly mobilePhone?: string;
}

type Slot = keyof PhoneNumbers;

/** The numbers of a whole list; the last entry for a slot wins, an entry without a number says nothing. */
export function readPhoneNumbers(current: PhoneNumbers, sent: readonly SentPhoneNumber[]): PhoneNumbers {
  return setNumbers({}, current, sent);
}

/**
 * The numbers after some are set; the slot that none of them means keeps what it has, and a space clears the one that it
 * is sent for.
 */
export function addPhoneNumbers(current: PhoneNumbers, sent: readonly SentPhoneNumber[]): PhoneNumbers {
  return setNumbers(current, current, sent);
}

/**
 * The numbers after an operation `add` of 2.0. One that is there changes nothing, unless `primary: true` makes it the
 * primary one. A new one takes the slot that it means; where that is taken and the other one is free, and no other entry
 * means it, both are kept, and the stored one stays primary unless the new one says that it is. Only where there is no
 * room a number is replaced.
 * @see RFC 7644 §3.5.2.1
 */
export function appendPhoneNumbers(current: PhoneNumbers, sent: readonly SentPhoneNumber[]): PhoneNumbers {
  const entries = withoutRepeats(sent);
  const slotOf = createSlotOf(entries);
  const stored = new Set([current.primaryPhone, current.mobilePhone]);
  const meant = new Set(entries.filter(({ value }) => !stored.has(value)).map(slotOf));
  return entries.reduce((numbers, entry) => appendNumber(numbers, entry, { slot: slotOf(entry), meant }), current);
}

/** Each number once, without spaces around it; of its entries the one that is marked as primary, or else the first. */
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
  /** Every slot that the new numbers of the request mean. */
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
 * The mobile phone in the form in which answers show it stays the mobile phone, so that a client can send back what it
 * was given.
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

/** The numbers without some. An entry means a number by its value, or a slot where it has none; absent means both. */
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

/** `primary` decides before `type`; beside an entry that is marked as primary, every other one is the mobile number. */
function createSlotOf(all: readonly SentPhoneNumber[]): (entry: SentPhoneNumber) => Slot {
  const isMarked = all.some(({ primary }) => primary === true);
  return ({ primary, type }) => {
    if (isMarked) return primary === true ? "primaryPhone" : "mobilePhone";
    if (primary === false) return "primaryPhone";
    return type?.toLowerCase() === "work" ? "mobilePhone" : "primaryPhone";
  };
}
