/** One entry of `phoneNumbers` as a client sends it. */
export interface SentPhoneNumber {
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

/**
 * The numbers of a whole list; the last entry for a slot wins, an entry without a number says nothing. The mobile phone
 * in the form in which answers show it stays the mobile phone, so that a client can send back what it was given.
 */
export function readPhoneNumbers(current: PhoneNumbers, sent: readonly SentPhoneNumber[]): PhoneNumbers {
  const isSentBack = ({ value, type, primary }: SentPhoneNumber) =>
    value === current.mobilePhone && type === "mobile" && primary === undefined;
  return addPhoneNumbers(
    {},
    sent.map((entry) => (isSentBack(entry) ? { ...entry, type: "work" } : entry)),
  );
}

/** The numbers after some are set; the slot that none of them means keeps what it has. */
export function addPhoneNumbers(current: PhoneNumbers, sent: readonly SentPhoneNumber[]): PhoneNumbers {
  const given = sent.flatMap((entry) => {
    const value = entry.value?.trim() ?? "";
    return value === "" ? [] : [{ ...entry, value }];
  });
  const slotOf = createSlotOf(given);
  const numbers: { [S in Slot]?: string } = { ...current };
  for (const entry of given) numbers[slotOf(entry)] = entry.value;
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
