import type { File } from "@rollcall/api/webapi";
import type { RendererObject, TokenizerAndRendererExtension } from "marked";
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
  const marked = new Marked({ renderer, extensions: [fencedBlock] });
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
  html: ({ text, block }) => (block ? `<p>${escapeHtml(text.trim())}</p>\n` : escapeHtml(text)),
  link({ href, tokens }) {
    return isAddress(href) ? false : this.parser.parseInline(tokens);
  },
  image({ href, text }) {
    // Mentions of users and channels are images without a text.
    if (/^[@#]/.test(href)) return `<a>${escapeHtml(href)}</a>`;
    if (!isAddress(href)) return escapeHtml(text);
    // So are links that are unfurled.
    return text === "" ? `<a href="${escapeHtml(href)}">${escapeHtml(href)}</a>` : false;
  },
  list({ items, ordered, start }) {
    const plain = ordered ? listStyles.numbers : listStyles.bullets;
    const style = items.some(({ task }) => task) ? listStyles.checks : plain;
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

/** Whether a link leads somewhere and runs nothing. A reference to a character can be a colon. */
function isAddress(href: string): boolean {
  const [first = ""] = href.split(/[/?#]/, 1);
  return /^(?:https?:|mailto:|tel:)/i.test(href) || !/[:&]/.test(first);
}

/** Elements of callouts, quotes and columns, which are blocks between lines that begin with `:::`. */
const fencedTags = { callout: "div", quote: "blockquote", layout: "div", column: "div" } as const;

const fencedBlock: TokenizerAndRendererExtension = {
  name: "fenced",
  level: "block",
  start: (text) => /^ {0,3}:::/m.exec(text)?.index,
  tokenizer(text) {
    const [first = "", ...lines] = text.split("\n");
    const [, kind = ""] = /^ {0,3}::: *\{\.(callout|quote|layout|column)\} *$/.exec(first) ?? [];
    if (kind === "") return undefined;
    const end = findFenceEnd(lines);
    const tokens = this.lexer.blockTokens(lines.slice(0, end).join("\n"), []);
    return { type: "fenced", raw: [first, ...lines.slice(0, end + 1)].join("\n"), kind, tokens };
  },
  renderer({ kind, tokens = [] }) {
    const tag = fencedTags[kind as keyof typeof fencedTags];
    return `<${tag} class="${kind}">\n${this.parser.parse(tokens)}</${tag}>\n`;
  },
};

/** Number of lines before the one that closes a block. Lines of code do not count. */
function findFenceEnd(lines: readonly string[]): number {
  let [depth, code] = [1, ""];
  for (const [at, line] of lines.entries()) {
    const [, mark = ""] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (code !== "") code = mark.startsWith(code) ? "" : code;
    else if (mark !== "") code = mark;
    else if (/^ {0,3}:::/.test(line)) depth += /^ {0,3}::: *$/.test(line) ? -1 : 1;
    if (depth === 0) return at;
  }
  return lines.length;
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
