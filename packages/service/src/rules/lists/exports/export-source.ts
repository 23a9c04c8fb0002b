import type { List } from "../../../model/list.js";
import type { ListExport } from "../../../model/list-export.js";
import type { Store } from "../../../model/service-store.js";

/** Dependencies of an export. */
export interface ExportSource {
  readonly store: Pick<Store, "lists" | "users" | "channels" | "files">;
  readonly list: List;
  readonly job: ListExport;
  /** Address of the site that people use, without a trailing slash. */
  readonly siteUrl: string;
}
