import { parseCheckedYaml } from "@rollcall/checked-yaml";
import { describe, expect, it } from "vitest";
import { webapiMethodSchema } from "./webapi-method.js";

const head = `kind: webapi-method
name: depot.method
subject: depot
description: Does something.
source: manual#method
verb: POST
tokens: []
scopes: []
`;

/** Shapes of methods that the format must be able to express. */
const forms: Readonly<Record<string, string>> = {
  "an object whose fields depend on one of them": `
arguments:
  changes:
    list: true
    type: object
    required: true
    description: What is changed.
    limits: { minItems: 1, maxItems: 1 }
    variants:
      by: operation
      cases:
        - values: [insert_after, insert_before]
          typeName: InsertBeside
          fields:
            section_id: { required: true, description: Section beside which it goes. }
            document_content: { ref: DocumentContent, required: true, description: What goes there. }
        - values: [rename]
          typeName: Rename
          fields: { title_content: { ref: DocumentContent, required: true, description: The new title. } }
response: {}
errors:
  canvas_editing_failed: { meaning: It failed., when: It fails., fields: { detail: { required: true, description: Why. } } }
`,
  "one group of arguments, and a list in CSV that is paged": `
arguments:
  app_ids: { list: true, required: true, limits: { maxItems: 50 }, description: Apps. }
  function_id: { description: The function. }
  function_callback_id: { description: Its callback id. }
  function_app_id: { description: Its app. }
rules:
  - oneGroupOf: [[function_id], [function_callback_id, function_app_id]]
paging:
  list: functions
  limit: { default: 100, min: 1, max: 1000 }
  cursorError: invalid_cursor
response: { functions: { list: true, type: object, open: true, required: true } }
errors: { invalid_cursor: { meaning: No such page. } }
`,
  "arguments that depend on the value of another": `
arguments:
  format: { limits: { oneOf: [csv, json] }, default: csv, description: The form. }
  include_threads: { type: boolean, description: Whether threads are exported. }
rules:
  - forbidden: [include_threads]
    when: { format: absent }
  - forbidden: [include_threads]
    when: { format: [csv] }
response: { job_id: { required: true } }
errors: {}
`,
  "null as a value, a scope of one argument, roles, plans, features, generations": `
arguments:
  icon_url: { nullable: true, scope: "chat:write.customize", ignoredWith: as_user, description: A picture. }
  as_user: { type: boolean, requires: [{ notGeneration: workspace, error: as_user_not_supported }], description: As a person. }
requires:
  - { plan: enterprise, of: organization, error: paid_teams_only }
  - { role: admin, of: organization, error: no_perms }
  - { feature: agent_sessions, error: feature_disabled }
  - { organization: true, error: not_an_enterprise }
response: {}
errors: {}
retired: method_deprecated
`,
};

const wrong: readonly (readonly [string, string, string])[] = [
  [
    "a rule of two kinds",
    "arguments: {}\nrules: [{ exactlyOneOf: [a, b], allOrNone: [a, b] }]",
    "must have exactly one of exactlyOneOf",
  ],
  [
    "a condition without its rule",
    "arguments: {}\nrules: [{ exactlyOneOf: [a, b], when: { a: present } }]",
    "`when` is required with",
  ],
  ["paging without a size", "arguments: {}\npaging: { list: a }", "must have either `limit` or `pageSize`"],
  ["an argument without a description", "arguments: { a: {} }", `Missing key "description"`],
  ["a misspelled key", "arguments: { a: { requird: true, description: A. } }", 'did you mean "required"'],
  [
    "an invalid pattern",
    'arguments: { a: { description: A., limits: { pattern: "(" } } }',
    "must be a regular expression",
  ],
];

describe("webapiMethodSchema", () => {
  it.each(Object.entries(forms))("accepts %s", (_, text) => {
    expect(parseCheckedYaml(head + text, webapiMethodSchema, { path: "m.yaml" })).toMatchObject({ ok: true });
  });

  it.each(wrong)("refuses %s", (_, text, wanted) => {
    const result = parseCheckedYaml(`${head}${text}\nresponse: {}\nerrors: {}\n`, webapiMethodSchema, {
      path: "m.yaml",
    });
    expect(result.ok ? [] : result.findings.map(({ message }) => message).join("\n")).toContain(wanted);
  });
});
