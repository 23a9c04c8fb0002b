import { sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";

/** A group and the number of its members. */
interface CountedRow {
  readonly document: string;
  readonly member_count: number;
}

interface ListArgs {
  readonly workspaceId: string;
  /** Pattern of the workspaces that a group is connected to. */
  readonly pattern: string;
  /** 1 to include disabled groups. */
  readonly disabled: 0 | 1;
}

/** User groups of a workspace, and groups that are connected to it, oldest first. */
export const selectOfWorkspace = statement<ListArgs, CountedRow>(
  (arg) => sql`select document, member_count, created, id from groups
    where workspace_id is not null and workspace_id = ${arg.workspaceId} and disabled <= ${arg.disabled}
    union all
    select document, member_count, created, id from groups
    where connected_to is not null and connected_to like ${arg.pattern} and disabled <= ${arg.disabled}
    order by created, id`,
);
