export const content = (markdown: string) => ({ type: "markdown", markdown });

export const failed = (detail: string) => ({ detail });

export const free = "workspaces: [{ domain: hq, plan: free }]";

export const switchedOff = (domain: string) => `workspaces: [{ domain: ${domain}, disabled_features: [canvases] }]`;

export const grantedTo = (domain: string) =>
  `tokens: [{ token: svcp-olga, installation: { installer: olga, workspaces: [${domain}] } }]`;

/** The arguments of access to a canvas, of users unless told. */
export const access = (canvas_id: string, more: object = { user_ids: ["UMIA"] }) => ({
  arguments: { canvas_id, ...more },
});
