import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { CanvasChange, CanvasesEditArguments, Methods } from "@rollcall/webapi-core/svc";
import { countCharacters } from "../characters.js";
import { type Decision, decide } from "../decide.js";
import { idPrefixes, serviceLimits } from "../generated/service.js";
import { type HoldLockOptions, holdLock } from "../hold-lock.js";
import type { Store } from "../store/store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import type { Canvas } from "./canvas.js";
import { findCanvas } from "./find-canvas.js";
import { editSections } from "./markdown/edit-sections.js";
import { readTitle } from "./markdown/read-title.js";
import { printedLength } from "./markdown/section.js";
import { type CanvasRefusal, type ContentRefusal, refuse, refuseContent } from "./refusal.js";

type Outcome = MethodOutcome<Methods["canvases.edit"]>;
type Context = MethodContext<WebapiCaller>;

/** What canvases are changed with; the lock keeps changes of one canvas apart. */
export interface EditCanvasOptions extends Omit<HoldLockOptions, "locks"> {
  readonly store: Store;
}

/** Changes a canvas by one operation; a change that comes while another one is made is refused. */
export function createEditCanvas(options: EditCanvasOptions) {
  const { store, ids } = options;
  const lock: HoldLockOptions = { ...options, locks: store.locks };
  const newId = () => ids.id(idPrefixes.canvasSection);
  return async ({ canvas_id, changes }: CanvasesEditArguments, { caller }: Context): Promise<Outcome> => {
    const [change] = changes;
    if (change === undefined) return refuse("invalid_arguments", changes, "one change");
    const found = await findCanvas(canvas_id, caller, store);
    if (!found.ok) return found;
    const done = await holdLock(lock, `canvas ${canvas_id}`, () =>
      decide<Outcome>(store, async () => {
        const present = await findCanvas(canvas_id, caller, store);
        return present.ok ? decideChange(present.canvas, change, newId) : { kind: "answer", answer: present };
      }),
    );
    return done.held ? done.result : refuse("canvas_editing_locked", canvas_id, "one change at a time");
  };
}

function decideChange(canvas: Canvas, change: CanvasChange, newId: () => string): Decision<Outcome> {
  const changed = changeCanvas(canvas, change, newId);
  if (!changed.ok) return { kind: "answer", answer: changed };
  return {
    kind: "commit",
    batch: {
      expect: [{ kind: "version", of: "canvas", id: canvas.id, version: canvas.version }],
      writes: [{ kind: "putCanvas", canvas: { ...changed.canvas, version: canvas.version + 1 } }],
    },
    answer: () => ({ ok: true }),
  };
}

type Changed = { readonly ok: true; readonly canvas: Canvas } | CanvasRefusal | ContentRefusal;

function changeCanvas(canvas: Canvas, change: CanvasChange, newId: () => string): Changed {
  const tooLong = lengthProblem(change);
  if (tooLong !== undefined) return refuseContent(tooLong);
  if (change.operation === "rename") {
    const read = readTitle(change.title_content.markdown);
    return read.ok ? { ok: true, canvas: { ...canvas, title: read.title } } : refuseContent(read.detail);
  }
  const edited = editSections(canvas.sections, change, newId);
  if (!edited.ok) return refuseContent(edited.detail);
  const { value, error } = serviceLimits.canvas;
  const length = printedLength(edited.sections);
  if (length > value) return refuse(error, length, `at most ${value} characters`);
  return { ok: true, canvas: { ...canvas, sections: edited.sections } };
}

function lengthProblem(change: CanvasChange): string | undefined {
  if (change.operation === "delete") return undefined;
  const { markdown } = change.operation === "rename" ? change.title_content : change.document_content;
  const { value } = serviceLimits.canvasChange;
  const length = countCharacters(markdown);
  if (length <= value) return undefined;
  return `markdown: ${length} characters are more than the ${value} that a change may have`;
}
