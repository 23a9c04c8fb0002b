import type { CanvasesAccessDeleteArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { canvases } from "../../model/canvas.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { isSharedByChannel, ownAccess, withoutSubject } from "./access/access.js";
import { findShared } from "./access/find-shared.js";

type Outcome = MethodOutcome<Methods["canvases.access.delete"]>;
type Context = MethodContext<WebapiCaller>;

/** Removes the access of a user or a channel to a canvas. */
export function createDeleteCanvasAccess({ store }: { readonly store: Store }) {
  return (sent: CanvasesAccessDeleteArguments, { caller }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async (): Promise<Decision<Outcome>> => {
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
