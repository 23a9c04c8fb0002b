import { type File, files } from "../../model/file.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { sharesOf } from "../conversations/files/find-file.js";
import { toFile } from "../conversations/files/to-file.js";
import { administersFile } from "./administers-file.js";
import { refuse } from "./refusal.js";

interface Change<Refusal> {
  readonly id: string;
  readonly caller: WebapiCaller;
  readonly store: Store;
  readonly siteUrl: string;
  /** Refuses the change of a file. */
  readonly refuse: (file: File) => Promise<Refusal | undefined>;
  /** The file with the change; the same one if nothing changes. */
  readonly change: (file: File) => File;
}

/** Changes the public address of a file that the caller uploaded or administers. */
export function changePublicUrl<Refusal>(change: Change<Refusal>) {
  type Answer = Refusal | ReturnType<typeof notFound> | { readonly ok: true; readonly file: ReturnType<typeof toFile> };
  const { id, caller, store, siteUrl } = change;
  return decide<Answer>(store, async (): Promise<Decision<Answer>> => {
    const file = await store.files.get(id);
    if (file === undefined || !(await mayChange(file, caller, store))) return { kind: "answer", answer: notFound(id) };
    const refusal = await change.refuse(file);
    if (refusal !== undefined) return { kind: "answer", answer: refusal };
    const changed = change.change(file);
    const shown = toFile(changed, { siteUrl, shares: await sharesOf(file, caller, store) });
    if (changed === file) return { kind: "answer", answer: { ok: true, file: shown } };
    return {
      kind: "commit",
      batch: {
        expect: [hasVersion(files, { id }, file.version)],
        writes: [put(files, { ...changed, version: file.version + 1 })],
      },
      answer: () => ({ ok: true, file: shown }),
    };
  });
}

async function mayChange(file: File, caller: WebapiCaller, store: Store): Promise<boolean> {
  if (file.deleted !== undefined) return false;
  return file.ownerId === caller.user?.id || administersFile(file, caller, store);
}

function notFound(id: string) {
  return refuse("file_not_found", id, "a file that the caller uploaded or administers");
}
