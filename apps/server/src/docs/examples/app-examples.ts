import { type FamilyExamples, tokens } from "./example.js";

const { member, bot, app, config } = tokens;

const ferry = { client_id: "demo-ferry", client_secret: "demo-ferry-secret" };
const manifest = { display_information: { name: "Greeter" } };

/** Calls about apps, their functions and their tokens. */
export const appExamples: FamilyExamples<"apps" | "auth" | "functions" | "oauth" | "openid" | "tooling" | "api"> = {
  "api.test": { form: { hello: "world" } },
  "apps.connections.open": { token: app, form: {} },
  "apps.event.authorizations.list": {
    token: app,
    form: { event_context: "1-agent_session_stopped-TDEMOHQ-CDEMOSESSION" },
  },
  "apps.manifest.create": { token: config, json: { manifest } },
  "apps.manifest.delete": { token: config, form: { app_id: "ADEMOOLD" } },
  "apps.manifest.export": { token: config, form: { app_id: "ADEMOROLL" } },
  "apps.manifest.update": { token: config, json: { app_id: "ADEMOOLD", manifest } },
  "apps.manifest.validate": { token: config, json: { manifest } },
  "apps.uninstall": { token: "svcp-demo-ferry", form: ferry },
  "auth.revoke": { token: bot, query: { test: "true" } },
  "auth.teams.list": { token: bot, form: { include_icon: "true" } },
  "auth.test": { token: bot, form: {} },
  "functions.completeError": {
    token: bot,
    form: { function_execution_id: "FxDEMOFAIL", error: "Nobody answers." },
  },
  "functions.completeSuccess": { token: bot, json: { function_execution_id: "FxDEMOALARM", outputs: {} } },
  "functions.distributions.permissions.add": {
    token: config,
    form: { function_callback_id: "call_engineers", function_app_id: "ADEMOROLL", user_ids: "UDEMOEDSGER" },
  },
  "functions.distributions.permissions.list": {
    token: config,
    form: { function_callback_id: "call_engineers", function_app_id: "ADEMOROLL" },
  },
  "functions.distributions.permissions.remove": {
    token: config,
    form: { function_callback_id: "call_engineers", function_app_id: "ADEMOROLL", user_ids: "UDEMOANNIE" },
  },
  "functions.distributions.permissions.set": {
    token: config,
    form: { function_callback_id: "call_engineers", function_app_id: "ADEMOROLL", permission_type: "everyone" },
  },
  "oauth.v2.access": { form: { ...ferry, code: "demo-code", redirect_uri: "http://localhost:3000/oauth/callback" } },
  "oauth.v2.exchange": { form: { ...ferry, token: "svcp-demo-ferry" } },
  "oauth.v2.user.access": { form: { ...ferry, code: "demo-user-code" } },
  "openid.connect.token": {
    form: { ...ferry, code: "demo-sign-in-code", redirect_uri: "http://localhost:3000/oauth/callback" },
  },
  "openid.connect.userInfo": { token: member },
  "tooling.tokens.rotate": { form: { refresh_token: "svce-1-demo-config" } },
};
