import type { Id } from "../../values/ids.js";
import type { WorldAccess } from "./access.js";
import type { WriteContext } from "./write-context.js";

/** Shared access as stored. */
interface SharedAccess {
  readonly subject: { readonly kind: "user" | "channel"; readonly id: Id };
  readonly level: WorldAccess[number]["level"];
}

/** Users and channels that an item of the file is shared with. Default: none. */
export function toSharedAccess(access: WorldAccess = [], { ids }: Pick<WriteContext, "ids">): readonly SharedAccess[] {
  return access.map((each) => ({
    subject:
      "user" in each
        ? { kind: "user", id: ids.of("user", each.user) }
        : { kind: "channel", id: ids.of("channel", each.channel) },
    level: each.level,
  }));
}
