import type { MethodSituation, MethodTable } from "./method-situation.js";
import { byMember, grantedToLabs, loneAdmin } from "./worlds.js";

type Rows = readonly [MethodSituation, ...MethodSituation[]];

/** YAML with an open request, `Ar1`, one that was settled, `Ar2`, and decisions about two apps. */
const world = `apps:
  - name: Helper
    manifest:
      display_information: { name: Helper }
      features: { bot_user: { display_name: Helper } }
      oauth_config: { scopes: { bot: ["chat:write", "files:read"], user: ["search:read"] } }
app_requests:
  - { id: Ar1, app: Helper, user: mia, workspace: hq, bot_scopes: ["chat:write", "pins:read"], message: Please }
  - { id: Ar2, app: Classic, user: mia, workspace: hq, status: approved }
  - { id: Ar3, app: Manager, user: olga }
app_resolutions:
  - { app: Classic, workspace: hq, status: approved, bot_scopes: [bot] }
  - { app: Manager, status: restricted }
`;

const hq = { team_id: "T1" };
const helper = { app_id: "A1", ...hq };

/** Rows of methods that name a workspace or the organization. */
function ofPlace(argumentsOf: object, more: object = {}) {
  const call = (place: object) => ({ arguments: { ...argumentsOf, ...place }, ...more });
  return {
    feature_not_enabled: [
      { when: "the app is installed on a workspace", base: "webapi-lone", world: loneAdmin, call: call(hq) },
    ],
    not_an_admin: [{ when: "the caller is a member", world, call: { ...call(hq), ...byMember } }],
    team_not_found: [
      { when: "the workspace does not exist", world, call: call({ team_id: "T404" }) },
      { when: "the workspace belongs to another company", world, call: call({ team_id: "T9" }) },
      {
        when: "the workspace is deleted",
        world: `${world}workspaces: [{ domain: labs, deleted: true }]`,
        call: call({ team_id: "T2" }),
      },
    ],
    too_many_teams_provided: [{ when: "both are given", world, call: call({ ...hq, enterprise_id: "E1" }) }],
    team_access_not_granted: [{ when: "the workspace was not granted", world: grantedToLabs, call: call(hq) }],
  } satisfies Readonly<Record<string, Rows>>;
}

/** Rows of methods that name an organization, and another code for an unknown one. */
function withOrganization<Row extends { readonly team_not_found: readonly MethodSituation[] }>(
  rows: Row,
  argumentsOf: object,
) {
  const unknown = {
    when: "it is another organization",
    world,
    call: { arguments: { ...argumentsOf, enterprise_id: "E404" } },
  };
  return { ...rows, team_not_found: [unknown, ...rows.team_not_found] as Rows };
}

/** Rows of methods that decide about an app or a request. */
const ofDecision = {
  ...withOrganization(ofPlace({ app_id: "A1" }), { app_id: "A1" }),
  invalid_app_id: [
    { when: "the app is unknown", call: { arguments: { app_id: "A404", ...hq } } },
    { when: "the app was deleted", call: { arguments: { app_id: "A5", ...hq } } },
  ],
  invalid_request_id: [
    { when: "the request is unknown", world, call: { arguments: { request_id: "Ar404", ...hq } } },
    {
      when: "the request is for another place",
      world,
      call: { arguments: { request_id: "Ar1", enterprise_id: "E1" } },
    },
  ],
  request_already_resolved: [
    { when: "the request was approved", world, call: { arguments: { request_id: "Ar2", ...hq } } },
  ],
  too_many_ids_provided: [{ when: "both are given", world, call: { arguments: { request_id: "Ar1", ...helper } } }],
  request_id_or_app_id_is_required: [{ when: "neither is given", world, call: { arguments: hq } }],
} satisfies Readonly<Record<string, Rows>>;

/** Rows of methods that list decisions. */
const ofList = {
  ...withOrganization(ofPlace({}), {}),
  invalid_cursor: [{ when: "it is of another list", world, call: { arguments: { ...hq, cursor: "dGVhbTpDMDE=" } } }],
} satisfies Readonly<Record<string, Rows>>;

const { team_not_found, ...ofRequests } = ofPlace({});

/** The approval of apps. */
export const approvals = {
  "admin.apps.approve": {
    succeeds: [
      { world, call: { arguments: { request_id: "Ar1", ...hq } } },
      { call: { arguments: { app_id: "A2", enterprise_id: "E1" } } },
      {
        world,
        call: { arguments: { ...helper, bot_scopes: "chat:write,pins:read", user_scopes: "" }, encoding: "form" },
      },
    ],
    answers: {
      ...ofDecision,
      request_already_resolved: [
        ...ofDecision.request_already_resolved,
        {
          when: "the app was approved meanwhile",
          world,
          before: [{ arguments: helper }],
          call: { arguments: { request_id: "Ar1", ...hq } },
        },
      ],
      app_restricted_org_wide: [
        { when: "the organization has restricted it", world, call: { arguments: { app_id: "A3", ...hq } } },
      ],
      invalid_scopes: [
        { when: "a scope is not asked for", world, call: { arguments: { ...helper, bot_scopes: ["pins:write"] } } },
        {
          when: "the request does not ask for it",
          world,
          call: { arguments: { request_id: "Ar1", ...hq, bot_scopes: ["files:read"] } },
        },
      ],
    },
  },
  "admin.apps.restrict": {
    succeeds: [
      { world, call: { arguments: { request_id: "Ar1", ...hq } } },
      { world, call: { arguments: { app_id: "A2", ...hq } } },
    ],
    answers: ofDecision,
  },
  "admin.apps.clearResolution": {
    succeeds: [
      { world, call: { arguments: { app_id: "A2", ...hq } } },
      { world, call: { arguments: { app_id: "A3", enterprise_id: "E1" } } },
    ],
    answers: {
      ...withOrganization(ofPlace({ app_id: "A2" }), { app_id: "A2" }),
      invalid_app_id: ofDecision.invalid_app_id,
      no_resolution_found: [
        { when: "it was never decided about", world, call: { arguments: helper } },
        { when: "it was decided about elsewhere", world, call: { arguments: { app_id: "A2", enterprise_id: "E1" } } },
      ],
    },
  },
  "admin.apps.requests.cancel": {
    succeeds: [
      { world, call: { arguments: { request_id: "Ar1", ...hq } } },
      { world, call: { arguments: { request_id: "Ar3", enterprise_id: "E1" } } },
    ],
    answers: {
      ...withOrganization(ofPlace({ request_id: "Ar1" }), { request_id: "Ar1" }),
      invalid_request_id: ofDecision.invalid_request_id,
      request_already_resolved: [
        ...ofDecision.request_already_resolved,
        {
          when: "it was canceled before",
          world,
          before: [{ arguments: { request_id: "Ar1", ...hq } }],
          call: { arguments: { request_id: "Ar1", ...hq } },
        },
      ],
    },
  },
  "admin.apps.requests.list": {
    succeeds: [
      { world, call: { arguments: hq } },
      { world, call: { arguments: { enterprise_id: "E1" } } },
      { world, call: { arguments: { ...hq, certified: true } }, fields: { app_requests: [] } },
    ],
    answers: {
      ...ofRequests,
      team_not_found,
      enterprise_not_found: [
        { when: "it is another organization", world, call: { arguments: { enterprise_id: "E404" } } },
      ],
      invalid_cursor: ofList.invalid_cursor,
      no_team_or_enterprise_provided: [{ when: "neither is given", world, call: {} }],
      user_is_restricted: [
        {
          when: "the caller is a guest",
          world:
            "tokens: [{ token: svcp-gus-wide, kind: user, user: gus, app: Helper, scopes: ['admin.apps:read'], installation: { installer: olga, channel_manager: true } }]",
          call: { arguments: hq, token: "svcp-gus-wide" },
        },
      ],
    },
  },
  "admin.apps.approved.list": {
    succeeds: [
      { world, call: { arguments: hq } },
      { world, call: {}, fields: { approved_apps: [] } },
    ],
    answers: ofList,
  },
  "admin.apps.restricted.list": {
    succeeds: [
      { world, call: { arguments: hq }, fields: { restricted_apps: [] } },
      { world, call: { arguments: { enterprise_id: "E1" } } },
    ],
    answers: ofList,
  },
} satisfies MethodTable;
