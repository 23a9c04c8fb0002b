import { events } from "@rollcall/api/events";
import type { World } from "@rollcall/service/world";

/** An installation of an app, which represents a class of receivers. */
export interface Installation {
  /** Name of the app. */
  readonly name: string;
  readonly token: string;
  readonly kind: "bot" | "user";
  /** User or bot of the token. */
  readonly user: string;
  readonly installedOn: { readonly workspace?: string; readonly workspaces?: readonly string[] };
  /** Workspaces that the installation covers. */
  readonly covers: readonly string[];
  /** Present on a user who sees no public conversation without being its member. */
  readonly isGuest?: true;
  /** The missing condition for receiving an event. Default: nothing. */
  readonly lacks?: "scope" | "subscription";
}

const hq = { installedOn: { workspace: "hq" }, covers: ["hq"] } as const;

const classes: readonly Omit<Installation, "token">[] = [
  { name: "bot of members", kind: "bot", user: "inside", ...hq },
  { name: "bot outside", kind: "bot", user: "outside", ...hq },
  { name: "user of members", kind: "user", user: "mia", ...hq },
  { name: "user outside", kind: "user", user: "ada", ...hq },
  { name: "guest outside", kind: "user", user: "gus", ...hq, isGuest: true },
  { name: "organization", kind: "user", user: "mia", installedOn: {}, covers: ["hq", "labs"] },
  { name: "organization with a grant", kind: "bot", user: "wide", installedOn: { workspaces: ["hq"] }, covers: ["hq"] },
  {
    name: "organization without a grant",
    kind: "user",
    user: "mia",
    installedOn: { workspaces: ["labs"] },
    covers: ["labs"],
  },
  { name: "other workspace", kind: "bot", user: "labbot", installedOn: { workspace: "labs" }, covers: ["labs"] },
  {
    name: "foreign workspace",
    kind: "user",
    user: "pia",
    installedOn: { workspace: "partner" },
    covers: ["partner"],
  },
  { name: "without the scope", kind: "user", user: "mia", ...hq, lacks: "scope" },
  { name: "without the subscription", kind: "user", user: "mia", ...hq, lacks: "subscription" },
];

/** One installation for each class of receivers, each of an app of its own. */
export const installations: readonly Installation[] = classes.map((each, at) => ({ ...each, token: `token-${at}` }));

/** Events that commits bring about. */
export const commitEvents = Object.values(events).filter(({ emit }) => emit === "commit");

const subscriptions = commitEvents.flatMap((event) => event.subscriptions);

/** The missing conditions of the apps of a world, if an installation is to miss one. */
export interface Wanted {
  readonly subscription: string;
  readonly scopes: readonly string[];
}

/** Apps and tokens of a world in which everything but what is lacked is subscribed to and granted. */
export function appsOf({ subscription, scopes }: Wanted): Pick<World, "apps" | "tokens"> {
  const namesFor = ({ lacks }: Installation) =>
    new Set(subscriptions.map(({ name }) => name).filter((name) => lacks !== "subscription" || name !== subscription));
  const scopesFor = ({ lacks }: Installation) =>
    new Set(
      subscriptions.flatMap((each) => each.scopes).filter((scope) => lacks !== "scope" || !scopes.includes(scope)),
    );
  return {
    apps: installations.map((installation) => ({
      name: installation.name,
      manifest: {
        features: { unfurl_domains: ["tasks.example"] },
        settings: {
          event_subscriptions: {
            request_url: "https://app.example/events",
            [`${installation.kind}_events`]: [...namesFor(installation)],
          },
        },
      },
    })),
    tokens: installations.flatMap((installation) => [
      {
        token: installation.token,
        kind: installation.kind,
        user: installation.user,
        app: installation.name,
        scopes: [...scopesFor(installation)],
        installation: { installer: "ada", ...installation.installedOn },
      },
      // Nothing ends it, and it does not count as an installation.
      {
        token: `app-level ${installation.token}`,
        kind: "app",
        app: installation.name,
        scopes: ["connections:write"],
        installation: { installer: "ada", ...installation.installedOn },
      },
    ]),
  };
}
