import type { CanvasesAccessSetArguments, CanvasesAccessSetRefusal, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { type Canvas, type CanvasAccess, canvases } from "../../model/canvas.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { createRefuse } from "../../store/refusal.js";
import { belongsToAny } from "../directory/belongs-to-any.js";
import { isSharedByChannel, ownAccess, withoutSubject } from "./access/access.js";
import { findShared } from "./access/find-shared.js";

type Outcome = MethodOutcome<Methods["canvases.access.set"]>;
type Context = MethodContext<WebapiCaller>;
type Level = CanvasAccess["level"];

const rule = "everyday-2#canvases";
const refuse = createRefuse<CanvasesAccessSetRefusal["error"]>(rule);

/** Sets the access of a user or a channel to a canvas. */
export function createSetCanvasAccess({ store }: { readonly store: Store }) {
  return (sent: CanvasesAccessSetArguments, { caller }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async (): Promise<Decision<Outcome>> => {
      if (sent.access_level === "owner" && sent.channel_ids !== undefined) {
        return answer(refuse("invalid_arguments", sent.channel_ids, "a user as the owner"));
      }
      const found = await findShared(sent, caller, store);
      if (!found.ok) return answer(found);
      const { canvas, subject } = found;
      if (sent.access_level === "owner" && canvas.ownerId !== caller.user?.id) {
        return answer(refuse("restricted_action", canvas.ownerId, "a canvas of the caller"));
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
): Promise<Outcome | undefined> {
  if (canvas.ownerId === user.id) return level === "owner" ? undefined : failFor(user, "a user other than the owner");
  if (await isSharedByChannel(canvas, user.id, store)) return failFor(user, "a user without access through a channel");
  if (level !== "owner" || (await belongsToAny(user, [canvas.workspaceId], store))) return undefined;
  return failFor(user, "a user of the workspace of the canvas");
}

function failFor({ id }: User, wanted: string): Outcome {
  const reason = { rule, found: id, wanted };
  return { ok: false, error: "failed_to_update_user_ids", failed_to_update_user_ids: [id], reason };
}

function toDecision(canvas: Canvas, { kind, id }: CanvasAccess["subject"], level: Level | "owner"): Decision<Outcome> {
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

function answer(outcome: Outcome): Decision<Outcome> {
  return { kind: "answer", answer: outcome };
}
