import type { WorldFinding } from "../finding.js";
import type { World } from "../format/world.js";
import { walkRows } from "../lists/walk-rows.js";
import type { WorldCheck } from "./check-world.js";

/** Something that only one item may have, and where it stands. */
interface Claim {
  readonly value: string;
  readonly path: WorldFinding["path"];
}

/** Names, addresses, ids and tokens that must differ do differ; case does not count, except in tokens. */
export const checkUniqueness: WorldCheck = (world, names) => {
  const home = world.workspaces[names.defaultWorkspace]?.domain ?? "";
  const lower = (claims: readonly Claim[]) => claims.map((claim) => ({ ...claim, value: claim.value.toLowerCase() }));
  return [
    ...repeated("domain", claims(world.workspaces, "workspaces", "domain")),
    ...repeated("name of a user or channel", [
      ...lower(claims(world.users, "users", "userName")),
      ...distinctChannelNames(world),
    ]),
    ...repeated("name of a channel in its workspace", channelNames(world, home)),
    ...repeated("address", lower(emails(world))),
    ...repeated("displayName of a group", lower(claims(world.groups, "groups", "displayName"))),
    ...repeated("name of an app", lower(claims(world.apps, "apps", "name"))),
    ...repeated("name of a List", lower(claims(world.lists, "lists", "name"))),
    ...repeated("token", claims(world.tokens, "tokens", "token"), { quoted: false }),
    ...repeated("id", ids(world)),
  ];
};

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
  items: readonly { readonly [P in K]: string }[] | undefined,
  section: string,
  key: K,
): readonly Claim[] {
  return (items ?? []).map((item, i) => ({ value: item[key], path: [section, i, key] }));
}

/** One claim for each channel name, however many workspaces have it, since no user may have it. */
function distinctChannelNames(world: World): readonly Claim[] {
  const byName = new Map<string, Claim>();
  for (const [i, channel] of (world.channels ?? []).entries()) {
    if (channel.kind === "dm" || byName.has(channel.name)) continue;
    byName.set(channel.name, { value: channel.name, path: ["channels", i, "name"] });
  }
  return [...byName.values()];
}

function channelNames(world: World, home: string): readonly Claim[] {
  return (world.channels ?? []).flatMap((channel, i) =>
    channel.kind === "dm"
      ? []
      : [{ value: `${channel.workspace ?? home}/${channel.name}`, path: ["channels", i, "name"] }],
  );
}

function emails(world: World): readonly Claim[] {
  return (world.users ?? []).flatMap((user, i) =>
    (user.emails ?? []).map((value, j) => ({ value, path: ["users", i, "emails", j] })),
  );
}

/** Columns, options and rows of Lists. */
function idsInLists({ lists = [] }: World): readonly Claim[] {
  const claim = (id: string | undefined, path: Claim["path"]) =>
    id === undefined ? [] : [{ value: id, path: [...path, "id"] }];
  return lists.flatMap((list, i) => [
    ...(list.columns ?? []).flatMap(({ id, options = [] }, j) => {
      const path = ["lists", i, "columns", j];
      return [...claim(id, path), ...options.flatMap((option, k) => claim(option.id, [...path, "options", k]))];
    }),
    ...walkRows(list, ["lists", i]).flatMap(({ row, path }) => claim(row.id, path)),
  ]);
}

function ids(world: World): readonly Claim[] {
  const of = (items: readonly { readonly id?: string | undefined }[] | undefined, section: string) =>
    (items ?? []).flatMap(({ id }, i) => (id === undefined ? [] : [{ value: id, path: [section, i, "id"] }]));
  return [
    ...of(world.workspaces, "workspaces"),
    ...of(world.users, "users"),
    ...of(world.channels, "channels"),
    ...of(world.groups, "groups"),
    ...of(world.apps, "apps"),
    ...of(world.lists, "lists"),
    ...of(world.functions, "functions"),
    ...of(world.files, "files"),
    ...idsInLists(world),
    ...of(world.canvases, "canvases"),
  ];
}
