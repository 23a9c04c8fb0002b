import type { MethodTable, Situations } from "./method-situation.js";

const setStatus = (more: object = {}) => ({ arguments: { status: "active", ...more } });
const rename = (more: object = {}) => ({ arguments: { title: "New title", ...more } });

const inSession = { channel_id: "C7" };
const inDm = { channel_id: "D2", thread_ts: "1700000000.000100" };
const inGeneral = { channel_id: "C1", thread_ts: "1700000000.000200" };
const inAttic = { channel_id: "C5", thread_ts: "1700000000.000300" };
const unknownThread = "1700000000.000999";

const switchedOff = "workspaces: [{ domain: hq, disabled_features: [agent_sessions] }]";
const byOrganization = (more = "") =>
  `tokens: [{ token: svcb-org, kind: bot, user: helper, scopes: ["chat:write"], installation: { installer: olga${more} } }]`;
const granted = byOrganization(", workspaces: [labs]");
const inLabs = { channel_id: "C6", thread_ts: "1700000000.000400" };
const joinedLabs = "channels: [{ name: bench, members: [labby, olga, helper] }]";

type Call = (more: object) => { readonly arguments: Readonly<Record<string, unknown>> };

/** Situations in which neither method finds the place of a session. */
const placeNotFound = (call: Call) =>
  ({
    channel_not_found: [
      { when: "the channel is unknown", call: call({ channel_id: "C404", thread_ts: unknownThread }) },
      {
        when: "the channel is private, and the app is not in it",
        call: call({ channel_id: "C3", thread_ts: unknownThread }),
      },
      { when: "it is a direct message between two users", call: call({ channel_id: "D1", thread_ts: unknownThread }) },
      { when: "the channel is in another workspace", call: call({ channel_id: "C6", thread_ts: unknownThread }) },
      {
        when: "the channel was deleted",
        world: "channels: [{ name: general, deleted: true }]",
        call: call(inGeneral),
      },
      { when: "neither channel nor thread is given", call: call({}) },
      { when: "no conversation of the app has the thread", call: call({ thread_ts: unknownThread }) },
      { when: "only a public channel has the thread", call: call({ thread_ts: inGeneral.thread_ts }) },
    ],
    team_access_not_granted: [
      {
        when: "the installation was granted to another workspace",
        world: granted,
        call: { ...call(inSession), token: "svcb-org" },
      },
    ],
    thread_ts_not_allowed: [
      { when: "the channel is a session channel", call: call({ ...inSession, thread_ts: unknownThread }) },
    ],
    thread_ts_required: [
      { when: "the channel is a public one", call: call({ channel_id: "C1" }) },
      { when: "the channel is a DM", call: call({ channel_id: "D2" }) },
    ],
    feature_disabled: [
      { when: "agent sessions are turned off", world: switchedOff, call: call(inSession) },
      {
        when: "they are turned off in the workspace of the channel",
        world: `workspaces: [{ domain: labs, disabled_features: [agent_sessions] }]\n${joinedLabs}\n${byOrganization()}`,
        call: { ...call(inLabs), token: "svcb-org" },
      },
    ],
    not_allowed_token_type: [{ when: "the app is a classic one", call: { ...call(inGeneral), token: "svcb-classic" } }],
  }) satisfies Record<string, Situations>;

/** Agent sessions. */
export const agentSessions = {
  "agents.sessions.setStatus": {
    succeeds: [
      {
        call: setStatus(inSession),
        fields: { status: "active", agent_status: "active", title: "Session of the helper" },
      },
      {
        call: setStatus({ ...inGeneral, status: "closed" }),
        fields: { status: "processing", agent_status: "closed", title: "Classic talk" },
      },
      { call: { ...setStatus({ ...inDm, username: "Desk" }), encoding: "form" } },
      { call: setStatus({ thread_ts: inDm.thread_ts }), fields: { title: "Question" } },
      {
        call: setStatus({ channel_id: "C4", thread_ts: unknownThread, title: "New", initiator_user_id: "UMIA" }),
        fields: { status: "active", agent_status: "active", title: "New" },
      },
      { call: setStatus({ channel_id: "D2", thread_ts: unknownThread }), fields: { title: "" } },
      {
        world: `${joinedLabs}\n${byOrganization()}`,
        call: { ...setStatus(inLabs), token: "svcb-org" },
      },
      { call: setStatus({ ...inDm, username: null, icon_emoji: null, icon_url: null }) },
      {
        call: setStatus({ ...inDm, initiator_user_id: "UNOBODY", title: "Not looked at" }),
        fields: { title: "Question" },
      },
    ],
    answers: {
      ...placeNotFound(setStatus),
      invalid_arguments: [
        { when: "no status is given", call: { arguments: inSession } },
        { when: "the thread is not a timestamp", call: setStatus({ channel_id: "C1", thread_ts: "yesterday" }) },
        { when: "the title is too long", call: setStatus({ ...inSession, title: "a".repeat(201) }) },
        { when: "the name is too long", call: setStatus({ ...inSession, username: "a".repeat(201) }) },
        { when: "the name is empty", call: setStatus({ ...inSession, username: "" }) },
      ],
      invalid_status: [
        { when: "the status is an unknown word", call: setStatus({ ...inSession, status: "asleep" }) },
        { when: "the status is empty", call: setStatus({ ...inSession, status: "" }) },
      ],
      not_authorized: [
        {
          when: "the app is not in the public channel",
          call: setStatus({ channel_id: "C2", thread_ts: unknownThread }),
        },
      ],
      user_not_found: [
        {
          when: "the initiator of a new session is unknown",
          call: setStatus({ channel_id: "C1", thread_ts: unknownThread, initiator_user_id: "UNOBODY" }),
        },
        {
          when: "the initiator of a new session is not in the channel",
          call: setStatus({ channel_id: "C1", thread_ts: unknownThread, initiator_user_id: "UREX" }),
        },
      ],
    },
  },
  "agents.sessions.rename": {
    succeeds: [
      { call: rename(inSession), fields: { title: "New title" } },
      { call: rename(inDm), fields: { title: "New title" } },
      { call: rename({ thread_ts: inDm.thread_ts, title: "🎉" }), fields: { title: "🎉" } },
      { call: { ...rename({ ...inSession, title: "Helper Session!" }), encoding: "form" } },
    ],
    answers: {
      ...placeNotFound(rename),
      invalid_arguments: [
        { when: "no title is given", call: { arguments: inSession } },
        { when: "the title is empty", call: rename({ ...inSession, title: "" }) },
        { when: "the title is too long", call: rename({ ...inSession, title: "a".repeat(201) }) },
      ],
      not_authorized: [
        { when: "the app has no status in the session", call: rename(inGeneral) },
        { when: "the app is not in the public channel", call: rename({ channel_id: "C2", thread_ts: unknownThread }) },
      ],
      session_not_found: [
        { when: "the thread has no session", call: rename({ channel_id: "C1", thread_ts: unknownThread }) },
        {
          when: "the session channel has no session yet",
          world: "channels: [{ id: C8, kind: session, name: fresh, members: [helper] }]",
          call: rename({ channel_id: "C8" }),
        },
      ],
      is_archived: [
        { when: "the channel of the thread is archived", call: rename(inAttic) },
        {
          when: "the session channel is archived",
          world: "channels: [{ name: helper-session, archived: true }]",
          call: rename(inSession),
        },
      ],
      invalid_name: [
        { when: "no part of the title can be in a channel name", call: rename({ ...inSession, title: "🎉 - !" }) },
      ],
      name_taken: [
        { when: "another channel has the name", call: rename({ ...inSession, title: "General" }) },
        { when: "a user has the name", call: rename({ ...inSession, title: "Mia" }) },
      ],
    },
  },
} as const satisfies MethodTable;
