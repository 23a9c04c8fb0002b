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

const cases: readonly (readonly [string, string, string, string])[] = [
  [
    service,
    "title: A depot",
    "title: A depot\nextends: ../nowhere",
    "service.yaml extends: No definition set is at ../nowhere, or it extends this one",
  ],
  [
    service,
    "sort: false",
    "sort: true",
    "service.yaml scim.versions.2.0.capabilities.sort: No resource type has anything filterable",
  ],
  [
    service,
    "bulk: { supported: false",
    "bulk: { supported: true",
    "service.yaml scim.versions.2.0.capabilities.bulk: Bulk requests need room for an operation",
  ],
  [
    service,
    "etag: false",
    "etag: false, xmlDataFormat: true",
    "service.yaml scim.versions.2.0.capabilities.xmlDataFormat: The engine does not have XML",
  ],
  [
    service,
    '"2.0":\n      segment: v2\n      mediaType: application/scim+json\n      capabilities: {',
    '"1.1":\n      segment: v1\n      mediaType: application/json\n      capabilities: { search: true,',
    "service.yaml scim.versions.1.1.capabilities.search: The engine does not have searches by POST in 1.1",
  ],
  ...[
    ["{ cursor: false, index: false }", ": Lists are paged by something"],
    [
      "{ cursor: false, index: true, defaultPaginationMethod: cursor }",
      ".defaultPaginationMethod: Lists are not paged by cursor",
    ],
    ["{ cursor: false, index: true, cursorTimeout: 5 }", ".cursorTimeout: There are no cursors that could time out"],
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
    "service.yaml scim.versions.2.0.capabilities.filter.supported: No resource type has anything filterable",
  ],
  [
    device,
    "{ endpoint: /Devices }",
    "{ endpoint: /Devices, filterable: { serial: { aliases: [SERIAL] } } }",
    'scim/schemas/device.yaml resource.filterable.serial.aliases.0: The filterable name "serial" stands here twice',
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
    "scim/schemas/device.yaml resource.filterable.keeper.type: No attribute keeper says which sub-attributes there are",
  ],
  [
    service,
    "defaultCount: 10",
    "defaultCount: 101",
    "service.yaml scim.limits.defaultCount: It is greater than maxCount",
  ],
  [
    service,
    "resources: [Device]",
    "resources: [Devise]",
    'service.yaml scim.rates.tiers.writes.resources.0: No resource type "Devise" is known; did you mean "Device"?',
  ],
  [
    service,
    "tokens: [robot]",
    "tokens: [robot, robat]",
    'service.yaml scim.access.tokens.1: No token kind "robat" is known; did you mean "robot"?',
  ],
  [service, "plan: free", "plan: fee", 'service.yaml scim.access.plan: No plan "fee" is known; did you mean "free"?'],
  [
    service,
    "installerRole: keeper\n    plan",
    "installerRole: keper\n    plan",
    'service.yaml scim.access.installerRole: No role "keper" is known; did you mean "keeper"?',
  ],
  [
    service,
    "target: wrong",
    "target: wrang",
    'service.yaml scim.access.errors.target: No error key "wrang" is known; did you mean "wrong"?',
  ],
  [
    service,
    "installerRole: keeper, error",
    "installerRole: keper, error",
    'service.yaml webapi.adminScopes.installerRole: No role "keper" is known; did you mean "keeper"?',
  ],
  [
    service,
    "role: keeper, description",
    "role: keper, description",
    'service.yaml leastRoles.lock.role: No role "keper" is known; did you mean "keeper"?',
  ],
  [
    service,
    "error: full",
    "error: ful",
    'service.yaml limits.shelves.error: No error key "ful" is known; did you mean "full"?',
  ],
  [
    errors,
    "endpointUnknown: wrong",
    "endpointUnknown: wrung",
    'scim/errors.yaml situations.endpointUnknown: No error key "wrung" is known; did you mean "wrong"?',
  ],
  [
    errors,
    "  endpointUnknown: wrong\n",
    "",
    "scim/errors.yaml situations: The situation endpointUnknown has no error key",
  ],
  [
    errors,
    ", when: A shelf is full.",
    "",
    "scim/errors.yaml errors.full: Nothing answers full: say `when`, or `faultOnly` and why",
  ],
  [
    errors,
    "meaning: It is wrong.",
    "meaning: It is wrong., faultOnly: Never.",
    "scim/errors.yaml errors.wrong.faultOnly: wrong is answered by a situation or a rule, so it is no mere fault",
  ],
  [
    routes,
    "resource: Device, status: 200, answer: list",
    "resource: Devices, status: 200, answer: list",
    'scim/routes.yaml routes.0.resource: No resource type "Devices" is known; did you mean "Device"?',
  ],
  [routes, "path: /Devices,", "path: /Device,", "scim/routes.yaml routes.0.path: find of Device stands at /Devices"],
  [
    routes,
    "answer: list",
    "answer: resource",
    'scim/routes.yaml routes.0.answer: No answer of find "resource" is known',
  ],
  [
    routes,
    'path: "/Devices/{id}", operation: get',
    "path: /Devices, operation: find",
    "scim/routes.yaml routes.1: GET /Devices stands here twice for one version",
  ],
  [
    device,
    "source: manual#devices",
    "source: manuel#devices",
    'scim/schemas/device.yaml source: No document "manuel" is known; did you mean "manual"?',
  ],
  [
    device,
    "source: manual#devices",
    "source: the manual",
    'scim/schemas/device.yaml source: "the manual" is no source: write document#heading, or document §section',
  ],
  [
    device,
    "source: manual#devices\n",
    "",
    "scim/schemas/device.yaml : Neither `source` nor `assumed` says where these facts come from",
  ],
  [
    device,
    "error: wrong",
    "error: wrang",
    'scim/schemas/device.yaml attributes.1.limits.maxLength.error: No error key "wrang" is known; did you mean "wrong"?',
  ],
  [
    device,
    "- extension: place",
    "- extension: plate",
    'scim/schemas/device.yaml attributes.2.extension: No extension of the resource "plate" is known; did you mean "place"?',
  ],
  [
    device,
    "bareValue: value",
    "bareValue: valve",
    'scim/schemas/device.yaml attributes.3.bareValue: No sub-attribute "valve" is known; did you mean "value"?',
  ],
  [
    device,
    "name: serial",
    "name: ID",
    'scim/schemas/device.yaml attributes.1.name: The attribute "ID" stands here twice',
  ],
  [
    device,
    "maxLength: {",
    "maxItems: {",
    "scim/schemas/device.yaml attributes.1.limits.maxItems: maxItems means nothing for string",
  ],
  [
    device,
    "    subAttributes: [{ name: value, description: Who. }]\n",
    "",
    "scim/schemas/device.yaml attributes.3: owner is complex and has no subAttributes",
  ],
  [
    device,
    "description: Its number., ",
    "",
    "scim/schemas/device.yaml attributes.1: serial has no description, and none of a base set to take",
  ],
  [place, "of: Device", "of: Gadget", 'scim/schemas/place.yaml extension.of: No resource type "Gadget" is known'],
  [place, '"2.0": urn', '"1.1": urn', 'scim/schemas/place.yaml urns.1.1: No version of the set "1.1" is known'],
  [
    common,
    "unknownMethod: bad",
    "unknownMethod: bed",
    'webapi/errors.yaml situations.unknownMethod: No error key "bed" is known; did you mean "bad"?',
  ],
  [
    common,
    "situations:",
    "verbRefused: bed\nsituations:",
    'webapi/errors.yaml verbRefused: No error key "bed" is known; did you mean "bad"?',
  ],
  [
    box,
    "atLeastOneOf: [size, label]",
    "atLeastOneOf: [size, lable]",
    'webapi/types/box.yaml rules.0: No field "lable" is known; did you mean "label"?',
  ],
  [
    box,
    "label: { type: string }",
    "label: { type: string, open: true }",
    "webapi/types/box.yaml fields.label.open: open means nothing for string",
  ],
  [
    box,
    "type: object",
    "type: object\nproblems: sentences",
    "webapi/types/box.yaml fields.size.limits.max.error: The problems of this type are sentences, so it has no code too_big",
  ],
  [
    store,
    "where: {",
    "where: { requires: [{ token: robat, values: [left], error: too_fast }],",
    'webapi/methods/depot.store.yaml arguments.where.requires.0.token: No token kind "robat" is known; did you mean "robot"?',
  ],
  [
    store,
    "where: {",
    "where: { requires: [{ token: robot, error: too_slow }],",
    'webapi/methods/depot.store.yaml arguments.where.requires.0.error: No error key of this method "too_slow" is known',
  ],
  [
    store,
    "where: {",
    "where: { wireName: box,",
    'webapi/methods/depot.store.yaml arguments.where.wireName: Another one is "box" on the wire too',
  ],
  [
    device,
    "name: serial,",
    "name: serial, wireName: owner,",
    'scim/schemas/device.yaml attributes.1.wireName: Another one is "owner" on the wire too',
  ],
  [
    store,
    "name: depot.store",
    "name: depot.put",
    "webapi/methods/depot.store.yaml name: The file is named depot.store.yaml, so the method is named depot.store",
  ],
  [
    store,
    "tokens: [robot]",
    "tokens: [robots]",
    'webapi/methods/depot.store.yaml tokens.0: No token kind "robots" is known; did you mean "robot"?',
  ],
  [
    store,
    "rates: [slow]",
    "rates: [slaw]",
    'webapi/methods/depot.store.yaml rates.0: No rate tier "slaw" is known; did you mean "slow"?',
  ],
  [
    store,
    "plan: free",
    "plan: tree",
    'webapi/methods/depot.store.yaml requires.0.plan: No plan "tree" is known; did you mean "free"?',
  ],
  [
    store,
    "ref: Box, required: true, description",
    "ref: Bax, required: true, description",
    'webapi/methods/depot.store.yaml arguments.box.ref: No type "Bax" is known; did you mean "Box"?',
  ],
  [
    store,
    "allOrNone: [box, where]",
    "allOrNone: [box, were]",
    'webapi/methods/depot.store.yaml rules.0: No argument "were" is known; did you mean "where"?',
  ],
  [
    store,
    "default: left",
    "default: up",
    'webapi/methods/depot.store.yaml arguments.where.default: "up" is none of its values',
  ],
  [
    store,
    "  too_big: { meaning: It is too big. }\n",
    "",
    'webapi/methods/depot.store.yaml arguments.box.ref: No error key of this method "too_big" is known',
  ],
  [
    store,
    "ref: Box, required: true, description",
    "ref: Box, required: true, errors: { inside: bad }, description",
    "webapi/methods/depot.store.yaml errors.too_big: Nothing answers too_big: say `when`, or `faultOnly` and why",
  ],
  [
    store,
    "  too_big:",
    "  bad: { meaning: Bad., when: Now. }\n  too_big:",
    "webapi/methods/depot.store.yaml errors.bad: bad is a common code; what it means here goes under alsoMeans",
  ],
  [
    store,
    "alsoMeans: { bad:",
    "alsoMeans: { mad:",
    'webapi/methods/depot.store.yaml alsoMeans.mad: No common code "mad" is known; did you mean "bad"?',
  ],
  [
    store,
    "rules: [{",
    "authentication: none\nrules: [{",
    "webapi/methods/depot.store.yaml tokens: A method without a token knows no caller to ask it of",
  ],
  [
    store,
    "rules: [{",
    "errorArgument: cod\nrules: [{",
    'webapi/methods/depot.store.yaml errorArgument: No argument "cod" is known',
  ],
  [
    store,
    "box: { ref: Box,",
    "box: { ref: Box, within: { lable: { maxLength: 3 } },",
    'webapi/methods/depot.store.yaml arguments.box.within.lable: No text of the type "lable" is known; did you mean "label"?',
  ],
  [
    store,
    "box: { ref: Box,",
    "box: { ref: Box, within: { size: { oneOf: [big] } },",
    'webapi/methods/depot.store.yaml arguments.box.within.size: No text of the type "size" is known',
  ],
  [
    store,
    "where: {",
    "where: { within: { label: { maxLength: 3 } },",
    "webapi/methods/depot.store.yaml arguments.where.within: within means nothing for string",
  ],
  [
    store,
    "rules: [{",
    "errorArgument: box\nrules: [{",
    "webapi/methods/depot.store.yaml errorArgument: The argument of a code is a string",
  ],
  [
    store,
    "response:",
    "paging: { list: crates, pageSize: 5 }\nresponse:",
    "webapi/methods/depot.store.yaml paging.list: The response has no list crates",
  ],
];

describe("checkSet", () => {
  it("has nothing to say of a sound set", () => {
    expect(findings(sound)).toEqual([]);
  });

  it.each(cases)("in %s finds that %j has become %j", (path, given, instead, wanted) => {
    expect(findings(edited(path, given, instead))).toContain(wanted);
  });
});
