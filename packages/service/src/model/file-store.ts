import type { Id } from "../values/ids.js";
import type { Ts } from "../values/message-ts.js";
import type { Canvas } from "./canvas.js";
import type { File } from "./file.js";
import type { List } from "./list.js";
import type { Sliced } from "./port/slice.js";

/** A message with which a file is shared. It follows from the `fileIds` of messages that are not deleted. */
export interface FileShare {
  readonly fileId: Id;
  readonly channelId: Id;
  readonly ts: Ts;
}

/** Which files of a workspace a viewer looks for. Every condition that is given must hold. */
export interface FileSearch {
  readonly workspaceId: Id;
  readonly viewerId: Id;
  /** Whether the viewer sees files of public channels without being their member. */
  readonly seesPublic: boolean;
  readonly channelId?: Id;
  readonly ownerId?: Id;
  /** Words of kinds of uploaded files. Default: all. */
  readonly kinds?: readonly string[];
  /** Whether Lists are found, too. */
  readonly withLists: boolean;
  /** Whether canvases are found, too. */
  readonly withCanvases: boolean;
  /** Bounds of the creation in Unix time in milliseconds, both included. */
  readonly fromMs: number;
  readonly toMs: number;
}

/** A result of a search for files: Lists and canvases are files too. */
export type FoundFile =
  | { readonly kind: "file"; readonly file: File }
  | { readonly kind: "list"; readonly list: List }
  | { readonly kind: "canvas"; readonly canvas: Canvas };

/** A page of the files that a viewer sees, newest first. */
export interface FileSlice extends FileSearch {
  readonly offset: number;
  readonly limit: number;
}

export interface FileReader {
  get(id: Id): Promise<File | undefined>;
  /** Finds the files that exist among `ids`, in any order. Deleted ones are among them. */
  getMany(ids: readonly Id[]): Promise<readonly File[]>;
  /**
   * Finds files that the viewer sees and that are not deleted: its own, those of its conversations, and, if it sees
   * public channels, those that were shared in one. Lists and canvases are seen by their owners and by those they are shared
   * with, the canvas of a channel by those who see the channel.
   */
  find(slice: FileSlice): Promise<Sliced<FoundFile>>;
  /** Finds where files are shared, by file, then by channel and time. */
  sharesOf(ids: readonly Id[]): Promise<readonly FileShare[]>;
  /** Size of all files of a workspace that are not deleted, in bytes. */
  bytesIn(workspaceId: Id): Promise<number>;
  /** Finds those of some contents that a file or an upload has. */
  usedContents(hashes: readonly string[]): Promise<ReadonlySet<string>>;
}
