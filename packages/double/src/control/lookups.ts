import { didYouMean, nearMiss } from "@rollcall/checked-yaml/words";
import type { InteractivePayload, Question, ServedEvents } from "@rollcall/service";
import { type App, documents, type Store, type User, type Workspace } from "@rollcall/service/store";
import { type ControlOutcome, type ControlRefusal, notFound } from "../control-refusal.js";
import type { Recorded } from "../exchange.js";
import type { EntryFilter } from "../journal/entry-filter.js";
import { WaitTimedOut, waitFor } from "../journal/wait-for.js";
import type { EventType } from "../names.js";
import type { Controlled } from "./controlled.js";

/** Finds an app by its identifier, or by its name. */
export async function findApp(store: Store, text: string): Promise<ControlOutcome<{ readonly app: App }>> {
  const known = await store.apps.get(text);
  if (known !== undefined) return { ok: true, app: known };
  const apps = await listApps(store);
  const named = apps.find(({ name }) => name === text);
  if (named !== undefined) return { ok: true, app: named };
  const names = apps.map(({ name }) => name);
  const hint = nearMiss(text, names);
  const detail = `No app has the identifier or the name ${JSON.stringify(text)}`;
  return { ok: false, error: "not_found", detail: `${detail}${hint === undefined ? "." : `; did you mean ${hint}?`}` };
}

/** Finds the identifier of an app; undefined if none is asked for. */
export async function findAppId(
  store: Store,
  text: string | undefined,
): Promise<ControlOutcome<{ readonly appId?: string }>> {
  if (text === undefined) return { ok: true };
  const found = await findApp(store, text);
  return found.ok ? { ok: true, appId: found.app.id } : found;
}

/** Maximum number of apps that are listed or searched. */
const maxApps = 1000;

/** Apps that are not deleted, by identifier. */
export async function listApps(store: Store): Promise<readonly App[]> {
  return (await store.list(documents.app, "all", {}, { limit: maxApps })).filter(({ deleted }) => !deleted);
}

/** Finds a workspace by its identifier, or by its domain. */
export async function findWorkspace(
  { organizations }: Pick<Store, "organizations">,
  text: string,
): Promise<ControlOutcome<{ readonly workspace: Workspace }>> {
  const workspaces = await organizations.workspaces();
  const workspace = workspaces.find(({ id, domain }) => id === text || domain === text);
  return workspace === undefined ? unknownWorkspace({ organizations }, text) : { ok: true, workspace };
}

/** Refuses a workspace that does not exist. */
export async function unknownWorkspace(
  { organizations }: Pick<Store, "organizations">,
  text = "",
): Promise<ControlRefusal> {
  const known = await organizations.workspaces();
  return notFound(
    "workspace",
    text,
    known.map(({ domain }) => domain),
  );
}

/** Finds a user by user name, e-mail address or identifier. */
export async function findUser(store: Store, name: string): Promise<ControlOutcome<{ readonly user: User }>> {
  const { users } = store;
  const user = (await users.byUserName(name)) ?? (await users.byEmail(name)) ?? (await users.get(name));
  if (user !== undefined) return { ok: true, user };
  const suggested = await suggestUsers(store, name);
  const hint = suggested.length === 0 ? "." : `; did you mean ${suggested.join(" or ")}?`;
  const detail = `No user has the user name, e-mail address or identifier ${JSON.stringify(name)}${hint}`;
  return { ok: false, error: "not_found", detail };
}

const maxUsersSearched = 1000;
const maxSuggestions = 5;

/** User names that contain the text, or whose address does; otherwise the closest user name. */
async function suggestUsers({ organizations, users }: Store, text: string): Promise<readonly string[]> {
  const [organization, workspaces] = [await organizations.get(), await organizations.workspaces()];
  const home = organization?.id ?? workspaces[0]?.id ?? "";
  const { items } = await users.find({ home, offset: 0, limit: maxUsersSearched, order: "ascending" });
  const holds = (word: string) => word.includes(text.toLowerCase());
  const alike = items.filter(({ userName, emails }) => holds(userName) || emails.some(holds));
  if (alike.length > 0) return alike.slice(0, maxSuggestions).map(({ userName }) => userName);
  const nearest = nearMiss(
    text,
    items.map(({ userName }) => userName),
  );
  return nearest === undefined ? [] : [nearest];
}

/** The name of a person's act in the journal. */
type AskedType = InteractivePayload["type"] | Extract<Question["kind"], "slash_commands">;

/** Type of an event, or of what a person's act sends to an app. */
export type DeliveredType = EventType | AskedType;

const askedTypes: Readonly<Record<AskedType, true>> = {
  block_actions: true,
  block_suggestion: true,
  message_action: true,
  shortcut: true,
  slash_commands: true,
  view_closed: true,
  view_submission: true,
};

/** Refuses a type that is not delivered; undefined if it is, or none is asked for. */
export function findUndeliveredType(type: string | undefined, events: ServedEvents): ControlRefusal | undefined {
  return type !== undefined && isAskedType(type) ? undefined : findUndefinedEvent(type, events);
}

/** Whether it is what a person's act sends. */
export function isAskedType(type: string): boolean {
  return Object.hasOwn(askedTypes, type);
}

/** Refuses a type of event that no definition has; undefined if there is one, or none is asked for. */
export function findUndefinedEvent(type: string | undefined, events: ServedEvents): ControlRefusal | undefined {
  if (type === undefined || Object.hasOwn(events, type)) return undefined;
  const declared = Object.keys(events);
  const detail = `There is no event ${type}${didYouMean(type, declared)}`;
  return { ok: false, error: "undeclared", detail: detail.endsWith("?") ? detail : `${detail}.`, declared };
}

/** Maximum wait of operations that wait, in milliseconds of machine time. */
export const defaultTimeoutMs = 5_000;

interface Wait {
  readonly signal: AbortSignal;
  /** Default: 5,000. */
  readonly timeoutMs: number | undefined;
}

/** The first entry that matches, or a refusal if none does in time or the server stops. */
export async function waitInTime(
  { journal, stopping }: Pick<Controlled, "journal" | "stopping">,
  filter: EntryFilter,
  { signal, timeoutMs = defaultTimeoutMs }: Wait,
): Promise<ControlOutcome<{ readonly recorded: Recorded }>> {
  try {
    const ended = stopping === undefined ? signal : AbortSignal.any([signal, stopping]);
    return { ok: true, recorded: await waitFor(journal, filter, { timeoutMs, signal: ended }) };
  } catch (error) {
    if (stopping?.aborted === true) return { ok: false, error: "timed_out", detail: "The server is stopping." };
    if (!(error instanceof WaitTimedOut)) throw error;
    return { ok: false, error: "timed_out", detail: error.message };
  }
}
