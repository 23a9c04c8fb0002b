import type { WorldFinding } from "../finding.js";
import type { World } from "../format/world.js";
import type { Names } from "../names.js";
import type { WorldCheck } from "./check-world.js";

/** A DM is between two users, a user has one draft in a channel, and a single-channel guest is in one channel. */
export const checkChannels: WorldCheck = (world, names) => [
  ...ofDms(world, names),
  ...ofDrafts(world, names),
  ...ofSingleChannelGuests(world, names),
];

function ofDms(world: World, names: Names): readonly WorldFinding[] {
  return (world.channels ?? []).flatMap((channel, i) => {
    if (channel.kind !== "dm") return [];
    const [one, other] = channel.between.map((reference) => names.lookup("user", reference)[0]);
    const isOne = one !== undefined && one === other;
    return isOne ? [{ path: ["channels", i, "between"], message: "A DM is between two users" }] : [];
  });
}

function ofDrafts(world: World, names: Names): readonly WorldFinding[] {
  return (world.channels ?? []).flatMap(({ drafts = [] }, i) => {
    const users = drafts.map(({ user }) => names.lookup("user", user)[0]);
    const again = [...users.entries()].filter(([j, user]) => user !== undefined && users.indexOf(user) < j);
    return again.map(([j]) => ({
      path: ["channels", i, "drafts", j, "user"],
      message: "A user has one draft in a channel",
    }));
  });
}

function ofSingleChannelGuests(world: World, names: Names): readonly WorldFinding[] {
  const seen = new Set<number>();
  const findings: WorldFinding[] = [];
  for (const [i, channel] of (world.channels ?? []).entries()) {
    const members = channel.kind === "dm" ? [] : (channel.members ?? []);
    for (const [j, reference] of members.entries()) {
      const user = names.lookup("user", reference)[0];
      if (user === undefined || world.users?.[user]?.guest?.kind !== "single") continue;
      const path = ["channels", i, "members", j];
      if (seen.has(user)) findings.push({ path, message: "A single-channel guest is in one channel" });
      seen.add(user);
    }
  }
  return findings;
}
