import { type Attributes, newGroup } from "../../kit/scim-request.js";
import type { Situation } from "../situation.js";

/** Situations of the same attributes in a POST, a PUT and a PATCH of a group. */
export function groupsWith(what: string, attributes: Attributes): readonly Situation[] {
  const body = newGroup({ displayName: "Night watch", ...attributes });
  return [
    { when: `a POST of a group has ${what}`, request: { verb: "POST", path: "/Groups", body } },
    { when: `a PUT of a group has ${what}`, request: { verb: "PUT", path: "/Groups/SCREW", body } },
    { when: `a PATCH of a group has ${what}`, request: { verb: "PATCH", path: "/Groups/SCREW", change: attributes } },
  ];
}
