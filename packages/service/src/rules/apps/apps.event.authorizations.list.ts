import type {
  AppsEventAuthorizationsListArguments,
  AppsEventAuthorizationsListRefusal,
  EventAuthorization,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { conversationAudience } from "../../events/event-source.js";
import { readEventContext, toAuthorization } from "../../events/write-delivery.js";
import type { WebapiCaller } from "../../model/caller.js";
import { placesOf } from "../../model/channel.js";
import { type Audience, subscriptionFor } from "../../model/event-draft.js";
import { printCursor, readCursor } from "../../model/paging.js";
import type { Store } from "../../model/store.js";
import { createRefuse } from "../../store/decide.js";

type Name = "apps.event.authorizations.list";
type Context = MethodContext<WebapiCaller>;

interface Options {
  readonly definition: MethodDefinition<Methods[Name]>;
  readonly store: Pick<Store, "channels" | "events" | "organizations" | "tokens">;
}

const refuse = createRefuse<AppsEventAuthorizationsListRefusal["error"]>("events#envelope");

/** Lists the installations of the caller's app that see an event. */
export function createListAuthorizations({ definition, store }: Options) {
  const { defaultSize } = definition.facts.paging;
  return async (
    { event_context: context, cursor = "", limit = defaultSize }: AppsEventAuthorizationsListArguments,
    { caller: { app }, now }: Context,
  ): Promise<MethodOutcome<Methods[Name]>> => {
    if (app === undefined) return refuse("invalid_auth", "a token without an app", "the token of an app");
    const audience = await findAudience(context, store);
    if (audience === undefined) return refuse("invalid_event_context", context, "the event_context of an event");
    const list = ["apps.event.authorizations.list", app.id, context];
    const [after] = cursor === "" ? [""] : (readCursor(list, cursor) ?? []);
    if (after === undefined) return refuse("invalid_cursor", cursor, "a cursor of this list");
    const slice = { after, limit: limit + 1, nowMs: now.getTime() };
    const found = await store.events.receivers({ ...audience, appId: app.id }, slice);
    if (found.length === 0 && after === "") return refuse("auth_mismatch", context, "an event that the app sees");
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    return {
      ok: true,
      authorizations: (await Promise.all(page.map(({ tokenHash }) => findShown(tokenHash, store)))).flat(),
      response_metadata: { next_cursor: last === undefined ? "" : printCursor(list, [last.place]) },
    };
  };
}

/** Everybody who sees the event of a context; undefined if there can be no such event. */
async function findAudience(text: string, { channels }: Pick<Store, "channels">): Promise<Audience | undefined> {
  const context = readEventContext(text);
  const channel = context === undefined ? undefined : await channels.get(context.channelId);
  if (context === undefined || channel === undefined || !placesOf(channel).includes(context.teamId)) return undefined;
  const subscription = subscriptionFor(context.type, channel.kind);
  return subscription === undefined ? undefined : conversationAudience(channel, subscription);
}

/** The installation of a token; nothing if the token is gone meanwhile. */
async function findShown(
  tokenHash: string,
  { tokens, organizations }: Pick<Store, "tokens" | "organizations">,
): Promise<readonly EventAuthorization[]> {
  const token = await tokens.byHash(tokenHash);
  if (token === undefined) return [];
  const { target } = token.installation;
  if (target.kind === "organization") return [toAuthorization({ token, enterpriseId: target.id, teamId: target.id })];
  const workspace = await organizations.workspace(target.id);
  return [toAuthorization({ token, enterpriseId: workspace?.organizationId ?? null, teamId: target.id })];
}
