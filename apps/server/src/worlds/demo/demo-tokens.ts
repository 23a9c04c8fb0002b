import type { World } from "@rollcall/service/world";

/** A token of the demo world and its description, for the operator. */
export interface DemoToken {
  readonly token: string;
  readonly kind: NonNullable<World["tokens"]>[number]["kind"];
  readonly description: string;
}

/** Lists the tokens of a world with the users that they act as. */
export function toDemoTokens({ tokens = [], users = [] }: World): readonly DemoToken[] {
  return tokens.map(({ token, kind, user, app }) => {
    const holder = users.find(({ userName }) => userName === user);
    const title = holder?.title === undefined ? "" : `, ${holder.title}`;
    return { token, kind, description: `${kind} token of ${user ?? app ?? "an app"}${title}` };
  });
}
