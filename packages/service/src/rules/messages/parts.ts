import type { Block, ChatPostMessageArguments } from "@rollcall/api/webapi";
import type { Awaitable } from "@rollcall/webapi-core";
import { idPatterns } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Store } from "../../model/store.js";
import type { Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { isObject } from "../../values/json.js";
import { type BlockProblem, findBlockProblems, toProblemLines } from "../blocks/block-problems.js";
import { seeFile } from "../conversations/files/find-file.js";

/** Files that blocks name: IDs of the service's own files, and references to files kept elsewhere. */
interface NamedFiles {
  readonly ids: readonly string[];
  /** Those of the IDs that are shown as images. */
  readonly images: readonly string[];
  /** References that cannot be files of the service. */
  readonly strangers: readonly string[];
}

/** Finds the files that blocks name, at any depth. */
export function namedFiles(blocks: readonly object[]): NamedFiles {
  const found = blocks.flatMap(namesIn);
  const known = found.flatMap(({ name, isImage }) => {
    const id = idOf(name);
    return id === undefined ? [] : [{ id, isImage }];
  });
  return {
    ids: [...new Set(known.map(({ id }) => id))],
    images: known.flatMap(({ id, isImage }) => (isImage ? [id] : [])),
    strangers: found.flatMap(({ name }) => (idOf(name) === undefined ? [name] : [])),
  };
}

/** The ID itself, or the ID in the path of a permalink or of a private address, which has that of the workspace before it. */
function idOf(name: string): string | undefined {
  const steps = name.split(/[/?#]/).map((step) => step.slice(step.indexOf("-") + 1));
  return idPatterns.file.test(name) ? name : steps.findLast((step) => idPatterns.file.test(step));
}

/** A name of a file: an ID, or a URL. */
interface FileName {
  readonly name: string;
  /** Whether it is shown as an image. */
  readonly isImage: boolean;
}

function namesIn(value: unknown): readonly FileName[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isObject(value)) return [];
  const isImage = value["type"] !== "file";
  const own = isImage ? nameOf(value["svc_file"]) : value["external_id"];
  const names = typeof own === "string" ? [{ name: own, isImage }] : [];
  return [...names, ...Object.values(value).flatMap(namesIn)];
}

function nameOf(reference: unknown): unknown {
  return isObject(reference) ? (reference["id"] ?? reference["url"]) : undefined;
}

/** The author of a content, and what the author's files are read from. */
export interface FileView {
  readonly caller: WebapiCaller;
  readonly store: Pick<Store, "files" | "channels" | "organizations" | "messages">;
  /** Files that the message shows before the call. They can stay. */
  readonly shown?: readonly Id[] | undefined;
  /** Files that have to be images. Default: none. */
  readonly images?: readonly Id[];
}

/**
 * Finds a file that a message must not show: it is deleted, the caller does not see it, or it is no image. All members of a
 * conversation see the files of its messages.
 */
export function findMissingFile(ids: readonly Id[], view: FileView): Awaitable<Id | undefined> {
  const { shown = [] } = view;
  const added = [...new Set(ids)].filter((id) => !shown.includes(id));
  return added.length === 0 ? undefined : findMissing(added, view);
}

async function findMissing(ids: readonly Id[], { caller, store, images = [] }: FileView): Promise<Id | undefined> {
  const seen = await Promise.all(ids.map((id) => seeFile(id, caller, store)));
  return ids.find((id, at) => {
    const file = seen[at]?.file;
    if (file === undefined || file.deleted !== undefined) return true;
    return images.includes(id) && !file.mimetype.startsWith("image/");
  });
}

/** Blocks of one list, with its place in the arguments. */
export interface BlockList<Code extends string> {
  readonly at: BlockProblem["path"];
  readonly blocks: readonly Block[];
  /** Code for problems of the list. */
  readonly error: Code;
}

/** The lists of blocks of a message and its attachments. */
export function messageBlocks({
  blocks = [],
  attachments = [],
}: Pick<ChatPostMessageArguments, "blocks" | "attachments">): readonly BlockList<
  "invalid_blocks" | "invalid_attachments"
>[] {
  return [
    { at: ["blocks"], blocks, error: "invalid_blocks" },
    ...attachments.map((attachment, index) => ({
      at: ["attachments", index, "blocks"],
      blocks: attachment.blocks ?? [],
      error: "invalid_attachments" as const,
    })),
  ];
}

/** Refuses blocks that a message cannot show, or that contradict each other. The lists share their identifiers. */
export function refuseBlockProblems<const Code extends string>(
  lists: readonly BlockList<Code>[],
): Refused<Code> | undefined {
  const taken = new Set<string>();
  const found = lists.flatMap(({ at, blocks, error }) => {
    const problems = blocks.length === 0 ? [] : findBlockProblems(blocks, "message", taken);
    return problems.map((problem) => ({ ...problem, error, path: [...at, ...problem.path] }));
  });
  const [first] = found;
  if (first === undefined) return undefined;
  const messages = toProblemLines(found);
  const reason = { rule: "web-api#chatpostmessage-post", found: first.found, wanted: first.wanted };
  return { ok: false, error: first.error, reason, messages };
}
