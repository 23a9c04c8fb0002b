import type { World } from "./format/world.js";
import type { Subject } from "./names.js";

/** One place of a world file that names something else in it. */
export interface Reference {
  readonly subject: Subject;
  readonly reference: string;
  readonly path: readonly (string | number)[];
  /** Set where the key at the path's end is the name. */
  readonly what?: "key";
}

type Path = Reference["path"];

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
  yield* ofLists(world);
  yield* ofTokens(world);
}

function* ofUsers(world: World): Generator<Reference> {
  for (const [i, user] of (world.users ?? []).entries()) {
    const path = ["users", i];
    yield* one("app", user.bot_of, [...path, "bot_of"]);
    yield* one("user", user.enterprise?.manager, [...path, "enterprise", "manager"]);
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

function* ofLists(world: World): Generator<Reference> {
  for (const [i, list] of (world.lists ?? []).entries()) {
    const path = ["lists", i];
    yield* one("workspace", list.workspace, [...path, "workspace"]);
    yield* one("user", list.owner, [...path, "owner"]);
    for (const [j, access] of (list.access ?? []).entries()) {
      if ("user" in access) yield* one("user", access.user, [...path, "access", j, "user"]);
      else yield* one("channel", access.channel, [...path, "access", j, "channel"]);
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

function* one(subject: Subject, reference: string | undefined, path: Path): Generator<Reference> {
  if (reference !== undefined) yield { subject, reference, path };
}

function* many(subject: Subject, list: readonly string[] | undefined, path: Path): Generator<Reference> {
  for (const [i, reference] of (list ?? []).entries()) yield { subject, reference, path: [...path, i] };
}
