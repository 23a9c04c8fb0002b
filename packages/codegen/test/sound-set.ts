import { parseCheckedYaml } from "@rollcall/checked-yaml";
import { checkSet } from "../src/checks/check-set.js";
import { kindOfPath, kinds } from "../src/formats/kinds.js";
import type { AnyLoadedFile, LoadedSet } from "../src/formats/loaded-set.js";
import { scimSituationSchema, webapiSituationSchema } from "../src/formats/shared/situations.js";

const situations = (names: readonly string[], code: string) => names.map((name) => `  ${name}: ${code}`).join("\n");

/** A small valid set with everything that the checks inspect. */
export const sound: Readonly<Record<string, string>> = {
  "service.yaml": `kind: service
name: depot
title: A depot
source: rfc7644 §3
documents: { rfc7644: { title: Protocol }, manual: { title: The manual } }
scim:
  mount: /scim
  versions:
    "2.0":
      segment: v2
      mediaType: application/scim+json
      capabilities: { patch: true, bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 }, filter: { supported: false, maxResults: 0 }, changePassword: false, sort: false, etag: false }
      authenticationSchemes: [{ type: oauthbearertoken, name: Bearer, description: A token., primary: true }]
  access:
    tokens: [robot]
    scopes: [boxes]
    installerRole: keeper
    plan: free
    errors: { token: wrong, installer: wrong, target: wrong, plan: wrong }
  errorDetail: code
  unknownAttributes: refuse
  limits: { defaultCount: 10, maxCount: 100, maxBodyDepth: 8, maxBodyBytes: 1000 }
  rates: { per: token, tiers: { writes: { perMinute: 1, burst: 1, operations: [insert], resources: [Device] } } }
webapi:
  mount: /api
  limits: { maxArgumentName: 10, maxBodyDepth: 8, maxBodyBytes: 1000 }
  adminScopes: { prefix: admin., installerRole: keeper, error: not_allowed }
  rates: { slow: { perMinute: 1, burst: 1, per: [method], error: too_fast } }
plans: { free: { description: Nothing. } }
roles: { keeper: { description: Keeps. } }
leastRoles: { lock: { role: keeper, description: Locks the doors. } }
tokenKinds: { robot: { description: A robot., prefix: r- } }
scopes: { boxes: { description: Moves boxes. }, admin.boxes: { description: Moves all boxes. } }
limits: { shelves: { value: 3, unit: shelves, description: shelves, error: full } }
`,
  "scim/errors.yaml": `kind: scim-errors
source: rfc7644 §3.12
errors:
  wrong: { status: 400, meaning: It is wrong. }
  full: { status: 409, meaning: It is full., when: A shelf is full. }
  burnt: { status: 500, meaning: It burnt., faultOnly: Nothing burns here. }
situations:
${situations(scimSituationSchema.options, "wrong")}
`,
  "scim/routes.yaml": `kind: scim-routes
source: rfc7644 §3.2
routes:
  - { verb: GET, path: /Devices, operation: find, resource: Device, status: 200, answer: list }
  - { verb: GET, path: "/Devices/{id}", operation: get, resource: Device, status: 200, answer: resource }
`,
  "scim/schemas/device.yaml": `kind: scim-schema
name: Device
description: A device.
source: manual#devices
urns: { "2.0": urn:example:Device }
resource: { endpoint: /Devices }
attributes:
  - { name: id, description: Its identifier., mutability: readOnly }
  - { name: serial, description: Its number., limits: { maxLength: { value: 3, error: wrong } }, errors: { missing: wrong } }
  - extension: place
  - name: owner
    description: Its owner.
    type: complex
    bareValue: value
    subAttributes: [{ name: value, description: Who. }]
`,
  "scim/schemas/place.yaml": `kind: scim-schema
name: Place
description: Where it stands.
source: manual#places
urns: { "2.0": urn:example:Place }
extension: { of: Device, name: place, listed: optional }
attributes: [{ name: shelf, description: The shelf. }]
`,
  "webapi/errors.yaml": `kind: webapi-errors
source: manual#codes
errors:
  bad: { meaning: It is bad. }
situations:
${situations(webapiSituationSchema.options, "bad")}
`,
  "webapi/types/box.yaml": `kind: webapi-type
name: Box
description: A box.
source: manual#boxes
type: object
fields: { size: { type: integer, limits: { max: { value: 3, error: too_big } } }, label: { type: string } }
rules: [{ atLeastOneOf: [size, label] }]
`,
  "webapi/methods/depot.store.yaml": `kind: webapi-method
name: depot.store
subject: depot
description: Stores a box.
source: manual#store
verb: POST
tokens: [robot]
scopes: []
rates: [slow]
requires: [{ plan: free, error: too_fast }]
arguments:
  box: { ref: Box, required: true, description: The box. }
  where: { limits: { oneOf: [left, right] }, default: left, description: Which side. }
rules: [{ allOrNone: [box, where] }]
response: { boxes: { list: true, ref: Box, required: true } }
errors:
  too_big: { meaning: It is too big. }
  too_fast: { meaning: It is too fast. }
alsoMeans: { bad: Something else. }
`,
  "events/box_moved.yaml": `kind: event
name: box_moved
subject: depot
description: A box was moved.
source: manual#moves
class: contextual
kindScopes: { indoor: [boxes], outdoor: [boxes] }
kindNames: { indoor: box.indoor }
emit: commit
payload:
  box: { ref: Box, required: true }
  at: { type: integer, required: true }
variants:
  by: how
  cases:
    - { values: [lifted, pushed], typeName: BoxCarried, description: A robot moved it., fields: { robot: { required: true } } }
    - { typeName: BoxFound, description: It moved by itself., without: [at] }
    - { having: wind, typeName: BoxBlown, description: Wind moved it., fields: { wind: { required: true } }, emit: control, reason: There is no wind. }
`,
  "events/envelopes/crate.yaml": `kind: event-envelope
name: Crate
description: One event on its way.
source: manual#moves
carries: event
fields: { event: { type: object, open: true, required: true }, id: { required: true } }
`,
};

/** Reads a set from texts, which must match the schemas of their kinds, optionally on top of another set. */
export function readSet(texts: Readonly<Record<string, string>>, base?: LoadedSet): LoadedSet {
  const files = Object.entries(texts).map(([path, text]) => {
    const kind = kindOfPath(path);
    if (kind === undefined) throw new Error(`no kind belongs to ${path}`);
    const result = parseCheckedYaml(text, kinds[kind].schema, { path });
    if (!result.ok) throw new Error(JSON.stringify(result.findings));
    // The applied schema belongs to the kind, so value and kind match.
    return { file: path, path, kind, value: result.value, locate: result.locate } as AnyLoadedFile;
  });
  return { folder: "depot", files, ...(base !== undefined && { base }) };
}

/** The findings in a set, as text. */
export function findings(texts: Readonly<Record<string, string>>, base?: LoadedSet): readonly string[] {
  return checkSet(readSet(texts, base)).map(({ file, path, message }) => `${file} ${path.join(".")}: ${message}`);
}

/** The valid set with a part of one text replaced. */
export function edited(path: string, given: string, instead: string): Readonly<Record<string, string>> {
  const text = sound[path];
  if (text === undefined || !text.includes(given)) throw new Error(`${path} does not hold ${given}`);
  return { ...sound, [path]: text.replace(given, instead) };
}
