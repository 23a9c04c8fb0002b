import { appSection } from "./apps.js";
import { channelSection, sharingWorkspaces } from "./channels.js";
import { groupSection, type WorldGroup } from "./groups.js";
import { listSection, walkRows } from "./lists.js";
import { workspaceSection } from "./organizations.js";
import { type AnySection, findItem, type WorldCheck, type WorldContext, type WorldFinding } from "./section.js";
import { worldSections } from "./sections.js";
import { tokenSection } from "./tokens.js";
import { userSection } from "./users.js";

/** A value that only one item may have, and its place. */
interface Claim {
  readonly value: string;
  readonly path: WorldFinding["path"];
}

/** Checks that names, addresses, IDs and tokens are unique, ignoring case except in tokens. */
export const checkUniqueness: WorldCheck = (world) => {
  const { items, names } = world;
  const home = items(workspaceSection)[names.defaultWorkspace]?.domain ?? "";
  const lower = (claims: readonly Claim[]) => claims.map((claim) => ({ ...claim, value: claim.value.toLowerCase() }));
  return [
    ...repeated("domain", claims(items(workspaceSection), "workspaces", "domain")),
    ...repeated("name of a user or channel", [
      ...lower(claims(items(userSection), "users", "userName")),
      ...lower(handles(items(groupSection))),
      ...distinctChannelNames(world),
    ]),
    ...repeated("name of a channel in its workspace", channelNames(world, home)),
    ...repeated("address", lower(emails(world))),
    ...repeated("displayName of a group", lower(claims(items(groupSection), "groups", "displayName"))),
    ...repeated("name of an app", lower(claims(items(appSection), "apps", "name"))),
    ...repeated("name of a List", lower(claims(items(listSection), "lists", "name"))),
    ...repeated("token", claims(items(tokenSection), "tokens", "token"), { quoted: false }),
    ...repeated("id", ids(world)),
  ];
};

function handles(groups: readonly WorldGroup[]): readonly Claim[] {
  return groups.flatMap(({ handle: value }, i) =>
    value === undefined ? [] : [{ value, path: ["groups", i, "handle"] }],
  );
}

function repeated(what: string, all: readonly Claim[], { quoted = true } = {}): readonly WorldFinding[] {
  const seen = new Set<string>();
  const findings: WorldFinding[] = [];
  for (const { value, path } of all) {
    const shown = quoted ? ` ${JSON.stringify(value)}` : "";
    if (seen.has(value)) findings.push({ path, message: `The ${what}${shown} is taken already` });
    seen.add(value);
  }
  return findings;
}

function claims<K extends string>(
  items: readonly { readonly [P in K]: string }[],
  section: string,
  key: K,
): readonly Claim[] {
  return items.map((item, i) => ({ value: item[key], path: [section, i, key] }));
}

/** One claim per channel name, even if several workspaces have it, because no user may have it. */
function distinctChannelNames({ items }: WorldContext): readonly Claim[] {
  const byName = new Map<string, Claim>();
  for (const [i, channel] of items(channelSection).entries()) {
    if (channel.kind === "im" || channel.name === undefined || byName.has(channel.name)) continue;
    byName.set(channel.name, { value: channel.name, path: ["channels", i, "name"] });
  }
  return [...byName.values()];
}

function channelNames(context: WorldContext, home: string): readonly Claim[] {
  const workspaces = context.items(workspaceSection);
  return context.items(channelSection).flatMap((channel, i) => {
    const { kind, workspace = home } = channel;
    if (kind === "im" || channel.name === undefined) return [];
    const sharing = sharingWorkspaces(channel, context).map((index) => workspaces[index]?.domain ?? "");
    return [findItem(context, workspaceSection, workspace)?.domain ?? workspace, ...sharing].map((domain) => ({
      value: `${domain}/${channel.name}`,
      path: ["channels", i, "name"],
    }));
  });
}

function emails({ items }: WorldContext): readonly Claim[] {
  return items(userSection).flatMap((user, i) =>
    (user.emails ?? []).map((value, j) => ({ value, path: ["users", i, "emails", j] })),
  );
}

/** IDs of columns, options and rows of Lists. */
function idsInLists({ items }: WorldContext): readonly Claim[] {
  const claim = (id: string | undefined, path: Claim["path"]) =>
    id === undefined ? [] : [{ value: id, path: [...path, "id"] }];
  return items(listSection).flatMap((list, i) => [
    ...(list.columns ?? []).flatMap(({ id, options = [] }, j) => {
      const path = ["lists", i, "columns", j];
      return [...claim(id, path), ...options.flatMap((option, k) => claim(option.id, [...path, "options", k]))];
    }),
    ...walkRows(list, ["lists", i]).flatMap(({ row, path }) => claim(row.id, path)),
  ]);
}

function ids(world: WorldContext): readonly Claim[] {
  const named = (worldSections as readonly AnySection[]).filter((section) => section.named !== undefined);
  const own = named.flatMap((section) => {
    const items: readonly { readonly id?: string }[] = world.items(section);
    return items.flatMap(({ id }, i) => (id === undefined ? [] : [{ value: id, path: [section.key, i, "id"] }]));
  });
  return [...own, ...idsInLists(world)];
}
