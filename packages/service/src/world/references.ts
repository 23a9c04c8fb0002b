import type { World } from "./format/world.js";
import { fileReferences, listReferences } from "./lists/list-references.js";
import { many, ofAccess, one, type Reference } from "./reference.js";

/** Every reference of a world, in the order of the sections. */
export function* references(world: World): Generator<Reference> {
  if (world.organization !== undefined) {
    yield* one("workspace", world.organization.default_workspace, ["organization", "default_workspace"]);
  }
  for (const [i, workspace] of world.workspaces.entries()) {
    yield* many("app", workspace.restricted_apps, ["workspaces", i, "restricted_apps"]);
  }
  yield* ofUsers(world);
  yield* ofChannels(world);
  yield* ofGroups(world);
  yield* ofApps(world);
  yield* fileReferences(world);
  yield* listReferences(world);
  yield* ofCanvases(world);
  yield* ofAgentSessions(world);
  yield* ofMessages(world);
  yield* ofFunctions(world);
  yield* ofCrm(world);
  yield* ofTokens(world);
}

function* ofUsers(world: World): Generator<Reference> {
  for (const [i, user] of (world.users ?? []).entries()) {
    const path = ["users", i];
    yield* one("app", user.bot_of, [...path, "bot_of"]);
    yield* one("user", user.enterprise?.manager, [...path, "enterprise", "manager"]);
    for (const reference of Object.keys(user.guest?.expirations ?? {})) {
      yield { subject: "workspace", reference, path: [...path, "guest", "expirations", reference], what: "key" };
    }
    for (const reference of Object.keys(user.workspaces ?? {})) {
      yield { subject: "workspace", reference, path: [...path, "workspaces", reference], what: "key" };
    }
  }
}

function* ofChannels(world: World): Generator<Reference> {
  for (const [i, channel] of (world.channels ?? []).entries()) {
    const path = ["channels", i];
    yield* one("workspace", channel.workspace, [...path, "workspace"]);
    for (const [j, { user }] of (channel.drafts ?? []).entries())
      yield* one("user", user, [...path, "drafts", j, "user"]);
    if (channel.kind === "dm") {
      yield* many("user", channel.between, [...path, "between"]);
    } else {
      yield* one("user", channel.creator, [...path, "creator"]);
      yield* many("user", channel.members, [...path, "members"]);
    }
  }
}

function* ofGroups(world: World): Generator<Reference> {
  for (const [i, group] of (world.groups ?? []).entries()) {
    const path = ["groups", i];
    yield* one("workspace", group.workspace, [...path, "workspace"]);
    yield* many("user", group.members, [...path, "members"]);
    yield* many("channel", group.linked_channels, [...path, "linked_channels"]);
    yield* many("workspace", group.connected_workspaces, [...path, "connected_workspaces"]);
  }
}

function* ofApps(world: World): Generator<Reference> {
  for (const [i, app] of (world.apps ?? []).entries()) {
    const path = ["apps", i];
    yield* one("workspace", app.workspace, [...path, "workspace"]);
    yield* many("user", app.collaborators, [...path, "collaborators"]);
    yield* one("app", app.managed_by, [...path, "managed_by"]);
  }
}

function* ofCanvases(world: World): Generator<Reference> {
  for (const [i, canvas] of (world.canvases ?? []).entries()) {
    const path = ["canvases", i];
    yield* one("workspace", canvas.workspace, [...path, "workspace"]);
    yield* one("user", canvas.owner, [...path, "owner"]);
    yield* one("channel", canvas.channel, [...path, "channel"]);
    yield* ofAccess(canvas.access, [...path, "access"]);
  }
}

function* ofAgentSessions(world: World): Generator<Reference> {
  for (const [i, session] of (world.agent_sessions ?? []).entries()) {
    const path = ["agent_sessions", i];
    yield* one("channel", session.channel, [...path, "channel"]);
    yield* one("user", session.initiator, [...path, "initiator"]);
    for (const [j, { app }] of session.agents.entries()) yield* one("app", app, [...path, "agents", j, "app"]);
  }
}

function* ofMessages(world: World): Generator<Reference> {
  for (const [i, message] of (world.messages ?? []).entries()) {
    const path = ["messages", i];
    yield* one("channel", message.channel, [...path, "channel"]);
    yield* one("user", message.user, [...path, "user"]);
    yield* one("app", message.app, [...path, "app"]);
    yield* many("file", message.files, [...path, "files"]);
    for (const [j, { users }] of (message.reactions ?? []).entries())
      yield* many("user", users, [...path, "reactions", j, "users"]);
    for (const [j, { users }] of (message.views ?? []).entries())
      yield* many("user", users, [...path, "views", j, "users"]);
    yield* many("user", message.shares, [...path, "shares"]);
    yield* many("user", message.clicks, [...path, "clicks"]);
  }
}

function* ofFunctions(world: World): Generator<Reference> {
  for (const [i, { app, permission }] of (world.functions ?? []).entries()) {
    const path = ["functions", i];
    yield* one("app", app, [...path, "app"]);
    if (typeof permission !== "object") continue;
    yield* many("user", permission.users, [...path, "permission", "users"]);
    yield* many("workspace", permission.workspaces, [...path, "permission", "workspaces"]);
  }
}

function* ofCrm(world: World): Generator<Reference> {
  for (const [i, { record_channels = [], records = [] }] of (world.crm_organizations ?? []).entries()) {
    const path = ["crm_organizations", i];
    for (const [j, { workspace }] of record_channels.entries())
      yield* one("workspace", workspace, [...path, "record_channels", j, "workspace"]);
    for (const [j, { team, channel }] of records.entries()) {
      yield* many("user", team, [...path, "records", j, "team"]);
      yield* one("channel", channel, [...path, "records", j, "channel"]);
    }
  }
}

function* ofTokens(world: World): Generator<Reference> {
  for (const [i, token] of (world.tokens ?? []).entries()) {
    const path = ["tokens", i];
    yield* one("user", token.user, [...path, "user"]);
    yield* one("app", token.app, [...path, "app"]);
    const { workspace, installer, workspaces } = token.installation;
    yield* one("workspace", workspace, [...path, "installation", "workspace"]);
    yield* one("user", installer, [...path, "installation", "installer"]);
    yield* many("workspace", workspaces, [...path, "installation", "workspaces"]);
  }
}
