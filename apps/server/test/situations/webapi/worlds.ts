/** YAML that takes the Channel Management role away from whoever installed the owner's token. */
export const roleLost = `tokens: [{ token: svcp-olga, installation: { channel_manager_lost: true } }]`;

/** YAML that grants the owner's token one workspace alone. */
export const grantedToLabs = `tokens: [{ token: svcp-olga, installation: { workspaces: [labs] } }]`;

/** YAML of an app that another workspace has, where an installation on the organization was granted one alone. */
export const appOfHq = `apps: [{ name: Helper, workspace: hq }]
`;

/** The same with a member's configuration token of such an installation, `svcc-labs`. */
export const labsOfMia = `${appOfHq}tokens:
  - { token: svcc-labs, kind: configuration, user: mia, installation: { installer: olga, workspaces: [labs] } }
`;

/** YAML that gives the owner of a lone workspace every administrative scope. */
export const loneAdmin = `tokens:
  - token: svcp-olga
    scopes: [admin.analytics:read, admin.conversations:manage_objects, admin.users:read, admin.workflows:read]
`;

/** YAML of an organization that pays for less than the highest plan. */
export const lowPlan = "organization: { plan: plus }";

/** The token of a member who has every scope, where an owner is asked for. */
export const byMember = { token: "svcp-mia" } as const;
