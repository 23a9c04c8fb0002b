import { describe, expect, it } from "vitest";
import { gadget } from "../test-sets/gadget.js";
import { compileResource } from "./compiled-resource.js";
import { toWirePath } from "./to-wire-path.js";

const audit = "urn:example:audit:2.0:Gadget";

describe("toWirePath", () => {
  const resource = compileResource(gadget, "2.0");
  if (resource === undefined) throw new Error("The set has no 2.0.");
  const whole = { key: "", parts: resource.attributes };

  it.each<readonly [readonly PropertyKey[], string]>([
    [[], ""],
    [["displayName"], "displayName"],
    [["ports", 1, "value"], "ports[1].value"],
    [["related", 0, "ref"], "related[0].$ref"],
    [["audit", "auditor", "value"], `${audit}:auditor.value`],
    [["audit", "unknown"], `${audit}:unknown`],
  ])("prints %j as %s", (path, wanted) => {
    expect(toWirePath(path, whole)).toBe(wanted);
  });

  it("can start in an attribute", () => {
    const extension = resource.extensions[0];
    expect(extension && toWirePath(["notes"], extension)).toBe(`${audit}:notes`);
  });
});
