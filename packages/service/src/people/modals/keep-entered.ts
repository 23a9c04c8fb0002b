import { hasVersion, put } from "../../model/port/document.js";
import { type ViewValues, views } from "../../model/view.js";
import type { SilentWrite } from "../../model/writes.js";
import { type Decision, decide } from "../../store/decide.js";
import { type ActOutcome, cannot, type Person } from "../act.js";
import type { Modal } from "./find-modal.js";

/** The kept parts of a modal. */
interface Kept {
  readonly values: ViewValues;
  readonly errors?: Readonly<Record<string, string>>;
  readonly writes?: readonly SilentWrite[];
}

/** Keeps what a person has entered, and what is wrong with it in place of what was wrong before. */
export function keepEntered(
  { id }: Modal,
  { values, errors, writes = [] }: Kept,
  { store }: Person,
): Promise<ActOutcome<object>> {
  return decide(store, async (): Promise<Decision<ActOutcome<object>>> => {
    const now = await store.get(views, { id });
    if (now === undefined) return { kind: "answer", answer: cannot("The modal was closed meanwhile.") };
    const { errors: _settled, ...view } = now;
    const { version } = view;
    const next = { ...view, version: version + 1, values, ...(errors !== undefined && { errors }) };
    const batch = { expect: [hasVersion(views, { id }, version)], writes: [...writes, put(views, next)] };
    return { kind: "commit", batch, answer: () => ({ ok: true }) };
  });
}
