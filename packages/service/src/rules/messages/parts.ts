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
  /** References that cannot be files of the service. */
  readonly strangers: readonly string[];
}

/** Finds the files that blocks name, at any depth. */
export function namedFiles(blocks: readonly object[]): NamedFiles {
  const found = blocks.flatMap(namesIn);
  return {
    ids: [...new Set(found.flatMap((name) => idOf(name) ?? []))],
    strangers: found.filter((name) => idOf(name) === undefined),
  };
}

/** The ID itself, or the ID in the path of a URL. */
function idOf(name: string): string | undefined {
  if (idPatterns.file.test(name)) return name;
  return name.split(/[/?#]/).findLast((step) => idPatterns.file.test(step));
}

function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isObject(value)) return [];
  const own = value["type"] === "file" ? textOf(value["external_id"]) : nameOf(value["svc_file"]);
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

function nameOf(reference: unknown): readonly string[] {
  return isObject(reference) ? textOf(reference["id"] ?? reference["url"]) : [];
}

function textOf(value: unknown): readonly string[] {
  return typeof value === "string" ? [value] : [];
}

/** The author of a content, and what the author's files are read from. */
export interface FileView {
  readonly caller: WebapiCaller;
  readonly store: Pick<Store, "files" | "channels" | "organizations" | "messages">;
  /** Files that the message shows before the call. They can stay. */
  readonly shown?: readonly Id[] | undefined;
}

/**
 * Finds a file that a message must not show, because it is deleted or the caller does not see it. All members of a
 * conversation see the files of its messages.
 */
export function findMissingFile(ids: readonly Id[], view: FileView): Awaitable<Id | undefined> {
  const { shown = [] } = view;
  const added = [...new Set(ids)].filter((id) => !shown.includes(id));
  return added.length === 0 ? undefined : findMissing(added, view);
}

async function findMissing(ids: readonly Id[], { caller, store }: FileView): Promise<Id | undefined> {
  const seen = await Promise.all(ids.map((id) => seeFile(id, caller, store)));
  return ids.find((_, at) => seen[at]?.file.deleted !== undefined || seen[at] === undefined);
}

/** Blocks of one list, with its place in the arguments. */
export interface BlockList {
  readonly at: BlockProblem["path"];
  readonly blocks: readonly Block[];
}

/** The lists of blocks of a message and its attachments. */
export function messageBlocks({
  blocks = [],
  attachments = [],
}: Pick<ChatPostMessageArguments, "blocks" | "attachments">): readonly BlockList[] {
  return [
    { at: ["blocks"], blocks },
    ...attachments.map((attachment, index) => ({
      at: ["attachments", index, "blocks"],
      blocks: attachment.blocks ?? [],
    })),
  ];
}

/** Refuses blocks that a message cannot show, or that contradict each other. The lists share their identifiers. */
export function refuseBlockProblems(lists: readonly BlockList[]): Refused<"invalid_blocks"> | undefined {
  const taken = new Set<string>();
  const found = lists.flatMap(({ at, blocks }) => {
    const problems = blocks.length === 0 ? [] : findBlockProblems(blocks, "message", taken);
    return problems.map((problem) => ({ ...problem, path: [...at, ...problem.path] }));
  });
  const [first] = found;
  if (first === undefined) return undefined;
  const messages = toProblemLines(found);
  const reason = { rule: "web-api#chatpostmessage-post", found: first.found, wanted: first.wanted };
  return { ok: false, error: "invalid_blocks", reason, messages };
}
