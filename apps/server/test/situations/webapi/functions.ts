import { expect } from "vitest";
import type { MethodTable, Situations } from "./method-situation.js";
import { appOfHq, byMember, grantedToLabs, loneAdmin, roleLost } from "./worlds.js";

const ofHelper = { arguments: { app_ids: ["A1"] } };
const success = (more: object = {}) => ({
  arguments: { function_execution_id: "Fx1", outputs: { text: "Hello Mia" }, ...more },
});
const failure = (more: object = {}) => ({ arguments: { function_execution_id: "Fx1", error: "no voice", ...more } });
const outputs = (value: object) => success({ outputs: value });

type Call = (more?: object) => { readonly arguments: Readonly<Record<string, unknown>> };

/** Situations in which neither method ends the step. */
const notEnded = (call: Call) =>
  ({
    access_denied: [
      { when: "the step belongs to another app", call: call({ function_execution_id: "Fx3" }) },
      {
        when: "it runs in a workspace that the token does not cover",
        call: call({ function_execution_id: "Fx4" }),
      },
    ],
    execution_not_in_running_state: [
      { when: "the app completed it before", call: call({ function_execution_id: "Fx2" }) },
      {
        when: "the app completed it just now",
        before: [{ method: "functions.completeSuccess", ...success() }],
        call: call(),
      },
      { when: "it has failed", before: [{ method: "functions.completeError", ...failure() }], call: call() },
    ],
    function_execution_not_found: [
      { when: "no step has run with the identifier", call: call({ function_execution_id: "Fx404" }) },
    ],
    unknown_method: [
      {
        when: "functions are turned off",
        world: "workspaces: [{ domain: hq, disabled_features: [functions] }]",
        call: call(),
      },
    ],
  }) satisfies Record<string, Situations>;

const ids = (...wanted: readonly string[]) => wanted.map((id) => expect.objectContaining({ id }));

/** Functions of apps. */
export const functions = {
  "admin.functions.list": {
    succeeds: [
      {
        call: ofHelper,
        fields: {
          functions: [
            {
              id: "Fn1",
              callback_id: "greet",
              title: "Greet",
              description: "Says hello.",
              type: "app",
              input_parameters: [
                { type: "string", name: "who", description: "Who is greeted.", title: "Whom", is_required: true },
              ],
              output_parameters: [{ type: "string", name: "text", description: "", title: "text", is_required: false }],
              app_id: "A1",
              date_created: 1767225600,
              date_updated: 1767225600,
              date_deleted: 0,
            },
            expect.objectContaining({ id: "Fn4", date_deleted: 1769904000 }),
          ],
          response_metadata: { next_cursor: "" },
        },
      },
      {
        call: { arguments: { app_ids: "A1,A6,A404", include_non_distributed_functions: true }, encoding: "form" },
        fields: { functions: ids("Fn1", "Fn2", "Fn3", "Fn4") },
      },
      {
        world: `apps: [{ name: Helper, workspace: labs }]`,
        call: { arguments: { app_ids: ["A1"], include_non_distributed_functions: true, team_id: "T1" } },
        fields: { functions: ids("Fn1", "Fn4") },
      },
    ],
    answers: {
      invalid_cursor: [
        { when: "the cursor is unknown", call: { arguments: { app_ids: ["A1"], cursor: "dGVhbTpDMQ==" } } },
      ],
      not_allowed: [
        { when: "the installer has lost the role", world: roleLost, call: ofHelper },
        { when: "the app is installed on a workspace", base: "webapi-lone", world: loneAdmin, call: ofHelper },
      ],
      restricted_action: [{ when: "the caller is a member", call: { ...ofHelper, ...byMember } }],
      invalid_arguments: [
        { when: "no app is given", call: { arguments: {} } },
        {
          when: "51 apps are given",
          call: { arguments: { app_ids: Array.from({ length: 51 }, (_, index) => `A${index}`) } },
        },
        { when: "an app is given by its name", call: { arguments: { app_ids: ["Helper"] } } },
        { when: "the page is too large", call: { arguments: { app_ids: ["A1"], limit: 1001 } } },
        { when: "the workspace does not exist", call: { arguments: { app_ids: ["A1"], team_id: "T404" } } },
        { when: "the workspace belongs to another company", call: { arguments: { app_ids: ["A1"], team_id: "T9" } } },
      ],
      team_access_not_granted: [
        {
          when: "the workspace was not granted",
          world: grantedToLabs,
          call: { arguments: { app_ids: ["A1"], team_id: "T1" } },
        },
        {
          when: "an app belongs to a workspace that was not granted",
          world: `${appOfHq}${grantedToLabs}`,
          call: ofHelper,
        },
      ],
    },
  },
  "functions.completeSuccess": {
    succeeds: [{ call: success() }, { call: outputs({}) }, { call: outputs({ text: null }) }],
    answers: {
      ...notEnded(success),
      parameter_validation_failed: [
        {
          when: "an output has the wrong type",
          call: outputs({ text: 1 }),
          fields: { response_metadata: { messages: ["[ERROR] must be a string [json-pointer:/outputs/text]"] } },
        },
        { when: "the function has no such output", call: outputs({ text: "Hello", voice: "loud" }) },
        {
          when: "a required output is missing",
          world:
            "functions: [{ callback_id: greet, output_parameters: [{ name: text, type: string, is_required: true }] }]",
          call: outputs({}),
        },
      ],
      invalid_arguments: [{ when: "the outputs are no object", call: success({ outputs: "loud" }) }],
    },
  },
  "functions.completeError": {
    succeeds: [{ call: failure() }],
    answers: {
      ...notEnded(failure),
      invalid_arguments: [{ when: "no reason is given", call: failure({ error: undefined }) }],
    },
  },
} satisfies MethodTable;
