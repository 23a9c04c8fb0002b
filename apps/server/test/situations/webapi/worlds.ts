/** YAML in which the installer of the owner's token has lost the Channel Management role. */
export const roleLost = `tokens: [{ token: svcp-olga, installation: { channel_manager_lost: true } }]`;

/** YAML that grants the owner's token only one workspace. */
export const grantedToLabs = `tokens: [{ token: svcp-olga, installation: { workspaces: [labs] } }]`;

/**
 * YAML in which an app belongs to another workspace than the only one that an installation on the organization was
 * granted.
 */
export const appOfHq = `apps: [{ name: Helper, workspace: hq }]
`;

/** The same with a member's configuration token of such an installation, `svcc-labs`. */
export const labsOfMia = `${appOfHq}tokens:
  - { token: svcc-labs, kind: configuration, user: mia, installation: { installer: olga, workspaces: [labs] } }
`;

/** YAML that gives the owner of a single workspace every administrative scope. */
export const loneAdmin = `tokens:
  - token: svcp-olga
    scopes:
      - admin.analytics:read
      - admin.apps:read
      - admin.apps:write
      - admin.conversations:manage_objects
      - admin.conversations:read
      - admin.conversations:write
      - admin.roles:read
      - admin.roles:write
      - admin.teams:read
      - admin.teams:write
      - admin.usergroups:read
      - admin.usergroups:write
      - admin.users:read
      - admin.users:write
      - admin.workflows:read
`;

/** YAML of an organization on a lower plan than the highest one. */
export const lowPlan = "organization: { plan: plus }";

/** The token of a member who has every scope, for methods that require an owner. */
export const byMember = { token: "svcp-mia" } as const;

/** A token of the bot, from an installation that was granted only the owner's workspace. */
export const onlyHqToken = "svcb-hq-only";

/** YAML with {@link onlyHqToken}. */
export const onlyHq = (...scopes: readonly string[]): string => `tokens:
  - token: ${onlyHqToken}
    kind: bot
    user: helper
    scopes: ${JSON.stringify(scopes)}
    installation: { installer: olga, workspaces: [hq] }
`;

/** YAML in which the app is of the retired kind that belongs to a workspace. */
export const retired = `apps: [{ name: Helper, generation: workspace }]
`;
