import { isObject } from "../directory/attributes.js";
import type { Wire } from "../wire/create-wire.js";
import { schemas } from "../wire/schemas.js";

/**
 * Reads from the schemas of the target which sub-attribute has the identifier of a manager: `value` in RFC 7643, and
 * `managerId` on servers that kept the name of 1.1.
 */
export async function readManagerName(wire: Wire): Promise<"value" | "managerId"> {
  const { answer } = await wire.send({ method: "GET", path: "/Schemas" });
  const listed = Array.isArray(answer) ? answer : listIn(answer, "Resources");
  const enterprise = listed.find((each) => isObject(each) && each["id"] === schemas["2.0"].enterprise);
  const manager = listIn(enterprise, "attributes").find((each) => isObject(each) && each["name"] === "manager");
  const names = listIn(manager, "subAttributes").flatMap((each) => (isObject(each) ? [each["name"]] : []));
  return names.includes("managerId") && !names.includes("value") ? "managerId" : "value";
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const list = isObject(value) ? value[name] : undefined;
  return Array.isArray(list) ? list : [];
}
