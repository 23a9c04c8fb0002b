import { defineDocument, text } from "@rollcall/service/store";

/** The badge of a user as it is stored. */
interface StoredBadge {
  readonly userId: string;
  readonly version: number;
  readonly level: number;
}

/** Badges, in a table of their own. The badge of a removed user is removed. */
export const badges = defineDocument<StoredBadge>()({
  name: "badge",
  table: "x_badges",
  key: ["user_id"],
  columns: { user_id: text((badge) => badge.userId, { document: "user", onRemove: "remove" }) },
  lists: {},
  sample: (seed) => ({ userId: `U${seed}`, version: 1, level: seed }),
});
