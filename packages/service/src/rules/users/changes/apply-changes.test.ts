import type { UserCreate } from "@rollcall/api/scim";
import type { Change } from "@rollcall/scim-core";
import { describe, expect, it } from "vitest";
import type { User } from "../../../model/user.js";
import { applyUserChanges } from "./apply-changes.js";
import { draftOf } from "./user-draft.js";

const user = {
  emails: ["a@x.example", "b@x.example"],
  primaryPhone: "1",
  mobilePhone: "2",
  address: { region: "CA", country: "US" },
  name: {},
} as unknown as User;

const is = (name: string, value: string | boolean) =>
  ({
    kind: "compare",
    attribute: { kind: "attribute", name, start: 0, end: 0 },
    operator: "eq",
    value,
    start: 0,
    end: 0,
  }) as const;

describe("changes of matching elements", () => {
  it.each([
    {
      change: { kind: "replace", attribute: "emails", where: is("type", "work"), value: [{ value: "c@x.example" }] },
      wanted: { emails: ["c@x.example", "b@x.example"] },
    },
    {
      change: { kind: "add", attribute: "emails", where: is("primary", false), value: [{ value: "c@x.example" }] },
      wanted: { emails: ["a@x.example", "c@x.example"] },
    },
    {
      change: { kind: "remove", attribute: "emails", where: is("value", "b@x.example") },
      wanted: { emails: ["a@x.example"] },
    },
    {
      change: { kind: "replace", attribute: "phoneNumbers", where: is("type", "work"), value: [{ value: "3" }] },
      wanted: { primaryPhone: "1", mobilePhone: "3" },
    },
    {
      change: { kind: "remove", attribute: "phoneNumbers", where: is("type", "mobile") },
      wanted: { mobilePhone: "2" },
    },
    {
      change: {
        kind: "replace",
        attribute: "addresses",
        where: is("type", "work"),
        subAttribute: "region",
        value: [{ region: "NY" }],
      },
      wanted: { address: { region: "NY", country: "US" } },
    },
    {
      change: { kind: "replace", attribute: "addresses", where: is("primary", true), value: [{ region: "NY" }] },
      wanted: { address: { region: "NY" } },
    },
    {
      change: { kind: "add", attribute: "addresses", where: is("type", "home"), value: [{ region: "NY" }] },
      wanted: { address: { region: "NY" } },
    },
    {
      change: { kind: "add", attribute: "emails", where: is("type", "other"), value: [{ value: "c@x.example" }] },
      wanted: { emails: ["a@x.example", "c@x.example"] },
    },
    {
      change: {
        kind: "add",
        attribute: "photos",
        where: is("type", "thumbnail"),
        value: [{ value: "https://x.example/p" }],
      },
      wanted: { photo: "https://x.example/p" },
    },
    {
      change: { kind: "add", attribute: "phoneNumbers", where: is("type", "fax"), value: [{ value: "3" }] },
      wanted: { primaryPhone: "3", mobilePhone: "2" },
    },
    {
      change: { kind: "remove", attribute: "addresses", subAttribute: "region" },
      wanted: { address: { country: "US" } },
    },
    {
      change: { kind: "add", attribute: "emails", subAttribute: "value", value: [{ value: "c@x.example" }] },
      wanted: { emails: ["a@x.example", "c@x.example"] },
    },
    {
      change: { kind: "replace", attribute: "emails", subAttribute: "primary", value: [{ primary: true }] },
      wanted: { emails: ["a@x.example", "b@x.example"] },
    },
    {
      change: { kind: "add", attribute: "phoneNumbers", subAttribute: "primary", value: [{ primary: true }] },
      wanted: { primaryPhone: "1", mobilePhone: "2" },
    },
    {
      change: { kind: "add", attribute: "roles", where: is("primary", true), value: [{ value: "chief" }] },
      wanted: { role: { value: "chief", primary: true } },
    },
  ] as const satisfies readonly { change: Change<UserCreate>; wanted: object }[])("$change", ({ change, wanted }) => {
    const draft = applyUserChanges(draftOf(user), [change]);
    expect(draft.ok && draft.value.user).toMatchObject(wanted);
  });

  it("keeps the primary address", () => {
    const change = { kind: "remove", attribute: "emails", where: is("type", "work") } as const;
    expect(applyUserChanges(draftOf(user), [change])).toMatchObject({ ok: false, error: "missing_primary_email" });
  });
});
