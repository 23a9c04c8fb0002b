import type { Methods } from "@rollcall/api/webapi";

/** A call that succeeds on the demo world. */
export interface Example {
  /** A token of the demo world; absent if the call needs none. */
  readonly token?: string;
  /** Value of the parameter in the path. */
  readonly parameter?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Form fields. */
  readonly form?: Readonly<Record<string, string>>;
  /** JSON body. */
  readonly json?: object;
}

/** Examples by the names of operations. */
export interface Examples {
  readonly [operationId: string]: Example;
}

const [admin, member, bot, app, config] = [
  "svcp-demo-admin",
  "svcp-demo-member",
  "svcb-demo-bot",
  "svca-demo-app",
  "svcc-demo-config",
] as const;

/** Represents the Unix time of an hour after the page was made, in seconds. */
export const inAnHour = "{in an hour}";

const modal = { type: "modal", title: { type: "plain_text", text: "Roll call" }, blocks: [{ type: "divider" }] };
const ferry = { client_id: "demo-ferry", client_secret: "demo-ferry-secret" };
const manifest = { display_information: { name: "Greeter" } };

/** One call per method of the Web API. */
const webapiExamples: { readonly [M in keyof Methods]: Example } = {
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
  "admin.conversations.search": { token: admin, form: { query: "town", sort: "name", sort_dir: "asc" } },
  "admin.conversations.setTeams": { token: admin, form: { channel_id: "CDEMOTOWN", team_id: "TDEMOHQ" } },
  "admin.conversations.getTeams": { token: admin, form: { channel_id: "CDEMOTOWN" } },
  "admin.conversations.invite": { token: admin, form: { channel_id: "CDEMOLAUNCH", user_ids: "UDEMOANNIE" } },
  "admin.conversations.rename": { token: admin, form: { channel_id: "CDEMOLAUNCH", name: "lift-off" } },
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
  "agents.sessions.rename": { token: bot, form: { channel_id: "CDEMOSESSION", title: "Roll call of Monday" } },
  "agents.sessions.setStatus": { token: bot, form: { channel_id: "CDEMOSESSION", status: "processing" } },
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
  "assistant.threads.setStatus": {
    token: bot,
    form: { channel_id: "CDEMOGENERAL", thread_ts: "1590991200.000100", status: "is calling the roll" },
  },
  "assistant.threads.setSuggestedPrompts": {
    token: bot,
    json: { channel_id: "DDEMOBOT", prompts: [{ title: "Who is there?", message: "Call the roll" }] },
  },
  "assistant.threads.setTitle": {
    token: bot,
    form: { channel_id: "DDEMOBOT", thread_ts: "1590991400.000400", title: "Roll call" },
  },
  "auth.revoke": { token: bot, query: { test: "true" } },
  "auth.teams.list": { token: bot, form: { include_icon: "true" } },
  "auth.test": { token: bot, form: {} },
  "bookmarks.add": {
    token: bot,
    form: {
      channel_id: "CDEMOGENERAL",
      title: "Handbook",
      type: "link",
      link: "https://handbook.example/",
      emoji: "books",
    },
  },
  "bookmarks.edit": {
    token: bot,
    form: { channel_id: "CDEMOGENERAL", bookmark_id: "BkDEMOPLAN", title: "Plan of next week" },
  },
  "bookmarks.list": { token: bot, query: { channel_id: "CDEMOGENERAL" } },
  "bookmarks.remove": { token: bot, form: { channel_id: "CDEMOGENERAL", bookmark_id: "BkDEMOPLAN" } },
  "bots.info": { token: bot, query: { bot: "BDEMOROLL" } },
  "canvases.access.delete": { token: bot, json: { canvas_id: "FDEMOCANVAS", channel_ids: ["CDEMOGENERAL"] } },
  "canvases.access.set": {
    token: bot,
    json: { canvas_id: "FDEMONOTES", access_level: "write", channel_ids: ["CDEMOGENERAL"] },
  },
  "canvases.sections.lookup": {
    token: bot,
    json: { canvas_id: "FDEMOCANVAS", criteria: { section_types: ["any_header"] } },
  },
  "canvases.create": {
    token: bot,
    json: { title: "Roll call", document_content: { type: "markdown", markdown: "# Who is here" } },
  },
  "canvases.delete": { token: bot, form: { canvas_id: "FDEMONOTES" } },
  "canvases.edit": {
    token: bot,
    json: {
      canvas_id: "FDEMOCANVAS",
      changes: [{ operation: "insert_at_end", document_content: { type: "markdown", markdown: "Bring **cake**." } }],
    },
  },
  "conversations.canvases.create": {
    token: bot,
    json: {
      channel_id: "CDEMOLAUNCH",
      title: "Launch notes",
      document_content: { type: "markdown", markdown: "# Notes\n\nBring **cake**." },
    },
  },
  "chat.delete": { token: member, form: { channel: "DDEMOBOT", ts: "1590991400.000400" } },
  "chat.getPermalink": { token: bot, query: { channel: "CDEMOGENERAL", message_ts: "1590991200.000100" } },
  "chat.meMessage": { token: bot, form: { channel: "CDEMOGENERAL", text: "calls the roll" } },
  "chat.postEphemeral": {
    token: bot,
    form: { channel: "CDEMOGENERAL", user: "UDEMOANNIE", text: "You are on the list." },
  },
  "chat.postMessage": { token: bot, form: { channel: "CDEMOGENERAL", text: "The roll is called at *nine*." } },
  "chat.appendStream": {
    token: bot,
    json: {
      channel: "DDEMOBOT",
      ts: "1590991600.000600",
      chunks: [
        { type: "markdown_text", text: " **Annie** and Joan." },
        { type: "task_update", id: "roll", title: "Call the roll", status: "in_progress" },
      ],
    },
  },
  "chat.startStream": {
    token: bot,
    form: { channel: "DDEMOBOT", thread_ts: "1590991400.000400", markdown_text: "I look it up" },
  },
  "chat.stopStream": {
    token: bot,
    form: { channel: "DDEMOBOT", ts: "1590991600.000600", markdown_text: "Nobody else." },
  },
  "chat.unfurl": {
    token: bot,
    form: { channel: "CDEMOGENERAL", ts: "1590991200.000100", user_auth_url: "https://rollcall.example/sign-in" },
  },
  "chat.update": {
    token: bot,
    form: { channel: "CDEMOGENERAL", ts: "1590991320.000300", text: "It is booked from ten." },
  },
  "chat.deleteScheduledMessage": {
    token: bot,
    form: { channel: "CDEMOGENERAL", scheduled_message_id: "QDEMOCENTURY" },
  },
  "chat.scheduleMessage": {
    token: bot,
    form: { channel: "CDEMOGENERAL", post_at: inAnHour, text: "The roll is called in a minute." },
  },
  "chat.scheduledMessages.list": { token: bot, form: { channel: "CDEMOGENERAL" } },
  "dnd.endDnd": { token: member, form: {} },
  "dnd.endSnooze": { token: member, form: {} },
  "dnd.info": { token: bot, query: { user: "UDEMOANNIE" } },
  "dnd.setSnooze": { token: member, form: { num_minutes: "60" } },
  "dnd.teamInfo": { token: bot, query: { users: "UDEMOANNIE,UDEMOJOAN" } },
  "emoji.list": { token: bot, query: { include_categories: "true" } },
  "conversations.archive": { token: bot, form: { channel: "CDEMOLAUNCH" } },
  "conversations.close": { token: bot, form: { channel: "DDEMOBOT" } },
  "conversations.create": { token: bot, form: { name: "roll-call" } },
  "conversations.history": { token: bot, query: { channel: "CDEMOGENERAL" } },
  "conversations.info": { token: bot, query: { channel: "CDEMOGENERAL", include_num_members: "true" } },
  "conversations.invite": { token: bot, form: { channel: "CDEMOLAUNCH", users: "UDEMOANNIE" } },
  "conversations.join": { token: bot, form: { channel: "CDEMOGENERAL" } },
  "conversations.kick": { token: bot, form: { channel: "CDEMOLAUNCH", user: "UDEMOEDSGER" } },
  "conversations.leave": { token: bot, form: { channel: "CDEMOLAUNCH" } },
  "conversations.list": { token: bot, query: { types: "public_channel,private_channel" } },
  "conversations.mark": { token: bot, form: { channel: "CDEMOGENERAL", ts: "1590991200.000100" } },
  "conversations.members": { token: bot, query: { channel: "CDEMOGENERAL" } },
  "conversations.open": { token: bot, form: { users: "UDEMOANNIE,UDEMOJOAN" } },
  "conversations.rename": { token: bot, form: { channel: "CDEMOSESSION", name: "roll-call-notes" } },
  "conversations.replies": { token: bot, query: { channel: "CDEMOGENERAL", ts: "1590991200.000100" } },
  "conversations.setPurpose": { token: bot, form: { channel: "CDEMOLAUNCH", purpose: "Everything about the launch." } },
  "conversations.setTopic": { token: bot, form: { channel: "CDEMOLAUNCH", topic: "Ten days to go" } },
  "conversations.unarchive": { token: member, form: { channel: "CDEMODRAFT" } },
  "usergroups.create": { token: bot, form: { name: "Day Watch", channels: "CDEMOGENERAL" } },
  "usergroups.disable": { token: bot, form: { usergroup: "SDEMONIGHT" } },
  "usergroups.enable": { token: bot, form: { usergroup: "SDEMONIGHT" } },
  "usergroups.list": { token: bot, query: { include_users: "true" } },
  "usergroups.update": { token: bot, form: { usergroup: "SDEMONIGHT", description: "Those who watch at night." } },
  "usergroups.users.list": { token: bot, query: { usergroup: "SDEMONIGHT" } },
  "usergroups.users.update": { token: bot, form: { usergroup: "SDEMONIGHT", users: "UDEMOANNIE,UDEMOJOAN" } },
  "files.completeUploadExternal": {
    token: bot,
    json: { files: [{ id: "FDEMOUPLOAD", title: "Notes" }], channel_id: "CDEMOGENERAL", initial_comment: "The notes." },
  },
  "files.delete": { token: member, json: { file: "FDEMOOLD" } },
  "files.getUploadURLExternal": { token: bot, form: { filename: "notes.txt", length: "5" } },
  "files.info": { token: bot, query: { file: "FDEMOFILE" } },
  "files.list": { token: bot, query: { types: "pdfs" } },
  "files.revokePublicURL": { token: member, json: { file: "FDEMOFILE" } },
  "files.sharedPublicURL": { token: member, json: { file: "FDEMOFILE" } },
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
  "pins.add": { token: bot, form: { channel: "CDEMOGENERAL", timestamp: "1590991260.000200" } },
  "pins.list": { token: bot, query: { channel: "CDEMOGENERAL" } },
  "pins.remove": { token: bot, form: { channel: "CDEMOGENERAL", timestamp: "1590991200.000100" } },
  "reactions.add": { token: bot, form: { channel: "CDEMOGENERAL", timestamp: "1590991200.000100", name: "tada" } },
  "reactions.get": { token: bot, query: { channel: "CDEMOGENERAL", timestamp: "1590991200.000100" } },
  "reactions.list": { token: bot, query: { user: "UDEMOANNIE", count: "10" } },
  "reactions.remove": {
    token: member,
    form: { channel: "CDEMOGENERAL", timestamp: "1590991200.000100", name: "eyes" },
  },
  "reminders.add": { token: member, form: { text: "Answer the roll call", time: "tomorrow at 9am" } },
  "reminders.complete": { token: member, form: { reminder: "RmDEMOLAMP" } },
  "reminders.delete": { token: member, form: { reminder: "RmDEMOLAMP" } },
  "reminders.info": { token: member, query: { reminder: "RmDEMOLAMP" } },
  "reminders.list": { token: member, query: {} },
  "search.messages": { token: member, query: { query: "roll in:general", highlight: "true" } },
  "svcLists.access.delete": { token: member, form: { list_id: "FDEMOLIST", channel_ids: "CDEMOGENERAL" } },
  "svcLists.access.set": {
    token: member,
    json: { list_id: "FDEMOLIST", access_level: "write", user_ids: ["UDEMOANNIE"] },
  },
  "svcLists.create": { token: bot, json: { name: "Errands", todo_mode: true } },
  "svcLists.download.get": { token: bot, form: { list_id: "FDEMOLIST", job_id: "LeDEMO" } },
  "svcLists.download.start": { token: bot, form: { list_id: "FDEMOLIST", format: "csv" } },
  "svcLists.items.create": {
    token: bot,
    json: { list_id: "FDEMOLIST", initial_fields: [{ column_id: "ColSTATE", select: ["OptDOING"] }] },
  },
  "svcLists.items.delete": { token: bot, form: { list_id: "FDEMOLIST", id: "RecTICKETS" } },
  "svcLists.items.deleteMultiple": { token: bot, form: { list_id: "FDEMOLIST", ids: "RecPOSTER" } },
  "svcLists.items.info": { token: bot, form: { list_id: "FDEMOLIST", id: "RecCHECK" } },
  "svcLists.items.list": { token: bot, form: { list_id: "FDEMOLIST", limit: "10" } },
  "svcLists.items.update": {
    token: bot,
    json: {
      list_id: "FDEMOLIST",
      cells: [{ row_id: "RecINVITE", column_id: "ColSTATE", select: ["OptDOING"] }],
    },
  },
  "svcLists.update": { token: bot, form: { id: "FDEMOLIST", name: "Launch list" } },
  "team.info": { token: bot, query: { domain: "labs" } },
  "team.profile.get": { token: bot, query: { visibility: "visible" } },
  "tooling.tokens.rotate": { form: { refresh_token: "svce-1-demo-config" } },
  "users.conversations": { token: bot, query: { types: "public_channel,im" } },
  "users.getPresence": { token: bot, query: { user: "UDEMOANNIE" } },
  "users.identity": { token: member },
  "users.info": { token: bot, query: { user: "UDEMOANNIE" } },
  "users.list": { token: bot, query: { limit: "3" } },
  "users.lookupByEmail": { token: bot, query: { email: "annie@acme.example" } },
  "users.profile.get": { token: bot, query: { user: "UDEMOANNIE", include_labels: "true" } },
  "users.profile.set": {
    token: member,
    json: { profile: { status_text: "Calling the roll", status_emoji: ":bell:", status_expiration: 0 } },
  },
  "users.setPresence": { token: bot, form: { presence: "away" } },
  "views.open": { token: bot, json: { trigger_id: "1780300000.1.de30", view: modal } },
  "views.publish": {
    token: bot,
    json: { user_id: "UDEMOJOAN", view: { type: "home", blocks: [{ type: "divider" }] } },
  },
  "views.push": { token: bot, json: { trigger_id: "1780300000.2.de30", view: modal } },
  "views.update": { token: bot, json: { external_id: "roll-call-of-today", view: modal } },
};

/** Differences between the versions of SCIM. */
interface Version {
  readonly user: string;
  readonly group: string;
  /** A PATCH body that sets an attribute. */
  readonly change: (name: string, value: unknown) => object;
}

const urn = "urn:ietf:params:scim:schemas:core:2.0";

const scim1: Version = {
  user: "urn:scim:schemas:core:1.0",
  group: "urn:scim:schemas:core:1.0",
  change: (name, value) => ({ schemas: ["urn:scim:schemas:core:1.0"], [name]: value }),
};

const scim2: Version = {
  user: `${urn}:User`,
  group: `${urn}:Group`,
  change: (path, value) => ({
    schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
    Operations: [{ op: "replace", path, value }],
  }),
};

function scimExamples({ user, group, change }: Version): Examples {
  const annie = {
    userName: "annie.easley",
    name: { givenName: "Annie", familyName: "Easley" },
    emails: [{ value: "annie@acme.example", primary: true }],
    title: "Senior engineer",
  };
  const ada = { userName: "ada.lovelace", emails: [{ value: "ada@acme.example", primary: true }] };
  const members = [{ value: "UDEMOANNIE" }, { value: "UDEMOJOAN" }];
  return {
    serviceProviderConfig: { token: admin },
    resourceTypes: { token: admin },
    schemas: { token: admin },
    schema: { token: admin, parameter: "Users" },
    findUser: { token: admin, query: { startIndex: "1", count: "2" } },
    insertUser: { token: admin, json: { schemas: [user], ...ada } },
    getUser: { token: admin, parameter: "UDEMOANNIE" },
    changeUser: { token: admin, parameter: "UDEMOANNIE", json: change("title", "Senior engineer") },
    replaceUser: { token: admin, parameter: "UDEMOANNIE", json: { schemas: [user], ...annie } },
    removeUser: { token: admin, parameter: "UDEMOANNIE" },
    findGroup: { token: admin, query: { count: "2" } },
    insertGroup: { token: admin, json: { schemas: [group], displayName: "Day Watch", members } },
    getGroup: { token: admin, parameter: "SDEMOENGINEERS" },
    changeGroup: {
      token: admin,
      parameter: "SDEMOENGINEERS",
      json: change("displayName", "Engineers"),
    },
    replaceGroup: {
      token: admin,
      parameter: "SDEMOENGINEERS",
      json: { schemas: [group], displayName: "Engineers", members },
    },
    removeGroup: { token: admin, parameter: "SDEMONIGHT" },
  };
}

/** One call per operation, by document. */
export const examples = {
  "scim-v1": scimExamples(scim1),
  "scim-v2": scimExamples(scim2),
  "web-api": webapiExamples,
} satisfies { readonly [document: string]: Examples };
