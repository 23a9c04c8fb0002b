import type { ConversationsCanvasesCreateArguments, Methods } from "@rollcall/api/webapi";
import type { Clock } from "@rollcall/scim-core";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { idPrefixes } from "../../generated/service.js";
import { runWithPauses } from "../../model/pausable-work.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Ids } from "../../values/ids.js";
import { findCanvasPlace } from "./making/find-canvas-place.js";
import { toNewCanvas } from "./making/new-canvas.js";
import { readNewContent } from "./making/read-new-content.js";

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
  const id = ids.id(idPrefixes.canvas);
  return {
    kind: "commit",
    batch: toNewCanvas({ id, workspaceId: channel.workspaceId, content: read, channel }, context),
    answer: () => ({ ok: true, canvas_id: id }),
  };
}
