import { describe, expect, it } from "vitest";
import { mergeName, refuseNameless } from "./name.js";

const ada = { givenName: "Ada", familyName: "Lovelace" };

describe("mergeName", () => {
  it.each([
    { current: {}, sent: ada, wanted: ada },
    { current: ada, sent: { familyName: "King" }, wanted: { givenName: "Ada", familyName: "King" } },
    { current: ada, sent: { familyName: " " }, wanted: { givenName: "Ada" } },
    {
      current: {},
      sent: { formatted: "Ada King  Lovelace" },
      wanted: { givenName: "Ada King", familyName: "Lovelace" },
    },
    { current: {}, sent: { formatted: "Ada" }, wanted: { givenName: "Ada" } },
    { current: {}, sent: { ...ada, formatted: "Ada Lovelace" }, wanted: ada },
    {
      current: {},
      sent: { formatted: "Ada van Dyk", givenName: "Ada" },
      wanted: { givenName: "Ada", familyName: "van Dyk" },
    },
    {
      current: {},
      sent: { formatted: "Ada van Dyk", familyName: "van Dyk" },
      wanted: { givenName: "Ada", familyName: "van Dyk" },
    },
    { current: ada, sent: { honorificPrefix: "Dr." }, wanted: { ...ada, honorificPrefix: "Dr." } },
  ])("turns $sent into $wanted", ({ current, sent, wanted }) => {
    expect(mergeName(current, sent)).toEqual({ ok: true, value: wanted });
  });

  it.each([
    { sent: { ...ada, formatted: "Countess Lovelace" }, error: "invalid_attribute_format" },
    { sent: { givenName: "Ada", formatted: "Adam Lovelace" }, error: "invalid_attribute_format" },
    { sent: { givenName: "Ada 🎉" }, error: "invalid_emoji_not_allowed" },
    { sent: { familyName: "Everyone" }, error: "invalid_reserved_word" },
    { sent: { honorificPrefix: "Dr. 🎉" }, error: "invalid_emoji_not_allowed" },
    { sent: { honorificPrefix: "Admin" }, error: "invalid_reserved_word" },
  ])("refuses $sent with $error", ({ sent, error }) => {
    expect(mergeName({}, sent)).toMatchObject({ ok: false, error });
  });
});

describe("refuseNameless", () => {
  it("only refuses a name without parts", () => {
    expect(refuseNameless({ honorificPrefix: "Dr." })).toMatchObject({ error: "invalid_name_required" });
    expect(refuseNameless({ givenName: "Ada" })).toBeUndefined();
  });
});
