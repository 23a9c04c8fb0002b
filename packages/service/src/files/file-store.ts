import type { Id } from "../values/ids.js";
import type { File } from "./file.js";

export interface FileReader {
  get(id: Id): Promise<File | undefined>;
  /** Finds the files that exist among `ids`, in any order. */
  getMany(ids: readonly Id[]): Promise<readonly File[]>;
}
