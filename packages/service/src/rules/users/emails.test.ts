import { describe, expect, it } from "vitest";
import { addEmails, readEmails, removeEmails } from "./emails.js";

const [a, b, c] = ["a@x.example", "b@x.example", "c@x.example"] as const;

describe("readEmails", () => {
  it.each([
    { sent: [{ value: a }], wanted: [a] },
    { sent: [{ value: a }, { value: b, primary: true }], wanted: [b, a] },
    {
      sent: [
        { value: a, type: "home" },
        { value: b, type: "work" },
      ],
      wanted: [b, a],
    },
    {
      sent: [
        { value: a, type: "work" },
        { value: b, primary: true },
      ],
      wanted: [b, a],
    },
    { sent: [{ value: a }, { value: b }, { value: c }], wanted: [a, b] },
    { sent: [{ value: a, primary: false }, { value: b }], wanted: [b, a] },
    { sent: [{ value: a }, { value: "A@x.example" }, { value: b }], wanted: [a, b] },
    { sent: [{ value: a, primary: false }], wanted: [a] },
  ])("stores $sent as $wanted", ({ sent, wanted }) => {
    expect(readEmails(sent)).toEqual({ ok: true, value: wanted });
  });

  it("refuses an entry without an address", () => {
    expect(readEmails([{ type: "work" }])).toMatchObject({ ok: false, error: "email_invalid" });
  });

  it("refuses an empty list", () => {
    expect(readEmails([])).toMatchObject({ ok: false, error: "email_empty" });
  });
});

describe("addEmails", () => {
  it.each([
    { current: [a, b], sent: [{ value: c, primary: true }], wanted: [c, b] },
    { current: [a, b], sent: [{ value: c }], wanted: [c, b] },
    { current: [a, b], sent: [{ value: c, primary: false }], wanted: [a, c] },
    { current: [a], sent: [{ value: c, primary: false }], wanted: [a, c] },
    { current: [a, b], sent: [{ value: b, primary: true }], wanted: [b, a] },
    { current: [a, b], sent: [{ value: b }], wanted: [b, a] },
    { current: [a, b], sent: [{ value: a, primary: true }], wanted: [a, b] },
    {
      current: [a],
      sent: [
        { value: b, primary: true },
        { value: c, primary: false },
      ],
      wanted: [b, c],
    },
    { current: [a, b], sent: [], wanted: [a, b] },
  ])("$sent over $current is $wanted", ({ current, sent, wanted }) => {
    expect(addEmails(current, sent)).toEqual({ ok: true, value: wanted });
  });

  it.each([
    { sent: [{ value: b, primary: true }], wanted: [b] },
    { sent: [{ value: c }], wanted: [c, b] },
  ])("stores $wanted for $sent in place of the removed primary address", ({ sent, wanted }) => {
    expect(addEmails([a, b], sent, true)).toEqual({ ok: true, value: wanted });
  });

  it("refuses an entry without an address", () => {
    expect(addEmails([a], [{ value: b }, { type: "home" }])).toMatchObject({ ok: false, error: "email_invalid" });
  });
});

describe("removeEmails", () => {
  it.each([
    { current: [a, b], values: undefined, emails: [a], isPrimaryRemoved: false },
    { current: [a, b], values: [{ value: "B@X.example" }], emails: [a], isPrimaryRemoved: false },
    { current: [a, b], values: [{ value: c }], emails: [a, b], isPrimaryRemoved: false },
    { current: [a, b], values: [{ type: "home" }], emails: [a], isPrimaryRemoved: false },
    { current: [a, b], values: [{}], emails: [a], isPrimaryRemoved: false },
    { current: [a, b], values: [{ type: "work", primary: false }], emails: [a], isPrimaryRemoved: false },
    { current: [a, b], values: [{ type: "Work" }], emails: [a, b], isPrimaryRemoved: true },
    { current: [a], values: undefined, emails: [a], isPrimaryRemoved: false },
    { current: [a, b], values: [{ value: a }], emails: [a, b], isPrimaryRemoved: true },
    { current: [a, b], values: [{ value: b }, { value: a }], emails: [a], isPrimaryRemoved: true },
    { current: [], values: undefined, emails: [], isPrimaryRemoved: false },
  ])("removing $values from $current results in $emails", ({ current, values, ...wanted }) => {
    expect(removeEmails(current, values)).toEqual(wanted);
  });
});
