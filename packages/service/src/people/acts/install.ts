import { eventTsOf } from "../../events/event-source.js";
import { type App, apps } from "../../model/app.js";
import { hasVersion } from "../../model/port/document.js";
import type { Installation } from "../../model/token.js";
import { scopesOfManifest } from "../../rules/approvals/asked-scopes.js";
import { installedTokens, uninstallApp } from "../../rules/apps/uninstall-app.js";
import { isForeignWorkspace } from "../../rules/directory/reach.js";
import { isAdministrator, roleIn } from "../../rules/directory/user.js";
import { type AuthorizeRequest, refuseChallenge } from "../../rules/installs/authorize/authorize-request.js";
import {
  allowedCode,
  type Consent,
  type ConsentChoice,
  describeConsent,
} from "../../rules/installs/authorize/consent.js";
import { requestApproval } from "../../rules/installs/authorize/request-approval.js";
import { installSettingsOf } from "../../rules/installs/client/app-settings.js";
import { challengeOf } from "../../rules/installs/client/authenticate-client.js";
import { type Redeemed, redeem } from "../../rules/installs/codes/redeem.js";
import { type ChangedAccess, changeAccess } from "../../rules/installs/granting/change-access.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { type ActOutcome, type ActRefusal, cannot, notThere, type Person } from "../act.js";
import { findInstallableApp } from "../find-named.js";

/** The app that a person installs, and the place. */
interface Installing {
  /** Name or identifier of the app. */
  readonly app: string;
  /** Whether it is installed on the organization. Default: on the workspace. */
  readonly organization?: boolean;
  /** Default: those of the manifest. */
  readonly bot_scopes?: readonly string[];
  /** Default: those of the manifest. */
  readonly user_scopes?: readonly string[];
  /** Channel of an incoming webhook. */
  readonly channel?: string;
  /** Note to the administrators, who are asked if they have to approve the app. Default: nobody is asked. */
  readonly note?: string;
  /** Whether the code is exchanged. Default: it is. */
  readonly exchange?: boolean;
  /** Challenge of an app with PKCE that exchanges the code. */
  readonly code_challenge?: string;
}

/** The result of an installation. */
interface Installed {
  readonly app: Id;
  /** The request, if administrators were asked for their approval. */
  readonly request?: Id;
  /** The code, if it was not exchanged. */
  readonly code?: string;
  readonly bot?: Id;
  readonly bot_token?: string;
  readonly bot_refresh_token?: string;
  readonly user_token?: string;
  readonly user_refresh_token?: string;
  readonly webhook_url?: string;
}

/** Installs an app as the person does on its page, by the same rules, and exchanges the code. */
export async function install(sent: Installing, person: Person): Promise<ActOutcome<Installed>> {
  const found = await findInstallableApp(sent.app, person);
  if (!found.ok) return found;
  const target = findTarget(sent.organization === true, person);
  if (!target.ok) return target;
  const { app } = found;
  const { isPublic } = installSettingsOf(app);
  const verifier = isPublic && sent.exchange !== false ? person.ids.secret(verifierBytes) : undefined;
  const challenge = verifier === undefined ? sent.code_challenge : challengeOf(verifier);
  const wrong = refuseChallenge(challenge, challenge && "S256", isPublic);
  if (wrong !== undefined) return refused(wrong);
  const request = toRequest(app, sent, challenge);
  if (request.botScopes.length + request.userScopes.length === 0) {
    return refused({ error: "no_scopes", sentence: `${app.name} asks for no scope.` });
  }
  const options = { ...person, nowMs: person.clock.now().getTime() };
  const consent = await describeConsent(request, person.user.id, options);
  if (!consent.ok) return refused(consent);
  const place = consent.places.find(({ id }) => id === target.target.id);
  if (place?.needsApproval === true) return ask(request, consent, place, { ...options, note: sent.note });
  const allowed = await allowedCode(request, consent, toChoice(target.target.id, request, sent), options);
  if (!allowed.ok) return refused(allowed);
  if (sent.exchange === false) return { ok: true, app: app.id, code: allowed.code };
  const proof = verifier === undefined ? {} : { code_verifier: verifier };
  const client = { app, isProven: true };
  const redeemed = await redeem({ code: allowed.code, ...proof }, client, { ...options, form: "app" });
  if (!redeemed.ok)
    return refused({ error: redeemed.error, sentence: `${app.name} cannot be installed there: ${redeemed.error}.` });
  return { ok: true, app: app.id, ...toInstalled(redeemed, person.hooksUrl) };
}

/** Twice as many characters, as RFC 7636 §4.1 wants them. */
const verifierBytes = 32;

/** The request that the page of the app would make. */
function toRequest(
  app: App,
  { bot_scopes: bot, user_scopes: user }: Installing,
  challenge: string | undefined,
): AuthorizeRequest {
  const { botScopes, userScopes } = scopesOfManifest(app);
  const { redirectUrls } = installSettingsOf(app);
  return {
    form: "app",
    app,
    botScopes: bot ?? botScopes,
    userScopes: user ?? userScopes,
    redirectUrl: redirectUrls[0] ?? "",
    ...(challenge !== undefined && { challenge }),
    isDesktop: false,
  };
}

/** The person grants the optional scopes, too. */
function toChoice(placeId: Id, { botScopes, userScopes }: AuthorizeRequest, { channel }: Installing): ConsentChoice {
  return { placeId, botScopes, userScopes, ...(channel !== undefined && { channel }) };
}

async function ask(
  { app, botScopes, userScopes }: AuthorizeRequest,
  { person }: Consent,
  { place }: Consent["places"][number],
  { note, ...options }: Pick<Person, "store" | "ids"> & { readonly nowMs: number; readonly note: string | undefined },
): Promise<ActOutcome<Installed>> {
  const refusal = refused({
    error: "approval_required",
    sentence: `Administrators have to approve ${app.name} first. A note asks them.`,
  });
  if (note === undefined) return refusal;
  const wanted = { appId: app.id, place, person, botScopes, userScopes };
  const request = await requestApproval(wanted, note, options);
  return request === undefined ? refusal : { ok: true, app: app.id, request: request.id };
}

function toInstalled({ plan: { bot, user, webhook } }: Redeemed, hooksUrl: string): Omit<Installed, "app"> {
  return {
    ...(bot && {
      bot: bot.userId,
      bot_token: bot.token,
      ...(bot.refreshToken !== undefined && { bot_refresh_token: bot.refreshToken }),
    }),
    ...(user && {
      user_token: user.token,
      ...(user.refreshToken !== undefined && { user_refresh_token: user.refreshToken }),
    }),
    ...(webhook && { webhook_url: `${hooksUrl}/${webhook.path}` }),
  };
}

function refused({ error, sentence }: { readonly error: string; readonly sentence: string }): ActRefusal {
  return { ok: false, error: "refused", detail: sentence, code: error };
}

/** The organization of a person, or the workspace in which they act. */
function findTarget(
  isForOrganization: boolean,
  { user, caller: { organization, workspace } }: Pick<Person, "user" | "caller">,
): ActOutcome<{ readonly target: Installation["target"] }> {
  if (!isForOrganization) return { ok: true, target: { kind: "workspace", id: workspace.id } };
  if (organization === undefined) return cannot(`${user.userName} is in no organization.`);
  return { ok: true, target: { kind: "organization", id: organization.id } };
}

/** An app that is installed on the organization, and workspaces. */
interface Access {
  /** Name or identifier of the app. */
  readonly app: string;
  /** Domains or identifiers. */
  readonly workspaces: readonly string[];
}

/** The workspaces that the app may use afterwards. */
type Granted = ActOutcome<{ readonly app: Id; readonly granted: readonly Id[] }>;

/** Grants an app of the organization workspaces, as an administrator of the organization. */
export function grantAccess(sent: Access, person: Person): Promise<Granted> {
  return change(sent, true, person);
}

/** Takes workspaces back from an app of the organization, as an administrator of the organization. */
export function revokeAccess(sent: Access, person: Person): Promise<Granted> {
  return change(sent, false, person);
}

async function change({ app: name, workspaces }: Access, isGrant: boolean, person: Person): Promise<Granted> {
  const named = await findInstallableApp(name, person);
  if (!named.ok) return named;
  const found = findTarget(true, person);
  if (!found.ok) return found;
  const { app } = named;
  const { target } = found;
  const { user, store, clock } = person;
  if (!isAdministrator(roleIn(user, target))) {
    return cannot("Only owners and admins of the organization grant its apps workspaces.");
  }
  const wanted = await findWorkspaces(workspaces, person);
  if (!wanted.ok) return wanted;
  const { allIds, workspaceIds } = wanted;
  const eventTs = eventTsOf({ atMs: clock.now().getTime() });
  const made = { app, organizationId: target.id, allIds, workspaceIds, isGrant, eventTs };
  const changed = await decide<ChangedAccess | undefined>(store, () => changeAccess(made, store));
  if (changed === undefined) return cannot(`${app.name} is not installed on the organization.`);
  return { ok: true, app: app.id, granted: changed.granted };
}

async function findWorkspaces(
  names: readonly string[],
  { store, caller }: Person,
): Promise<ActOutcome<{ readonly allIds: readonly Id[]; readonly workspaceIds: readonly Id[] }>> {
  const all = (await store.organizations.workspaces()).filter(
    (workspace) => !workspace.deleted && !isForeignWorkspace(workspace, caller),
  );
  const workspaceIds: Id[] = [];
  for (const name of names) {
    const workspace = all.find(({ id, domain }) => id === name || domain === name);
    if (workspace === undefined) {
      const there = all.map(({ domain }) => domain).toSorted();
      return notThere("workspace of the organization", name, there);
    }
    workspaceIds.push(workspace.id);
  }
  return { ok: true, allIds: all.map(({ id }) => id), workspaceIds: [...new Set(workspaceIds)] };
}

/** The app that a person uninstalls, and the place. */
interface Uninstalling {
  /** Name or identifier of the app. */
  readonly app: string;
  /** Whether it is uninstalled from the organization. Default: from the workspace. */
  readonly organization?: boolean;
}

type Uninstalled = ActOutcome<{ readonly app: Id }>;

/** Uninstalls an app that the person has installed, or any as an administrator. */
export async function uninstall(sent: Uninstalling, person: Person): Promise<Uninstalled> {
  const named = await findInstallableApp(sent.app, person);
  if (!named.ok) return named;
  const found = findTarget(sent.organization === true, person);
  if (!found.ok) return found;
  const { app } = named;
  const { target } = found;
  const { store, user, clock } = person;
  return decide<Uninstalled>(store, async (): Promise<Decision<Uninstalled>> => {
    const installed = (await installedTokens(app.id, store)).filter(
      ({ installation }) => installation.target.id === target.id,
    );
    if (installed.length === 0) return { kind: "answer", answer: cannot(`${app.name} is not installed there.`) };
    const isTheirs = installed.some(({ installation }) => installation.installerId === user.id);
    if (!isTheirs && !isAdministrator(roleIn(user, target))) {
      const answer = cannot(`Only administrators and the person who installed ${app.name} uninstall it.`);
      return { kind: "answer", answer };
    }
    const nowMs = clock.now().getTime();
    const { expect, writes } = await uninstallApp({ appId: app.id, targetIds: [target.id], nowMs }, store);
    return {
      kind: "commit",
      batch: { expect: [hasVersion(apps, { id: app.id }, app.version), ...expect], writes },
      answer: () => ({ ok: true, app: app.id }),
    };
  });
}
