import type { InputValue } from "@rollcall/api/webapi";
import { describe, expect, it } from "vitest";
import { nextChoice } from "./input-values.js";

const option = (text: string, more: object = {}) => ({ text: { type: "plain_text", text }, value: text, ...more });
// The tests state valid values.
const boxes = (...options: readonly object[]) =>
  ({ type: "checkboxes", selected_options: options }) as unknown as InputValue;
const radio = (selected_option: object | null) => ({ type: "radio_buttons", selected_option }) as unknown as InputValue;

describe("nextChoice", () => {
  it("leaves an option that is chosen already, however it is written", () => {
    const initial = { value: "tea", text: { text: "tea", type: "plain_text", emoji: true }, description: "hot" };
    expect(nextChoice(boxes(initial), boxes(option("tea")))).toBeUndefined();
    expect(nextChoice(boxes(initial), boxes(option("tea"), option("milk")))).toEqual(boxes(initial, option("milk")));
    expect(nextChoice(radio(initial), radio(option("tea")))).toBeUndefined();
  });

  it("tells options apart by text and value", () => {
    const other = option("tea", { value: "cold" });
    expect(nextChoice(boxes(option("tea")), boxes(other))).toEqual(boxes());
    expect(nextChoice(radio(option("tea")), radio(other))).toEqual(radio(other));
    expect(nextChoice(radio(null), radio(other))).toEqual(radio(other));
  });
});
