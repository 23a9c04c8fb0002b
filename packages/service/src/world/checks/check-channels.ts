import type { WorldFinding } from "../finding.js";
import type { WorldCheck } from "./check-world.js";

/** A DM is between two users, and a single-channel guest is in one channel. */
export const checkChannels: WorldCheck = (world, names) => {
  const findings: WorldFinding[] = [];
  const inChannel = new Set<number>();
  for (const [i, channel] of (world.channels ?? []).entries()) {
    if (channel.kind === "dm") {
      const [one, other] = channel.between.map((reference) => names.lookup("user", reference)[0]);
      if (one !== undefined && one === other) {
        findings.push({ path: ["channels", i, "between"], message: "A DM is between two users" });
      }
      continue;
    }
    for (const [j, reference] of (channel.members ?? []).entries()) {
      const user = names.lookup("user", reference)[0];
      if (user === undefined || world.users?.[user]?.guest?.kind !== "single") continue;
      if (inChannel.has(user)) {
        findings.push({ path: ["channels", i, "members", j], message: "A single-channel guest is in one channel" });
      }
      inChannel.add(user);
    }
  }
  return findings;
};
