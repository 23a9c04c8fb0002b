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

/** A file, a text in it, the replacement, and the finding: its path in the file and its message. */
type Case = readonly [file: string, given: string, instead: string, path: string, message: string];

const ofNames: readonly Case[] = [
  [place, "name: place", "name: serial", "extension.name", "Device already has an attribute serial"],
  [place, "name: place", "name: sErial", "extension.name", "Device already has an attribute sErial"],
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
    "Duplicate URN urn:example:PLACE for 2.0",
  ],
  [
    place,
    "name: Place",
    "name: Place\nschemaName: Device",
    "schemaName",
    "Device already has this name under /Schemas",
  ],
  [
    "webapi/errors.yaml",
    "errors:\n",
    "messageFields: { too_bigg: errors }\nerrors:\n",
    "messageFields.too_bigg",
    'Unknown code "too_bigg"; did you mean "too_big"?',
  ],
  [device, "{ name: id,", "{ name: schemas,", "attributes.0.name", "Reserved: the engine reads and writes `schemas`"],
  [store, `${answer} boxes`, `${answer} ok: {}, boxes`, "response.ok", "Reserved: every answer has a field `ok`"],
  [
    store,
    `${answer} boxes`,
    `${answer} good: { wireName: ok }, boxes`,
    "response.good",
    "Reserved: every answer has a field `ok`",
  ],
  [
    store,
    "It is too fast. }",
    "It is too fast., fields: { error: {} } }",
    "errors.too_fast.fields.error",
    "Reserved: every refusal has its code in `error`",
  ],
  [
    store,
    "  where:",
    "  token: { description: A. }\n  where:",
    "arguments.token",
    "Reserved: a call may have its token in `token`",
  ],
  [
    box,
    "label: { type: string }",
    "label: { type: object, typeName: Box }",
    "fields.label.typeName",
    "Another generated interface has the name Box",
  ],
];

const ofScopes: readonly Case[] = [
  [store, "scopes: []", "scopes: [boxez]", "scopes.0", 'Unknown scope "boxez"; did you mean "boxes"?'],
  [store, "scopes: []", "scopes: [crates]", "scopes.0", 'Unknown scope "crates": add it to `scopes` of service.yaml'],
  [store, "scopes: []", "scopes: [boxes, boxes]", "scopes.1", 'Duplicate scope "boxes"'],
  [
    store,
    "where: {",
    "where: { scope: boxez,",
    "arguments.where.scope",
    'Unknown scope "boxez"; did you mean "boxes"?',
  ],
  [
    store,
    "scopes: []",
    "scopes: []\nfurtherScopes: { more: { scope: boxez, description: More. } }",
    "furtherScopes.more.scope",
    'Unknown scope "boxez"; did you mean "boxes"?',
  ],
  [
    store,
    "scopes: []",
    "scopes: [boxes]\nfurtherScopes: { more: { scope: boxes, description: More. } }",
    "furtherScopes.more.scope",
    "Every call already needs the scope boxes",
  ],
  [
    service,
    "scopes: [boxes]",
    "scopes: [boxez]",
    "scim.access.scopes.0",
    'Unknown scope "boxez"; did you mean "boxes"?',
  ],
  [service, "prefix: admin.", "prefix: root.", "webapi.adminScopes.prefix", "No scope starts with root."],
  [
    service,
    "error: not_allowed",
    "error: not_allowed, onWorkspaces: [boxes]",
    "webapi.adminScopes.onWorkspaces.0",
    "boxes does not start with admin.",
  ],
];

const ofLimits: readonly Case[] = [
  [box, size, "limits: { min: 5, max: 3 }", "fields.size.limits.min", "min (5) is greater than max (3)"],
  [
    device,
    "limits: { maxLength:",
    "limits: { minLength: 4, maxLength:",
    "attributes.1.limits.minLength",
    "minLength (4) is greater than maxLength (3)",
  ],
  [
    store,
    where,
    "limits: { minLength: 5, maxLength: 3 }",
    "arguments.where.limits.minLength",
    "minLength (5) is greater than maxLength (3)",
  ],
  [
    store,
    where,
    "list: true, limits: { minItems: 3, maxItems: 2 }",
    "arguments.where.limits.minItems",
    "minItems (3) is greater than maxItems (2)",
  ],
  [
    store,
    where,
    "list: true, limits: { minItems: 3, uniqueItems: true, oneOf: [left, right] }",
    "arguments.where.limits.minItems",
    "minItems is 3, but oneOf has only 2 values, and uniqueItems allows each once",
  ],
  [store, where, "limits: { oneOf: [left, left] }", "arguments.where.limits.oneOf.1", 'Duplicate value "left"'],
  [store, where, "limits: { oneOf: [left, 7] }", "arguments.where.limits.oneOf.1", "7 is not of the type string"],
  [
    store,
    where,
    "limits: { oneOf: { value: [left, right] }, maxLength: 4 }",
    "arguments.where.limits.oneOf.value.1",
    '"right" violates maxLength, so it is never valid',
  ],
  [
    store,
    where,
    'limits: { pattern: "^l" }, default: right',
    "arguments.where.default",
    '"right" violates pattern, which is "^l"',
  ],
  [
    store,
    where,
    "type: integer, limits: { min: 1, max: 9 }, default: 10",
    "arguments.where.default",
    "10 violates max, which is 9",
  ],
  [store, where, "type: integer, default: 1.5", "arguments.where.default", "1.5 is not of its type"],
  [store, where, `required: true, ${where}`, "arguments.where.default", "A required value cannot have a default"],
  [box, "label: {", "label: { default: 3,", "fields.label.default", "3 is not of its type"],
];

const ofAttributes: readonly Case[] = [
  [device, serial, `${serial}, canonicalValues: [a, A]`, "attributes.1.canonicalValues.1", 'Duplicate value "A"'],
  [
    device,
    serial,
    `${serial}, canonicalValues: [abcd]`,
    "attributes.1.canonicalValues.0",
    '"abcd" violates maxLength, so it is never valid',
  ],
  [
    device,
    serial,
    `${serial}, referenceTypes: [User]`,
    "attributes.1.referenceTypes",
    "referenceTypes does not apply to string",
  ],
  [device, serial, `${serial}, ignored: [x]`, "attributes.1.ignored", "ignored does not apply to string"],
  [
    device,
    serial,
    `${serial}, mutability: writeOnly`,
    "attributes.1.mutability",
    "serial is writeOnly, so it must have returned: never",
  ],
  [
    device,
    serial,
    `${serial}, mutability: writeOnly, returned: always`,
    "attributes.1.returned",
    "serial is writeOnly, so it must have returned: never",
  ],
  [
    device,
    "mutability: readOnly",
    "mutability: readOnly, returned: never",
    "attributes.0.returned",
    "id can be neither written nor read",
  ],
  [
    device,
    serial,
    `${serial}, alwaysPresent: true, returned: request`,
    "attributes.1.alwaysPresent",
    "serial has returned: request, so it cannot be alwaysPresent",
  ],
  [
    device,
    serial,
    `${serial}, versions: ["1.1"]`,
    "attributes.1.versions.0",
    "The owner of serial does not exist in version 1.1",
  ],
  [
    device,
    "type: complex",
    "type: complex\n    uniqueness: server",
    "attributes.3.uniqueness",
    "uniqueness server does not apply to complex",
  ],
  [
    device,
    "type: complex",
    "type: complex\n    caseExact: true",
    "attributes.3.caseExact",
    "caseExact does not apply to complex",
  ],
  [
    device,
    owner,
    "subAttributes: [{ name: value, description: Who. }, { name: primary, type: boolean, description: The first. }]",
    "attributes.3.subAttributes.1.name",
    "owner has a single value, so it needs no primary",
  ],
  [
    device,
    "bareValue: value",
    "bareValue: value\n    ignored: [value]",
    "attributes.3.ignored.0",
    "value is a sub-attribute, so it cannot be ignored",
  ],
];

const ofRules: readonly Case[] = [
  [store, rule, "rules: [{ allOrNone: [where, where] }]", "rules.0.allOrNone.1", 'Duplicate name "where"'],
  [
    store,
    rule,
    "rules: [{ allOrNone: [box, where] }, { allOrNone: [box, where], error: too_big }]",
    "rules.1",
    "Duplicate of an earlier rule",
  ],
  [
    store,
    rule,
    "rules: [{ exactlyOneOf: [box, where] }]",
    "rules.0",
    "box is required, so the others are never allowed",
  ],
  [
    store,
    rule,
    "rules: [{ atLeastOneOf: [box, where] }]",
    "rules.0",
    "box is required, so the rule is always satisfied",
  ],
  [
    store,
    rule,
    "rules: [{ forbidden: [box], when: { where: present } }]",
    "rules.0",
    "box is required, so it cannot be forbidden",
  ],
  [
    store,
    rule,
    "rules: [{ required: [where], when: { where: absent } }]",
    "rules.0.when.where",
    "The rule is about where, which its condition already names",
  ],
  [
    store,
    rule,
    "rules: [{ forbidden: [box], when: { where: [up] } }]",
    "rules.0.when.where.0",
    '"up" is not a value of where',
  ],
  [
    store,
    "requires: [{ plan: free, error: too_fast }]",
    "requires: [{ plan: free, error: too_fast }, { plan: free, error: too_big }]",
    "requires.1",
    "Duplicate of an earlier requirement",
  ],
  [
    store,
    "where: {",
    "where: { requires: [{ plan: free, values: [up], error: too_fast }],",
    "arguments.where.requires.0.values.0",
    '"up" violates oneOf, so it is never valid',
  ],
  [store, "tokens: [robot]", "tokens: [robot, robot]", "tokens.1", 'Duplicate token kind "robot"'],
  [
    box,
    "label: { type: string }",
    "label: { ref: Box, required: true }",
    "fields.label.ref",
    "Each Box requires another Box, without end",
  ],
];

const ofService: readonly Case[] = [
  [service, "mount: /api", "mount: /scim", "webapi.mount", "SCIM already has this mount"],
  [
    service,
    "operations: [insert]",
    "operations: [insert, insert]",
    "scim.rates.tiers.writes.operations.1",
    'Duplicate operation "insert"',
  ],
  [service, "per: [method]", "per: [method, method]", "webapi.rates.slow.per.1", 'Duplicate word "method"'],
];

const all = [...ofNames, ...ofScopes, ...ofLimits, ...ofAttributes, ...ofRules, ...ofService];

describe("a contradiction in a definition set", () => {
  it.each(all)("is found in %s if %j is replaced by %j", (file, given, instead, path, message) => {
    expect(findings(edited(file, given, instead))).toContain(`${file} ${path}: ${message}`);
  });

  it.each([
    [
      "forbidding a field that has one of some values",
      rule,
      "rules: [{ forbidden: [where], when: { where: [left], box: present } }]",
    ],
    [
      "different limits for the value as sent and as stored",
      "limits: { oneOf: [left, right] }",
      "limits: { minLength: 4, maxLength: { value: 3, of: stored } }",
    ],
    [
      "an argument token of a method without tokens",
      "tokens: [robot]\nscopes: []\nrates: [slow]\nrequires: [{ plan: free, error: too_fast }]\narguments:\n",
      "authentication: none\ntokens: []\nscopes: []\narguments:\n  token: { description: A token. }\n",
    ],
  ])("does not include %s", (_what, given, instead) => {
    const found = findings(edited(store, given, instead));
    expect(found.filter((each) => !/too_fast|default/.test(each))).toEqual([]);
  });

  it("includes a route for changes in a version without PATCH", () => {
    const change =
      '{ verb: PATCH, path: "/Devices/{id}", operation: change, resource: Device, status: 200, answer: resource }';
    const texts = { ...edited(routes, "routes:\n", `routes:\n  - ${change}\n`) };
    expect(findings(texts)).toEqual([]);
    const service = texts["service.yaml"]?.replace("patch: true", "patch: false") ?? "";
    expect(findings({ ...texts, "service.yaml": service })).toEqual([
      "scim/routes.yaml routes.0: The capabilities of version 2.0 do not include PATCH",
    ]);
  });

  it("includes a type with the name of a method's arguments", () => {
    expect(findings(edited(box, "name: Box", "name: DepotStoreArguments"))).toContain(
      "webapi/methods/depot.store.yaml name: Another generated interface has the name DepotStoreArguments",
    );
  });
});

describe("a set on top of another one", () => {
  const base = readSet(sound);
  const { "service.yaml": own = "" } = sound;
  const on = (texts: Readonly<Record<string, string>>) =>
    findings({ "service.yaml": own.replace("title:", "extends: ../base\ntitle:"), ...texts }, base);
  const extension = (change: (text: string) => string) => on({ "scim/schemas/shelf.yaml": change(sound[place] ?? "") });

  it("cannot shadow a schema without from", () => {
    expect(extension((text) => text)).toContain(
      "scim/schemas/shelf.yaml name: The base set has a schema Place: choose another name, or replace it with `from: Place`",
    );
    expect(extension((text) => text.replace("name: Place", "name: Place\nfrom: Place"))).toEqual([]);
  });

  it("cannot turn a resource type into an extension, and says who receives its events", () => {
    const event = (fields: string) =>
      `{ kind: event, name: box_left, subject: depot, description: A box left., source: manual#moves, emit: commit, ${fields} }`;
    const wanted = (kind: string, field: string) =>
      `events/box_left.yaml class: The payload of an event of class ${kind} says who receives it: add a required field \`${field}\``;
    const left = "variants: { by: how, cases: [{ typeName: BoxLeft, description: It left., without: [channel] }] }";
    for (const [fields, found] of [
      ["class: contextual, payload: { channel: {} }", [wanted("contextual", "channel")]],
      [
        "class: contextual, payload: { channel: { required: true, nullable: true } }",
        [wanted("contextual", "channel")],
      ],
      [`class: contextual, payload: { channel: { required: true } }, ${left}`, [wanted("contextual", "channel")]],
      ["class: contextual, payload: { item: { required: true } }", [wanted("contextual", "channel")]],
      ["class: user, payload: { channel: { required: true } }", [wanted("user", "user")]],
      ["class: contextual, payload: { channel: { required: true } }", []],
      [
        "class: contextual, payload: { item: { type: object, required: true, fields: { channel: { required: true } } } }",
        [],
      ],
      ["class: user, payload: { user: { required: true } }", []],
      ["class: workspace, payload: {}", []],
    ] as const)
      expect(on({ "events/box_left.yaml": event(fields) }), fields).toEqual(found);
    expect(on({ "events/box_moved.yaml": sound["events/box_moved.yaml"] ?? "" })).toEqual([]);

    const made = extension((text) => text.replace("name: Place", "name: Device\nfrom: Device"));
    expect(made).toContain(
      "scim/schemas/shelf.yaml name: Device of the base set is a resource type, and other definitions depend on it",
    );
  });

  it("cannot use the name or the URN of an existing extension", () => {
    const other = (text: string) => text.replace("name: Place", "name: Shelf");
    expect(extension(other)).toEqual(
      expect.arrayContaining([
        "scim/schemas/shelf.yaml urns.2.0: urn:example:Place is the URN of Place in 2.0",
        "scim/schemas/shelf.yaml extension.name: The extension Place of Device already has this name",
      ]),
    );
  });
});
