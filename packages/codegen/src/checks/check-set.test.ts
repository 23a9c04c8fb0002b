import { describe, expect, it } from "vitest";
import { edited, findings, sound } from "../../test/sound-set.js";

const service = "service.yaml";
const errors = "scim/errors.yaml";
const routes = "scim/routes.yaml";
const device = "scim/schemas/device.yaml";
const place = "scim/schemas/place.yaml";
const common = "webapi/errors.yaml";
const box = "webapi/types/box.yaml";
const store = "webapi/methods/depot.store.yaml";
const moved = "events/box_moved.yaml";
const crate = "events/envelopes/crate.yaml";

const cases: readonly (readonly [string, string, string, string])[] = [
  [
    service,
    "title: A depot",
    "title: A depot\nextends: ../nowhere",
    "service.yaml extends: No definition set at ../nowhere",
  ],
  [
    service,
    "sort: false",
    "sort: true",
    "service.yaml scim.versions.2.0.capabilities.sort: No resource type has a filterable attribute",
  ],
  [
    service,
    "bulk: { supported: false",
    "bulk: { supported: true",
    "service.yaml scim.versions.2.0.capabilities.bulk: maxOperations must be at least 1 if bulk requests are supported",
  ],
  [
    service,
    "etag: false",
    "etag: false, xmlDataFormat: true",
    "service.yaml scim.versions.2.0.capabilities.xmlDataFormat: The engine does not support XML",
  ],
  [
    service,
    '"2.0":\n      segment: v2\n      mediaType: application/scim+json\n      capabilities: {',
    '"1.1":\n      segment: v1\n      mediaType: application/json\n      capabilities: { search: true,',
    "service.yaml scim.versions.1.1.capabilities.search: The engine does not support searches by POST in 1.1",
  ],
  ...[
    ["{ cursor: false, index: false }", ": At least one of cursor and index must be true"],
    [
      "{ cursor: false, index: true, defaultPaginationMethod: cursor }",
      ".defaultPaginationMethod: The paging method cursor is not supported",
    ],
    ["{ cursor: false, index: true, cursorTimeout: 5 }", ".cursorTimeout: A cursorTimeout requires paging by cursor"],
  ].map(
    ([pagination, message]) =>
      [
        service,
        "etag: false",
        `etag: false, pagination: ${pagination}`,
        `service.yaml scim.versions.2.0.capabilities.pagination${message}`,
      ] as const,
  ),
  [
    service,
    "filter: { supported: false",
    "filter: { supported: true",
    "service.yaml scim.versions.2.0.capabilities.filter.supported: No resource type has a filterable attribute",
  ],
  [
    device,
    "{ endpoint: /Devices }",
    "{ endpoint: /Devices, filterable: { serial: { aliases: [SERIAL] } } }",
    'scim/schemas/device.yaml resource.filterable.serial.aliases.0: Duplicate filterable name "serial"',
  ],
  [
    device,
    "{ endpoint: /Devices }",
    "{ endpoint: /Devices, filterable: { owner: {} } }",
    "scim/schemas/device.yaml resource.filterable.owner: The attribute owner is complex",
  ],
  [
    device,
    "{ endpoint: /Devices }",
    "{ endpoint: /Devices, filterable: { keeper: { type: complex } } }",
    "scim/schemas/device.yaml resource.filterable.keeper.type: The attribute keeper, which would define the sub-attributes, does not exist",
  ],
  [
    service,
    "defaultCount: 10",
    "defaultCount: 101",
    "service.yaml scim.limits.defaultCount: defaultCount must not be greater than maxCount",
  ],
  [
    service,
    "resources: [Device]",
    "resources: [Devise]",
    'service.yaml scim.rates.tiers.writes.resources.0: Unknown resource type "Devise"; did you mean "Device"?',
  ],
  [
    service,
    "tokens: [robot]",
    "tokens: [robot, robat]",
    'service.yaml scim.access.tokens.1: Unknown token kind "robat"; did you mean "robot"?',
  ],
  [service, "plan: free", "plan: fee", 'service.yaml scim.access.plan: Unknown plan "fee"; did you mean "free"?'],
  [
    service,
    "installerRole: keeper\n    plan",
    "installerRole: keper\n    plan",
    'service.yaml scim.access.installerRole: Unknown role "keper"; did you mean "keeper"?',
  ],
  [
    service,
    "target: wrong",
    "target: wrang",
    'service.yaml scim.access.errors.target: Unknown error key "wrang"; did you mean "wrong"? Others: "burnt" or "full"',
  ],
  [
    service,
    "installerRole: keeper, error",
    "installerRole: keper, error",
    'service.yaml webapi.adminScopes.installerRole: Unknown role "keper"; did you mean "keeper"?',
  ],
  [
    service,
    "role: keeper, description",
    "role: keper, description",
    'service.yaml leastRoles.lock.role: Unknown role "keper"; did you mean "keeper"?',
  ],
  [
    service,
    "error: full",
    "error: ful",
    'service.yaml limits.shelves.error: Unknown error key "ful"; did you mean "full"? Others: "bad", "burnt", "wrong", "too_big" or "too_fast"',
  ],
  [
    errors,
    "endpointUnknown: wrong",
    "endpointUnknown: wrung",
    'scim/errors.yaml situations.endpointUnknown: Unknown error key "wrung"; did you mean "wrong"? Others: "burnt" or "full"',
  ],
  [
    errors,
    "  endpointUnknown: wrong\n",
    "",
    "scim/errors.yaml situations: Missing error key for the situation endpointUnknown",
  ],
  [
    errors,
    ", when: A shelf is full.",
    "",
    "scim/errors.yaml errors.full: Nothing answers full: add `when`, or `faultOnly` with the reason",
  ],
  [
    errors,
    "meaning: It is wrong.",
    "meaning: It is wrong., faultOnly: Never.",
    "scim/errors.yaml errors.wrong.faultOnly: wrong is answered for a situation or a rule, so it cannot be faultOnly",
  ],
  [
    routes,
    "resource: Device, status: 200, answer: list",
    "resource: Devices, status: 200, answer: list",
    'scim/routes.yaml routes.0.resource: Unknown resource type "Devices"; did you mean "Device"?',
  ],
  [
    routes,
    "path: /Devices,",
    "path: /Device,",
    "scim/routes.yaml routes.0.path: find of Device must have the path /Devices",
  ],
  [routes, "answer: list", "answer: resource", 'scim/routes.yaml routes.0.answer: Unknown answer of find "resource"'],
  [
    routes,
    'path: "/Devices/{id}", operation: get',
    "path: /Devices, operation: find",
    "scim/routes.yaml routes.1: Duplicate route GET /Devices for one version",
  ],
  [
    device,
    "source: manual#devices",
    "source: manuel#devices",
    'scim/schemas/device.yaml source: Unknown document "manuel"; did you mean "manual"?',
  ],
  [
    device,
    "source: manual#devices",
    "source: the manual",
    'scim/schemas/device.yaml source: Invalid source "the manual"; expected document#heading or document §section',
  ],
  [
    device,
    "source: manual#devices\n",
    "",
    "scim/schemas/device.yaml : Missing `source` or `assumed`, which names where these facts come from",
  ],
  [
    device,
    "error: wrong",
    "error: wrang",
    'scim/schemas/device.yaml attributes.1.limits.maxLength.error: Unknown error key "wrang"; did you mean "wrong"? Others: "burnt" or "full"',
  ],
  [
    device,
    "- extension: place",
    "- extension: plate",
    'scim/schemas/device.yaml attributes.2.extension: Unknown extension of the resource "plate"; did you mean "place"?',
  ],
  [
    device,
    "bareValue: value",
    "bareValue: valve",
    'scim/schemas/device.yaml attributes.3.bareValue: Unknown sub-attribute "valve"; did you mean "value"?',
  ],
  [device, "name: serial", "name: ID", 'scim/schemas/device.yaml attributes.1.name: Duplicate attribute "ID"'],
  [
    device,
    "maxLength: {",
    "maxItems: {",
    "scim/schemas/device.yaml attributes.1.limits.maxItems: maxItems does not apply to string",
  ],
  [
    device,
    "    subAttributes: [{ name: value, description: Who. }]\n",
    "",
    "scim/schemas/device.yaml attributes.3: owner is complex, so it must have subAttributes",
  ],
  [
    device,
    "description: Its number., ",
    "",
    "scim/schemas/device.yaml attributes.1: serial has no description, and no base schema defines one",
  ],
  [place, "of: Device", "of: Gadget", 'scim/schemas/place.yaml extension.of: Unknown resource type "Gadget"'],
  [place, '"2.0": urn', '"1.1": urn', 'scim/schemas/place.yaml urns.1.1: Unknown version of the set "1.1"'],
  [
    common,
    "unknownMethod: bad",
    "unknownMethod: bed",
    'webapi/errors.yaml situations.unknownMethod: Unknown error key "bed"; did you mean "bad"?',
  ],
  [
    common,
    "situations:",
    "verbRefused: bed\nsituations:",
    'webapi/errors.yaml verbRefused: Unknown error key "bed"; did you mean "bad"?',
  ],
  [
    box,
    "atLeastOneOf: [size, label]",
    "atLeastOneOf: [size, lable]",
    'webapi/types/box.yaml rules.0: Unknown field "lable"; did you mean "label"?',
  ],
  [
    box,
    "label: { type: string }",
    "label: { type: string, open: true }",
    "webapi/types/box.yaml fields.label.open: open does not apply to string",
  ],
  [
    box,
    "type: object",
    "type: object\nproblems: sentences",
    "webapi/types/box.yaml fields.size.limits.max.error: The messages of this type are sentences, so it cannot have the code too_big",
  ],
  [
    store,
    "where: {",
    "where: { requires: [{ token: robat, values: [left], error: too_fast }],",
    'webapi/methods/depot.store.yaml arguments.where.requires.0.token: Unknown token kind "robat"; did you mean "robot"?',
  ],
  [
    store,
    "where: {",
    "where: { requires: [{ token: robot, error: too_slow }],",
    'webapi/methods/depot.store.yaml arguments.where.requires.0.error: Unknown error key of this method "too_slow"; expected "too_big", "too_fast" or "bad"',
  ],
  [
    store,
    "where: {",
    "where: { wireName: box,",
    'webapi/methods/depot.store.yaml arguments.where.wireName: Duplicate wire name "box"',
  ],
  [
    device,
    "name: serial,",
    "name: serial, wireName: owner,",
    'scim/schemas/device.yaml attributes.1.wireName: Duplicate wire name "owner"',
  ],
  [
    store,
    "name: depot.store",
    "name: depot.put",
    "webapi/methods/depot.store.yaml name: The method must have the name of its file, depot.store",
  ],
  [
    store,
    "tokens: [robot]",
    "tokens: [robots]",
    'webapi/methods/depot.store.yaml tokens.0: Unknown token kind "robots"; did you mean "robot"?',
  ],
  [
    store,
    "rates: [slow]",
    "rates: [slaw]",
    'webapi/methods/depot.store.yaml rates.0: Unknown rate tier "slaw"; did you mean "slow"?',
  ],
  [
    store,
    "plan: free",
    "plan: tree",
    'webapi/methods/depot.store.yaml requires.0.plan: Unknown plan "tree"; did you mean "free"?',
  ],
  [
    store,
    "ref: Box, required: true, description",
    "ref: Bax, required: true, description",
    'webapi/methods/depot.store.yaml arguments.box.ref: Unknown type "Bax"; did you mean "Box"?',
  ],
  [
    store,
    "allOrNone: [box, where]",
    "allOrNone: [box, were]",
    'webapi/methods/depot.store.yaml rules.0: Unknown argument "were"; did you mean "where"?',
  ],
  [
    store,
    "default: left",
    "default: up",
    'webapi/methods/depot.store.yaml arguments.where.default: "up" is not one of its values',
  ],
  [
    store,
    "  too_big: { meaning: It is too big. }\n",
    "",
    'webapi/methods/depot.store.yaml arguments.box.ref: Unknown error key of this method "too_big"; expected "too_fast" or "bad"',
  ],
  [
    store,
    "ref: Box, required: true, description",
    "ref: Box, required: true, errors: { inside: bad }, description",
    "webapi/methods/depot.store.yaml errors.too_big: Nothing answers too_big: add `when`, or `faultOnly` with the reason",
  ],
  [
    store,
    "  too_big:",
    "  bad: { meaning: Bad., when: Now. }\n  too_big:",
    "webapi/methods/depot.store.yaml errors.bad: bad is a common code; describe its meaning here in alsoMeans",
  ],
  [
    store,
    "alsoMeans: { bad:",
    "alsoMeans: { mad:",
    'webapi/methods/depot.store.yaml alsoMeans.mad: Unknown common code "mad"; did you mean "bad"?',
  ],
  [
    store,
    "rules: [{",
    "authentication: none\nrules: [{",
    "webapi/methods/depot.store.yaml tokens: A method without a token has no caller, so this cannot be required",
  ],
  [
    store,
    "rules: [{",
    "errorArgument: cod\nrules: [{",
    'webapi/methods/depot.store.yaml errorArgument: Unknown argument "cod"',
  ],
  [
    store,
    "box: { ref: Box,",
    "box: { ref: Box, within: { lable: { maxLength: 3 } },",
    'webapi/methods/depot.store.yaml arguments.box.within.lable: Unknown string of the type "lable"; did you mean "label"?',
  ],
  [
    store,
    "box: { ref: Box,",
    "box: { ref: Box, within: { size: { oneOf: [big] } },",
    'webapi/methods/depot.store.yaml arguments.box.within.size: Unknown string of the type "size"',
  ],
  [
    store,
    "where: {",
    "where: { within: { label: { maxLength: 3 } },",
    "webapi/methods/depot.store.yaml arguments.where.within: within does not apply to string",
  ],
  [
    store,
    "rules: [{",
    "errorArgument: box\nrules: [{",
    "webapi/methods/depot.store.yaml errorArgument: The argument for an error code must be a string",
  ],
  [
    store,
    "box: { ref: Box,",
    "who: { header: basicUser, description: Who calls. }\n  box: { ref: Box,",
    "webapi/methods/depot.store.yaml arguments.who.header: The header has the token of the call, unless `authentication` is none",
  ],
  [
    store,
    "response:",
    "paging: { list: crates, pageSize: 5 }\nresponse:",
    "webapi/methods/depot.store.yaml paging.list: The response has no list crates",
  ],
  [
    moved,
    "name: box_moved",
    "name: box_left",
    "events/box_moved.yaml name: The event must have the name of its file, box_moved",
  ],
  [
    moved,
    "emit: commit",
    "scopes: [boxes]\nemit: commit",
    "events/box_moved.yaml scopes: An event has either `scopes` or `kindScopes`",
  ],
  [
    moved,
    "indoor: [boxes]",
    "indoor: [boxen]",
    'events/box_moved.yaml kindScopes.indoor.0: Unknown scope "boxen"; did you mean "boxes"?',
  ],
  [
    moved,
    "{ indoor: box.indoor }",
    "{ indor: box.indoor }",
    'events/box_moved.yaml kindNames.indor: Unknown kind of `kindScopes` "indor"; did you mean "indoor"?',
  ],
  [moved, "  at: {", "  how: {", "events/box_moved.yaml payload.how: Reserved: every payload has a field `how` anyway"],
  [moved, "ref: Box,", "ref: Bax,", 'events/box_moved.yaml payload.box.ref: Unknown type "Bax"; did you mean "Box"?'],
  [
    moved,
    "{ robot: {",
    "{ box: {",
    "events/box_moved.yaml variants.cases.0.fields.box: box is already a field of every case",
  ],
  [
    moved,
    "[lifted, pushed]",
    "[lifted, lifted]",
    'events/box_moved.yaml variants.cases.0.values.1: Duplicate value "lifted"',
  ],
  [
    moved,
    "without: [at]",
    "without: [it]",
    'events/box_moved.yaml variants.cases.1.without.0: Unknown field of `payload` "it"; did you mean "at"?',
  ],
  [
    moved,
    "having: wind,",
    "having: wnd,",
    'events/box_moved.yaml variants.cases.2.having: Unknown field of the case "wnd"; did you mean "wind"?',
  ],
  [
    moved,
    "{ having: wind, ",
    "{ ",
    "events/box_moved.yaml variants.cases.2: Another case has neither `values` nor `having`",
  ],
  [
    moved,
    "at: { type: integer,",
    "at: { errors: { invalid: bad }, type: integer,",
    "events/box_moved.yaml payload.at.errors.invalid: The messages of an event are sentences, so it cannot have the code bad",
  ],
  [
    moved,
    "typeName: BoxFound",
    "typeName: Crate",
    "events/envelopes/crate.yaml name: Another generated interface has the name Crate",
  ],
  [
    crate,
    "carries: event",
    "carries: evnt",
    'events/envelopes/crate.yaml carries: Unknown field "evnt"; did you mean "event"?',
  ],
];

describe("checkSet", () => {
  it("returns no findings for a valid set", () => {
    expect(findings(sound)).toEqual([]);
  });

  it.each(cases)("reports in %s that %j was replaced by %j", (path, given, instead, wanted) => {
    expect(findings(edited(path, given, instead))).toContain(wanted);
  });
});
