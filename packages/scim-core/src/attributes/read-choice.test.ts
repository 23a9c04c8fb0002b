import { describe, expect, it } from "vitest";
import { device } from "../test-sets/device.js";
import { compileResource } from "./compiled-resource.js";
import { readChoice } from "./read-choice.js";
import type { Choice } from "./view.js";

const resource = compileResource(device, "2.0");
if (resource === undefined) throw new Error("The device set has a 2.0.");

/** A choice as plain names. */
function toNames(choice: Choice): object {
  return Object.fromEntries([...choice].map(([{ name }, below]) => [name, below === "whole" ? below : toNames(below)]));
}

describe("readChoice", () => {
  it.each([
    ["", {}],
    ["serialNumber", { serialNumber: "whole" }],
    [" SERIALNUMBER , active ", { serialNumber: "whole", active: "whole" }],
    ["place.room,place.building", { place: { room: "whole", building: "whole" } }],
    ["place.room,place", { place: "whole" }],
    ["place,place.room", { place: "whole" }],
    ["urn:example:2.0:Device:place.room", { place: { room: "whole" } }],
    ["urn:example:2.0:Device.active", { active: "whole" }],
    ["URN:EXAMPLE:WARRANTY:2.0", { warranty: "whole" }],
    ["urn:example:warranty:2.0:vendor.vendorId", { warranty: { vendor: { vendorId: "whole" } } }],
    ["urn:example:warranty:2.0:other,urn:example:warranty:2.0x,urn:other:active,urn:example:2.0:Device", {}],
    ["place.other,other,place.room.x,tags[type eq 1],schemas", {}],
  ])("%j", (text, wanted) => {
    expect(toNames(readChoice(text, resource))).toEqual(wanted);
  });
});
