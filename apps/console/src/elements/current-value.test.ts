import { describe, expect, it } from "vitest";
import { currentValue } from "./current-value.js";

const option = (value: string) => ({ text: { type: "plain_text", text: value }, value });
const place = { view: "V1" };
const block = { block_id: "b" };
const surface = { place, values: {}, errors: {}, entered: () => undefined, enter: () => {} };

describe("currentValue", () => {
  it.each([
    [{ initial_value: "Ada" }, ["Ada"]],
    [{ initial_option: option("red") }, ["red"]],
    [{ initial_options: [option("a"), option("b")] }, ["a", "b"]],
    [{ initial_date: "2026-01-31" }, ["2026-01-31"]],
    [{ initial_date_time: 1_700_000_000 }, ["1700000000"]],
    [{ initial_users: ["U1", "U2"] }, ["U1", "U2"]],
    [{}, []],
  ])("begins as %j says", (element, wanted) => {
    expect(currentValue({ element, block, surface })).toEqual(wanted);
  });

  it.each([
    [{ type: "plain_text_input", value: "Ada" }, ["Ada"]],
    [{ type: "plain_text_input", value: null }, []],
    [{ selected_option: option("red") }, ["red"]],
    [{ selected_conversations: ["C1"] }, ["C1"]],
  ])("is what the view keeps: %j", (kept, wanted) => {
    const element = { action_id: "a", initial_value: "old" };
    expect(currentValue({ element, block, surface: { ...surface, values: { b: { a: kept } } } })).toEqual(wanted);
  });

  it("is what was entered last", () => {
    const later = { ...surface, values: { b: { a: { value: "old" } } }, entered: () => ["new"] };
    expect(currentValue({ element: { action_id: "a" }, block, surface: later })).toEqual(["new"]);
  });
});
