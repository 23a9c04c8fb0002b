/** Credentials of the app. */
export const client = { client_id: "ferry-client", client_secret: "ferry-secret-text" };

/** The properties of a world's app. */
export interface InstallWorld {
  /** The addresses that the app is sent back to. */
  readonly redirectUrls?: readonly string[];
  readonly settings?: object;
  readonly oauth?: object;
  /** Workspace that owns the app. Default: the organization. */
  readonly workspace?: string;
  /** More of the world file. */
  readonly more?: object;
  /** Whether members of the headquarters need the approval of administrators. */
  readonly requiresApproval?: boolean;
}

/** A world in which people can install an app: `olga` owns the organization, `mia` is a member, `gus` a guest. */
export function installWorld({
  redirectUrls = ["https://ferry.example/back"],
  settings = {},
  oauth = {},
  workspace,
  more = {},
  requiresApproval = false,
}: InstallWorld = {}) {
  return {
    kind: "world",
    organization: { name: "Acme", default_workspace: "hq" },
    workspaces: [
      { id: "THQ", name: "Headquarters", domain: "hq", requires_app_approval: requiresApproval },
      { name: "Labs", domain: "labs" },
    ],
    users: [
      {
        userName: "olga",
        emails: ["olga@acme.example"],
        organization_role: "primary_owner",
        workspaces: { hq: "primary_owner", labs: "primary_owner" },
      },
      { userName: "mia", emails: ["mia@acme.example"], workspaces: { hq: "member" } },
      { userName: "gus", emails: ["gus@acme.example"], workspaces: { hq: "member" }, guest: { kind: "multi" } },
    ],
    channels: [
      { id: "CGENERAL", name: "general", kind: "public", members: ["olga", "mia"] },
      { id: "CDOCKS", name: "docks", kind: "public", members: ["mia"] },
      { id: "CBOARD", name: "board", kind: "private", members: ["olga"] },
    ],
    tokens: [
      {
        token: "svcp-provisioning",
        kind: "user",
        user: "olga",
        scopes: ["admin"],
        installation: { installer: "olga" },
      },
    ],
    apps: [
      {
        id: "AFERRY",
        name: "Ferry & Co <b>",
        ...client,
        ...(workspace !== undefined && { workspace }),
        manifest: {
          display_information: { name: "Ferry" },
          features: { bot_user: { display_name: "Ferry" } },
          oauth_config: {
            redirect_urls: redirectUrls,
            scopes: { bot: ["chat:write", "files:read"], bot_optional: ["files:read"], user: ["search:read"] },
            ...oauth,
          },
          settings,
        },
      },
    ],
    ...more,
  };
}
