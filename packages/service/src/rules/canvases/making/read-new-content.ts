import type {
  ConversationsCanvasesCreateArguments,
  ConversationsCanvasesCreateCanvasCreationFailed,
} from "@rollcall/api/webapi";
import type { Reason } from "@rollcall/webapi-core";
import type { PausableWork } from "../../../model/pausable-work.js";
import { type SectionRun, toRun } from "../../../model/section-run.js";
import { lengthProblem } from "../markdown/length-problem.js";
import { parseSections } from "../markdown/parse-sections.js";
import { readTitle } from "../markdown/read-title.js";

/** Title and sections of a new canvas. */
export interface NewContent {
  readonly title: string;
  readonly sections: readonly SectionRun[];
}

/** Refusal of the content, with its problems. */
interface NewContentRefusal extends ConversationsCanvasesCreateCanvasCreationFailed {
  readonly ok: false;
  readonly reason: Reason;
}

type Content = Pick<ConversationsCanvasesCreateArguments, "title" | "document_content">;

/**
 * Reads the title and the content of a new canvas.
 * @param defaultTitle title if none is sent, or an empty one
 * @param newId makes the ID of the sections
 */
export function* readNewContent(
  { title = "", document_content: content }: Content,
  defaultTitle: string,
  newId: () => string,
): PausableWork<({ readonly ok: true } & NewContent) | NewContentRefusal> {
  const markdown = content?.markdown ?? "";
  const tooLong = lengthProblem(title, "title") ?? lengthProblem(markdown);
  if (tooLong !== undefined) return refuseContent(tooLong);
  const read = yield* readTitle(title === "" ? defaultTitle : title);
  if (!read.ok) return refuseContent(read.detail);
  const parsed = yield* parseSections(markdown);
  if (!parsed.ok) return refuseContent(parsed.detail);
  const sections = parsed.starts.length === 0 ? [] : [yield* toRun(newId(), markdown, parsed.starts)];
  return { ok: true, title: read.title, sections };
}

/** Refuses to create a canvas. */
export function refuseContent(detail: string): NewContentRefusal {
  const reason = { rule: "everyday-1#conversations", found: detail };
  return { ok: false, error: "canvas_creation_failed", detail, reason };
}
