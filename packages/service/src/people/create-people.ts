import type { Methods } from "@rollcall/api/webapi";
import type { MethodHandlers } from "@rollcall/webapi-core";
import { createHandlers, type HandlerOptions } from "../create-handlers.js";
import type { Workspace } from "../model/organization.js";
import type { User } from "../model/user.js";
import type { WebapiCaller } from "../model/webapi-caller.js";
import { isActive } from "../rules/directory/is-active.js";
import type { AskApp } from "../rules/interactivity/ask-app.js";
import { type ActOutcome, type ActRefusal, notThere, type Person } from "./act.js";
import { createCallAs } from "./create-call-as.js";
import { personCaller } from "./person-caller.js";

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
  const { store, clock, ids, sealer, siteUrl, ask, ephemerals, hooksUrl, tokenPrefixes } = options;
  const { workflow: workflowPrefix } = tokenPrefixes;
  // People call no method that signs: apps do.
  const unsigned = { issuer: siteUrl, machineNow: () => clock.now().getTime(), keyHolder: {}, worldPrefix: "" };
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
    const place = { user, caller, store, clock, ids, sealer, siteUrl, hooksUrl, tokenPrefixes, workflowPrefix };
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
