import { describe, expect, it } from "vitest";
import { localPartOf } from "./user-names.js";

describe("localPartOf", () => {
  it.each([
    { given: "ada@example.com", wanted: "ada" },
    { given: "Ada.Lovelace+x@mail.example.co.uk", wanted: "Ada.Lovelace+x" },
    { given: "jörg@münchen.example", wanted: "jörg" },
    { given: "ada@example..com", wanted: undefined },
    { given: "ada@localhost", wanted: "ada" },
    { given: "ada", wanted: undefined },
    { given: "@example.com", wanted: undefined },
    { given: "a b@example.com", wanted: undefined },
    { given: "a@b@example.com", wanted: undefined },
  ])("$given gives $wanted", ({ given, wanted }) => {
    expect(localPartOf(given)).toBe(wanted);
  });

  it("takes little time on hostile text", () => {
    expect(localPartOf(`a@${"a.".repeat(20_000)}`)).toBeUndefined();
  });
});
