import { describe, expect, it } from "vitest";
import { readAddresses, removeAddresses } from "./contacts.js";

describe("readAddresses", () => {
  it.each([
    { sent: [], wanted: undefined },
    { sent: [{ country: " " }], wanted: undefined },
    {
      sent: [{ locality: "Paris" }, { locality: "London", primary: true }],
      wanted: { locality: "London", primary: true },
    },
    { sent: [{ locality: " Paris ", type: "work", formatted: "Paris" }], wanted: { locality: "Paris" } },
  ])("stores $sent as $wanted", ({ sent, wanted }) => {
    expect(readAddresses(sent)).toEqual(wanted);
  });
});

describe("removeAddresses", () => {
  const current = { locality: "Paris", country: "FR", primary: true };
  it.each([
    { values: undefined, wanted: undefined },
    { values: [{ locality: "Paris", country: "FR" }], wanted: undefined },
    { values: [{ locality: "Paris" }], wanted: current },
  ])("removing $values results in $wanted", ({ values, wanted }) => {
    expect(removeAddresses(current, values)).toEqual(wanted);
  });
});
