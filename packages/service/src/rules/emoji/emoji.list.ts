import type { EmojiListArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import { type Emoji, emoji } from "../../model/emoji.js";
import type { Store } from "../../model/store.js";
import type { Id } from "../../values/ids.js";
import { printTs } from "../../values/instant.js";

type Outcome = MethodOutcome<Methods["emoji.list"]>;
type Context = MethodContext<WebapiCaller>;

const pageSize = 1000;

/** Lists the custom emoji of the caller's directory. */
export function createEmojiList({ store }: { readonly store: Pick<Store, "list"> }) {
  return async (sent: EmojiListArguments, { caller, now }: Context): Promise<Outcome> => {
    const all = await readAll((caller.organization ?? caller.workspace).id, store);
    const names = all.map(({ name }) => name);
    return {
      ok: true,
      emoji: Object.fromEntries(
        all.map(({ name, shows }) => [name, "url" in shows ? shows.url : `alias:${shows.aliasOf}`]),
      ),
      cache_ts: printTs(now.getTime() * 1000),
      ...(sent.include_categories === true && {
        categories_version: String(all.length),
        categories: [{ name: "Custom", emoji_names: names }],
      }),
    };
  };
}

async function readAll(home: Id, store: Pick<Store, "list">): Promise<readonly Emoji[]> {
  const all: Emoji[] = [];
  for (;;) {
    const last = all.at(-1);
    const after = last === undefined ? {} : { after: { home, name: last.name } };
    const page = await store.list(emoji, "of_home", { home }, { limit: pageSize, ...after });
    all.push(...page);
    if (page.length < pageSize) return all;
  }
}
