import type { Store } from "../../service-store.js";
import type { List } from "../list.js";
import type { ListExport } from "./list-export.js";

/** Dependencies of an export. */
export interface ExportSource {
  readonly store: Pick<Store, "lists" | "users" | "channels" | "files">;
  readonly list: List;
  readonly job: ListExport;
  /** Address of the site that people use, without a trailing slash. */
  readonly siteUrl: string;
}
