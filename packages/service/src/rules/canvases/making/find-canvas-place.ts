import type { ConversationsCanvasesCreateRefusal } from "@rollcall/api/webapi";
import type { SeenChannel } from "../../../model/channel-store.js";
import type { Workspace } from "../../../model/organization.js";
import type { Store } from "../../../model/service-store.js";
import type { WebapiCaller } from "../../../model/webapi-caller.js";
import { createRefuse, type Refused } from "../../../store/refusal.js";
import { type FoundConversation, findConversation } from "../../conversations/find-conversation.js";
import type { MissingScope } from "../../conversations/kind-scopes.js";
import { workspaceOf } from "../../messages/posting.js";

const refuse = createRefuse<ConversationsCanvasesCreateRefusal["error"]>("everyday-1#conversations");

type RefusedEach<Code extends string> = Code extends string ? Refused<Code> : never;
type ChannelRefusal = RefusedEach<
  "canvas_disabled_user_team" | "channel_not_found" | "restricted_action" | "team_access_not_granted"
>;
type SecondRefusal = Refused<"channel_canvas_already_exists" | "free_team_canvas_tab_already_exists">;

type Found = Extract<FoundConversation, { readonly ok: true }>;

/** A channel that the caller may give a canvas, and its workspace. */
interface CanvasPlace extends Found {
  readonly home: Workspace;
}

/** Finds a channel that the caller may give its own canvas. */
export async function findCanvasPlace(
  id: string,
  caller: WebapiCaller,
  store: Pick<Store, "channels" | "organizations">,
) {
  const found = await findCanvasChannel(id, caller, store);
  return found.ok ? (refuseSecond(found, found.home) ?? found) : found;
}

/** Finds a channel that the caller may give a canvas, whether it has one or not. */
export async function findCanvasChannel(
  id: string,
  caller: WebapiCaller,
  store: Pick<Store, "channels" | "organizations">,
): Promise<CanvasPlace | ChannelRefusal | MissingScope> {
  const found = await findConversation(id, { caller, store, kindScopes: {} });
  if (!found.ok) return found;
  const { channel } = found;
  if (channel.kind === "im" || channel.kind === "mpim") return refuse("channel_not_found", channel.kind, "a channel");
  const home = await workspaceOf(channel, caller, store);
  if (home.disabledFeatures.includes("canvases")) {
    return refuse("canvas_disabled_user_team", home.id, "a workspace with canvases");
  }
  return refuseCaller(found, caller) ?? { ...found, home };
}

function refuseCaller({ channel, membership }: SeenChannel, { user }: WebapiCaller): ChannelRefusal | undefined {
  if (channel.archived) return refuse("restricted_action", channel.id, "a channel that is not archived");
  if (membership === undefined) return refuse("restricted_action", channel.id, "a channel that the caller has joined");
  return user?.guest === undefined ? undefined : refuse("restricted_action", user.id, "a full member");
}

function refuseSecond({ channel: { canvas } }: SeenChannel, { plan }: Workspace): SecondRefusal | undefined {
  if (canvas === undefined) return undefined;
  const code = plan === "free" ? "free_team_canvas_tab_already_exists" : "channel_canvas_already_exists";
  return refuse(code, canvas.id, "a channel without a canvas");
}
