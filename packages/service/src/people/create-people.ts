import type { MethodFacts, Methods } from "@rollcall/api/webapi";
import type { Clock } from "@rollcall/scim-core";
import { type AnyOutcome, explainArguments, loadMethod, type MethodHandlers, withoutZod } from "@rollcall/webapi-core";
import { createHandlers, type HandlerOptions } from "../create-handlers.js";
import type { WebapiCaller } from "../model/caller.js";
import type { Organization, Workspace } from "../model/organization.js";
import type { Store } from "../model/store.js";
import type { Installation } from "../model/token.js";
import type { User } from "../model/user.js";
import { isActive, isAdministrator, realNameOf } from "../rules/directory/user.js";
import type { AskApp } from "../rules/interactivity/ask-app.js";
import { checkRequirements } from "../rules/middleware/requirements.js";
import type { ActiveDefinitions } from "../values/active-definitions.js";
import type { Id, Ids } from "../values/ids.js";
import { type ActOutcome, type ActRefusal, type CallAs, notThere, type Person } from "./act.js";

/** Options of people. */
export interface PeopleOptions extends Omit<HandlerOptions, "issuer" | "machineNow" | "keyHolder" | "worldPrefix"> {
  /** Every scope that a method may need. */
  readonly scopes: ReadonlySet<string>;
  /** Asks apps for people. */
  readonly ask: AskApp;
}

/** Finds a person who acts. */
export type FindPerson = (
  user: User,
  /** ID or domain. Default: the first workspace of the user. */
  workspace?: string,
) => Promise<ActOutcome<{ readonly person: Person }>>;

/** Creates people over a store: what they do has the rules of the service, and is committed as calls are. */
export function createPeople(options: PeopleOptions): FindPerson {
  const { store, clock, ids, sealer, site, ask, ephemerals, hooksUrl, tokenPrefixes } = options;
  const { workflow: workflowPrefix } = tokenPrefixes;
  // People call no method that signs: apps do.
  const unsigned = { issuer: site.url, machineNow: () => clock.now().getTime(), keyHolder: {}, worldPrefix: "" };
  const handlers: MethodHandlers<Methods, WebapiCaller> = createHandlers({ ...options, ...unsigned });
  return async (user, wanted) => {
    const organization = await store.organizations.get();
    const theirs = workspacesOf(user, await store.organizations.workspaces());
    const workspace =
      wanted === undefined ? theirs[0] : theirs.find(({ id, domain }) => id === wanted || domain === wanted);
    if (user.appId !== undefined) return cannot(user, "is a bot: it acts by calls");
    if (!isActive(user, clock.now().getTime())) return cannot(user, "is deactivated");
    if (workspace === undefined) {
      return wanted === undefined
        ? cannot(user, "is in no workspace")
        : notThere(
            `workspace of ${user.userName}`,
            wanted,
            theirs.map(({ domain }) => domain),
          );
    }
    const caller = personCaller({ user, workspace, organization, scopes: options.scopes });
    const callAs = (one: WebapiCaller) => createCallAs({ ...options, handlers }, one);
    const place = { user, caller, store, clock, ids, sealer, site, hooksUrl, tokenPrefixes, workflowPrefix };
    return { ok: true, person: { ...place, call: callAs(caller), callAs, ask, ephemerals } };
  };
}

/** Workspaces in which a user is, in the order of the memberships. */
function workspacesOf({ memberships }: User, all: readonly Workspace[]): readonly Workspace[] {
  return memberships.flatMap(({ workspaceId }) => all.find(({ id, deleted }) => id === workspaceId && !deleted) ?? []);
}

function cannot({ userName }: User, why: string): ActRefusal {
  return { ok: false, error: "refused", detail: `${userName} ${why}.` };
}

/** The place where a person acts. */
interface PersonPlace {
  readonly user: User;
  readonly workspace: Workspace;
  readonly organization: Organization | undefined;
  /** Every scope that a method may need. */
  readonly scopes: ReadonlySet<string>;
}

/** The caller that a person in a client is: like a user token with every scope, but of no app. */
function personCaller({ user, workspace, organization, scopes }: PersonPlace): WebapiCaller {
  const { role = "member" } = user.memberships.find(({ workspaceId }) => workspaceId === workspace.id) ?? {};
  const installation: Installation = {
    target: { kind: "workspace", id: workspace.id },
    installerId: user.id,
    installerRole: role,
    channelManager: false,
    allowedAddresses: [],
  };
  return {
    tokenType: "user",
    scopes,
    token: {
      hash: "",
      kind: "user",
      created: user.created,
      userId: user.id,
      scopes: [...scopes],
      revoked: false,
      installation,
    },
    user,
    ...(organization !== undefined && { organization }),
    workspace,
  };
}

/** Dependencies of calls as a person. */
interface CallAsOptions {
  readonly definitions: ActiveDefinitions;
  readonly handlers: MethodHandlers<Methods, WebapiCaller>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Creates calls of methods as a person: their arguments and preconditions are checked and their rules apply, but nothing
 * is counted.
 */
function createCallAs({ definitions, handlers, clock, ids }: CallAsOptions, caller: WebapiCaller): CallAs {
  return async <Name extends keyof Methods>(method: Name, sent: Methods[Name]["arguments"]) => {
    const definition = await loadMethod<Methods[Name], MethodFacts>(definitions.webapi.methods[method]);
    const checked = definition.arguments(withoutZod).safeParse(sent);
    if (!checked.success) return refused("invalid_arguments", explainArguments(definition, sent).join("; "));
    const { signal } = new AbortController();
    const context = { caller, now: clock.now(), requestId: ids.uuid(), signal };
    // The handler of a method takes the arguments of the method.
    const handler = handlers[method] as (args: object, context: object) => Promise<AnyOutcome>;
    const args = checked.data as object;
    const exchange = { method, definition, arguments: args, context };
    const answer = await checkRequirements(exchange, () => handler(args, context));
    if (!answer.ok) return refused(answer.error ?? "fatal_error", sentenceOf(answer));
    return answer as unknown as ActOutcome<Methods[Name]["response"]>;
  };
}

function refused(code: string, detail: string): ActRefusal {
  return { ok: false, error: "refused", code, detail: `${code}: ${detail}` };
}

function sentenceOf({ reason, messages = [] }: AnyOutcome): string {
  const { found, wanted } = reason ?? {};
  const shown = found === undefined ? [] : [`found ${JSON.stringify(found)}`];
  return [...messages, ...shown, ...(wanted === undefined ? [] : [`wanted ${wanted}`])].join(", ");
}

/** A page of the users and bots of a world. */
interface UserPage {
  /** The first user of the page, or the place of a member. Default: the first one. */
  readonly from?: string;
  readonly limit: number;
  /** The conversation whose members are listed. Default: all users. */
  readonly channel?: Id;
}

/** Lists users and bots in the order of their creation. `next` begins the next page. Undefined if `from` is unknown. */
export async function listUsers(
  { from, limit, channel }: UserPage,
  { users, organizations, channels }: Pick<Store, "users" | "organizations" | "channels">,
) {
  if (channel !== undefined) {
    const place = Number(from ?? 0);
    if (!Number.isSafeInteger(place) || place < 0) return undefined;
    const members = await channels.members(channel, { from: place, limit: limit + 1 });
    const listed = await Promise.all(members.slice(0, limit).map(({ userId }) => users.get(userId)));
    const following = members[limit];
    return {
      users: listed.filter((user) => user !== undefined).map(toListed),
      ...(following !== undefined && { next: String(following.place) }),
    };
  }
  const first = from === undefined ? undefined : await users.get(from);
  if (from !== undefined && first === undefined) return undefined;
  const home = (await organizations.get())?.id ?? (await organizations.workspaces())[0]?.id ?? "";
  const found = await users.seen({ home, limit: limit + 1, ...(first !== undefined && { from: first }) });
  const next = found[limit]?.id;
  return { users: found.slice(0, limit).map(toListed), ...(next !== undefined && { next }) };
}

function toListed(user: User) {
  const { id, userName, displayName, emails, active, title, appId, guest, memberships, status } = user;
  const [email] = emails;
  return {
    id,
    user_name: userName,
    name: displayName === "" ? realNameOf(user) : displayName,
    ...(title !== undefined && { title }),
    ...(email !== undefined && { email }),
    ...(status !== undefined && status.text !== "" && { status_text: status.text }),
    ...(status !== undefined && status.emoji !== "" && { status_emoji: status.emoji }),
    active,
    ...(appId !== undefined && { app: appId }),
    ...(guest !== undefined && { guest: guest.kind }),
    administers: isAdministrator(user.organizationRole),
    workspaces: memberships.map(({ workspaceId }) => workspaceId),
  };
}
