/** Methods of the warm rows. */
export const warmMethods = ["chat.update", "conversations.history", "users.list"] as const;
export type WarmMethod = (typeof warmMethods)[number];

/** An answer's list, or its single item, and the keys that both servers show of every item. */
interface Compared {
  readonly list: string;
  /** Keys of items, and of their objects as `profile.email`. */
  readonly both: readonly string[];
}

const profile = [
  ...["title", "phone", "skype", "first_name", "last_name", "avatar_hash", "team", "email"],
  ...["real_name", "display_name", "real_name_normalized", "display_name_normalized"],
  ...["status_text", "status_emoji", "status_expiration"],
  ...["original", 24, 32, 48, 72, 192, 512].map((size) => `image_${size}`),
];

const compared: Readonly<Record<WarmMethod, Compared>> = {
  "chat.update": { list: "message", both: ["type", "user", "text", "ts", "edited.user", "edited.ts"] },
  "conversations.history": { list: "messages", both: ["type", "user", "text", "ts"] },
  "users.list": {
    list: "members",
    both: [
      ...["id", "team_id", "name", "real_name", "is_admin", "is_bot", "deleted", "profile"],
      ...profile.map((key) => `profile.${key}`),
    ],
  },
};

/**
 * Requires that two answers have the same number of items, and that every item has the keys that are compared. Keys that
 * only one server has are not removed.
 * @throws Error if the answers cannot be compared
 */
export function checkAlike(method: WarmMethod, one: unknown, other: unknown): void {
  const { list, both } = compared[method];
  const [these, those] = [itemsOf(one, list), itemsOf(other, list)];
  if (these.length !== those.length) throw new Error(`${method}: ${these.length} and ${those.length} items`);
  // emulate's own user, its first one, has fewer keys.
  for (const item of [...these, ...those.slice(method === "users.list" ? 1 : 0)]) {
    const missing = both.filter((path) => !has(item, path.split(".")));
    if (missing.length > 0) throw new Error(`${method}: an item has no ${missing.join(", ")}: ${JSON.stringify(item)}`);
  }
}

function has(value: unknown, [key = "", ...rest]: readonly string[]): boolean {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return false;
  return rest.length === 0 || has(Reflect.get(value, key), rest);
}

function itemsOf(answer: unknown, list: string): readonly object[] {
  const items: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, list) : undefined;
  if (typeof items !== "object" || items === null) throw new Error(`no ${list}: ${JSON.stringify(answer)}`);
  return Array.isArray(items) ? items : [items];
}
