import type { MethodTable, Situations } from "./method-situation.js";
import { labsOfMia } from "./worlds.js";

type Sent = Readonly<Record<string, unknown>>;

const greet = { arguments: { function_id: "Fn1" } };

/** YAML in which named users, and the members of a workspace, may use a function. */
const tidyNamed = "functions: [{ callback_id: tidy, permission: { users: [rex], workspaces: [labs] } }]";
const rex = { user_id: "UREX", username: "rex", email: "rex@acme.example" };
const adam = { user_id: "UADAM", username: "adam", email: "adam@acme.example" };
const inLabs = { team_ids: ["T2"], org_ids: [] };

/** Ways to name no function, for every method. */
const missing = (more: Sent) =>
  ({
    app_not_found: [
      {
        when: "the app is unknown",
        call: { arguments: { ...more, function_callback_id: "tidy", function_app_id: "A404" } },
      },
      {
        when: "the app was deleted",
        call: { arguments: { ...more, function_callback_id: "tidy", function_app_id: "A5" } },
      },
    ],
    function_not_found: [
      { when: "the identifier is unknown", call: { arguments: { ...more, function_id: "Fn404" } } },
      {
        when: "the app has no function of that name",
        call: { arguments: { ...more, function_callback_id: "no", function_app_id: "A1" } },
      },
      { when: "it was withdrawn", call: { arguments: { ...more, function_id: "Fn4" } } },
    ],
    team_access_not_granted: [
      {
        when: "its app belongs to a workspace that the installation was not granted to",
        world: labsOfMia,
        call: { arguments: { ...more, ...greet.arguments }, token: "svcc-labs" },
      },
    ],
    unknown_method: [
      {
        when: "functions are turned off",
        world: "workspaces: [{ domain: hq, disabled_features: [functions] }]",
        call: { arguments: { ...more, ...greet.arguments } },
      },
    ],
  }) satisfies Record<string, Situations>;

/** Ways in which a function cannot be changed. */
const unchangeable = (more: Sent) => {
  const { function_not_found, ...rest } = missing(more);
  const onGreet = { ...more, ...greet.arguments };
  return {
    ...rest,
    function_not_found: [
      ...function_not_found,
      { when: "its app is not given", call: { arguments: { ...more, function_callback_id: "tidy" } } },
    ],
    access_denied: [
      { when: "the user does not collaborate on its app", call: { arguments: { ...more, function_id: "Fn3" } } },
      { when: "the manager app did not create its app", call: { arguments: onGreet, token: "svcc-manager" } },
      {
        when: "the token of the manager app lacks the scope",
        world: "apps: [{ name: Helper, managed_by: Manager }]\ntokens: [{ token: svcc-manager, scopes: [other] }]",
        call: { arguments: onGreet, token: "svcc-manager" },
      },
    ],
    invalid_arguments: [
      { when: "no function is given", call: { arguments: more } },
      { when: "one is given in both ways", call: { arguments: { ...onGreet, function_callback_id: "greet" } } },
    ],
  } satisfies Record<string, Situations>;
};

/** Situations in which the users of a call cannot be added or removed. */
const notNamed = (name: string) =>
  ({
    invalid_permission_type: [
      { when: "everyone may use it", call: { arguments: { function_id: "Fn1", user_ids: [name] } } },
      { when: "its app's collaborators may use it", call: { arguments: { function_id: "Fn2", user_ids: [name] } } },
      {
        when: "only the service may use it",
        world: "functions: [{ callback_id: tidy, permission: system }]",
        call: { arguments: { function_id: "Fn2", user_ids: [name] } },
      },
    ],
    user_not_found: [
      {
        when: "one of the users does not exist",
        world: tidyNamed,
        call: { arguments: { function_id: "Fn2", user_ids: [name, "U404"] } },
      },
      {
        when: "a user belongs to another company",
        world: tidyNamed,
        call: { arguments: { function_id: "Fn2", user_ids: ["WPIA"] } },
      },
    ],
  }) satisfies Record<string, Situations>;

const set = (more: object) => ({ arguments: { function_id: "Fn2", permission_type: "named_entities", ...more } });

/** The users of functions. */
export const functionPermissions = {
  "functions.distributions.permissions.add": {
    succeeds: [
      {
        world: tidyNamed,
        call: { arguments: { function_id: "Fn2", user_ids: ["UADAM", "UREX", "UADAM"] } },
        fields: { permission_type: "named_entities", users: [rex, adam], ...inLabs },
      },
      {
        world: "functions: [{ callback_id: own, app: Managed, title: Own, id: Fn9, permission: { users: [] } }]",
        call: {
          token: "svcc-manager",
          arguments: { function_callback_id: "own", function_app_id: "A4", user_ids: "UREX" },
          encoding: "form",
        },
        fields: { users: [rex] },
      },
    ],
    answers: { ...unchangeable({ user_ids: ["UREX"] }), ...notNamed("UADAM") },
  },
  "functions.distributions.permissions.remove": {
    succeeds: [
      {
        world: tidyNamed,
        call: { arguments: { function_id: "Fn2", user_ids: ["UADAM", "UREX"] } },
        fields: { permission_type: "named_entities", users: [], ...inLabs },
      },
    ],
    answers: { ...unchangeable({ user_ids: ["UREX"] }), ...notNamed("UREX") },
  },
  "functions.distributions.permissions.set": {
    succeeds: [
      {
        call: set({ user_ids: ["UREX"], team_ids: ["T2"], org_ids: ["E1"] }),
        fields: { permission_type: "named_entities", users: [rex], team_ids: ["T2"], org_ids: ["E1"] },
      },
      { world: tidyNamed, call: set({}), fields: { users: [], team_ids: [], org_ids: [] } },
      { call: set({ permission_type: "everyone" }), fields: { permission_type: "everyone" } },
      { call: set({ permission_type: "system" }), fields: { permission_type: "system" } },
      {
        world: tidyNamed,
        call: set({ permission_type: "app_collaborators" }),
        fields: {
          permission_type: "app_collaborators",
          users: [{ user_id: "UMIA", username: "mia", email: "mia@acme.example" }],
        },
      },
    ],
    answers: {
      ...unchangeable({ permission_type: "everyone" }),
      permission_type_required: [{ when: "it is absent", call: { arguments: { function_id: "Fn2" } } }],
      invalid_permission_type: [
        { when: "it is empty", call: set({ permission_type: "" }) },
        { when: "the type is unknown", call: set({ permission_type: "nobody" }) },
        { when: "users are given with another type", call: set({ permission_type: "everyone", user_ids: ["UREX"] }) },
        { when: "a workspace is given with another type", call: set({ permission_type: "system", team_ids: ["T2"] }) },
      ],
      invalid_named_entities: [
        { when: "the workspace does not exist", call: set({ team_ids: ["T1", "T404"] }) },
        { when: "the workspace belongs to another company", call: set({ team_ids: ["T9"] }) },
        {
          when: "the workspace is deleted",
          world: "workspaces: [{ domain: labs, deleted: true }]",
          call: set({ team_ids: ["T2"] }),
        },
        { when: "the organization is another one", call: set({ org_ids: ["E404"] }) },
        {
          when: "the workspace belongs to no organization",
          base: "webapi-lone",
          world: "functions: [{ id: Fn2, callback_id: tidy, app: Helper, title: Tidy }]",
          call: set({ org_ids: ["E1"] }),
        },
      ],
      user_not_found: [
        { when: "one of the users does not exist", call: set({ user_ids: ["UREX", "U404"] }) },
        { when: "a user belongs to another company", call: set({ user_ids: ["WPIA"] }) },
      ],
    },
  },
  "functions.distributions.permissions.list": {
    succeeds: [
      { call: greet, fields: { permission_type: "everyone", distribution_type: "everyone" } },
      {
        call: { arguments: { function_callback_id: "tidy", function_app_id: "A1" } },
        fields: {
          permission_type: "app_collaborators",
          distribution_type: "app_collaborators",
          users: [{ user_id: "UMIA", username: "mia", email: "mia@acme.example" }],
        },
      },
      {
        world: `users: [{ userName: mia, workspaces: { hq: member, labs: member } }]`,
        call: { arguments: { function_id: "Fn3" } },
        fields: {
          permission_type: "named_entities",
          users: [rex],
          ...inLabs,
        },
      },
    ],
    answers: {
      ...missing({}),
      access_denied: [
        { when: "the user neither owns it nor may use it", call: { arguments: { function_id: "Fn3" } } },
        { when: "the manager app did not create its app", call: { ...greet, token: "svcc-manager" } },
      ],
      invalid_arguments: [
        { when: "no function is given", call: { arguments: {} } },
        {
          when: "one is given in both ways",
          call: { arguments: { function_id: "Fn1", function_callback_id: "greet", function_app_id: "A1" } },
        },
        { when: "its app is not given", call: { arguments: { function_callback_id: "greet" } } },
      ],
    },
  },
} satisfies MethodTable;
