import type { WorldChannel } from "./channels.js";
import type { SectionCheck } from "./section/check.js";
import type { WorldFinding } from "./section/finding.js";
import { findItem } from "./section/world-context.js";
import { userSection } from "./users.js";

/** Checks that a DM is between two users. */
export const checkDms: SectionCheck<WorldChannel> = (channels, { names }) =>
  channels.flatMap((channel, i) => {
    if (channel.kind !== "im") return [];
    const [one, other] = channel.between.map((reference) => names.lookup("user", reference)[0]);
    const isOne = one !== undefined && one === other;
    return isOne ? [{ path: ["channels", i, "between"], message: "A DM is between two users" }] : [];
  });

/** Checks that what members have read is stated of members, once for each. */
export const checkReads: SectionCheck<WorldChannel> = (channels, { names }) =>
  channels.flatMap((channel, i) => {
    const references = channel.kind === "im" ? channel.between : (channel.members ?? []);
    const members = new Set(references.map((reference) => names.lookup("user", reference)[0]));
    return (channel.reads ?? []).flatMap(({ user: reference }, j) => {
      const user = names.lookup("user", reference)[0];
      // Deleting leaves each member for its first mention only.
      if (user === undefined || members.delete(user)) return [];
      return [{ path: ["channels", i, "reads", j, "user"], message: "Expected a member, once" }];
    });
  });

/** Checks that a user has one draft in a channel. */
export const checkDrafts: SectionCheck<WorldChannel> = (channels, { names }) =>
  channels.flatMap(({ drafts = [] }, i) => {
    const users = drafts.map(({ user }) => names.lookup("user", user)[0]);
    const again = [...users.entries()].filter(([j, user]) => user !== undefined && users.indexOf(user) < j);
    return again.map(([j]) => ({
      path: ["channels", i, "drafts", j, "user"],
      message: "A user has one draft in a channel",
    }));
  });

/** Checks that a single-channel guest is in one channel. */
export const checkSingleChannelGuests: SectionCheck<WorldChannel> = (channels, context) => {
  const seen = new Set<object>();
  const findings: WorldFinding[] = [];
  for (const [i, channel] of channels.entries()) {
    const members = channel.kind === "im" ? [] : (channel.members ?? []);
    for (const [j, reference] of members.entries()) {
      const user = findItem(context, userSection, reference);
      if (user?.guest?.kind !== "single") continue;
      const path = ["channels", i, "members", j];
      if (seen.has(user)) findings.push({ path, message: "A single-channel guest is in one channel" });
      seen.add(user);
    }
  }
  return findings;
};
