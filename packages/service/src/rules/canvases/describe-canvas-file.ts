import type { File } from "@rollcall/api/webapi";
import type { RendererObject } from "marked";
import type { Canvas } from "../../model/canvas.js";
import { printRuns } from "../../model/section-run.js";
import { createRefuse } from "../../store/decide.js";
import {
  type DescribeDocument,
  type DocumentCodes,
  type DocumentOptions,
  type DocumentView,
  documentMediaType,
  type ListedDocuments,
  type OpenDocument,
  toDocumentFile,
} from "../conversations/files/to-document-file.js";
import { escapeHtml } from "../conversations/files/to-file.js";
import { listSections } from "./markdown/sections.js";
import { seeAnyCanvas } from "./see-canvas.js";

const refuse = createRefuse<DocumentCodes>("everyday-2#file");

/** Describes canvases as files. */
export function createDescribeCanvas({ definitionOf, store, site }: DocumentOptions): DescribeDocument {
  return async (id, caller) => {
    const seen = await seeAnyCanvas(id, caller, store);
    if (!seen.ok) return undefined;
    const { canvas, workspace } = seen;
    if (caller.workspace.disabledFeatures.includes("canvases")) {
      return refuse("canvas_disabled_user_team", caller.workspace.id, "a workspace with canvases");
    }
    if (workspace.disabledFeatures.includes("canvases")) {
      return refuse("canvas_disabled_file_team", workspace.id, "a workspace with canvases");
    }
    if (canvas.deleted !== undefined) return refuse("file_deleted", canvas.deleted, "a canvas that is not deleted");
    const { wireName: method } = await definitionOf("svcLists.items.info");
    const file = await describeCanvas(canvas, { caller, store, site, method });
    return { ok: true, file, content_html: await toHtml(canvas) };
  };
}

/** Opens canvases by the addresses that `files.info` returns, as HTML. */
export function createOpenCanvas({ store }: Pick<DocumentOptions, "store">): OpenDocument {
  return async (id, caller) => {
    const seen = await seeAnyCanvas(id, caller, store);
    if (!seen.ok) return undefined;
    const { canvas, workspace } = seen;
    if ([caller.workspace, workspace].some(({ disabledFeatures }) => disabledFeatures.includes("canvases"))) {
      return undefined;
    }
    if (canvas.deleted !== undefined) return "deleted";
    const text = async function* () {
      yield await toHtml(canvas);
    };
    return { workspaceId: canvas.workspaceId, fileName: `${id}.html`, mediaType: "text/html; charset=utf-8", text };
  };
}

/**
 * The text of a canvas as HTML. Each section is one element, whose `id` is that of the section. Markup and links that could
 * run something are text. Lists are in an element that says their kind, by which clients of the hosted service know
 * checklists.
 */
async function toHtml({ sections }: Canvas): Promise<string> {
  const { Lexer, Marked } = await import("marked");
  const marked = new Marked({ renderer });
  const { links } = new Lexer(marked.defaults).lex(printRuns(sections));
  const elements = listSections(sections).flatMap(({ id, markdown }) => {
    const lexer = new Lexer(marked.defaults);
    Object.assign(lexer.tokens.links, links);
    const html = marked.parser(lexer.lex(markdown)).trim();
    return html === "" ? [] : [html.replace(/^<[a-z0-9]+/, (tag) => `${tag} id="${id}"`)];
  });
  return elements.join("\n");
}

/** Kinds of lists in the HTML of the hosted service. */
const listStyles = { bullets: 5, numbers: 6, checks: 7 } as const;

/** Parts that differ from the HTML of Markdown. `false` leaves a part as it is. */
const renderer: RendererObject = {
  html: ({ text }) => escapeHtml(text),
  link({ href, tokens }) {
    return isAddress(href) ? false : this.parser.parseInline(tokens);
  },
  image({ href, text }) {
    // Mentions of users and channels are images without a text.
    if (/^[@#]/.test(href)) return `<a>${escapeHtml(href)}</a>`;
    return isAddress(href) ? false : escapeHtml(text);
  },
  list({ items, ordered, start }) {
    const isCheck = items.some(({ task }) => task);
    const style = isCheck ? listStyles.checks : ordered ? listStyles.numbers : listStyles.bullets;
    const [tag, from] = ordered ? ["ol", start === 1 || start === "" ? "" : ` start="${start}"`] : ["ul", ""];
    const body = items.map((item) => this.listitem(item)).join("");
    return `<div data-section-style="${style}"><${tag}${from}>\n${body}</${tag}></div>\n`;
  },
  listitem({ tokens, task, checked }) {
    const state = task ? ` class="${checked === true ? "checked" : ""}"` : "";
    return `<li${state}>${this.parser.parse(tokens)}</li>\n`;
  },
  checkbox: () => "",
};

/** Whether a link leads somewhere and runs nothing. */
function isAddress(href: string): boolean {
  return /^(?:https?:|mailto:|tel:|[^:]*$)/i.test(href);
}

/** Dependencies of the representation of a canvas. */
interface CanvasView extends DocumentView {
  /** Name on the wire of a method of Lists. It begins with the vendor's word, which media types have too. */
  readonly method: string;
}

function describeCanvas(canvas: Canvas, { method, ...view }: CanvasView): Promise<File> {
  const { id, workspaceId, ownerId, created, title, channelId, access } = canvas;
  const shared = access.flatMap(({ subject }) => (subject.kind === "channel" ? [subject.id] : []));
  const channelIds = [...new Set([...(channelId === undefined ? [] : [channelId]), ...shared])];
  const mimetype = documentMediaType("docs", method);
  return toDocumentFile({ id, workspaceId, ownerId, created, kind: "canvas", mimetype, title, channelIds }, view);
}

/** Describes canvases in lists of files. */
export function createListedCanvases({ definitionOf, store, site }: DocumentOptions): ListedDocuments<Canvas> {
  return {
    areShown: async (workspace, caller) =>
      [workspace, caller.workspace].every(({ disabledFeatures }) => !disabledFeatures.includes("canvases")),
    describe: async (canvas, caller) => {
      const { wireName: method } = await definitionOf("svcLists.items.info");
      return describeCanvas(canvas, { caller, store, site, method });
    },
  };
}
