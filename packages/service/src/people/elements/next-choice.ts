import type { BlockOption, InputValue } from "@rollcall/api/webapi";

/**
 * The next value on the way to a wanted one: people tick and untick one item at a time, first those that go. Undefined if
 * the value is the wanted one already.
 */
export function nextChoice(before: InputValue | undefined, wanted: InputValue): InputValue | undefined {
  const [key, items] = listOf(wanted) ?? [];
  if (key === undefined || items === undefined) {
    // A menu or picker that closes notifies the app also of the same value; radio buttons do not.
    return isSameButton(before, wanted) ? undefined : wanted;
  }
  const [, chosen = []] = (before && listOf(before)) ?? [];
  const leaving = chosen.findIndex((each) => !items.some((item) => isSame(item, each)));
  if (leaving >= 0) return withList(wanted, key, chosen.toSpliced(leaving, 1));
  const added = items.find((item) => !chosen.some((each) => isSame(item, each)));
  return added === undefined ? undefined : withList(wanted, key, [...chosen, added]);
}

function isSameButton(before: InputValue | undefined, wanted: InputValue): boolean {
  if (wanted.type !== "radio_buttons" || before?.type !== "radio_buttons") return false;
  return isSame(before.selected_option, wanted.selected_option);
}

function listOf(value: InputValue): readonly [string, readonly unknown[]] | undefined {
  const found = Object.entries(value).find((entry): entry is [string, readonly unknown[]] => Array.isArray(entry[1]));
  return found;
}

function withList(value: InputValue, key: string, items: readonly unknown[]): InputValue {
  // Only the items of the list change.
  return { ...value, [key]: items } as InputValue;
}

/** Whether two items are the same to a person: options with the same text and value, however they are written. */
function isSame(one: unknown, other: unknown): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(item: unknown): string {
  return JSON.stringify(isOption(item) ? [item.text.text, item.value] : item);
}

function isOption(item: unknown): item is BlockOption {
  return typeof item === "object" && item !== null && "text" in item && "value" in item;
}
