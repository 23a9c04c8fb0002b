import type { ConversationsCanvasesCreateArguments, Methods } from "@rollcall/api/webapi";
import type { Clock } from "@rollcall/scim-core";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { type Channel, channels } from "../channels/channel.js";
import { type Decision, decide } from "../decisions/decide.js";
import { idPrefixes } from "../generated/service.js";
import type { Store } from "../service-store.js";
import { hasVersion, put } from "../store/document.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import type { Ids } from "../values/ids.js";
import { toInstant } from "../values/instant.js";
import { type Canvas, canvases } from "./canvas.js";
import { findCanvasPlace } from "./find-canvas-place.js";
import { runWithPauses } from "./markdown/pausable-work.js";
import { type NewContent, readNewContent } from "./read-new-content.js";

type Outcome = MethodOutcome<Methods["conversations.canvases.create"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.canvases.create`. */
interface CreateOptions {
  readonly store: Store;
  readonly ids: Ids;
  readonly clock: Pick<Clock, "sleep">;
}

/** Creates the canvas of a channel. */
export function createCreateChannelCanvas(options: CreateOptions) {
  return (sent: ConversationsCanvasesCreateArguments, context: Context): Promise<Outcome> =>
    decide(options.store, () => decideCreating(sent, context, options));
}

async function decideCreating(
  sent: ConversationsCanvasesCreateArguments,
  context: Context,
  { store, ids, clock }: CreateOptions,
): Promise<Decision<Outcome>> {
  const found = await findCanvasPlace(sent.channel_id, context.caller, store);
  if (!found.ok) return { kind: "answer", answer: found };
  const { channel } = found;
  const newId = () => ids.id(idPrefixes.canvasSection);
  const read = await runWithPauses(readNewContent(sent, channel.name ?? "", newId), clock);
  if (!read.ok) return { kind: "answer", answer: read };
  const canvas = toCanvas(ids.id(idPrefixes.canvas), { channel, read }, context);
  const shown = { id: canvas.id, empty: canvas.sections.length === 0 };
  const { id: channelId, version } = channel;
  return {
    kind: "commit",
    batch: {
      expect: [
        hasVersion(channels, { id: channelId }, version),
        { kind: "channelMember", channelId, userId: canvas.ownerId },
      ],
      writes: [
        put(canvases, canvas),
        put(channels, { ...channel, version: version + 1, updated: canvas.created, canvas: shown }),
      ],
    },
    answer: () => ({ ok: true, canvas_id: canvas.id }),
  };
}

function toCanvas(
  id: string,
  { channel, read }: { readonly channel: Channel; readonly read: NewContent },
  { caller, now }: Context,
): Canvas {
  return {
    id,
    version: 1,
    created: toInstant(now.getTime()),
    workspaceId: channel.workspaceId,
    ownerId: caller.user?.id ?? "",
    title: read.title,
    channelId: channel.id,
    access: [],
    sections: read.sections,
  };
}
