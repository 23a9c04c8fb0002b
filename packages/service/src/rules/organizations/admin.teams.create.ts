import type { AdminTeamsCreateArguments, AdminTeamsCreateRefusal, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { idPrefixes } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import { channels } from "../../model/channel.js";
import { type Organization, organizations, type Workspace, workspaces } from "../../model/organization.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Batch, Store } from "../../model/store.js";
import { type User, users } from "../../model/user.js";
import { createRefuse, decide, type Refused } from "../../store/decide.js";
import type { Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { newChannel } from "../conversations/new-channel.js";
import { systemMessage } from "../conversations/system-message.js";
import { newWorkspace } from "./team.js";

type Outcome = MethodOutcome<Methods["admin.teams.create"]>;
type Context = MethodContext<WebapiCaller>;
type Sent = AdminTeamsCreateArguments;

const refuse = createRefuse<AdminTeamsCreateRefusal["error"]>("everyday-2#adminteams-adminapps");

/** Name of the general channel of a new workspace. */
const generalName = "general";

/** Dependencies of `admin.teams.create`. */
interface Options {
  readonly store: Store;
  readonly ids: Ids;
}

/** Creates a workspace of the organization with a general channel. The caller is the primary owner of it. */
export function createAdminTeamsCreate({ store, ids }: Options) {
  return (sent: Sent, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const found = await findFounder(caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const refusal = refuseTaken(sent, found.organization, await store.organizations.workspaces());
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      const nowMs = now.getTime();
      const workspace = toWorkspace(sent, found, { id: ids.id(idPrefixes.workspace), nowMs });
      return {
        kind: "commit",
        batch: foundWorkspace(workspace, found, { channelId: ids.id(idPrefixes.channel), nowMs }),
        answer: () => ({ ok: true, team: workspace.id }),
        refuse: ({ kind }) =>
          kind === "freeChannelName" ? refuse("could_not_create_workspace", generalName, "a free name") : undefined,
      };
    });
}

interface Founder {
  readonly organization: Organization;
  readonly user: User;
}

/** The organization and the caller as they are now. */
async function findFounder(
  caller: WebapiCaller,
  store: Store,
): Promise<({ readonly ok: true } & Founder) | Refused<"feature_not_enabled" | "not_an_admin">> {
  const organization = await store.organizations.get();
  if (organization === undefined) return refuse("feature_not_enabled", caller.workspace.id, "an organization");
  const user = await store.users.get(caller.user?.id ?? "");
  return user === undefined ? refuse("not_an_admin", user, "a user") : { ok: true, organization, user };
}

function refuseTaken(sent: Sent, { id }: Organization, all: readonly Workspace[]) {
  const name = sent.team_name.toLowerCase();
  if (all.some(({ domain }) => domain === sent.team_domain)) {
    return refuse("domain_taken", sent.team_domain, "a free domain");
  }
  if (all.every((one) => one.organizationId !== id || one.name.toLowerCase() !== name)) return undefined;
  return refuse("name_taken_in_org", sent.team_name, "a free name");
}

function toWorkspace(
  sent: Sent,
  { organization, user }: Founder,
  { id, nowMs }: { readonly id: string; readonly nowMs: number },
): Workspace {
  const { team_description: description = "", team_discoverability: discoverability } = sent;
  return newWorkspace({
    id,
    created: toInstant(nowMs),
    name: sent.team_name,
    domain: sent.team_domain,
    ...(description !== "" && { description }),
    ...(discoverability !== undefined && { discoverability }),
    organizationId: organization.id,
    plan: organization.plan,
    primaryOwnerId: user.id,
    userRules: organization.userRules,
  });
}

/** A change of the organization makes workspaces that are created at once wait for each other, so that names stay unique. */
function foundWorkspace(
  workspace: Workspace,
  { organization, user }: Founder,
  { channelId: id, nowMs }: { readonly channelId: string; readonly nowMs: number },
): Batch {
  const place = { workspaceId: workspace.id, creatorId: user.id, nowMs };
  const general = { ...newChannel({ id, name: generalName, isPrivate: false, ...place }), general: true };
  const memberships = [...user.memberships, { workspaceId: workspace.id, role: "primary_owner" as const }];
  return {
    expect: [
      hasVersion(organizations, { id: organization.id }, organization.version),
      hasVersion(users, { id: user.id }, user.version),
      { kind: "freeChannelName", workspaceId: workspace.id, name: generalName },
    ],
    writes: [
      put(organizations, { ...organization, version: organization.version + 1 }),
      put(workspaces, workspace),
      put(users, { ...user, version: user.version + 1, updated: toInstant(nowMs), memberships }),
      put(channels, general),
      { kind: "addChannelMembers", channelId: id, userIds: [user.id] },
      systemMessage(general, user.id, { kind: "join" }, nowMs),
    ],
    byId: user.id,
  };
}
