import type {
  CanvasChange,
  CanvasesDeleteArguments,
  CanvasesDeleteRefusal,
  CanvasesEditArguments,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { idPrefixes, serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import { type Canvas, canvases } from "../../model/canvas.js";
import { channels } from "../../model/channel.js";
import { type HoldLockOptions, holdLock } from "../../model/locks.js";
import type { Workspace } from "../../model/organization.js";
import { hasVersion, put } from "../../model/port/document.js";
import { isLongerThan, type PausableWork, runWithPauses } from "../../model/section-run.js";
import type { Batch, Store } from "../../model/store.js";
import { createRefuse, type Decision, decide } from "../../store/decide.js";
import { type Instant, toInstant } from "../../values/instant.js";
import { editSections, lengthProblem, readTitle } from "./markdown/sections.js";
import {
  type CanvasRefusal,
  type ContentRefusal,
  refuse,
  refuseContent,
  type SeenCanvas,
  seeCanvas,
} from "./see-canvas.js";

const nothing: Batch = { expect: [], writes: [] };

/** Keeps the channel of a canvas up to date when a change empties the canvas or fills an empty one. */
async function followEmptiness(before: Canvas, after: Canvas, store: Pick<Store, "channels">): Promise<Batch> {
  const empty = after.sections.length === 0;
  if (after.channelId === undefined || (before.sections.length === 0) === empty) return nothing;
  const channel = await store.channels.get(after.channelId);
  if (channel?.canvas?.id !== after.id) return nothing;
  const { id, version } = channel;
  return {
    expect: [hasVersion(channels, { id }, version)],
    writes: [put(channels, { ...channel, version: version + 1, canvas: { id: after.id, empty } })],
  };
}

type EditCanvasOutcome = MethodOutcome<Methods["canvases.edit"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `canvases.edit`. The lock serializes changes of one canvas. */
interface EditCanvasOptions extends Omit<HoldLockOptions, "locks"> {
  readonly store: Store;
}

/** Applies one operation to a canvas. Refuses concurrent changes. */
export function createEditCanvas(options: EditCanvasOptions) {
  const { store, ids } = options;
  const lock: HoldLockOptions = { ...options, locks: store.locks };
  const newId = () => ids.id(idPrefixes.canvasSection);
  return async ({ canvas_id, changes }: CanvasesEditArguments, { caller }: Context): Promise<EditCanvasOutcome> => {
    const [change] = changes;
    if (change === undefined) return refuse("invalid_arguments", changes, "one change");
    const found = await findCanvas(canvas_id, caller, store);
    if (!found.ok) return found;
    const done = await holdLock(lock, `canvas ${canvas_id}`, () =>
      // The canvas was just read. If it has changed since, the commit fails and it is read again.
      decide<EditCanvasOutcome>(store, async (attempt) => {
        const present = attempt === 1 ? found : await findCanvas(canvas_id, caller, store);
        if (!present.ok) return { kind: "answer", answer: present };
        const changed = await runWithPauses(changeCanvas(present.canvas, change, newId), options.clock);
        return toDecision(present.canvas, changed, store);
      }),
    );
    return done.held ? done.result : refuse("canvas_editing_locked", canvas_id, "one change at a time");
  };
}

async function toDecision(canvas: Canvas, changed: Changed, store: Store): Promise<Decision<EditCanvasOutcome>> {
  if (!changed.ok) return { kind: "answer", answer: changed };
  const { expect, writes } = await followEmptiness(canvas, changed.canvas, store);
  return {
    kind: "commit",
    batch: {
      expect: [hasVersion(canvases, { id: canvas.id }, canvas.version), ...expect],
      writes: [put(canvases, { ...changed.canvas, version: canvas.version + 1 }), ...writes],
    },
    answer: () => ({ ok: true }),
  };
}

type Changed = { readonly ok: true; readonly canvas: Canvas } | CanvasRefusal | ContentRefusal;

function* changeCanvas(canvas: Canvas, change: CanvasChange, newId: () => string): PausableWork<Changed> {
  const tooLong = change.operation === "delete" ? undefined : lengthProblem(textOf(change));
  if (tooLong !== undefined) return refuseContent(tooLong);
  if (change.operation === "rename") {
    const read = yield* readTitle(change.title_content.markdown);
    return read.ok ? { ok: true, canvas: { ...canvas, title: read.title } } : refuseContent(read.detail);
  }
  const edited = yield* editSections(canvas.sections, change, newId);
  if (!edited.ok) return refuseContent(edited.detail);
  const { value, error } = serviceLimits.canvas;
  if (isLongerThan(edited.sections, value)) return refuse(error, canvas.id, `at most ${value} characters`);
  return { ok: true, canvas: { ...canvas, sections: edited.sections } };
}

function textOf(change: Exclude<CanvasChange, { operation: "delete" }>): string {
  return change.operation === "rename" ? change.title_content.markdown : change.document_content.markdown;
}

type Found = { readonly ok: true; readonly canvas: Canvas } | CanvasRefusal;

/** Finds a canvas by ID, if the caller may change it. */
async function findCanvas(
  id: string,
  caller: WebapiCaller,
  store: Pick<Store, "canvases" | "organizations" | "channels">,
): Promise<Found> {
  const seen = await seeCanvas(id, caller, store);
  if (!seen.ok) return seen;
  const { canvas, workspace, level } = seen;
  const closed = refusePlan(canvas, workspace);
  if (closed !== undefined) return closed;
  if (level === "read") return refuse("restricted_action", id, "a canvas that the caller may change");
  return { ok: true, canvas };
}

/** The workspace of the canvas can differ from the one that the call acts in. */
function refusePlan(canvas: Canvas, { id, plan, disabledFeatures }: Workspace): CanvasRefusal | undefined {
  if (disabledFeatures.includes("canvases")) {
    return refuse("canvas_disabled_user_team", id, "a workspace with canvases");
  }
  if (plan !== "free" || canvas.channelId !== undefined) return undefined;
  return refuse("free_teams_cannot_edit_standalone_canvases", canvas.id, "the canvas of a channel, or a paid plan");
}

type DeleteCanvasOutcome = MethodOutcome<Methods["canvases.delete"]>;

const refuseDeletion = createRefuse<CanvasesDeleteRefusal["error"]>("everyday-2#canvases");

/** Deletes a canvas. A channel that showed it has no canvas then. */
export function createDeleteCanvas({ store }: { readonly store: Store }) {
  return ({ canvas_id }: CanvasesDeleteArguments, { caller, now }: Context): Promise<DeleteCanvasOutcome> =>
    decide<DeleteCanvasOutcome>(store, async (): Promise<Decision<DeleteCanvasOutcome>> => {
      const seen = await seeCanvas(canvas_id, caller, store);
      if (!seen.ok) return { kind: "answer", answer: seen };
      const refusal = refuseDeleting(seen, caller);
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      const batch = await toDeletion(seen.canvas, toInstant(now.getTime()), store);
      return { kind: "commit", batch, answer: () => ({ ok: true }) };
    });
}

function refuseDeleting(
  { canvas: { id, ownerId }, workspace, level }: SeenCanvas,
  { user }: WebapiCaller,
): DeleteCanvasOutcome | undefined {
  const { fileRules, disabledFeatures } = workspace;
  if (fileRules?.deletion === "off" || disabledFeatures.includes("canvases")) {
    return refuseDeletion("canvas_deleting_disabled", workspace.id, "a workspace that lets users delete canvases");
  }
  if (ownerId !== user?.id) return refuseDeletion("restricted_action", ownerId, "a canvas of the caller");
  return level === "write" ? undefined : refuseDeletion("restricted_action", id, "a channel that is not archived");
}

async function toDeletion(canvas: Canvas, now: Instant, store: Pick<Store, "channels">): Promise<Batch> {
  const { id, version, channelId } = canvas;
  const deleted: Canvas = { ...canvas, version: version + 1, sections: [], deleted: now };
  const own = { expect: [hasVersion(canvases, { id }, version)], writes: [put(canvases, deleted)] };
  const channel = channelId === undefined ? undefined : await store.channels.get(channelId);
  if (channel?.canvas?.id !== id) return own;
  const { canvas: _canvas, ...rest } = channel;
  return {
    expect: [...own.expect, hasVersion(channels, { id: channel.id }, channel.version)],
    writes: [...own.writes, put(channels, { ...rest, version: channel.version + 1, updated: now })],
  };
}
