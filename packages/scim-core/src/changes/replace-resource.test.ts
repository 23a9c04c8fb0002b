import { describe, expect, it } from "vitest";
import { ScimRefusedError } from "../refusals/refused.js";
import { gadget } from "../test-sets/gadget.js";
import { changeResource } from "./apply-changes.js";
import { replaceResource } from "./replace-resource.js";

const before = {
  id: "G1",
  meta: { version: "1" },
  assetTag: "A",
  displayName: "d",
  serial: "s",
  labels: ["l"],
  place: { room: "r", building: "b" },
  uses: 3,
};
const written = { assetTag: "A", displayName: "e", labels: ["m"] };

function refusalOf(work: () => unknown): string | undefined {
  try {
    work();
  } catch (error) {
    if (error instanceof ScimRefusedError) return `${error.situation} ${error.reason.at}`;
    throw error;
  }
  return undefined;
}

describe("replaceResource", () => {
  it("keeps readOnly values, and omitted immutable ones", () => {
    const { id, meta, serial, uses } = before;
    const wanted = { id, meta, serial, uses, ...written, place: { building: "b" } };
    expect(replaceResource(before, written, gadget)).toEqual(wanted);
    expect(before.displayName).toBe("d");
  });

  it.each<readonly [object, string | undefined]>([
    [{ serial: "s", place: { building: "b" } }, undefined],
    [{ serial: "t" }, "attributeImmutable serial"],
    [{ assetTag: "B" }, "attributeImmutable assetTag"],
    [{ place: { building: "c" } }, "attributeImmutable building"],
  ])("answers %j with %s", (own, wanted) => {
    expect(refusalOf(() => replaceResource(before, { ...written, ...own }, gadget))).toBe(wanted);
  });
});

describe("changeResource", () => {
  it("sets an immutable attribute that has no value yet", () => {
    const { serial: _left, ...open } = before;
    expect(changeResource(open, [{ kind: "add", attribute: "serial", value: "t" }], gadget)).toEqual({
      ...open,
      serial: "t",
    });
  });

  it.each<readonly [Parameters<typeof changeResource>[1][number], string | undefined]>([
    [{ kind: "replace", attribute: "serial", value: "s" }, undefined],
    [{ kind: "replace", attribute: "serial", value: "t" }, "attributeImmutable serial"],
    [{ kind: "remove", attribute: "serial" }, "attributeImmutable serial"],
    [{ kind: "remove", attribute: "place" }, "attributeImmutable building"],
    [{ kind: "remove", attribute: "place", subAttribute: "room" }, undefined],
    [{ kind: "replace", attribute: "labels", value: [] }, "attributeRequired labels"],
    [{ kind: "remove", attribute: "labels", values: ["l"] }, "attributeRequired labels"],
    [{ kind: "remove", attribute: "labels", values: ["x"] }, undefined],
  ])("answers %j with %s", (change, wanted) => {
    expect(refusalOf(() => changeResource(before, [change], gadget))).toBe(wanted);
  });
});
