import { type Attributes, newUser } from "../../kit/scim-request.js";
import type { Situation } from "../situation.js";

/** Situations of the same attributes in a POST, a PUT and a PATCH. */
export function everyWrite(what: string, attributes: Attributes): readonly Situation[] {
  return [
    post(`a POST has ${what}`, attributes),
    put(`a PUT has ${what}`, attributes),
    patch(`a PATCH has ${what}`, attributes),
  ];
}

/** A new user with the attributes. */
export function post(when: string, attributes: Attributes): Situation {
  return { when, request: { verb: "POST", path: "/Users", body: newUser(attributes) } };
}

/** Mia's attributes, except for the given ones. */
export function put(when: string, attributes: Attributes): Situation {
  const mia = { userName: "mia", emails: [{ value: "mia@acme.example", primary: true }], ...attributes };
  return { when, request: { verb: "PUT", path: "/Users/UMIA", body: newUser(mia) } };
}

/** A change of Mia. */
export function patch(when: string, change: Attributes): Situation {
  return { when, request: { verb: "PATCH", path: "/Users/UMIA", change } };
}
