import { textAt } from "../json.js";
import type { Store } from "../store/store.js";
import type { Message } from "../store/types.js";

/** The author of a message, as people see it. */
interface Author {
  readonly id: string;
  readonly name: string;
  readonly isApp: boolean;
}

/** The author of a message: a person, or a bot under the name that it gave itself. */
export function authorOf(message: Message, { people }: Pick<Store, "people">): Author {
  const id = message.user ?? (textAt(message, "bot_id") || "unknown");
  const person = people.byId.value.get(id);
  const isApp = textAt(message, "bot_id") !== "" || person?.app !== undefined;
  const name = textAt(message, "username") || person?.name || textAt(message, "bot_profile", "name") || id;
  return { id, name, isApp };
}
