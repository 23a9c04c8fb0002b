import { describe, expect, it } from "vitest";
import { edited, findings, readSet, sound } from "../../test/sound-set.js";

const service = "service.yaml";
const routes = "scim/routes.yaml";
const device = "scim/schemas/device.yaml";
const place = "scim/schemas/place.yaml";
const box = "webapi/types/box.yaml";
const store = "webapi/methods/depot.store.yaml";

const owner = "subAttributes: [{ name: value, description: Who. }]";
const serial = "name: serial, description: Its number.";
const size = "limits: { max: { value: 3, error: too_big } }";
const where = "limits: { oneOf: [left, right] }, default: left";
const rule = "rules: [{ allOrNone: [box, where] }]";
const answer = "response: {";

/** A file, a text of it, what stands there instead, and the finding: its path in the file and its message. */
type Case = readonly [file: string, given: string, instead: string, path: string, message: string];

const ofNames: readonly Case[] = [
  [place, "name: place", "name: serial", "extension.name", "Device has an attribute serial"],
  [place, "name: place", "name: sErial", "extension.name", "Device has an attribute sErial"],
  [place, "urn:example:Place", "urn:example:device", "urns.2.0", "urn:example:device is the URN of Device in 2.0"],
  [
    place,
    "listed: optional",
    'listed: optional, aliases: { "2.0": ["urn:example:Device"] }',
    "extension.aliases.2.0.0",
    "urn:example:Device is the URN of Device in 2.0",
  ],
  [
    place,
    "listed: optional",
    'listed: optional, aliases: { "2.0": ["urn:example:PLACE"] }',
    "extension.aliases.2.0.0",
    "urn:example:PLACE stands here twice for 2.0",
  ],
  [place, "name: Place", "name: Place\nschemaName: Device", "schemaName", "Device has the same name under /Schemas"],
  [device, "{ name: id,", "{ name: schemas,", "attributes.0.name", "The engine reads and writes `schemas` by itself"],
  [store, `${answer} boxes`, `${answer} ok: {}, boxes`, "response.ok", "Every answer says `ok` by itself"],
  [
    store,
    `${answer} boxes`,
    `${answer} good: { wireName: ok }, boxes`,
    "response.good",
    "Every answer says `ok` by itself",
  ],
  [
    store,
    "It is too fast. }",
    "It is too fast., fields: { error: {} } }",
    "errors.too_fast.fields.error",
    "An answer says by `error` which code it is",
  ],
  [
    store,
    "  where:",
    "  token: { description: A. }\n  where:",
    "arguments.token",
    "A call carries its token in `token`",
  ],
  [
    box,
    "label: { type: string }",
    "label: { type: object, typeName: Box }",
    "fields.label.typeName",
    "Another interface that is generated is named Box",
  ],
];

const ofScopes: readonly Case[] = [
  [store, "scopes: []", "scopes: [boxez]", "scopes.0", 'No scope "boxez" is known; did you mean "boxes"?'],
  [
    store,
    "scopes: []",
    "scopes: [crates]",
    "scopes.0",
    'No scope "crates" is known: `scopes` of service.yaml lists those that are',
  ],
  [store, "scopes: []", "scopes: [boxes, boxes]", "scopes.1", 'The scope "boxes" stands here twice'],
  [
    store,
    "where: {",
    "where: { scope: boxez,",
    "arguments.where.scope",
    'No scope "boxez" is known; did you mean "boxes"?',
  ],
  [
    store,
    "scopes: []",
    "scopes: []\nfurtherScopes: { more: { scope: boxez, description: More. } }",
    "furtherScopes.more.scope",
    'No scope "boxez" is known; did you mean "boxes"?',
  ],
  [
    store,
    "scopes: []",
    "scopes: [boxes]\nfurtherScopes: { more: { scope: boxes, description: More. } }",
    "furtherScopes.more.scope",
    "Every call needs the scope boxes anyway",
  ],
  [
    service,
    "scopes: [boxes]",
    "scopes: [boxez]",
    "scim.access.scopes.0",
    'No scope "boxez" is known; did you mean "boxes"?',
  ],
  [service, "prefix: admin.", "prefix: root.", "webapi.adminScopes.prefix", "No scope begins with root."],
  [
    service,
    "error: not_allowed",
    "error: not_allowed, onWorkspaces: [boxes]",
    "webapi.adminScopes.onWorkspaces.0",
    "boxes does not begin with admin.",
  ],
];

const ofLimits: readonly Case[] = [
  [box, size, "limits: { min: 5, max: 3 }", "fields.size.limits.min", "min is 5, which is more than max, 3"],
  [
    device,
    "limits: { maxLength:",
    "limits: { minLength: 4, maxLength:",
    "attributes.1.limits.minLength",
    "minLength is 4, which is more than maxLength, 3",
  ],
  [
    store,
    where,
    "limits: { minLength: 5, maxLength: 3 }",
    "arguments.where.limits.minLength",
    "minLength is 5, which is more than maxLength, 3",
  ],
  [
    store,
    where,
    "list: true, limits: { minItems: 3, maxItems: 2 }",
    "arguments.where.limits.minItems",
    "minItems is 3, which is more than maxItems, 2",
  ],
  [
    store,
    where,
    "list: true, limits: { minItems: 3, uniqueItems: true, oneOf: [left, right] }",
    "arguments.where.limits.minItems",
    "minItems is 3, and oneOf has 2 values, each to be there once at most",
  ],
  [
    store,
    where,
    "limits: { oneOf: [left, left] }",
    "arguments.where.limits.oneOf.1",
    'The value "left" stands here twice',
  ],
  [store, where, "limits: { oneOf: [left, 7] }", "arguments.where.limits.oneOf.1", "7 is no string"],
  [
    store,
    where,
    "limits: { oneOf: { value: [left, right] }, maxLength: 4 }",
    "arguments.where.limits.oneOf.value.1",
    '"right" breaks maxLength, so it is never taken',
  ],
  [
    store,
    where,
    'limits: { pattern: "^l" }, default: right',
    "arguments.where.default",
    '"right" breaks pattern, which is "^l"',
  ],
  [
    store,
    where,
    "type: integer, limits: { min: 1, max: 9 }, default: 10",
    "arguments.where.default",
    "10 breaks max, which is 9",
  ],
  [store, where, "type: integer, default: 1.5", "arguments.where.default", "1.5 is no value of its type"],
  [store, where, `required: true, ${where}`, "arguments.where.default", "What is required has no default"],
  [box, "label: {", "label: { default: 3,", "fields.label.default", "3 is no value of its type"],
];

const ofAttributes: readonly Case[] = [
  [
    device,
    serial,
    `${serial}, canonicalValues: [a, A]`,
    "attributes.1.canonicalValues.1",
    'The value "A" stands here twice',
  ],
  [
    device,
    serial,
    `${serial}, canonicalValues: [abcd]`,
    "attributes.1.canonicalValues.0",
    '"abcd" breaks maxLength, so it is never taken',
  ],
  [
    device,
    serial,
    `${serial}, referenceTypes: [User]`,
    "attributes.1.referenceTypes",
    "referenceTypes means nothing for string",
  ],
  [device, serial, `${serial}, ignored: [x]`, "attributes.1.ignored", "ignored means nothing for string"],
  [
    device,
    serial,
    `${serial}, mutability: writeOnly`,
    "attributes.1.mutability",
    "serial is writeOnly, so it is returned never",
  ],
  [
    device,
    serial,
    `${serial}, mutability: writeOnly, returned: always`,
    "attributes.1.returned",
    "serial is writeOnly, so it is returned never",
  ],
  [
    device,
    "mutability: readOnly",
    "mutability: readOnly, returned: never",
    "attributes.0.returned",
    "Nobody can write id, and nobody can read it",
  ],
  [
    device,
    serial,
    `${serial}, alwaysPresent: true, returned: request`,
    "attributes.1.alwaysPresent",
    "serial is returned request, so not every answer has it",
  ],
  [
    device,
    serial,
    `${serial}, versions: ["1.1"]`,
    "attributes.1.versions.0",
    "What serial stands in is not known to 1.1",
  ],
  [
    device,
    "type: complex",
    "type: complex\n    uniqueness: server",
    "attributes.3.uniqueness",
    "uniqueness server means nothing for complex",
  ],
  [
    device,
    "type: complex",
    "type: complex\n    caseExact: true",
    "attributes.3.caseExact",
    "caseExact means nothing for complex",
  ],
  [
    device,
    owner,
    "subAttributes: [{ name: value, description: Who. }, { name: primary, type: boolean, description: The first. }]",
    "attributes.3.subAttributes.1.name",
    "owner has one value, which needs no primary",
  ],
  [
    device,
    "bareValue: value",
    "bareValue: value\n    ignored: [value]",
    "attributes.3.ignored.0",
    "value is a sub-attribute, so it is not read over",
  ],
];

const ofRules: readonly Case[] = [
  [store, rule, "rules: [{ allOrNone: [where, where] }]", "rules.0.allOrNone.1", 'The name "where" stands here twice'],
  [
    store,
    rule,
    "rules: [{ allOrNone: [box, where] }, { allOrNone: [box, where], error: too_big }]",
    "rules.1",
    "An earlier rule says the same",
  ],
  [
    store,
    rule,
    "rules: [{ exactlyOneOf: [box, where] }]",
    "rules.0",
    "box must be there anyway, so the others never may",
  ],
  [
    store,
    rule,
    "rules: [{ atLeastOneOf: [box, where] }]",
    "rules.0",
    "box must be there anyway, so the rule is never broken",
  ],
  [
    store,
    rule,
    "rules: [{ forbidden: [box], when: { where: present } }]",
    "rules.0",
    "box must be there anyway, so it cannot be forbidden",
  ],
  [
    store,
    rule,
    "rules: [{ required: [where], when: { where: absent } }]",
    "rules.0.when.where",
    "The rule asks of where what it depends on",
  ],
  [
    store,
    rule,
    "rules: [{ forbidden: [box], when: { where: [up] } }]",
    "rules.0.when.where.0",
    '"up" is none of the values of where',
  ],
  [
    store,
    "requires: [{ plan: free, error: too_fast }]",
    "requires: [{ plan: free, error: too_fast }, { plan: free, error: too_big }]",
    "requires.1",
    "An earlier requirement asks for the same",
  ],
  [
    store,
    "where: {",
    "where: { requires: [{ plan: free, values: [up], error: too_fast }],",
    "arguments.where.requires.0.values.0",
    '"up" breaks oneOf, so it is never taken',
  ],
  [store, "tokens: [robot]", "tokens: [robot, robot]", "tokens.1", 'The token kind "robot" stands here twice'],
  [
    box,
    "label: { type: string }",
    "label: { ref: Box, required: true }",
    "fields.label.ref",
    "Each Box has to hold another one, without an end",
  ],
];

const ofService: readonly Case[] = [
  [service, "mount: /api", "mount: /scim", "webapi.mount", "SCIM is served there"],
  [
    service,
    "operations: [insert]",
    "operations: [insert, insert]",
    "scim.rates.tiers.writes.operations.1",
    'The operation "insert" stands here twice',
  ],
  [service, "per: [method]", "per: [method, method]", "webapi.rates.slow.per.1", 'The word "method" stands here twice'],
];

const all = [...ofNames, ...ofScopes, ...ofLimits, ...ofAttributes, ...ofRules, ...ofService];

describe("what contradicts itself in a definition set", () => {
  it.each(all)("is found in %s, where %j has become %j", (file, given, instead, path, message) => {
    expect(findings(edited(file, given, instead))).toContain(`${file} ${path}: ${message}`);
  });

  it.each([
    [
      "forbidding a field where it is one of some values",
      rule,
      "rules: [{ forbidden: [where], when: { where: [left], box: present } }]",
    ],
    [
      "what is sent and what is stored of it",
      "limits: { oneOf: [left, right] }",
      "limits: { minLength: 4, maxLength: { value: 3, of: stored } }",
    ],
    [
      "an argument token of a method without one",
      "tokens: [robot]\nscopes: []\nrates: [slow]\nrequires: [{ plan: free, error: too_fast }]\narguments:\n",
      "authentication: none\ntokens: []\nscopes: []\narguments:\n  token: { description: A token. }\n",
    ],
  ])("is not %s", (_what, given, instead) => {
    const found = findings(edited(store, given, instead));
    expect(found.filter((each) => !/too_fast|default/.test(each))).toEqual([]);
  });

  it("is a route for changes in a version without PATCH", () => {
    const change =
      '{ verb: PATCH, path: "/Devices/{id}", operation: change, resource: Device, status: 200, answer: resource }';
    const texts = { ...edited(routes, "routes:\n", `routes:\n  - ${change}\n`) };
    expect(findings(texts)).toEqual([]);
    const service = texts["service.yaml"]?.replace("patch: true", "patch: false") ?? "";
    expect(findings({ ...texts, "service.yaml": service })).toEqual([
      "scim/routes.yaml routes.0: Version 2.0 says by its capabilities that it has no PATCH",
    ]);
  });

  it("is a type that is named like the arguments of a method", () => {
    expect(findings(edited(box, "name: Box", "name: DepotStoreArguments"))).toContain(
      "webapi/methods/depot.store.yaml name: Another interface that is generated is named DepotStoreArguments",
    );
  });
});

describe("a set that stands on another one", () => {
  const base = readSet(sound);
  const { "service.yaml": own = "" } = sound;
  const on = (texts: Readonly<Record<string, string>>) =>
    findings({ "service.yaml": own.replace("title:", "extends: ../base\ntitle:"), ...texts }, base);
  const extension = (change: (text: string) => string) => on({ "scim/schemas/shelf.yaml": change(sound[place] ?? "") });

  it("does not shadow a schema without saying so", () => {
    expect(extension((text) => text)).toContain(
      "scim/schemas/shelf.yaml name: The base set has a schema Place: take another name, or replace it by `from: Place`",
    );
    expect(extension((text) => text.replace("name: Place", "name: Place\nfrom: Place"))).toEqual([]);
  });

  it("does not make an extension of a resource type", () => {
    const made = extension((text) => text.replace("name: Place", "name: Device\nfrom: Device"));
    expect(made).toContain(
      "scim/schemas/shelf.yaml name: Device of the base set is a resource type, and other definitions count on it",
    );
  });

  it("does not take the name or the URN of an extension", () => {
    const other = (text: string) => text.replace("name: Place", "name: Shelf");
    expect(extension(other)).toEqual(
      expect.arrayContaining([
        "scim/schemas/shelf.yaml urns.2.0: urn:example:Place is the URN of Place in 2.0",
        "scim/schemas/shelf.yaml extension.name: The extension Place of Device has this name",
      ]),
    );
  });
});
