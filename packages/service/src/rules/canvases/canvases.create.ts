import type { CanvasesCreateArguments, CanvasesCreateRefusal, Methods } from "@rollcall/api/webapi";
import type { Clock } from "@rollcall/scim-core";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { idPrefixes } from "../../generated/service.js";
import type { Channel } from "../../model/channel.js";
import { runWithPauses } from "../../model/pausable-work.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { createRefuse } from "../../store/refusal.js";
import type { Id, Ids } from "../../values/ids.js";
import { isGranted } from "../directory/is-granted.js";
import { findCanvasChannel } from "./making/find-canvas-place.js";
import { toNewCanvas } from "./making/new-canvas.js";
import { readNewContent, refuseContent } from "./making/read-new-content.js";

type Outcome = MethodOutcome<Methods["canvases.create"]>;
type Refusal = Extract<Outcome, { readonly ok: false }>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<CanvasesCreateRefusal["error"] | "team_access_not_granted">("everyday-2#canvases");

/** Dependencies of `canvases.create`. */
interface CreateOptions {
  readonly store: Store;
  readonly ids: Ids;
  readonly clock: Pick<Clock, "sleep">;
}

/** Creates a canvas of the caller, or of a channel. */
export function createCreateCanvas({ store, ids, clock }: CreateOptions) {
  return (sent: CanvasesCreateArguments, context: Context): Promise<Outcome> =>
    decide<Outcome>(store, async (): Promise<Decision<Outcome>> => {
      const place = await findPlace(sent.channel_id, context.caller, store);
      if (!place.ok) return { kind: "answer", answer: place };
      const { ok: _found, ...at } = place;
      const newId = () => ids.id(idPrefixes.canvasSection);
      const content = await runWithPauses(readNewContent(sent, at.channel?.name ?? "Untitled", newId), clock);
      if (!content.ok) return { kind: "answer", answer: content };
      const id = ids.id(idPrefixes.canvas);
      return {
        kind: "commit",
        batch: toNewCanvas({ id, ...at, content }, context),
        answer: () => ({ ok: true, canvas_id: id }),
      };
    });
}

type Place = { readonly ok: true; readonly workspaceId: Id; readonly channel?: Channel } | Refusal;

async function findPlace(channelId: string | undefined, caller: WebapiCaller, store: Store): Promise<Place> {
  return channelId === undefined ? findWorkspace(caller) : findChannel(channelId, caller, store);
}

function findWorkspace({ token, user, workspace: { id, plan } }: WebapiCaller): Place {
  if (!isGranted(token, id)) {
    return refuse("team_access_not_granted", id, "a workspace that the installation was granted to");
  }
  if (user?.guest !== undefined) return refuse("restricted_action", user.id, "a full member");
  if (plan === "free") return refuse("free_teams_cannot_create_non_tabbed_canvases", plan, "a channel, or a paid plan");
  return { ok: true, workspaceId: id };
}

async function findChannel(channelId: string, caller: WebapiCaller, store: Store): Promise<Place> {
  const found = await findCanvasChannel(channelId, caller, store);
  if (!found.ok) {
    return found.error === "channel_not_found" ? refuseContent("channel_id: no channel has this identifier") : found;
  }
  const { channel, home } = found;
  if (channel.canvas !== undefined && home.plan === "free") {
    return refuse("free_team_canvas_tab_already_exists", channel.canvas.id, "a channel without a canvas");
  }
  return { ok: true, workspaceId: channel.workspaceId, channel };
}
