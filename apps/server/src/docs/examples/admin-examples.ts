import { type FamilyExamples, tokens } from "./example.js";

const { admin } = tokens;

/** Calls about administration. */
export const adminExamples: FamilyExamples<"admin"> = {
  "admin.analytics.messages.activity": { token: admin, query: { channel: "CDEMOGENERAL" } },
  "admin.analytics.messages.metadata": { token: admin, query: { channel: "CDEMOGENERAL" } },
  "admin.apps.approve": { token: admin, form: { request_id: "ArDEMOFERRY", team_id: "TDEMOHQ" } },
  "admin.apps.approved.list": { token: admin, query: { team_id: "TDEMOHQ" } },
  "admin.apps.clearResolution": { token: admin, form: { app_id: "ADEMOOLD", team_id: "TDEMOLABS" } },
  "admin.apps.requests.cancel": { token: admin, form: { request_id: "ArDEMOOLD", team_id: "TDEMOHQ" } },
  "admin.apps.requests.list": { token: admin, query: { team_id: "TDEMOHQ" } },
  "admin.apps.restrict": { token: admin, form: { app_id: "ADEMOOLD", team_id: "TDEMOHQ" } },
  "admin.apps.restricted.list": { token: admin, query: { team_id: "TDEMOHQ" } },
  "admin.apps.uninstall": { token: admin, form: { app_id: "ADEMOOLD", team_ids: "TDEMOHQ" } },
  "admin.conversations.archive": { token: admin, form: { channel_id: "CDEMOLAUNCH" } },
  "admin.conversations.create": { token: admin, form: { name: "arrivals", is_private: "false", org_wide: "true" } },
  "admin.conversations.createForObjects": {
    token: admin,
    form: { object_id: "001D000000IRFmb", crm_org_id: "00D1N0000005Oa9" },
  },
  "admin.conversations.delete": { token: admin, form: { channel_id: "CDEMODRAFT" } },
  "admin.conversations.getTeams": { token: admin, form: { channel_id: "CDEMOTOWN" } },
  "admin.conversations.invite": { token: admin, form: { channel_id: "CDEMOLAUNCH", user_ids: "UDEMOANNIE" } },
  "admin.conversations.rename": { token: admin, form: { channel_id: "CDEMOLAUNCH", name: "lift-off" } },
  "admin.conversations.search": { token: admin, form: { query: "town", sort: "name", sort_dir: "asc" } },
  "admin.conversations.setTeams": { token: admin, form: { channel_id: "CDEMOTOWN", team_id: "TDEMOHQ" } },
  "admin.conversations.unarchive": { token: admin, form: { channel_id: "CDEMODRAFT" } },
  "admin.functions.list": { token: admin, form: { app_ids: "ADEMOROLL" } },
  "admin.roles.addAssignments": {
    token: admin,
    form: { role_id: "Rl0A", entity_ids: "TDEMOHQ", user_ids: "UDEMOANNIE" },
  },
  "admin.roles.listAssignments": { token: admin, query: { role_ids: "Rl0A" } },
  "admin.roles.removeAssignments": {
    token: admin,
    form: { role_id: "Rl0A", entity_ids: "TDEMOHQ", user_ids: "UDEMOANNIE" },
  },
  "admin.teams.admins.list": { token: admin, query: { team_id: "TDEMOHQ" } },
  "admin.teams.create": {
    token: admin,
    form: { team_domain: "depot", team_name: "Acme Depot", team_discoverability: "closed" },
  },
  "admin.teams.list": { token: admin },
  "admin.teams.owners.list": { token: admin, query: { team_id: "TDEMOHQ" } },
  "admin.usergroups.addChannels": {
    token: admin,
    form: { usergroup_id: "SDEMOENGINEERS", channel_ids: "CDEMOLAUNCH" },
  },
  "admin.usergroups.listChannels": { token: admin, form: { usergroup_id: "SDEMOENGINEERS" } },
  "admin.users.assign": { token: admin, form: { team_id: "TDEMOHQ", user_id: "UDEMODOROTHY" } },
  "admin.users.getExpiration": { token: admin, query: { user_id: "UDEMOJOAN" } },
  "admin.users.invite": {
    token: admin,
    form: { team_id: "TDEMOHQ", email: "lynn@acme.example", channel_ids: "CDEMOGENERAL" },
  },
  "admin.users.list": { token: admin, form: { only_guests: "true" } },
  "admin.users.remove": { token: admin, form: { team_id: "TDEMOHQ", user_id: "UDEMOEDSGER" } },
  "admin.users.session.reset": { token: admin, form: { user_id: "UDEMOANNIE" } },
  "admin.users.setAdmin": { token: admin, form: { team_id: "TDEMOHQ", user_id: "UDEMOANNIE" } },
  "admin.users.setExpiration": {
    token: admin,
    form: { team_id: "TDEMOHQ", user_id: "UDEMOJOAN", expiration_ts: "4102444800" },
  },
  "admin.users.setOwner": { token: admin, form: { team_id: "TDEMOHQ", user_id: "UDEMOANNIE" } },
  "admin.users.setRegular": { token: admin, form: { team_id: "TDEMOHQ", user_id: "UDEMOEDSGER" } },
};
