import { describe, expect, it } from "vitest";
import { addPhoneNumbers, readAddresses, readPhoneNumbers, removeAddresses, removePhoneNumbers } from "./contacts.js";

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

describe("readPhoneNumbers", () => {
  it.each([
    { sent: [{ value: "1", primary: true }], wanted: { primaryPhone: "1" } },
    { sent: [{ value: "1", primary: false }], wanted: { primaryPhone: "1" } },
    { sent: [{ value: "1", type: "mobile" }], wanted: { primaryPhone: "1" } },
    { sent: [{ value: "1" }], wanted: { primaryPhone: "1" } },
    { sent: [{ value: "1", type: "work" }], wanted: { mobilePhone: "1" } },
    {
      sent: [
        { value: "1", primary: true },
        { value: "2", primary: false },
      ],
      wanted: { primaryPhone: "1", mobilePhone: "2" },
    },
    {
      sent: [
        { value: "1", type: "mobile" },
        { value: "2", type: "work" },
      ],
      wanted: { primaryPhone: "1", mobilePhone: "2" },
    },
    { sent: [{ value: "1", primary: true }, { value: "2" }], wanted: { primaryPhone: "1", mobilePhone: "2" } },
    { sent: [{ value: "1", type: "work", primary: true }], wanted: { primaryPhone: "1" } },
    {
      sent: [
        { value: "1", type: "mobile" },
        { value: "2", type: "mobile" },
      ],
      wanted: { primaryPhone: "2" },
    },
    { sent: [{ type: "mobile" }, { value: " " }], wanted: {} },
    // As an answer shows them, to test sending them back.
    {
      sent: [
        { value: "2", type: "mobile" },
        { value: "1", primary: true },
      ],
      wanted: { primaryPhone: "1", mobilePhone: "2" },
    },
  ])("stores $sent as $wanted", ({ sent, wanted }) => {
    expect(readPhoneNumbers({}, sent)).toEqual(wanted);
  });
});

describe("readPhoneNumbers of an answer", () => {
  it("recognizes the mobile phone", () => {
    const sent = [{ value: "2", type: "mobile" }];
    expect(readPhoneNumbers({ mobilePhone: "2" }, sent)).toEqual({ mobilePhone: "2" });
    expect(readPhoneNumbers({ mobilePhone: "1" }, sent)).toEqual({ primaryPhone: "2" });
    expect(addPhoneNumbers({ mobilePhone: "2" }, sent)).toEqual({ mobilePhone: "2" });
  });
});

describe("addPhoneNumbers", () => {
  it("keeps the slot that is not addressed", () => {
    const current = { primaryPhone: "1", mobilePhone: "2" };
    expect(addPhoneNumbers(current, [{ value: "3", type: "work" }])).toEqual({ primaryPhone: "1", mobilePhone: "3" });
  });
});

describe("a space", () => {
  it("clears the slot of a space, but ignores an empty text", () => {
    const current = { primaryPhone: "1", mobilePhone: "2" };
    expect(addPhoneNumbers(current, [{ value: " ", type: "work" }])).toEqual({ primaryPhone: "1" });
    expect(addPhoneNumbers(current, [{ value: "", type: "work" }])).toEqual(current);
  });
});

describe("removePhoneNumbers", () => {
  const current = { primaryPhone: "1", mobilePhone: "2" };
  it.each([
    { values: undefined, wanted: {} },
    { values: [{ value: "1" }], wanted: { mobilePhone: "2" } },
    { values: [{ type: "work" }], wanted: { primaryPhone: "1" } },
    { values: [{ value: "9" }], wanted: current },
  ])("removing $values results in $wanted", ({ values, wanted }) => {
    expect(removePhoneNumbers(current, values)).toEqual(wanted);
  });
});
