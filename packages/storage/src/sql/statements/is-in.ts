/** Condition that a channel belongs to a workspace or is shared with it. The workspace is a parameter twice. */
export function isIn(channel: string, workspace: string, again: string): string {
  return `(${channel}.workspace_id = ${workspace} or exists (select 1 from channel_shares s
    where s.channel_id = ${channel}.id and s.workspace_id = ${again}))`;
}
