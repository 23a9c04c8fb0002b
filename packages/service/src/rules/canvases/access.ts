import type {
  CanvasesAccessDeleteArguments,
  CanvasesAccessSetArguments,
  CanvasesAccessSetRefusal,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import { type Canvas, type CanvasAccess, canvases } from "../../model/canvas.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { createRefuse, type Decision, decide, type Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import type { MissingScope } from "../conversations/refusal.js";
import {
  type AccessSubject,
  findAccessSubject,
  type NamedSubject,
} from "../conversations/sharing/find-access-subject.js";
import { belongsToAny } from "../directory/reach.js";
import { seeCanvas } from "./see-canvas.js";

type SetCanvasAccessOutcome = MethodOutcome<Methods["canvases.access.set"]>;
type Context = MethodContext<WebapiCaller>;
type Level = CanvasAccess["level"];

const rule = "everyday-2#canvases";
const refuseSetting = createRefuse<CanvasesAccessSetRefusal["error"]>(rule);

/** Sets the access of a user or a channel to a canvas. */
export function createSetCanvasAccess({ store }: { readonly store: Store }) {
  return (sent: CanvasesAccessSetArguments, { caller }: Context): Promise<SetCanvasAccessOutcome> =>
    decide<SetCanvasAccessOutcome>(store, async (): Promise<Decision<SetCanvasAccessOutcome>> => {
      if (sent.access_level === "owner" && sent.channel_ids !== undefined) {
        return answer(refuseSetting("invalid_arguments", sent.channel_ids, "a user as the owner"));
      }
      const found = await findShared(sent, caller, store);
      if (!found.ok) return answer(found);
      const { canvas, subject } = found;
      if (sent.access_level === "owner" && canvas.ownerId !== caller.user?.id) {
        return answer(refuseSetting("restricted_action", canvas.ownerId, "a canvas of the caller"));
      }
      const level = sent.access_level as Level | "owner"; // The definition allows no other text.
      const failed = subject.kind === "user" ? await refuseUser(canvas, subject.user, level, store) : undefined;
      return failed === undefined ? toDecision(canvas, subject, level) : answer(failed);
    });
}

async function refuseUser(
  canvas: Canvas,
  user: User,
  level: Level | "owner",
  store: Pick<Store, "channels" | "users">,
): Promise<SetCanvasAccessOutcome | undefined> {
  if (canvas.ownerId === user.id) return level === "owner" ? undefined : failFor(user, "a user other than the owner");
  if (await isSharedByChannel(canvas, user.id, store)) return failFor(user, "a user without access through a channel");
  if (level !== "owner" || (await belongsToAny(user, [canvas.workspaceId], store))) return undefined;
  return failFor(user, "a user of the workspace of the canvas");
}

function failFor({ id }: User, wanted: string): SetCanvasAccessOutcome {
  const reason = { rule, found: id, wanted };
  return { ok: false, error: "failed_to_update_user_ids", failed_to_update_user_ids: [id], reason };
}

function toDecision(
  canvas: Canvas,
  { kind, id }: CanvasAccess["subject"],
  level: Level | "owner",
): Decision<SetCanvasAccessOutcome> {
  const { id: canvasId, version, ownerId } = canvas;
  const present = ownerId === id ? "owner" : ownAccess(canvas, { kind, id })?.level;
  if (present === level) return answer({ ok: true });
  const others = withoutSubject(canvas, { kind, id });
  const changed: Pick<Canvas, "ownerId" | "access"> =
    level === "owner"
      ? { ownerId: id, access: [...others, { subject: { kind: "user", id: ownerId }, level: "write" }] }
      : { ownerId, access: [...others, { subject: { kind, id }, level }] };
  return {
    kind: "commit",
    batch: {
      expect: [hasVersion(canvases, { id: canvasId }, version)],
      writes: [put(canvases, { ...canvas, ...changed, version: version + 1 })],
    },
    answer: () => ({ ok: true }),
  };
}

function answer(outcome: SetCanvasAccessOutcome): Decision<SetCanvasAccessOutcome> {
  return { kind: "answer", answer: outcome };
}

type DeleteCanvasAccessOutcome = MethodOutcome<Methods["canvases.access.delete"]>;

/** Removes the access of a user or a channel to a canvas. */
export function createDeleteCanvasAccess({ store }: { readonly store: Store }) {
  return (sent: CanvasesAccessDeleteArguments, { caller }: Context): Promise<DeleteCanvasAccessOutcome> =>
    decide<DeleteCanvasAccessOutcome>(store, async (): Promise<Decision<DeleteCanvasAccessOutcome>> => {
      const found = await findShared(sent, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { canvas, subject } = found;
      const { id, version } = canvas;
      if (
        subject.kind === "user" &&
        (canvas.ownerId === subject.id || (await isSharedByChannel(canvas, subject.id, store)))
      ) {
        return { kind: "answer", answer: { ok: true, failed_to_update_user_ids: [subject.id] } };
      }
      if (ownAccess(canvas, subject) === undefined) return { kind: "answer", answer: { ok: true } };
      return {
        kind: "commit",
        batch: {
          expect: [hasVersion(canvases, { id }, version)],
          writes: [put(canvases, { ...canvas, version: version + 1, access: withoutSubject(canvas, subject) })],
        },
        answer: () => ({ ok: true }),
      };
    });
}

type Codes =
  | "canvas_disabled_user_team"
  | "canvas_not_found"
  | "channel_not_found"
  | "restricted_action"
  | "team_access_not_granted"
  | "user_not_found";

type Found =
  | { readonly ok: true; readonly canvas: Canvas; readonly subject: AccessSubject }
  | Refused<Codes>
  | MissingScope;

/** Arguments that name a canvas, and either a user or a channel. */
interface Sent extends NamedSubject {
  readonly canvas_id: string;
}

const refuse = createRefuse<Codes>("everyday-2#canvases");

/** Finds a canvas whose access the caller may change, and the user or channel that the call names. */
async function findShared(
  { canvas_id: canvasId, ...named }: Sent,
  caller: WebapiCaller,
  store: Pick<Store, "canvases" | "channels" | "organizations" | "users">,
): Promise<Found> {
  const seen = await seeCanvas(canvasId, caller, store);
  if (!seen.ok) return seen;
  const { canvas, workspace, level } = seen;
  if (canvas.channelId !== undefined) return refuse("canvas_not_found", canvasId, "a canvas that is not a channel's");
  if (workspace.disabledFeatures.includes("canvases")) {
    return refuse("canvas_disabled_user_team", workspace.id, "a workspace with canvases");
  }
  if (level !== "write") return refuse("restricted_action", canvasId, "a canvas that the caller may change");
  const found = await findAccessSubject(named, caller, store);
  return found.ok ? { ok: true, canvas, subject: found.subject } : found;
}

/** The access of everyone except one user or channel. */
function withoutSubject(
  { access }: Pick<Canvas, "access">,
  { kind, id }: CanvasAccess["subject"],
): readonly CanvasAccess[] {
  return access.filter(({ subject }) => subject.kind !== kind || subject.id !== id);
}

/** Access that a user or channel has by itself. */
function ownAccess(
  { access }: Pick<Canvas, "access">,
  { kind, id }: CanvasAccess["subject"],
): CanvasAccess | undefined {
  return access.find(({ subject }) => subject.kind === kind && subject.id === id);
}

/** Whether a user has access to a canvas through a channel only. */
async function isSharedByChannel(
  canvas: Pick<Canvas, "access">,
  userId: Id,
  { channels }: Pick<Store, "channels">,
): Promise<boolean> {
  if (ownAccess(canvas, { kind: "user", id: userId }) !== undefined) return false;
  const ids = canvas.access.flatMap(({ subject: { kind, id } }) => (kind === "channel" ? [id] : []));
  const isMember = await Promise.all(ids.map((id) => channels.isMember(id, userId)));
  return isMember.includes(true);
}
