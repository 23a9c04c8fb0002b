import type { ServiceEvent } from "../generated/events/index.js";
import { eventTs as event_ts, ts } from "./parts.js";

const version = { version_id: "1", app_steps: [{ app_id: "A1" }] };
const assistant_thread = {
  user_id: "U1",
  context: { channel_id: "C1", team_id: "T1", enterprise_id: "E1" },
  channel_id: "D1",
  thread_ts: ts,
};

const scope = { name: "chat:write", description: "Posts messages.", is_sensitive: false, token_type: "bot" } as const;
const app_request = {
  id: "Ar1",
  app: {
    id: "A1",
    name: "Ferry",
    description: "",
    help_url: "",
    privacy_policy_url: "",
    app_homepage_url: "",
    app_directory_url: "",
    is_app_directory_approved: false,
    is_internal: true,
    is_granular_bot_app: true,
    developer_type: "internal",
    additional_info: "",
  },
  previous_resolution: { status: "restricted", scopes: [scope] },
  is_user_app_collaborator: false,
  user: { id: "U1", name: "mia", email: "mia@acme.example" },
  team: { id: "T1", name: "Headquarters", domain: "hq" },
  enterprise: { id: "E1", name: "Acme" },
  scopes: [scope],
  message: "Please",
  date_created: 1_700_000_000,
} as const;

/** Events about apps, agents and workflows, with every key in order. */
export const apps: readonly ServiceEvent[] = [
  { type: "agent_session_stopped", channel: "D1", user: "U1", thread_ts: ts, streaming_message_ts: [ts], event_ts },
  {
    type: "agent_session_title_changed",
    channel: "D1",
    user: "U1",
    team_id: "T1",
    thread_ts: ts,
    title: "Maps",
    previous_title: "Map",
    event_ts,
  },
  { type: "app_home_opened", user: "U1", channel: "D1", tab: "home", view: { type: "home" }, event_ts },
  { type: "app_context_changed", channel: "D1", user: "U1", context: { entities: [{ type: "channel" }] }, event_ts },
  { type: "app_uninstalled" },
  { type: "tokens_revoked", tokens: { oauth: ["U1"], bot: ["U2"] } },
  { type: "scope_granted", scopes: ["files:read"], trigger_id: "1.2.3" },
  { type: "scope_denied", scopes: ["files:read"], trigger_id: "1.2.3" },
  { type: "app_requested", app_request },
  { type: "team_access_granted", team_ids: ["T1"], event_ts },
  { type: "team_access_revoked", team_ids: ["T1"], event_ts },
  { type: "assistant_thread_started", assistant_thread, event_ts },
  { type: "assistant_thread_context_changed", assistant_thread, event_ts },
  {
    type: "function_executed",
    function: { id: "Fn1" },
    inputs: { user_id: "U1" },
    function_execution_id: "Fx1",
    workflow_execution_id: "Wx1",
    event_ts,
    bot_access_token: "svcw-1",
  },
  { type: "workflow_published", workflow_id: "W1", workflow_published_configuration: version, event_ts },
  { type: "workflow_unpublished", workflow_id: "W1", workflow_draft_configuration: version, event_ts },
  { type: "workflow_deleted", workflow_id: "W1", workflow_draft_configuration: version, event_ts },
  {
    type: "workflow_step_deleted",
    workflow_id: "W1",
    workflow_draft_configuration: version,
    workflow_published_configuration: version,
    event_ts,
  },
  { type: "workflow_step_execute", callback_id: "draw", workflow_step: { step_id: "1" }, event_ts },
];
